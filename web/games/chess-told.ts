/** Chess moves in words: for the mover's own list, and for whoever saw them on an open board. */
import type { Size } from '../../shared/board/squares.ts';
import type { Capture, Seat, View } from '../../shared/game.ts';
import { otherSeat } from '../../shared/game.ts';
import { type ChessMove, readMove } from './chess-moves.ts';
import { isOf, pieceName, sideOf } from './chess-pieces.ts';
import { chessWords } from './chess-words.ts';

/** How far a king goes when it castles, towards the h-file or, negative, the a-file; else 0. */
function castlingOf({ files }: Size, move: ChessMove, mover: string): number {
  const across = (move.to % files) - (move.from % files);
  return /k/i.test(mover) && Math.abs(across) === 2 ? across : 0;
}

/**
 * A move in words.
 * @param board what the teller saw before it, or null: then the squares alone are told.
 */
export function describeMove(size: Size, action: string, board: string | null): string {
  const move = readMove(size, action);
  if (!move) return action;
  const say = chessWords.moves;
  const { fromName, toName, from, to } = move;
  const mover = board?.[from] ?? '?';
  const target = board?.[to] ?? '?';
  if (!/[a-z]/i.test(mover)) return say.plain(fromName, toName);
  const castling = castlingOf(size, move, mover);
  if (castling !== 0) return castling > 0 ? say.castleShort : say.castleLong;
  let words = say.move(pieceName(mover), fromName, toName);
  if (isOf(target, otherSeat(sideOf(mover)))) {
    words = say.take(pieceName(mover), fromName, pieceName(target), toName);
  } else if (/p/i.test(mover) && from % size.files !== to % size.files) {
    words = say.inPassing(fromName, toName);
  }
  return move.promotion ? say.becomes(words, pieceName(move.promotion)) : words;
}

/** Who made the last move: seats take turns without exception. */
export function actorOf(view: View): Seat {
  return view.ply % 2 === 1 ? 'first' : 'second';
}

/** What the last action took, or null. */
export function lastCapture(view: View): Capture | null {
  const capture = view.captures.at(-1);
  return capture?.ply === view.ply - 1 ? capture : null;
}

/**
 * The last move on an open board in sentences; none to its own mover, who made it.
 * @param mover the character of what moved, as it stands now or, if it is gone, as it was.
 */
export function tellMove(size: Size, view: View, move: ChessMove, mover: string): string[] {
  const say = chessWords.told;
  const actor = actorOf(view);
  if (view.viewer === actor) return [];
  const capture = lastCapture(view);
  const side = chessWords.seats[actor];
  if (castlingOf(size, move, mover) !== 0) return [say.castled(side)];
  const piece = move.promotion ? chessWords.pieces.pawn : pieceName(mover);
  const became = move.promotion ? [say.became(pieceName(move.promotion))] : [];
  if (!capture) return [say.moved(side, piece, move.fromName, move.toName), ...became];
  const owned = view.viewer === otherSeat(actor) ? say.your : say.a;
  const taken = owned(pieceName(capture.piece));
  const took = capture.square === move.toName ? say.took : say.tookInPassing;
  return [took(side, piece, taken, capture.square), ...became];
}

/** That a king is in check, told to this viewer. */
export function tellCheck(view: View, king: string): string {
  const side = sideOf(king);
  return side === view.viewer
    ? chessWords.told.youAreInCheck
    : chessWords.told.isInCheck(chessWords.seats[side]);
}
