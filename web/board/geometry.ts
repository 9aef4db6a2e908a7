/** Where squares lie on the screen. Columns and rows count from the top left, the board unturned. */
import type { Scene, Square } from './scene.ts';

export type Grid = Pick<Scene, 'files' | 'ranks' | 'flipped'>;

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A rectangle on the screen, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a square is drawn. */
export function placeOf(grid: Grid, square: Square): Place {
  const file = square % grid.files;
  const rank = Math.floor(square / grid.files);
  return grid.flipped
    ? { column: grid.files - 1 - file, row: rank }
    : { column: file, row: grid.ranks - 1 - rank };
}

/** The square drawn at a place, or null beyond the edge. */
export function squareAt(grid: Grid, { column, row }: Place): Square | null {
  if (column < 0 || row < 0 || column >= grid.files || row >= grid.ranks) return null;
  const file = grid.flipped ? grid.files - 1 - column : column;
  const rank = grid.flipped ? row : grid.ranks - 1 - row;
  return rank * grid.files + file;
}

/** The square under a point of the screen, or null beside the board. */
export function squareUnder(grid: Grid, box: Box, x: number, y: number): Square | null {
  return squareAt(grid, {
    column: Math.floor(((x - box.left) / box.width) * grid.files),
    row: Math.floor(((y - box.top) / box.height) * grid.ranks),
  });
}

/** The squares in reading order, row by row from the top of the screen. */
export function rowsOf(grid: Grid): readonly (readonly Square[])[] {
  return Array.from({ length: grid.ranks }, (_, row) =>
    Array.from({ length: grid.files }, (_, column) => squareAt(grid, { column, row }) ?? 0),
  );
}

const ARROWS: ReadonlyMap<string, Place> = new Map([
  ['ArrowUp', { column: 0, row: -1 }],
  ['ArrowDown', { column: 0, row: 1 }],
  ['ArrowLeft', { column: -1, row: 0 }],
  ['ArrowRight', { column: 1, row: 0 }],
]);

/** Where an arrow key, Home or End leads as seen on the screen; null for other keys. */
export function squareByKey(grid: Grid, from: Square, key: string): Square | null {
  const at = placeOf(grid, from);
  if (key === 'Home') return squareAt(grid, { column: 0, row: at.row });
  if (key === 'End') return squareAt(grid, { column: grid.files - 1, row: at.row });
  const step = ARROWS.get(key);
  if (!step) return null;
  return squareAt(grid, { column: at.column + step.column, row: at.row + step.row }) ?? from;
}
