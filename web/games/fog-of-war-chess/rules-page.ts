/** The rules of Fog of War Chess for people; `shared/games/fog-of-war-chess/README.md` numbers them. */
import type { RulesPage } from '../rules-page.ts';

const BISHOP_IN_THE_FOG = ['d2d4', 'e7e6', 'g1f3', 'f8b4'];
const EN_PASSANT = ['e2e4', 'a7a6', 'e4e5', 'd7d5'];
const CASTLED = ['e2e4', 'b7b6', 'g1f3', 'c8a6', 'g2g3', 'h7h6', 'f1g2', 'g8f6', 'e1g1'];

export const rulesPage: RulesPage = {
  lead: 'Chess in the fog: you see the squares your pieces stand on and the squares they could move to, and nothing else. Nobody announces check. Whoever takes the other king wins.',
  facts: [
    ['Players', 'two, White moves first'],
    ['Time', 'about half an hour; with 30 seconds a turn less'],
    ['Board', '8 × 8, the usual pieces in their usual places'],
    ['Hidden', 'every square that none of your pieces can reach'],
  ],
  sections: [
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          kind: 'text',
          text: 'Both sides begin as in ordinary chess. Each sees its own half: sixteen squares with its own pieces and sixteen that they can reach, 32 of the 64. Below is one and the same position, three ways.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            { moves: [], viewer: 'first', caption: 'What White sees' },
            { moves: [], viewer: 'all', caption: 'The truth, which only the referee has' },
            { moves: [], viewer: 'second', caption: 'What Black sees' },
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
          text: 'Move one piece as in chess, with one great difference: the king is a piece like any other. It may step onto an attacked square, it may be left under attack, and a pinned piece is free to move.',
        },
        {
          kind: 'list',
          items: [
            'Castling needs a king and a rook that have not moved and empty squares between them. It may go out of, through and into attack. A captured rook takes the right with it.',
            'A pawn on the last rank becomes a queen, rook, bishop or knight, as you choose.',
            'En passant is possible on the very next turn only.',
            'Every move you are offered follows from what you see. So a refused or missing move tells you nothing about the fog.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: CASTLED,
              viewer: 'first',
              caption: 'White has castled and sees nothing wrong.',
            },
            {
              moves: CASTLED,
              viewer: 'all',
              caption:
                'In truth the king passed f1 under the eyes of the bishop on a6. That is allowed.',
            },
          ],
        },
      ],
    },
    {
      id: 'sight',
      title: 'What you see',
      blocks: [
        {
          kind: 'text',
          text: 'You see every square that one of your pieces stands on or could move to if it were your turn. It works in the same way during your turn and the other one, and is worked out anew after every move. A square in sight is shown exactly as it is. A square in the fog may be empty or not: you are not told.',
        },
        {
          kind: 'text',
          text: 'Pawns see the least. They see the squares ahead only as far as they could walk, and a diagonal only when there is something to take.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: ['e2e4', 'e7e5'],
              viewer: 'first',
              caption:
                'Blocked: something stands on e5, so the pawn on e4 cannot see that square. White knows that it is blocked, not by what.',
            },
            {
              moves: ['e2e4', 'd7d5'],
              viewer: 'first',
              caption: 'A target: the pawn on e4 could take on d5, so White sees the pawn there.',
            },
            {
              moves: ['e2e4', 'e7e5'],
              viewer: 'first',
              options: { pawnSight: true },
              caption:
                'With the house rule “pawns see straight ahead” the blocked pawn does see e5.',
            },
          ],
        },
      ],
    },
    {
      id: 'en-passant',
      title: 'En passant in the fog',
      blocks: [
        {
          kind: 'text',
          text: 'When you could take en passant, you see both the pawn and the square it passed over, for that one turn. If you do something else they sink back into the fog. The other side is told nothing of it.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: EN_PASSANT,
              viewer: 'first',
              caption:
                'Black has just played d7 to d5. White may take on d6, so d6 and d5 are in sight.',
            },
            {
              moves: [...EN_PASSANT, 'g1f3'],
              viewer: 'first',
              caption:
                'White played something else. The chance is gone, and so is the sight of d5.',
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
            'When you lose a piece you learn which one and where, not what took it, unless you see the capturer. A × marks the square until your next own move.',
            'Of the other side’s move you see only the squares that are in your sight.',
            'A promotion in the fog goes unnoticed.',
            'Check is never announced, to nobody.',
            'The list of captured pieces is open to both. It is the only count there is: a sum of what is on the board would give promotions away.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: ['b2b4', 'e7e6', 'h2h3', 'f8b4'],
              viewer: 'first',
              caption: 'A pawn was lost on b4. What took it is in the fog.',
            },
            {
              moves: BISHOP_IN_THE_FOG,
              viewer: 'first',
              caption: 'White sees b3, empty, and no enemy at all.',
            },
            {
              moves: BISHOP_IN_THE_FOG,
              viewer: 'all',
              caption: 'In truth a bishop on b4 attacks the king. White has to suspect it.',
            },
          ],
        },
        {
          kind: 'ruling',
          text: 'Other places differ on how much a capture tells. Here the loser always learns the piece and the square, so that nobody has to compare boards to find out what is missing.',
        },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      blocks: [
        {
          kind: 'text',
          text: 'Taking the king is an ordinary capture, and it wins at once. Either side may also resign or offer a draw. Apart from that a match is drawn, by the true board and without warning, when',
        },
        {
          kind: 'list',
          items: [
            'the same position arises for the third time,',
            'a hundred moves, fifty each, go by without a capture or a pawn move,',
            'only the two kings are left,',
            'the side to move has no move at all.',
          ],
        },
        {
          kind: 'ruling',
          text: 'There is no stalemate as long as any move exists, since a king may always step into danger; with no move whatever we call it a draw. Two kings and a bishop play on: a king can be taken by mistake. The referee counts repetitions and moves in silence, because a warning would tell of the fog.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Options and house rules',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Show where a piece can go (on)',
              'Marks the squares that the chosen piece can move to. It shows nothing that you could not work out from what you see.',
            ],
            [
              'Pawns see straight ahead (off)',
              'The square directly ahead of each pawn is always seen, blocked or not. Gentler for beginners: a blocked pawn knows its neighbour. It still cannot take it.',
            ],
            [
              'Limit per turn (none)',
              'None, 30 or 60 seconds. At zero the computer plays that one turn from what you saw, or the match is lost, as agreed at the start.',
            ],
            [
              'If a player drops out (the computer stands in)',
              'Without a limit the computer takes over after two minutes and hands back as soon as the player returns. It can be set to ask first, or never to.',
            ],
            ['Swap sides (on)', 'In a rematch White and Black change places.'],
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
          text: 'The game was thought up in Denmark in 1989 by Jens Bæk Nielsen and Torben Osted and is also called Dark Chess. It is not Kriegspiel, in which an umpire answers questions, and not Banqi, the Chinese game with face-down pieces that also goes by that name.',
        },
        {
          kind: 'terms',
          entries: [
            ['Fog', 'A square that you do not see. It looks the same whether empty or not.'],
            ['Sight', 'All the squares that you see now.'],
            ['The truth', 'The full board. Only the referee has it until the match is over.'],
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
              'Why can my pawn not move ahead when nothing is there?',
              'Something is there. A pawn that cannot walk on is blocked by a piece you do not see.',
            ],
            [
              'My king was taken out of nowhere. How can I find out?',
              'The result says what took it and from where, and the review shows both views and the truth for every move.',
            ],
            [
              'Does the other side know what I see?',
              'No. They can only guess, from where they think your pieces are.',
            ],
            [
              'Can a friend watch and help me?',
              'Anyone with the link may watch, but watchers see no board until the end. So nobody can whisper.',
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
