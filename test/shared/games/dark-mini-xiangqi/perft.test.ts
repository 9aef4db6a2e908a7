import { expect, test } from 'vitest';
import type { Board, Side } from '../../../../shared/board/chess-board.ts';
import { pieceAt } from '../../../../shared/board/chess-board.ts';
import { toOf } from '../../../../shared/board/chess-moves.ts';
import { otherSeat, type Seat } from '../../../../shared/game.ts';
import { afterMove, GENERAL, movesOf } from '../../../../shared/games/dark-mini-xiangqi/moves.ts';
import { parsePlacement, START } from '../../../../shared/games/dark-mini-xiangqi/notation.ts';
import {
  apply,
  legal,
  outcome,
  type State,
  setup,
} from '../../../../shared/games/dark-mini-xiangqi/rules.ts';
import { naiveAfter, naiveMoves } from '../../../support/naive-xiangqi.ts';

const COUNTS = [
  [1, 19],
  [2, 331],
  [3, 6_730],
  [4, 131_964],
] as const;

/** Lines of `depth` plies; one that ends before is not counted. */
function perft(board: Board, side: Side, depth: number): number {
  if (depth === 0) return 1;
  return movesOf(board, side).reduce((sum, move) => {
    const ends = Math.abs(pieceAt(board, toOf(move))) === GENERAL;
    if (ends) return sum + (depth === 1 ? 1 : 0);
    return sum + perft(afterMove(board, move), side === 1 ? -1 : 1, depth - 1);
  }, 0);
}

function naivePerft(board: string, seat: Seat, depth: number): number {
  const moves = board.includes('K') && board.includes('k') ? naiveMoves(board, seat) : [];
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + naivePerft(naiveAfter(board, move), otherSeat(seat), depth - 1),
    0,
  );
}

function perftOfRules(state: State, depth: number): number {
  if (depth === 0) return 1;
  if (outcome(state)) return 0;
  return legal(state, state.turn).reduce(
    (sum, action) => sum + perftOfRules(apply(state, state.turn, action), depth - 1),
    0,
  );
}

test.each(COUNTS)(
  '[R-34, DX1–DX4] perft %i is %i, a captured general ending its line',
  (depth, count) => {
    expect(perft(parsePlacement(START), 1, depth)).toBe(count);
  },
);

test.each(COUNTS)(
  '[R-34] a second, naive generator counts the same: perft %i is %i',
  (depth, count) => {
    const rows = START.replace(/\d/g, (n) => '.'.repeat(Number(n))).split('/');
    expect(naivePerft(rows.reverse().join(''), 'first', depth)).toBe(count);
  },
);

test('[R-34] the rules that the referee calls count the same', () => {
  expect(perftOfRules(setup({ showLegal: true }), 3)).toBe(6_730);
});
