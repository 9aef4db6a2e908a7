/** Board characters of the chess games: whose they are and what they are called. */
import type { Seat } from '../../shared/game.ts';
import { chessmanOf } from '../board/chess-set.tsx';
import { chessWords } from './chess-words.ts';

/** `pawn`; the character itself if it is none of ours, so that nothing is ever nameless. */
export function pieceName(piece: string): string {
  const man = chessmanOf(piece);
  return man ? chessWords.pieces[man] : piece;
}

/** The side of a piece's character. */
export function sideOf(piece: string): Seat {
  return piece === piece.toUpperCase() ? 'first' : 'second';
}

/** Whether a character is a piece of that seat. */
export function isOf(char: string, seat: Seat): boolean {
  return /[a-z]/i.test(char) && sideOf(char) === seat;
}
