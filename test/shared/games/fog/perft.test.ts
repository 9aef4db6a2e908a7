import { expect, test } from 'vitest';
import type { Position, Seat } from '../../../../shared/game.ts';
import { naiveAfter, naiveMoves } from '../../../support/naive-fog.ts';
import { placed } from './positions.ts';

/** Lines of `depth` plies; one that ends before is not counted. */
function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  return position.toAct
    .flatMap((seat) =>
      position.legal(seat).map((action) => perft(position.play(seat, action), depth - 1)),
    )
    .reduce((sum, count) => sum + count, 0);
}

function naivePerft(board: string, seat: Seat, depth: number): number {
  if (depth === 0) return 1;
  if (!board.includes('Q') || !board.includes('q')) return 0;
  const other = seat === 'first' ? 'second' : 'first';
  return naiveMoves(board, seat).reduce(
    (sum, move) => sum + naivePerft(naiveAfter(board, move), other, depth - 1),
    49 * naivePerft(board, other, depth - 1),
  );
}

test.each([
  ['d3,c3,e3,d2', 'd5,c5,e5,d6'],
  ['a1,g1,a3,g3', 'd5,a7,g7,a5'],
  ['d3,a2,g2,b1', 'd5,e5,f5,g5'],
])('[FG2, FG3, FG4, FG5, FG9] perft 1 to 3 from %s and %s is a naive count’s', (south, north) => {
  const position = placed(south, north);
  const { board } = position.view('all');
  for (const depth of [1, 2, 3]) {
    expect(perft(position, depth)).toBe(naivePerft(board, 'first', depth));
  }
});
