/**
 * What a seat of Fog may believe of the enemy: a weight for every layout and every piece of it that
 * could be the Queen. A layout that agrees with all the seat saw never has the weight zero, however
 * unlikely the enemy's ways make it; one that does not, always.
 */
import type { Square } from '../board/squares.ts';
import { otherSeat, type Seat } from '../game.ts';
import { HOME, SQUARES } from '../games/fog/geometry.ts';
import type { Dice } from './dice.ts';
import { CELLS, choose, layoutsOf, MOST, squaresByRank, TOUCHES } from './fog-layouts.ts';
import type { Manners } from './fog-manners.ts';
import { FREE, type Happening, TAKEN } from './fog-past.ts';
import { type Layouts, Pace, Spreading } from './fog-spreading.ts';

/** The least weight beside the largest: far above what a float loses, far below what matters. */
const LEAST = 1e-9;

export class Belief implements Layouts {
  /** Enemy pieces left. */
  pieces = MOST;
  /** At `rank * pieces + n`: that the layout of this rank is the enemy's and its piece n the Queen. */
  weights: Float32Array = new Float32Array(0);
  /** Ranks of the layouts that are possible; the first `count` entries. */
  live: Int32Array = new Int32Array(0);
  count = 0;
  readonly #pace = new Pace();
  readonly #spreading = new Spreading(this.#pace);

  /** Every layout on the enemy's own rows, or on any squares. */
  static *start(seat: Seat, isAnywhere: boolean, pieces: number): Generator<void, Belief, void> {
    const belief = new Belief();
    belief.pieces = pieces;
    const live = startsOf(isAnywhere ? null : otherSeat(seat), pieces);
    yield;
    belief.live = Int32Array.from(live);
    belief.count = live.length;
    belief.weights = new Float32Array(layoutsOf(pieces) * pieces);
    for (const rank of live) belief.weights.fill(1, rank * pieces, (rank + 1) * pieces);
    return belief;
  }

  /** Keeps the layouts that agree with what is in sight. */
  *see(signs: Uint8Array): Generator<void, void, void> {
    const { pieces } = this;
    const table = squaresByRank(pieces);
    const taken = signs.reduce((sum, sign) => sum + (sign === TAKEN ? 1 : 0), 0);
    yield* this.#keep((rank) => {
      let seen = 0;
      for (let n = 0; n < pieces; n += 1) {
        const sign = signs[table[rank * pieces + n] ?? 0];
        if (sign === FREE) return false;
        if (sign === TAKEN) seen += 1;
      }
      return seen === taken;
    });
  }

  /** Learns of what happened between two views. */
  *learn(happening: Happening, sight: Uint8Array, manners: Manners): Generator<void, void, void> {
    if (happening.kind === 'asked') yield* this.#asked(happening.square, happening.answer);
    if (happening.kind === 'took') yield* this.#lose(happening.square, happening.isQueen);
    if (happening.kind === 'moved') {
      Object.assign(this, yield* this.#spreading.spread(this, happening, sight, manners));
      this.#settle();
    }
  }

  *#asked(square: Square, answer: number): Generator<void, void, void> {
    const { pieces } = this;
    const table = squaresByRank(pieces);
    yield* this.#keep((rank) => {
      let near = 0;
      for (let n = 0; n < pieces; n += 1) {
        near += TOUCHES[square * CELLS + (table[rank * pieces + n] ?? 0)] ?? 0;
      }
      return near === answer;
    });
  }

  *#keep(agrees: (rank: number) => boolean): Generator<void, void, void> {
    const { live, weights, pieces } = this;
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const rank = live[at] ?? 0;
      if (agrees(rank)) {
        live[kept] = rank;
        kept += 1;
      } else weights.fill(0, rank * pieces, (rank + 1) * pieces);
      if (this.#pace.tires(1)) yield;
    }
    this.count = kept;
    this.#settle();
  }

  /** A piece of the enemy is gone from a square. */
  *#lose(square: Square, isQueen: boolean): Generator<void, void, void> {
    const { pieces, weights, live, count } = this;
    const table = squaresByRank(pieces);
    const fewer = pieces - 1;
    const next = new Float32Array(Math.max(1, layoutsOf(fewer) * fewer));
    const nextLive = new Int32Array(layoutsOf(fewer));
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const rank = live[at] ?? 0;
      let [lower, left, gone] = [0, 0, -1];
      for (let n = 0; n < pieces; n += 1) {
        const on = table[rank * pieces + n] ?? 0;
        if (on === square) gone = n;
        else {
          left += 1;
          lower += choose(on, left);
        }
      }
      if (gone >= 0 && !isQueen) {
        for (let n = 0; n < pieces; n += 1) {
          if (n === gone) continue;
          next[lower * fewer + (n < gone ? n : n - 1)] = weights[rank * pieces + n] ?? 0;
        }
        nextLive[kept] = lower;
        kept += 1;
      }
      if (this.#pace.tires(1)) yield;
    }
    Object.assign(this, { pieces: fewer, weights: next, live: nextLive, count: kept });
    this.#settle();
  }

  /** Leaves about so many layouts, the likelier the sooner; the truth may be among the lost ones. */
  thin(most: number, dice: Dice): void {
    const { weights, live, count, pieces } = this;
    if (count <= most) return;
    const sumOf = (rank: number): number => {
      let sum = 0;
      for (let n = 0; n < pieces; n += 1) sum += weights[rank * pieces + n] ?? 0;
      return sum;
    };
    let total = 0;
    for (let at = 0; at < count; at += 1) total += sumOf(live[at] ?? 0);
    const step = total / most;
    // One draw for all: equal distances hit every stretch of weights in proportion.
    let left = (step * dice.below(1 << 16)) / (1 << 16);
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const rank = live[at] ?? 0;
      const sum = sumOf(rank);
      left -= sum;
      let hits = 0;
      for (; left < 0; left += step) hits += 1;
      const scale = hits === 0 ? 0 : (hits * step) / sum;
      for (let n = rank * pieces; n < (rank + 1) * pieces; n += 1) {
        weights[n] = (weights[n] ?? 0) * scale;
      }
      if (hits === 0) continue;
      live[kept] = rank;
      kept += 1;
    }
    this.count = kept;
    this.#settle();
  }

  /** Brings the largest weight to 1 and lifts the smallest, so that none is ever lost to rounding. */
  #settle(): void {
    const { weights, live, count, pieces } = this;
    let largest = 0;
    for (let at = 0; at < count; at += 1) {
      const start = (live[at] ?? 0) * pieces;
      for (let n = start; n < start + pieces; n += 1) largest = Math.max(largest, weights[n] ?? 0);
    }
    if (largest === 0) return;
    for (let at = 0; at < count; at += 1) {
      const start = (live[at] ?? 0) * pieces;
      for (let n = start; n < start + pieces; n += 1) {
        // Zero stays: a captured piece, or none, cannot be the Queen.
        const weight = (weights[n] ?? 0) / largest;
        weights[n] = weight > 0 ? Math.max(weight, LEAST) : 0;
      }
    }
  }
}

/** By seat and pieces: no match begins otherwise, and to walk all layouts takes a while. */
const STARTS = new Map<string, readonly number[]>();

/** Ranks of the layouts on a seat's own rows, or on any squares. */
function startsOf(seat: Seat | null, pieces: number): readonly number[] {
  const known = STARTS.get(`${seat} ${pieces}`);
  if (known) return known;
  const isHome = Uint8Array.from(SQUARES, (on) => (!seat || HOME[seat].includes(on) ? 1 : 0));
  const table = squaresByRank(pieces);
  const ranks: number[] = [];
  for (let rank = 0; rank < layoutsOf(pieces); rank += 1) {
    let inside = true;
    for (let n = 0; n < pieces; n += 1) {
      if (isHome[table[rank * pieces + n] ?? 0] === 0) inside = false;
    }
    if (inside) ranks.push(rank);
  }
  STARTS.set(`${seat} ${pieces}`, ranks);
  return ranks;
}
