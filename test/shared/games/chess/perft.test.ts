import { expect, test } from 'vitest';
import type { ChessPosition } from '../../../../shared/board/chess-board.ts';
import { applyMove, legalMoves } from '../../../../shared/board/chess-moves.ts';
import { parseFen } from '../../../../shared/board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../../../../shared/board/orthodox.ts';

function perft(position: ChessPosition, depth: number): number {
  const moves = legalMoves(ORTHODOX, position);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perft(applyMove(ORTHODOX, position, move), depth - 1),
    0,
  );
}

/** The published test positions with their counts by depth. */
const KNOWN: readonly (readonly [name: string, fen: string, counts: readonly number[]])[] = [
  ['the start', ORTHODOX_START, [20, 400, 8_902, 197_281, 4_865_609]],
  [
    'Kiwipete',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    [48, 2_039, 97_862, 4_085_603],
  ],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2_812, 43_238, 674_624]],
  [
    'position 4',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    [6, 264, 9_467, 422_333],
  ],
  [
    'position 4, mirrored',
    'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
    [6, 264, 9_467, 422_333],
  ],
  [
    'position 5',
    'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    [44, 1_486, 62_379, 2_103_487],
  ],
  [
    'position 6',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [46, 2_079, 89_890, 3_894_594],
  ],
];

const ROWS = KNOWN.flatMap(([name, fen, counts]) =>
  counts.map((count, index) => [name, index + 1, count, fen] as const),
);

test.each(ROWS)('[CH1] perft of %s to depth %i is %i', (_name, depth, count, fen) => {
  expect(perft(parseFen(ORTHODOX, fen).position, depth)).toBe(count);
});
