/** Games of Fog as each seat saw them, for what a CPU makes of its views. */
import type { Request } from '../../shared/cpu/player.ts';
import {
  type Action,
  type OwnAction,
  type Position,
  SEATS,
  type Seat,
  type View,
} from '../../shared/game.ts';
import { fog } from '../../shared/games/fog/index.ts';
import type { FogView } from '../../shared/games/fog/view.ts';
import { deriveSeed, type Random, randomOf } from '../../shared/random.ts';

export type Views = Record<Seat, View<FogView>[]>;

/** A moment of a game: what both seats saw so far, and the truth. */
export interface Moment {
  readonly ply: number;
  readonly seat: Seat;
  readonly views: Views;
  /** One character a square. */
  readonly truth: string;
  readonly actions: readonly Action[];
}

export type Choose = (moment: Moment, position: Position, random: Random) => Action;

/** Plays on to the end; each moment comes before its action. */
export function* gameOf(label: string, choose: Choose): Generator<Moment> {
  const random = randomOf('f0'.repeat(32), label);
  let position = fog.start({ length: 'normal' }, random);
  const views: Views = { first: [], second: [] };
  const own: Record<Seat, OwnAction | null> = { first: null, second: null };
  const actions: Action[] = [];
  for (let ply = 0; !position.outcome; ply += 1) {
    for (const seat of SEATS) views[seat].push(viewOf(position, seat, ply, own[seat]));
    const seat = position.toAct[0] ?? 'first';
    const moment = { ply, seat, views, truth: position.view('all').board, actions };
    yield moment;
    const action = choose(moment, position, random);
    own[seat] = { ply, action, by: 'cpu' };
    actions.push(action);
    position = position.play(seat, action);
  }
}

/** The views of one seat when the same actions are played again from other placements. */
export function viewsOf(actions: readonly Action[], seat: Seat): View<FogView>[] {
  let position = fog.start({ length: 'normal' }, randomOf('f0'.repeat(32), 'again'));
  const views: View<FogView>[] = [];
  let own: OwnAction | null = null;
  for (let ply = 0; ply <= actions.length; ply += 1) {
    views.push(viewOf(position, seat, ply, own));
    const [action, actor = 'first'] = [actions[ply], position.toAct[0]];
    if (action === undefined) break;
    if (position.read(actor, action) !== action) throw new Error(`illegal ${action}`);
    if (actor === seat) own = { ply, action, by: 'cpu' };
    position = position.play(actor, action);
  }
  return views;
}

function viewOf(position: Position, seat: Seat, ply: number, own: OwnAction | null): View<FogView> {
  const body = position.view(seat) as FogView;
  const { toAct, outcome } = position;
  return { ...body, viewer: seat, ply, toAct, outcome, legal: position.legal(seat), own };
}

/** Any legal action, each as likely. */
export const anything: Choose = ({ seat }, position, random) => position.draw(seat, random);

export function requestOf(
  level: string,
  seat: Seat,
  views: readonly View<FogView>[],
  budget: Request['budget'] = 'full',
): Request {
  const seed = deriveSeed('c4'.repeat(32), `cpu|${seat}|${views.length}`);
  return {
    game: 'fog',
    level,
    seat,
    options: { length: 'normal' },
    views: [...views],
    budget,
    seed,
  };
}

/** Runs a generator to its end and counts its slices. */
export function finish<T>(run: Generator<void, T, void>): {
  readonly value: T;
  readonly slices: number;
} {
  for (let slices = 1; ; slices += 1) {
    const { done, value } = run.next();
    if (done) return { value, slices };
  }
}
