/**
 * Pieces on a mailbox with all that follows from where they stand kept up to date: lists, kings,
 * hash, sums of the piece tables.
 */
import { EMPTY, KING, PAWN } from '../board/chess-board.ts';
import { CELLS, RIM } from './mailbox.ts';
import type { PieceTables } from './piece-tables.ts';
import { PIECE_HIGH, PIECE_LOW } from './zobrist.ts';

/** Colour bits of a piece code; side 0 is the seat `first`. A code is its colour and its role. */
export const FIRST = 8;
export const SECOND = 16;
export const ROLE = 7;
/** Pieces a side may have; each side has that many slots in `pieces`. */
export const SLOTS = 20;

export function colourOf(side: number): number {
  return side === 0 ? FIRST : SECOND;
}

export class PieceBoard {
  readonly tables: PieceTables;
  readonly board = new Int32Array(CELLS).fill(RIM);
  /** Cells of the pieces: slots 0 … of side 0, then SLOTS … of side 1. */
  readonly pieces = new Int32Array(2 * SLOTS);
  readonly counts = new Int32Array(2);
  /** 0, which is on the rim, when a king has been captured. */
  readonly kings = new Int32Array(2);
  /** Two halves of the position's hash. */
  keyLow = 0;
  keyHigh = 0;
  /** Hash of the pawns alone. */
  pawnKey = 0;
  /** Sums of the piece tables, seen by the first side: for the middlegame, for the endgame. */
  middle = 0;
  end = 0;
  phase = 0;
  readonly #slots = new Int32Array(CELLS);

  constructor(tables: PieceTables) {
    this.tables = tables;
  }

  /** Takes all pieces away; `cells` are those of the board. */
  clear(cells: Int32Array): void {
    for (const cell of cells) this.board[cell] = EMPTY;
    this.counts.fill(0);
    this.kings.fill(0);
    this.keyLow = 0;
    this.keyHigh = 0;
    this.pawnKey = 0;
    this.middle = 0;
    this.end = 0;
    this.phase = 0;
  }

  /** Where in its side's list the piece on a cell is. */
  slotAt(cell: number): number {
    return this.#slots[cell] ?? 0;
  }

  /** Adds a piece to an empty cell. */
  put(cell: number, piece: number): void {
    const side = piece >> 4;
    this.putBack(cell, piece, side * SLOTS + (this.counts[side] ?? 0));
    this.#count(piece, cell, 1);
    this.phase += this.tables.phase[piece] ?? 0;
  }

  /** Takes a piece off; the cell is empty afterwards. */
  take(cell: number): void {
    const piece = this.board[cell] ?? EMPTY;
    const side = piece >> 4;
    const slot = this.#slots[cell] ?? 0;
    const count = (this.counts[side] ?? 0) - 1;
    const last = this.pieces[side * SLOTS + count] ?? 0;
    this.counts[side] = count;
    this.pieces[slot] = last;
    this.#slots[last] = slot;
    this.board[cell] = EMPTY;
    if ((piece & ROLE) === KING) this.kings[side] = 0;
    this.#count(piece, cell, -1);
    this.phase -= this.tables.phase[piece] ?? 0;
  }

  /** Undoes `take` for the lists only: the piece returns to its own slot, the one there to the end. */
  putBack(cell: number, piece: number, slot: number): void {
    const side = piece >> 4;
    const end = side * SLOTS + (this.counts[side] ?? 0);
    if (slot !== end) {
      const moved = this.pieces[slot] ?? 0;
      this.pieces[end] = moved;
      this.#slots[moved] = end;
    }
    this.counts[side] = (this.counts[side] ?? 0) + 1;
    this.pieces[slot] = cell;
    this.#slots[cell] = slot;
    this.board[cell] = piece;
    if ((piece & ROLE) === KING) this.kings[side] = cell;
  }

  /** Moves a piece to an empty cell. */
  shift(from: number, to: number): void {
    const piece = this.board[from] ?? EMPTY;
    this.shiftBack(from, to);
    this.#count(piece, from, -1);
    this.#count(piece, to, 1);
  }

  /** Moves a piece for the lists only; who undoes a move restores the sums at once. */
  shiftBack(from: number, to: number): void {
    const piece = this.board[from] ?? EMPTY;
    const slot = this.#slots[from] ?? 0;
    this.pieces[slot] = to;
    this.#slots[to] = slot;
    this.board[from] = EMPTY;
    this.board[to] = piece;
    if ((piece & ROLE) === KING) this.kings[piece >> 4] = to;
  }

  /** Turns the piece on a cell into another of its side. */
  become(cell: number, piece: number): void {
    const before = this.board[cell] ?? EMPTY;
    this.board[cell] = piece;
    this.#count(before, cell, -1);
    this.#count(piece, cell, 1);
    this.phase += (this.tables.phase[piece] ?? 0) - (this.tables.phase[before] ?? 0);
  }

  #count(piece: number, cell: number, sign: number): void {
    const at = piece * CELLS + cell;
    this.keyLow ^= PIECE_LOW[at] ?? 0;
    this.keyHigh ^= PIECE_HIGH[at] ?? 0;
    if ((piece & ROLE) === PAWN) this.pawnKey ^= PIECE_LOW[at] ?? 0;
    this.middle += sign * (this.tables.middle[at] ?? 0);
    this.end += sign * (this.tables.end[at] ?? 0);
  }
}
