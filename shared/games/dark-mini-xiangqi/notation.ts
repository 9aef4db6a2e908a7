/** Text of points, pieces and moves: board characters and coordinates, at the edges only. */
import type { Board } from '../../board/chess-board.ts';
import { fromOf, type Move, moveOf, toOf } from '../../board/chess-moves.ts';
import { squareName, squareOf } from '../../board/squares.ts';
import type { Action } from '../../game.ts';
import { about } from './about.ts';

/** By piece code + 5; upper case is Red, the first seat. The letters of the xiangqi FEN. */
const LETTERS = 'krcnp.PNCRK';
const ZERO = 5;

export const START = 'rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR';

/** The board character of a piece code, `.` for none. */
export function letterOf(piece: number): string {
  return LETTERS.charAt(piece + ZERO);
}

/** One character a point, a1 b1 c1 … in rank order. */
export function boardText(board: Board): string {
  return Array.from(board, letterOf).join('');
}

/** The board of a FEN's first field; ours to write, so that anything else throws. */
export function parsePlacement(placement: string): Board {
  const rows = placement.split('/').map((row) => row.replace(/[1-7]/g, (n) => '.'.repeat(+n)));
  const isWhole = rows.length === about.ranks && rows.every((row) => row.length === about.files);
  const codes = rows.reverse().flatMap((row) => [...row].map((c) => LETTERS.indexOf(c) - ZERO));
  if (!isWhole || codes.some((code) => code < -ZERO)) throw new Error(`no board: ${placement}`);
  return Int8Array.from(codes);
}

/** `b1b4`. */
export function moveText(move: Move): Action {
  return squareName(about, fromOf(move)) + squareName(about, toOf(move));
}

/** Reads what `moveText` writes. */
export function parseMove(text: Action): Move {
  return moveOf(squareOf(about, text.slice(0, 2)), squareOf(about, text.slice(2)));
}
