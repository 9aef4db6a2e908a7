/**
 * Hash keys of positions: one pair of words for each piece on each cell, and a few more, combined by
 * exclusive or. Drawn from a fixed constant, so that every runtime hashes alike.
 */
import { CELLS } from './mailbox.ts';

/** Piece codes are below this; see search-board.ts. */
export const CODES = 24;

/** A table of words that look random but are always the same. */
function words(length: number, start: number): Int32Array {
  let state = start | 0;
  return Int32Array.from({ length }, () => {
    // A Weyl sequence, mixed until its bits have nothing in common with their neighbours.
    state = (state + 0x6a09e667) | 0;
    let word = Math.imul(state ^ (state >>> 15), 0x3c6ef373);
    word = Math.imul(word ^ (word >>> 13), 0x510e527f);
    return word ^ (word >>> 16);
  });
}

/** By code × CELLS + cell. */
export const PIECE_LOW = words(CODES * CELLS, 0x11f0_c0de);
export const PIECE_HIGH = words(CODES * CELLS, 0x5eed_beef);
/** Extra facts: castling rights at 0 to 15, the cell passed by a double step at 16 + cell. */
export const FACT_LOW = words(16 + CELLS, 0x0dd_ba11);
export const FACT_HIGH = words(16 + CELLS, 0x7ab1e5);
/** By cell: ground that was in doubt and is cleared. */
export const GROUND_LOW = words(CELLS, 0x0b5e55ed);
export const GROUND_HIGH = words(CELLS, 0x1e55_0b5e);
/** Whose turn it is. */
export const TURN_LOW = 0x2b7e1516;
export const TURN_HIGH = 0x28aed2a6;
