/**
 * One-ply players of Fog. The greedy one places at random, strikes a shadow in reach with a Lantern,
 * takes its Queen out of a shadow's reach, and else probes now and then or walks on.
 */

import { squareOf } from '../../shared/board/squares.ts';
import type { Request } from '../../shared/cpu/player.ts';
import type { Action, Seat, View } from '../../shared/game.ts';
import { about } from '../../shared/games/fog/about.ts';
import { HOME, REACH } from '../../shared/games/fog/geometry.ts';
import { LETTERS, makeAction } from '../../shared/games/fog/notation.ts';
import { type Random, randomOf } from '../../shared/random.ts';

/** One turn in this many is a probe while nobody is in sight. */
const PROBE_EVERY = 4;
const PIECES = 4;

const square = (name: string): number => squareOf(about, name);
const rankOf = (at: number): number => Math.floor(at / about.files);

function place(seat: Seat, random: Random): Action {
  const [queen = 0, ...rest] = random.shuffle(HOME[seat]);
  const lanterns = rest.slice(0, PIECES - 1).sort((a, b) => a - b);
  return makeAction({ kind: 'place', queen, lanterns });
}

/** How many shadows could strike a square, as far as the seat sees. */
function threats(view: View, at: number): number {
  return (REACH[at] ?? []).filter((from) => view.board[from] === '#').length;
}

function scoreOf(view: View, seat: Seat, action: Action, random: Random): number {
  const [from, to] = [square(action.slice(0, 2)), square(action.slice(2))];
  const isQueen = view.board[from] === LETTERS[seat].queen;
  const strikes = view.board[to] === '#';
  const forward = (rankOf(to) - rankOf(from)) * (seat === 'first' ? 1 : -1);
  const danger = threats(view, to) - (strikes ? 1 : 0);
  // The Queen is the match: she goes nowhere but away from danger, and strikes last of all.
  if (isQueen) return (threats(view, from) - danger) * 500 + (strikes ? 60 : -40) - forward;
  return (strikes ? 400 : 0) - danger * 20 + forward * 12 + random.below(30);
}

function choose(view: View, seat: Seat, random: Random): Action {
  const probes = view.legal.filter((action) => action.startsWith('?'));
  const far = probes.filter((action) => HOME[seat].every((at) => at !== square(action.slice(1))));
  const isQuiet = !view.board.includes('#');
  if (isQuiet && random.below(PROBE_EVERY) === 0) {
    const probe = far[random.below(Math.max(1, far.length))];
    if (probe !== undefined) return probe;
  }
  let best: { action: Action; score: number } | null = null;
  for (const action of view.legal) {
    if (action.startsWith('?')) continue;
    const score = scoreOf(view, seat, action, random);
    if (best === null || score > best.score) best = { action, score };
  }
  const action = best?.action ?? probes[0];
  if (action === undefined) throw new Error('nothing to choose from');
  return action;
}

/** Decides in one slice; see the file's head for what it weighs. */
export function* greedyFog({ views, seat, seed }: Request): Generator<void, Action, void> {
  const view = views.at(-1);
  const random = randomOf(seed, 'greedy');
  yield;
  if (!view) throw new Error('nothing to choose from');
  // FG1: a placement is not listed.
  return view.legal.length === 0 ? place(seat, random) : choose(view, seat, random);
}

/** Any legal action, each as likely. */
export function* randomFog({ views, seat, seed }: Request): Generator<void, Action, void> {
  const legal = views.at(-1)?.legal ?? [];
  const random = randomOf(seed, 'random');
  yield;
  const action = legal.length === 0 ? place(seat, random) : legal[random.below(legal.length)];
  if (action === undefined) throw new Error('nothing to choose from');
  return action;
}
