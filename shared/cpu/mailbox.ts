/**
 * A board inside a rim, so that a step over an edge meets the rim instead of wrapping around. Squares
 * of the plain board (a1 = 0) and of the mailbox are different numbers; the two tables translate.
 */
import type { Size, Square } from '../board/squares.ts';

/** Files of the mailbox: eight and a rim on both sides. */
const WIDTH = 10;
/** Cells of the largest mailbox: ten ranks and two more above and below for the knights. */
export const CELLS = WIDTH * 14;
/** What stands on the rim: of neither colour and not empty. */
export const RIM = 24;

export const NORTH = WIDTH;
export const ORTHOGONALS = Int32Array.of(NORTH, 1, -NORTH, -1);
export const DIAGONALS = Int32Array.of(NORTH + 1, 1 - NORTH, -NORTH - 1, NORTH - 1);
export const AROUND = Int32Array.of(...ORTHOGONALS, ...DIAGONALS);
export const KNIGHT_LEAPS = Int32Array.of(21, 12, -8, -19, -21, -12, 8, 19);

export interface Mailbox extends Size {
  /** Cell by plain square. */
  readonly cells: Int32Array;
  /** Plain square by cell, −1 on the rim. */
  readonly squares: Int32Array;
}

/** The tables of one board size; eight files at most. */
export function mailboxOf({ files, ranks }: Size): Mailbox {
  const cells = Int32Array.from({ length: files * ranks }, (_, square) =>
    cellAt(square % files, Math.floor(square / files)),
  );
  const squares = new Int32Array(CELLS).fill(-1);
  for (const [square, cell] of cells.entries()) squares[cell] = square;
  return { files, ranks, cells, squares };
}

/** The cell of a file and rank, both from 0. */
export function cellAt(file: number, rank: number): number {
  return (rank + 2) * WIDTH + file + 1;
}

export function fileOf(cell: number): number {
  return (cell % WIDTH) - 1;
}

export function rankOf(cell: number): number {
  return Math.floor(cell / WIDTH) - 2;
}

/** The cell of a plain square, and −1 for none. */
export function cellOf(mailbox: Mailbox, square: Square): number {
  return mailbox.cells[square] ?? -1;
}

/** Two cells on one line, for which a slider between them matters. */
export const ON_LINE = 1;
/** Two cells a knight's leap apart. */
export const ON_LEAP = 2;
/** Two cells next to each other. */
export const ADJACENT_CELLS = 4;

const RELATIONS = new Uint8Array(2 * CELLS);
for (const leap of KNIGHT_LEAPS) mark(leap, ON_LEAP);
for (const step of AROUND) {
  mark(step, ADJACENT_CELLS);
  for (let distance = 1; distance < WIDTH; distance += 1) mark(step * distance, ON_LINE);
}

function mark(difference: number, relation: number): void {
  const at = difference + CELLS;
  RELATIONS[at] = (RELATIONS[at] ?? 0) | relation;
}

/** How two cells lie to each other. May claim a line that leaves the board, never miss one. */
export function relationOf(from: number, to: number): number {
  return RELATIONS[from - to + CELLS] ?? 0;
}
