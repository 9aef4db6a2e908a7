/** The rules of Chess for people; `shared/games/chess/README.md` numbers them. */
import type { RulesPage } from '../rules-page.ts';

/** Both sides have developed on the king's side: White may castle. */
const DEVELOPED = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];
const EN_PASSANT = ['e2e4', 'a7a6', 'e4e5', 'd7d5'];
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
/** The shortest stalemate known, by Sam Loyd. */
const STALEMATE =
  'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6'.split(
    ' ',
  );
const PROMOTION = 'e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 b8d7'.split(' ');

export const rulesPage: RulesPage = {
  lead: 'Two armies of sixteen on an open board. You win by attacking the other king so that it cannot escape: checkmate.',
  facts: [
    ['Players', 'two, White moves first'],
    ['Time', 'ten minutes to an hour; a limit per turn keeps it lively'],
    ['Board', '8 × 8, the usual pieces in their usual places'],
    ['Hidden', 'nothing; whoever has the link may watch the board'],
  ],
  sections: [
    {
      id: 'setup',
      title: 'Setup',
      blocks: [
        {
          kind: 'text',
          text: 'Pawns stand in front, the others behind them: rooks in the corners, then knights, bishops, and king and queen in the middle, each queen on the d-file. White is drawn blue and Black pink; under More you can switch to white and black. Your own side is at the bottom.',
        },
        {
          kind: 'diagrams',
          diagrams: [{ moves: [], viewer: 'all', caption: 'The start. White moves first.' }],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        {
          kind: 'text',
          text: 'Move one piece to an empty square, or take a piece of the other side by moving onto it. Tap a piece and its targets are marked, a dot for an empty square and a ring for a capture. Only pieces that can move answer. No move may leave your own king under attack.',
        },
        {
          kind: 'terms',
          entries: [
            ['King', 'One square in any direction.'],
            ['Queen', 'Any distance along a row, a file or a diagonal.'],
            ['Rook', 'Any distance along a row or a file.'],
            ['Bishop', 'Any distance along a diagonal.'],
            ['Knight', 'Two squares one way and one across; it jumps over what stands between.'],
            [
              'Pawn',
              'One square ahead, two from its home row; it takes one square diagonally ahead and in no other way.',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Castling: move the king two squares towards a rook, and the rook comes to its other side. Neither may have moved, nothing may stand between them, and the king may not be in check, pass an attacked square or arrive on one.',
            'En passant: a pawn that has just stepped two squares can be taken by a pawn beside it as if it had stepped one, on the very next turn only.',
            'Promotion: a pawn on the last row becomes a queen, knight, rook or bishop. The choice opens on the board; a tap beside it puts the pawn back.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            { moves: DEVELOPED, viewer: 'all', caption: 'White may castle: e1 to g1.' },
            {
              moves: [...DEVELOPED, 'e1g1'],
              viewer: 'all',
              caption: 'White has castled on the king’s side.',
            },
            {
              moves: EN_PASSANT,
              viewer: 'all',
              caption:
                'Black has just played d7 to d5. The pawn on e5 may take it by moving to d6.',
            },
            {
              moves: PROMOTION,
              viewer: 'all',
              caption: 'The pawn on b7 takes on a8 or c8 and is promoted there.',
            },
          ],
        },
      ],
    },
    {
      id: 'check',
      title: 'Check',
      blocks: [
        {
          kind: 'text',
          text: 'A king under attack is in check. It is marked in pink with a frame of eight corners, and the line beside the board says so. Check must be answered at once: move the king, take the attacker or put something between. Only moves that do are offered.',
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: ['e2e4', 'f7f6', 'd1h5'],
              viewer: 'all',
              caption: 'The queen on h5 gives check. Black can only answer with g7 to g6.',
            },
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
          text: 'Check that cannot be answered is mate and wins. Either side may resign or offer a draw. The referee declares a draw at once, without anybody having to claim it, when',
        },
        {
          kind: 'list',
          items: [
            'the side to move has no legal move and is not in check (stalemate),',
            'the same position comes up for the third time, with the same side to move and the same rights to castle and to take en passant,',
            'a hundred moves, fifty each, go by without a capture or a pawn move, unless the last of them is mate,',
            'nobody can mate any more: bare kings, one bishop or one knight besides them, or nothing but bishops on squares of one colour.',
          ],
        },
        {
          kind: 'diagrams',
          diagrams: [
            {
              moves: FOOLS_MATE,
              viewer: 'all',
              caption: 'Mate after two moves each, the shortest there is.',
            },
            {
              moves: STALEMATE,
              viewer: 'all',
              caption: 'Stalemate: Black is not in check and has no legal move. A draw.',
            },
          ],
        },
        {
          kind: 'ruling',
          text: 'Over the board the third repetition and the fifty moves must be claimed. Here they end the match by themselves, so that nobody has to count. Whoever runs out of time loses, but draws against a bare king, which could never have won.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Options',
      blocks: [
        {
          kind: 'terms',
          entries: [
            [
              'Limit per turn (none)',
              'None, 30 or 60 seconds. At zero the computer plays that one turn, or the match is lost, as agreed at the start.',
            ],
            [
              'If a player drops out (the computer stands in)',
              'Without a limit the computer takes over after two minutes and hands back as soon as the player returns. It can be set to ask first, or never to.',
            ],
            ['Swap sides (on)', 'In a rematch White and Black change places.'],
            [
              'Computer (easy or hard)',
              'Easy looks a little ahead and sometimes looks away; hard searches as far as it can in its time.',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'There are no house rules: Chess is here to be exactly what you know.',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips for a first game',
      blocks: [
        {
          kind: 'list',
          items: [
            'Begin with a pawn in the middle, then bring out knights and bishops before the queen.',
            'Castle early. The king is safer in a corner, and the rook comes into play.',
            'Before each move ask what the last one threatens, and what yours leaves unguarded.',
            'Count: a pawn is worth 1, a knight or a bishop 3, a rook 5, a queen 9. An exchange that wins points is mostly good.',
            'When you are ahead, exchange pieces and keep pawns: one of them will become a queen.',
            'With queen and king against king, leave the bare king a square, or it is stalemate.',
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
            ['Ply', 'One move by one side.'],
            ['File, rank', 'A column, named a to h, and a row, numbered from White’s side.'],
            [
              'Notation',
              'Nf3 is a knight to f3, exd5 a pawn of the e-file taking on d5, O-O castling on the king’s side; + is check and # mate.',
            ],
            [
              'FEN, PGN',
              'A position on one line, and a whole match, in the form that other programs read. Both are in the review.',
            ],
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
              'Why does my piece not answer?',
              'It has no legal move: it is blocked, it shields your king, or your king is in check and it cannot help.',
            ],
            [
              'How do I castle?',
              'Tap the king, then the square two steps towards the rook. If that square is not marked, castling is not allowed now.',
            ],
            [
              'Why was it a draw all of a sudden?',
              'The line below the board names the reason; stalemate and the third repetition surprise most often.',
            ],
            [
              'Can others watch?',
              'Yes. Nothing is hidden here, so whoever has the link sees the board move by move.',
            ],
            [
              'Can I take a move back?',
              'No. What the referee has confirmed stands; you can leaf back to look.',
            ],
          ],
        },
      ],
    },
  ],
};
