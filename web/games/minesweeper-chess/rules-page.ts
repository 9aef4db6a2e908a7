/** The rules of Minesweeper Chess for people; `shared/games/minesweeper-chess/README.md` numbers them. */
import type { RulesPage } from '../rules-page.ts';

const FOUR = { mines: ['d5', 'g6', 'b7', 'h4'] };
/** All around e4: one landing finds them all. */
const TOGETHER = { mines: ['d4', 'f4', 'd5', 'f5'] };
const KNIGHT_OUT = ['e2e4', 'a9a8', 'b1c3', 'h9h8'];
const PAWN_BEHIND = ['e2e4', 'a9a8', 'd2d4', 'h9h8'];
/** The king walks up and steps onto the mine that the pawn has found. */
const KING_WALK = 'e2e4 a9a8 e1e2 a8a7 e2e3 h9h8 e3d4 h8h7 d4d5'.split(' ');

export const rulesPage: RulesPage = {
  lead: 'Chess on a taller board, with four mines hidden in the middle. Nobody knows where they are. Whoever lands there finds out, with numbers as in the old puzzle, or with a bang.',
  facts: [
    ['Players', 'two, White moves first'],
    ['Time', 'about three quarters of an hour'],
    ['Board', '8 files, 10 ranks, the usual pieces on the two ranks at either end'],
    ['Hidden', 'four mines, from both sides alike; whoever has the link may watch the board'],
  ],
  sections: [
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          kind: 'text',
          text: 'Pieces stand as in chess, White on ranks 1 and 2, Black on ranks 9 and 10. Ranks 4 to 7 are the zone: 32 squares under fog, with mines on four of them, drawn by lot. The fog lies on the ground. It hides what is under a square and never a piece, so both sides see all pieces all the time.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            { moves: [], viewer: 'first', setup: FOUR, caption: 'What everybody sees' },
            {
              moves: [],
              viewer: 'all',
              setup: FOUR,
              caption: 'The truth of one match, which only the referee has',
            },
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
          text: 'Move as in chess, or let a pawn sweep. Check and mate count as always: no move may leave your own king under attack. Three things differ from chess:',
        },
        {
          kind: 'list',
          items: [
            'There is no en passant.',
            'A pawn on the last rank becomes a queen, without a choice.',
            'A pawn steps one square, or two from its home rank, and has a longer way to go.',
          ],
        },
      ],
    },
    {
      id: 'landing',
      title: 'Landing',
      blocks: [
        {
          kind: 'text',
          text: 'What counts is the square on which a move ends. Mines do not stop what passes over them. When a piece lands, this happens in order:',
        },
        {
          kind: 'list',
          items: [
            'The piece arrives, and takes what stood there.',
            'The fog lifts from its square and from the zone squares around it, one ring and no further. Landing on rank 3 or 8 lifts the fog of the neighbouring zone squares too.',
            'If there is a mine under it, the mine goes, and the piece with it. Only a king survives: it defuses the mine.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: ['e2e4'],
              viewer: 'first',
              setup: FOUR,
              caption:
                'The pawn landed on e4 and opened d4, e4, f4, d5, e5 and f5. There is a mine on d5; the 1 on f5 is about another one.',
            },
            {
              moves: ['b1c3'],
              viewer: 'first',
              setup: FOUR,
              caption: 'From rank 3 a knight opens b4, c4 and d4.',
            },
            {
              moves: [...KNIGHT_OUT, 'c3d5'],
              viewer: 'first',
              setup: FOUR,
              caption:
                'The knight went to d5 and is gone, and so is the mine. Its landing still lifted the fog around.',
            },
            {
              moves: KING_WALK,
              viewer: 'first',
              setup: FOUR,
              caption: 'A king steps onto the mine on d5 and defuses it.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A number says how many live mines are on the eight squares around, and it is always up to date: when a mine goes, the numbers drop. An open square without a number has none around. A mine that was found is drawn, and it stays live.',
        },
      ],
    },
    {
      id: 'sweep',
      title: 'Sweeping',
      blocks: [
        {
          kind: 'text',
          text: 'Instead of moving, a pawn may sweep the empty square straight ahead: it stays where it is, and a mine there goes. Choose the pawn: the small mine in the corner of the square ahead, or the button below the board, sweeps; the rest of the square moves.',
        },
        {
          kind: 'list',
          items: [
            'You may sweep where there is nothing, outside the zone as well. That passes the turn.',
            'You may not sweep while your king is in check, nor after all fog has lifted.',
            'As long as a pawn can sweep, there is no stalemate.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: PAWN_BEHIND,
              viewer: 'first',
              setup: FOUR,
              caption: 'The pawn on d4 has a mine ahead of it.',
            },
            {
              moves: [...PAWN_BEHIND, 'd4d5*'],
              viewer: 'first',
              setup: FOUR,
              caption: 'It swept d5. The numbers around have dropped.',
            },
          ],
        },
      ],
    },
    {
      id: 'lift',
      title: 'When all is known',
      blocks: [
        {
          kind: 'text',
          text: 'Once no mine is hidden any more, because every one is gone or was found, all fog lifts for good. The mines that were found are cleared away, and sweeping ends. From then on it is chess, still without en passant. Both sides read it when it happens.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: ['e2e4'],
              viewer: 'first',
              setup: TOGETHER,
              caption: 'All four lay around e4. The first move found them, and all fog lifted.',
            },
            {
              moves: ['e2e4'],
              viewer: 'first',
              setup: TOGETHER,
              options: { minesStay: true },
              caption: 'The same with the house rule “Found mines stay”.',
            },
          ],
        },
      ],
    },
    {
      id: 'check',
      title: 'Check and mines',
      blocks: [
        {
          kind: 'text',
          text: 'Mines must not be given away by what is allowed. So check, mate and stalemate go by what everybody knows: a square in the fog counts as free of mines, and a piece that lands on a mine that was found counts as gone.',
        },
        {
          kind: 'text',
          text: 'That can go wrong. If your piece steps into the fog to cover your king, and a hidden mine destroys it, your king stands bare and the move stands. The other side may take your king and has won. If it does something else, you must answer the check. Before such a move you are asked, and afterwards both sides read that the king can be taken.',
        },
      ],
    },
    {
      id: 'table',
      title: 'What does what',
      blocks: [
        {
          kind: 'terms',
          entries: [
            ['A piece lands in the fog', 'It opens the ring. On a mine it is destroyed.'],
            [
              'A piece lands on a mine that was found',
              'It is destroyed, and the mine goes. You are asked first.',
            ],
            ['A king lands on a mine', 'The mine is defused, nothing else happens.'],
            [
              'A king lands in the fog',
              'It cannot: the squares next to a king in the zone are open.',
            ],
            ['A piece passes over mines', 'Nothing. They neither stop nor shield.'],
            ['A mine and check', 'A mine gives no check and pins nothing.'],
            ['A capture', 'Works as anywhere: what stands in the zone stands on an open square.'],
            ['A destroyed piece', 'Counts as nobody’s capture.'],
            ['A pawn sweeps a mine', 'The mine goes, the pawn stays, the numbers drop.'],
            ['A pawn sweeps nothing', 'The turn passes.'],
            ['Castling, promotion', 'Happen outside the zone, so mines have no part in them.'],
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
          text: 'Mate wins, and so does taking a bared king. Either side may resign or offer a draw. The match is drawn when',
        },
        {
          kind: 'list',
          items: [
            'the side to move has neither a move nor a sweep and is not in check,',
            'the same position comes up for the third time, ground and mine counter included,',
            'only the kings are left, or one bishop or knight besides them, unless a king can be taken at that moment,',
            '600 moves have been made, 300 each.',
          ],
        },
        {
          kind: 'ruling',
          text: 'There is no fifty-move rule: sweeping and waiting for the other to step into the fog are part of the game, and the great length ends what goes nowhere. If somebody who can take a king does not, the match simply goes on.',
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
              'Found mines stay (off)',
              'After the lift the mines that were found stay live, and pawns may go on sweeping. Off, so that the end of a match is plain chess; on, the middle stays dangerous to the last.',
            ],
            [
              'Limit per turn (none)',
              'None, 30 or 60 seconds. At zero the computer plays that one turn by what everybody sees, or the match is lost, as agreed at the start.',
            ],
            [
              'If a player drops out (the computer stands in)',
              'Without a limit the computer takes over after two minutes and hands back as soon as the player returns. It can be set to ask first, or never to.',
            ],
            ['Swap sides (on)', 'In a rematch White and Black change places.'],
          ],
        },
        {
          kind: 'ruling',
          text: 'The number of mines, the zone and the ring of one square are fixed. Fewer mines and the fog is a formality; with a ring that spreads, as in the puzzle, one knight would open half the board.',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      blocks: [
        {
          kind: 'list',
          items: [
            'At the start every fogged square is a mine with a chance of one in eight. Send pawns first, a queen last.',
            'Knights on rank 3 open three squares at no risk.',
            'A number that all its fogged neighbours explain tells you which squares are safe.',
            'A mine in front of your own pawn costs one turn to sweep. In front of theirs it costs them the turn.',
            'Do not cover a check by stepping into the fog if another answer will do.',
          ],
        },
      ],
    },
    {
      id: 'names',
      title: 'Terms',
      blocks: [
        {
          kind: 'terms',
          entries: [
            ['Zone', 'Ranks 4 to 7, where the mines are.'],
            ['Fog', 'Here on the ground only: it hides mines, never pieces.'],
            ['Landing', 'Ending a move on a square.'],
            ['Found', 'A mine that lies open and is still live; some say discovered.'],
            ['Sweep', 'The pawn’s action on the square ahead, also called the sapper action.'],
            ['Lift', 'The end of all fog.'],
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
              'Does the other side, or the computer, know more than I do?',
              'No. One view serves both sides, watchers and the computer. The review shows afterwards that the mines never moved.',
            ],
            [
              'Are two mines ever under my first rows?',
              'No. Ranks 1 to 3 and 8 to 10 are always safe.',
            ],
            [
              'Why can I not sweep?',
              'The square ahead is taken, your king is in check, or all fog has lifted.',
            ],
            [
              'Why does the counter still count a mine that I can see?',
              'It counts what is on the board, found or not. The second number says how many were found.',
            ],
            [
              'Can others watch?',
              'Yes. Nobody is told anything that the players do not see as well.',
            ],
          ],
        },
      ],
    },
  ],
};
