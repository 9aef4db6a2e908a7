/** What happened in Fog, in words, as far as the viewer may know (FG8). */
import { squareName } from '../../../shared/board/squares.ts';
import { otherSeat, type Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { NEIGHBOURS } from '../../../shared/games/fog/geometry.ts';
import { EMPTY, ownerOf, parseAction } from '../../../shared/games/fog/notation.ts';
import { type FogView, pieceName, seatOf } from './scene.ts';
import { text } from './text.ts';

const say = text.notices;
/** The first two actions are the placements (FG9). */
const PLACEMENTS = 2;

/** Sentences about the last action; none before the first and none after the end. */
export function noticesOf(view: FogView): readonly string[] {
  if (view.ply === 0 || view.viewer === 'all') return [];
  if (view.ply <= PLACEMENTS) return [readiness(view)];
  if (seatOf(view) === null) return publicAction(view);
  return view.own?.ply === view.ply - 1 ? ownAction(view) : otherAction(view);
}

function readiness(view: FogView): string {
  const [waiting] = view.toAct;
  if (view.ply === PLACEMENTS || waiting === undefined) return say.bothReady;
  const ready = otherSeat(waiting);
  return ready === view.viewer ? say.youReady : say.ready(text.seats[ready]);
}

function lastCapture(view: FogView) {
  const capture = view.captures.at(-1);
  return capture?.ply === view.ply - 1 ? capture : null;
}

function lastProbe(view: FogView) {
  const probe = view.probes.at(-1);
  return probe?.ply === view.ply - 1 ? probe : null;
}

function ownAction(view: FogView): readonly string[] {
  const probe = lastProbe(view);
  if (probe) return [say.answer(probe.square, probe.answer)];
  const capture = lastCapture(view);
  return capture ? [say.took(pieceName(capture.piece), capture.square)] : [];
}

function publicAction(view: FogView): readonly string[] {
  // After the placements the seats take turns without exception.
  const actor: Seat = view.ply % 2 === 1 ? 'first' : 'second';
  const side = text.seats[actor];
  const probe = lastProbe(view);
  if (probe) return [say.someoneProbed(side, probe.square, probe.answer)];
  const capture = lastCapture(view);
  return capture
    ? [say.someoneTook(side, pieceName(capture.piece), capture.square)]
    : [say.someoneMoved(side)];
}

function otherAction(view: FogView): readonly string[] {
  const side = text.seats[view.viewer === 'first' ? 'second' : 'first'];
  const lost = view.noticed.find((notice) => notice.kind === 'lost');
  const moved = view.noticed.find((notice) => notice.kind === 'moved');
  const probed = view.noticed.find((notice) => notice.kind === 'probed');
  if (probed) return [say.probed(side, probed.square, probed.answer)];
  const { left, entered } = moved ?? {};
  if (lost) {
    const whence = left === undefined ? say.lostUnseen : say.lostFrom(left);
    return [say.lost(pieceName(lost.piece), lost.square), whence];
  }
  if (left !== undefined && entered !== undefined) return [say.moved(left, entered)];
  if (left !== undefined) return [say.left(left)];
  return [entered === undefined ? say.unseen(side) : say.entered(entered)];
}

/** An action in words: with the view before it by piece, with the truth before it a probe's answer. */
export function describeAction(action: string, before: FogView | null): string {
  const parsed = parseAction(action);
  const words = text.actions;
  const name = (square: number): string => squareName(about, square);
  if (parsed?.kind === 'place') return words.place(name(parsed.queen), parsed.lanterns.map(name));
  if (parsed?.kind === 'probe') {
    const answer = before?.viewer === 'all' ? answerTo(before, parsed.square) : null;
    return answer === null
      ? words.probe(name(parsed.square))
      : words.probeAnswered(name(parsed.square), answer);
  }
  if (parsed?.kind !== 'move') return action;
  const [from, to] = [name(parsed.from), name(parsed.to)];
  const mover = before?.board[parsed.from] ?? '?';
  const target = before?.board[parsed.to] ?? '?';
  if (!/[a-z]/i.test(mover)) return words.plain(from, to);
  const piece = pieceName(mover);
  if (target === '#') return words.takeShadow(piece, from, to);
  return /[a-z]/i.test(target)
    ? words.take(piece, from, pieceName(target), to)
    : words.move(piece, from, to);
}

function answerTo(truth: FogView, square: number): number | null {
  const [prober] = truth.toAct;
  if (prober === undefined) return null;
  const enemy = otherSeat(prober);
  const around = NEIGHBOURS[square] ?? [];
  return around.filter((at) => ownerOf(truth.board[at] ?? EMPTY) === enemy).length;
}
