/** The rules of Fog for people; `shared/games/fog/README.md` numbers them. */
import type { RulesPage } from '../rules-page.ts';

const PLACED = ['d1,c3,d3,e3', 'd7,c5,e5,f5'];
const BESIDE = [...PLACED, 'd3d4'];
const PROBED = [...PLACED, '?e5'];
const STRUCK = [...PLACED, 'c3c5'];

export const rulesPage: RulesPage = {
  lead: 'A Queen and three Lanterns a side, placed in secret, each lighting only the squares around it. Find the other Queen and take her, or have more pieces left when the turns run out.',
  facts: [
    ['Players', 'two, South moves first'],
    ['Length', '25, 40 or 60 turns each; ten minutes to half an hour'],
    ['Board', '7 × 7; four pieces a side'],
    ['Hidden', 'where the other side stands, and which of its pieces is the Queen'],
  ],
  sections: [
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          kind: 'text',
          text: 'Each side places its Queen and its three Lanterns on four different squares of its own three rows: South on rows 1 to 3, North on rows 5 to 7. Both do so at the same time and in secret. All you learn of the other side is that it is ready; when both are, South begins.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            { moves: PLACED, viewer: 'first', caption: 'What South sees' },
            { moves: PLACED, viewer: 'all', caption: 'The truth, which only the referee has' },
            { moves: PLACED, viewer: 'second', caption: 'What North sees' },
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        {
          kind: 'text',
          text: 'Do one of two things: move a piece, or probe a square. You cannot pass. At the table every action is shown first and goes out at the second tap or at Confirm.',
        },
        {
          kind: 'terms',
          entries: [
            [
              'Move',
              'Any one piece up to two steps: to a square beside it, diagonally next to it, or straight on at two steps. What stands between does not matter. Not onto your own piece. Ending on an enemy takes it, whether you saw it or not.',
            ],
            [
              'Probe',
              'Name any of the 49 squares. The answer is how many pieces of the other side stand on the up to eight squares around it. The square itself does not count, and neither do your own pieces. Both sides read the square and the answer.',
            ],
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: PROBED,
              viewer: 'first',
              caption: 'South probed e5: one. Somewhere around e5 stands one piece.',
            },
            {
              moves: PROBED,
              viewer: 'all',
              caption: 'In truth it is the one on f5. The Lantern on e5 itself was not counted.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'With a keyboard: arrows move the cursor, Enter taps, S is for probing, D for moving, Escape takes a choice back.',
        },
      ],
    },
    {
      id: 'sight',
      title: 'What you see',
      blocks: [
        {
          kind: 'text',
          text: 'You see the squares your pieces stand on and the up to eight squares around each. An enemy in sight is a shadow: a Queen and a Lantern look the same, and shadows carry no name from turn to turn.',
        },
        {
          kind: 'text',
          text: 'The squares straight on at two steps lie outside a piece’s own sight. So it can strike where it cannot see, and be struck from where it could not look.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: BESIDE,
              viewer: 'first',
              caption: 'A Lantern came to d4: two shadows beside it. One may be the Queen.',
            },
            {
              moves: STRUCK,
              viewer: 'second',
              caption:
                'A strike from the mist: North lost a Lantern on c5 and did not see where from. The × stays until South’s next move.',
            },
            {
              moves: STRUCK,
              viewer: 'all',
              caption: 'In truth the Lantern came from c3, two steps straight.',
            },
          ],
        },
      ],
    },
    {
      id: 'noticed',
      title: 'What you notice',
      blocks: [
        {
          kind: 'list',
          items: [
            'You are always told that the other side moved; the square it left and the one it entered only if they were in your sight before the move.',
            'A capture shows both sides what was lost, and the loser where. What took it stays a shadow, and where it came from is told only if you saw that square.',
            'Probes are open to both: square and answer. The list of them stays on the screen.',
            'How many pieces each side has left, and the turn, are open too.',
          ],
        },
        {
          kind: 'ruling',
          text: 'The square of a loss stays marked while the other side only probes, since its piece is still standing there. It fades with that side’s next move, whichever piece made it.',
        },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      blocks: [
        {
          kind: 'text',
          text: 'Taking the Queen wins at once. When the last turn is played, the side with more pieces left wins, the Queen counting as one; equal numbers are a draw. Either side may resign or offer a draw. Then both boards open, and the match can be watched again from the placements.',
        },
        {
          kind: 'ruling',
          text: 'There is no rule against repeating moves: the length sees to it that a match ends. Placing is no turn; the count begins when South moves.',
        },
      ],
    },
    {
      id: 'options',
      title: 'House rules and their defaults',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Length (40 turns)',
              '25, 40 or 60 turns of each side. Short matches reward the first strike, long ones patient probing.',
            ],
            [
              'Limit per turn (none)',
              'None, 30 or 60 seconds, and once for both placements together. At zero the computer acts for that one turn, or the match is lost, as agreed at the start.',
            ],
            [
              'If a player drops out (the match waits)',
              'A secret plan should not be played on by somebody else, so nobody stands in unless you choose that. A pause never costs a turn.',
            ],
            ['Swap sides (on)', 'In a rematch South and North change places.'],
          ],
        },
      ],
    },
    {
      id: 'names',
      title: 'Names and where it comes from',
      blocks: [
        {
          kind: 'text',
          text: 'In full it is Fog: Queen and Lanterns. It belongs with Stratego, where you see pieces and not their ranks, and with Battleship and Minesweeper, where numbers tell of what is hidden.',
        },
        {
          kind: 'terms',
          entries: [
            ['Queen', 'The piece to guard. She moves and sees like a Lantern.'],
            ['Lantern', 'Each of the other three.'],
            ['Shadow', 'A piece of the other side in your sight. Its kind is not shown.'],
            ['Sight', 'Your pieces’ squares and the squares around them.'],
            ['Turn', 'One action of each side: turn 12 is South’s twelfth and North’s twelfth.'],
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'How do I tell the Queen from a Lantern?',
              'Not by looking. By what she does: who stays back, who flees, who is never risked. A clever player lets a Lantern act the part.',
            ],
            [
              'Why does my probe say 0 when a shadow stands on that very square?',
              'The square itself is not counted, only those around it.',
            ],
            [
              'Does the other side see my probe?',
              'Yes, square and answer. They know then what you know.',
            ],
            [
              'I was taken and saw nothing coming. How?',
              'From two squares straight away. No piece sees that far; another of yours beside it might have.',
            ],
            [
              'May I move to a square that I cannot see?',
              'Yes. If an enemy stands there you take it.',
            ],
            [
              'Does the computer see more than I would?',
              'No. It is given the same half-view that a person in its seat would get, and it acts after the same time however hard the turn is.',
            ],
          ],
        },
      ],
    },
  ],
};
