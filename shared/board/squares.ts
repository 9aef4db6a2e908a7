/**
 * Squares of a rectangular board. Inside the rules a square is a whole number, file + files × rank;
 * its name (`a1`, `h10`) exists at the edges only.
 */
import type { SquareName } from '../game.ts';

export type Square = number;

/** No square: what look-ups answer when there is none. */
export const NOWHERE = -1;

export interface Size {
  readonly files: number;
  readonly ranks: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a1` is 0, then along the rank. */
export function squareName(size: Size, square: Square): SquareName {
  return `${LETTERS[square % size.files]}${Math.floor(square / size.files) + 1}`;
}

/** The square of a name, or NOWHERE: off the board, another spelling (`a01`, `A1`), not a name. */
export function squareOf(size: Size, name: string): Square {
  const file = name.length > 0 ? LETTERS.indexOf(name.charAt(0)) : -1;
  const rank = /^[1-9][0-9]?$/.test(name.slice(1)) ? Number(name.slice(1)) - 1 : -1;
  const inside = file >= 0 && file < size.files && rank >= 0 && rank < size.ranks;
  return inside ? file + size.files * rank : NOWHERE;
}

/** The square some files and ranks away, or NOWHERE beyond an edge: boards do not wrap. */
export function offset(size: Size, square: Square, files: number, ranks: number): Square {
  const file = (square % size.files) + files;
  const rank = Math.floor(square / size.files) + ranks;
  const inside = file >= 0 && file < size.files && rank >= 0 && rank < size.ranks;
  return inside ? file + size.files * rank : NOWHERE;
}
