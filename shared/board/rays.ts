/** Where pieces could go on an empty board, worked out once a board size: leaps and rays. */
import { NOWHERE, offset, type Size, type Square } from './squares.ts';

/** A step in files and ranks. */
export type Step = readonly [files: number, ranks: number];

export const ORTHOGONAL: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const ADJACENT: readonly Step[] = [...ORTHOGONAL, ...DIAGONAL];
export const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** For each square, the squares that the steps reach in one leap. */
export function leaps(size: Size, steps: readonly Step[]): readonly (readonly Square[])[] {
  return everySquare(size).map((from) =>
    steps.map(([files, ranks]) => offset(size, from, files, ranks)).filter((to) => to !== NOWHERE),
  );
}

/** For each square and each step, the squares passed by repeating that step up to the edge. */
export function rays(
  size: Size,
  steps: readonly Step[],
): readonly (readonly (readonly Square[])[])[] {
  return everySquare(size).map((from) =>
    steps.map(([files, ranks]) => {
      const ray: Square[] = [];
      let at = offset(size, from, files, ranks);
      while (at !== NOWHERE) {
        ray.push(at);
        at = offset(size, at, files, ranks);
      }
      return ray;
    }),
  );
}

function everySquare(size: Size): Square[] {
  return Array.from({ length: size.files * size.ranks }, (_, square) => square);
}
