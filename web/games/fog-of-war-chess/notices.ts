/** What happened, in words, as far as the viewer may know. */
import { squareOf } from '../../../shared/board/squares.ts';
import type { Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { isOf, pieceName } from '../chess-pieces.ts';
import { actorOf, lastCapture } from '../chess-told.ts';
import { chessWords } from '../chess-words.ts';
import type { FogView } from './scene.ts';
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
