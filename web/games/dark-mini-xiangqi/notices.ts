/** What happened in Dark Mini Xiangqi, in words, as far as the viewer may know. */
import { squareOf } from '../../../shared/board/squares.ts';
import { otherSeat, type Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/dark-mini-xiangqi/about.ts';
import { pieceName, readMove, sideOf, type XiangqiView } from './scene.ts';
import { text } from './text.ts';

const say = text.notices;

/** Sentences about the last action; none before the first and none after the end. */
export function noticesOf(view: XiangqiView): readonly string[] {
  if (view.ply === 0 || view.viewer === 'all') return [];
  // Seats take turns without exception, so the ply tells whose the last action was.
  const actor: Seat = view.ply % 2 === 1 ? 'first' : 'second';
  const last = view.captures.at(-1);
  const capture = last?.ply === view.ply - 1 ? last : null;
  if (actor === view.viewer) {
    return capture ? [say.took(pieceName(capture.piece), capture.square)] : [];
  }
  if (view.viewer !== 'spectator') return otherAction(view, actor);
  const side = text.seats[actor];
  return capture
    ? [say.someoneTook(side, pieceName(capture.piece), capture.square)]
    : [say.someoneMoved(side)];
}

function otherAction(view: XiangqiView, actor: Seat): readonly string[] {
  const side = text.seats[actor];
  const charOn = (square: string): string => view.board[squareOf(about, square)] ?? '?';
  const squares = view.noticed.flatMap((notice) => (notice.kind === 'moved' ? notice.squares : []));
  const to = squares.find((square) => isOf(charOn(square), actor));
  const from = squares.find((square) => square !== to);
  const lost = view.noticed.find((notice) => notice.kind === 'lost');
  if (lost) {
    const piece = pieceName(lost.piece);
    if (to !== undefined) return [say.lostTo(side, pieceName(charOn(to)), piece, to)];
    const unseen = say.lostUnseen(piece, lost.square);
    return from === undefined ? [unseen] : [unseen, say.left(side, from)];
  }
  if (to === undefined) return [from === undefined ? say.unseen(side) : say.left(side, from)];
  const piece = pieceName(charOn(to));
  return [from === undefined ? say.arrived(side, piece, to) : say.moved(side, piece, from, to)];
}

function isOf(char: string, seat: Seat): boolean {
  return /[a-z]/i.test(char) && sideOf(char) === seat;
}

/** A move in words: with the view before it by piece, without one by points alone. */
export function describeMove(action: string, before: XiangqiView | null): string {
  const move = readMove(action);
  if (!move) return action;
  const say = text.actions;
  const { from, to, fromName, toName } = move;
  const mover = before?.board[from] ?? '?';
  const target = before?.board[to] ?? '?';
  if (!/[a-z]/i.test(mover)) return say.plain(fromName, toName);
  const piece = pieceName(mover);
  if (target === '#') return say.takeShroud(piece, fromName, toName);
  return isOf(target, otherSeat(sideOf(mover)))
    ? say.take(piece, fromName, pieceName(target), toName)
    : say.move(piece, fromName, toName);
}
