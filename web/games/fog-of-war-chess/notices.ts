/** What happened, in words, as far as the viewer may know. */
import { squareOf } from '../../../shared/board/squares.ts';
import { otherSeat, type Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { readMove } from '../chess-moves.ts';
import { chessWords } from '../chess-words.ts';
import { type FogView, pieceName, sideOf } from './scene.ts';
import { text } from './text.ts';

const say = text.notices;

function charOn(view: FogView, square: string): string {
  return view.board[squareOf(about, square)] ?? '?';
}

/** Sentences about the last action; none before the first and none after the end. */
export function noticesOf(view: FogView): readonly string[] {
  if (view.ply === 0 || view.viewer === 'all') return [];
  const actor = actorOf(view);
  if (actor === view.viewer) return ownAction(view);
  if (view.viewer === 'spectator') return publicAction(view, actor);
  return otherAction(view, actor);
}

/** Seats take turns without exception, so the ply tells whose the last action was. */
function actorOf(view: FogView): Seat {
  return view.ply % 2 === 1 ? 'first' : 'second';
}

function lastCapture(view: FogView) {
  const capture = view.captures.at(-1);
  return capture?.ply === view.ply - 1 ? capture : null;
}

function ownAction(view: FogView): readonly string[] {
  const capture = lastCapture(view);
  return capture ? [say.took(pieceName(capture.piece), capture.square)] : [];
}

function publicAction(view: FogView, actor: Seat): readonly string[] {
  const capture = lastCapture(view);
  const side = chessWords.seats[actor];
  return capture
    ? [say.someoneTook(side, pieceName(capture.piece), capture.square)]
    : [say.someoneMoved(side)];
}

function otherAction(view: FogView, actor: Seat): readonly string[] {
  const side = chessWords.seats[actor];
  const squares = view.noticed.flatMap((notice) => (notice.kind === 'moved' ? notice.squares : []));
  const arrivals = squares.filter((square) => isOf(charOn(view, square), actor));
  const departures = squares.filter((square) => !arrivals.includes(square));
  const [from] = departures;
  const [to, second] = arrivals;
  const lost = view.noticed.find((notice) => notice.kind === 'lost');
  if (lost) {
    const piece = pieceName(lost.piece);
    // En passant the taker stands beside the square of the loss.
    if (to !== undefined) {
      return [say.lostTo(side, pieceName(charOn(view, to)), to, piece, lost.square)];
    }
    const unseen = say.lostUnseen(piece, lost.square);
    return from === undefined ? [unseen] : [unseen, say.left(side, departures)];
  }
  if (to !== undefined && second !== undefined) return [say.castled(side)];
  if (to !== undefined) {
    const piece = pieceName(charOn(view, to));
    return from === undefined || departures.length > 1
      ? [say.arrived(side, piece, to)]
      : [say.moved(side, piece, from, to)];
  }
  return from === undefined ? [say.unseen(side)] : [say.left(side, departures)];
}

function isOf(char: string, seat: Seat): boolean {
  return /[a-z]/i.test(char) && sideOf(char) === seat;
}

/** An action in words: with the view before it by piece, without one by squares alone. */
export function describeAction(action: string, before: FogView | null): string {
  const move = readMove(about, action);
  if (!move) return action;
  const say = text.actions;
  const { fromName, toName, from, to } = move;
  const mover = before?.board[from] ?? '?';
  const target = before?.board[to] ?? '?';
  const piece = pieceName(mover);
  if (!/[a-z]/i.test(mover)) return say.plain(fromName, toName);
  const files = (to % about.files) - (from % about.files);
  if (/k/i.test(mover) && Math.abs(files) === 2) {
    return files > 0 ? say.castleShort : say.castleLong;
  }
  let words = say.move(piece, fromName, toName);
  if (isOf(target, otherSeat(sideOf(mover)))) {
    words = say.take(piece, fromName, pieceName(target), toName);
  } else if (/p/i.test(mover) && files !== 0) {
    words = say.inPassing(fromName, toName);
  }
  return move.promotion ? say.becomes(words, pieceName(move.promotion)) : words;
}
