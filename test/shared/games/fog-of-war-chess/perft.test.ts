import { expect, test } from 'vitest';
import type { ChessPosition } from '../../../../shared/board/chess-board.ts';
import { kingSquare } from '../../../../shared/board/chess-board.ts';
import { applyMove, pseudoMoves } from '../../../../shared/board/chess-moves.ts';
import { parseFen } from '../../../../shared/board/chess-text.ts';
import { ORTHODOX } from '../../../../shared/board/orthodox.ts';
import { NOWHERE } from '../../../../shared/board/squares.ts';
import { SEATS } from '../../../../shared/game.ts';
import {
  apply,
  legal,
  outcome,
  type State,
  setup,
} from '../../../../shared/games/fog-of-war-chess/rules.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Lines of `depth` plies; one that ends before is not counted. */
function perft(position: ChessPosition, depth: number): number {
  if (depth === 0) return 1;
  if (kingSquare(position.board, position.side) === NOWHERE) return 0;
  return pseudoMoves(ORTHODOX, position).reduce(
    (sum, move) => sum + perft(applyMove(ORTHODOX, position, move), depth - 1),
    0,
  );
}

/** The same count through the rules as the referee calls them. */
function perftOfRules(state: State, depth: number): number {
  if (depth === 0) return 1;
  if (outcome(state)) return 0;
  return SEATS.flatMap((seat) =>
    legal(state, seat).map((action) => perftOfRules(apply(state, seat, action), depth - 1)),
  ).reduce((sum, count) => sum + count, 0);
}

test.each([
  [1, 20],
  [2, 400],
  [3, 8_902],
  [4, 197_742],
])('[FC1, FC4] perft %i from the start is %i, a captured king ending its line', (depth, count) => {
  expect(perft(parseFen(ORTHODOX, START).position, depth)).toBe(count);
});

test('[FC1] the rules that the referee calls count the same', () => {
  expect(perftOfRules(setup({ showLegal: true, pawnSight: false }), 3)).toBe(8_902);
});
