/** The rules of Dark Mini Xiangqi for people; `shared/games/dark-mini-xiangqi/README.md` numbers them. */
import type { RulesPage } from '../rules-page.ts';

const SCREENED = ['a2a3', 'a6b6'];
const FREE_LEG = ['c2c3', 'd6d5', 'c1d3'];
const TAKEN_LEG = [...FREE_LEG, 'd5d4'];
const OPEN_FILE = ['c2c3', 'c6c5', 'd2c2', 'd6c6'];

export const rulesPage: RulesPage = {
  lead: 'Chinese chess on a small board in the fog: you see the points your pieces look at. What blocks a cannon or a horse shows as a shroud, something without a name. Whoever takes the other general wins.',
  facts: [
    ['Players', 'two, Red moves first'],
    ['Time', 'about a quarter of an hour'],
    [
      'Board',
      '7 × 7 points; a general, two chariots, two cannons, two horses and five soldiers a side',
    ],
    ['Hidden', 'every point that none of your pieces looks at, and what stands under a shroud'],
  ],
  sections: [
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          kind: 'text',
          text: 'Pieces stand on the crossings of the lines. Each side has a palace of nine points, marked by two diagonals, which its general never leaves. There is no river, and there are no elephants or advisors. Below is the opening, three ways.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            { moves: [], viewer: 'first', caption: 'What Red sees' },
            { moves: [], viewer: 'all', caption: 'The truth, which only the referee has' },
            { moves: [], viewer: 'second', caption: 'What Black sees' },
          ],
        },
        {
          kind: 'text',
          text: 'Discs can be shown with characters or with pictures: under More at the table.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        {
          kind: 'text',
          text: 'Move one piece. Nobody is warned of anything: you may leave your general open to capture, and a threat is never announced.',
        },
        {
          kind: 'terms',
          entries: [
            [
              'Chariot',
              'Any distance along a line, like a rook. It takes the first enemy in its way.',
            ],
            [
              'Cannon',
              'Moves like a chariot. To take, it must jump: exactly one piece of either side, the screen, and then the first piece beyond it.',
            ],
            [
              'Horse',
              'One point along a line, then one diagonally outward. A piece on that first point, the leg, stops it.',
            ],
            [
              'Soldier',
              'One point forward or sideways from its very first move, to move or to take. Never back; on the last rank only sideways. It stays a soldier.',
            ],
            [
              'General',
              'One point along a line, inside its palace. On an open file it may also take the other general, at any distance.',
            ],
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: OPEN_FILE,
              viewer: 'first',
              caption:
                'The file between the generals has opened. Red sees the other one, and may take it at once.',
            },
          ],
        },
        {
          kind: 'ruling',
          text: 'On a full board the generals must never face each other. Forbidding that here would tell you that a file is open, so it is allowed, and the capture across is the punishment. Each side is told whenever they do face each other.',
        },
      ],
    },
    {
      id: 'sight',
      title: 'What you see',
      blocks: [
        {
          kind: 'text',
          text: 'Sight is worked out anew after every move, in both turns alike. A point is seen as it is, or shrouded (an enemy stands there, which one is not shown), or in the fog. If one of your pieces sees a point and another only shrouds it, you see it.',
        },
        {
          kind: 'list',
          items: [
            'A chariot sees along each line up to and with the first piece.',
            'A soldier sees the point ahead and the two beside it.',
            'A general sees the points beside it in its palace, and the other general on an open file.',
            'A horse sees where it could jump if the leg is free, not the leg itself. If an enemy stands on the leg, that point is shrouded and the jumps over it are not seen.',
            'A cannon sees the empty points up to its screen. An enemy as the screen is shrouded. An enemy as the next piece beyond is seen by name; what lies between stays in the fog.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: SCREENED,
              viewer: 'first',
              caption:
                'The cannon on b1: what screens it on b6 is shrouded, the cannon behind it on b7 is seen, and can be taken.',
            },
            {
              moves: FREE_LEG,
              viewer: 'first',
              caption:
                'The horse on d3 with its leg on d4 free: it sees c5 and e5, but not d4 itself.',
            },
            {
              moves: TAKEN_LEG,
              viewer: 'first',
              caption:
                'Something came to d4. It is shrouded, and the jumps to c5 and e5 are gone, with the sight of them.',
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
            'When you lose a piece you learn which one and where, not what took it, unless you see that point.',
            'Of the other side’s move you see only the points that are in your sight afterwards. An arrival under a shroud is not announced.',
            'The list of captured pieces is open to both, and so is the count of moves since the last capture.',
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      blocks: [
        {
          kind: 'text',
          text: 'Taking the general wins at once. A side that has no move at all loses. Either side may resign or offer a draw. Apart from that a match is drawn, by the true board and without warning, when',
        },
        {
          kind: 'list',
          items: [
            'the same position arises for the third time, the opening included,',
            'sixty moves in a row, thirty each, go by without a capture.',
          ],
        },
        {
          kind: 'ruling',
          text: 'Chinese rules punish whoever keeps chasing or checking. In the fog nobody can know that they do, so a repeated position is simply a draw.',
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
              'Show where a piece can go (on)',
              'Only a drawing aid: what you may play follows from what you see.',
            ],
            [
              'Limit per turn (none)',
              'None, 30 or 60 seconds. At zero the computer plays that one turn from what you saw, or the match is lost, as agreed at the start.',
            ],
            [
              'If a player drops out (the computer stands in)',
              'Without a limit the computer takes over after two minutes and hands back as soon as the player returns. It can be set to ask first, or never to.',
            ],
            ['Swap sides (on)', 'In a rematch Red and Black change places.'],
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
          text: 'Xiangqi is Chinese chess; the small board keeps its pieces and drops the river. It is not Banqi, which is also called dark chess and is played with face-down discs.',
        },
        {
          kind: 'terms',
          entries: [
            ['Fog', 'A point that you do not see. It looks the same whether empty or not.'],
            ['Shroud', 'An enemy that you know to stand on a point without knowing which it is.'],
            ['Screen', 'The one piece that a cannon jumps when it takes.'],
            ['Leg', 'The point beside a horse over which it jumps.'],
            ['Other names', 'Chariot: rook. Horse: knight. Soldier: pawn. General: king.'],
            ['Ply', 'One move by one side.'],
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
              'Why can my cannon not take the piece right in front of it?',
              'A cannon never takes without a screen. Something must stand between, exactly one piece, yours or theirs.',
            ],
            [
              'I see a shroud. May I take it?',
              'If one of your pieces can go there, yes. You learn what it was when it is yours.',
            ],
            [
              'Why did a shroud turn into a named piece?',
              'Another of your pieces has come to look at that point properly, a chariot or a soldier for instance.',
            ],
            [
              'Can the generals stand face to face?',
              'Yes. Both sides are told, and whoever is to move may take the other across the open file.',
            ],
            [
              'Does the computer see more than I would?',
              'No. It is given the same half-view that a person in its seat would get, and it moves after the same time however hard the turn is.',
            ],
            [
              'May I look back at what I saw earlier?',
              'Yes, during the match you can leaf through your own earlier views.',
            ],
          ],
        },
      ],
    },
  ],
};
