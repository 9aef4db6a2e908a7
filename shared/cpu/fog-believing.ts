/** From all a seat of Fog has seen to what it may believe: a pure function of its views. */
import { otherSeat, type Seat, type View } from '../game.ts';
import type { FogView } from '../games/fog/view.ts';
import { diceOf } from './dice.ts';
import { Belief } from './fog-belief.ts';
import type { Manners } from './fog-manners.ts';
import { happeningOf, sightOf, signsOf } from './fog-past.ts';

export interface Care {
  readonly manners: Manners;
  /** The most layouts to keep; with `Infinity` the belief is exact. */
  readonly most: number;
}

/** The chance in thinning is the history's alone, so that what was believed does not change later. */
const SEED = 'fog';

/**
 * A belief that takes in one view after another. It can be asked at any time, and one that read the
 * same views all at once believes the same.
 */
export class Believer {
  readonly seat: Seat;
  readonly #care: Care;
  #last: View<FogView> | null = null;
  #belief: Belief | null = null;

  constructor(seat: Seat, care: Care) {
    this.seat = seat;
    this.#care = care;
  }

  /** The belief after the views so far. */
  get belief(): Belief {
    if (!this.#belief) throw new Error('nothing seen yet');
    return this.#belief;
  }

  /** Takes in the next view. */
  *take(view: View<FogView>): Generator<void, void, void> {
    const { seat } = this;
    const before = this.#last;
    this.#last = view;
    const pieces = view.remaining[otherSeat(seat)];
    if (!before || !this.#belief) {
      this.#belief = yield* Belief.start(seat, view.ply > 2, pieces);
    } else {
      const happening = happeningOf(before, view, seat);
      yield* this.#belief.learn(happening, sightOf(before), this.#care.manners);
    }
    yield* this.#belief.see(signsOf(view));
    if (this.#belief.count === 0) {
      // Only a thinned belief, or a history that does not begin at the beginning, comes to this.
      this.#belief = yield* Belief.start(seat, true, pieces);
      yield* this.#belief.see(signsOf(view));
    }
    this.#belief.thin(this.#care.most, diceOf(SEED, `thin|${view.ply}`));
  }
}

/** What the views allow, from the first to the last. */
export function* believe(
  seat: Seat,
  views: readonly View<FogView>[],
  care: Care,
): Generator<void, Belief, void> {
  const believer = new Believer(seat, care);
  for (const view of views) yield* believer.take(view);
  return believer.belief;
}
