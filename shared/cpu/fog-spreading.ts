/** What an enemy's move makes of a belief of Fog: each layout becomes all those that one move leads to. */
import { REACH } from '../games/fog/geometry.ts';
import { CELLS, choose, layoutsOf, REACHES, squaresByRank } from './fog-layouts.ts';
import type { Manners } from './fog-manners.ts';
import type { Happening } from './fog-past.ts';

/** Weights of layouts, by the rank of their squares. */
export interface Layouts {
  readonly pieces: number;
  /** At `rank * pieces + n`: that the layout of this rank is the enemy's and its piece n the Queen. */
  readonly weights: Float32Array;
  /** Ranks of the layouts that are possible; the first `count` entries. */
  readonly live: Int32Array;
  readonly count: number;
}

type Moved = Extract<Happening, { kind: 'moved' }>;

/** The least that a chance is divided by. */
const LEAST = 1e-9;
/** Layouts looked at or made between two yields: a few milliseconds. */
const SLICE = 1 << 17;

/** Tells when enough was done since the last yield. */
export class Pace {
  #work = 0;

  tires(work: number): boolean {
    this.#work += work;
    if (this.#work < SLICE) return false;
    this.#work = 0;
    return true;
  }
}

/** Keeps its tables from one move to the next: to make them anew costs more than a small belief does. */
export class Spreading {
  readonly #pace: Pace;
  /** All zero between two moves. */
  #weights: Float32Array = new Float32Array(0);
  #marks = new Uint8Array(0);
  #live: Int32Array = new Int32Array(0);
  #made = 0;
  /** Of the layout at hand: where its pieces stand, the pull on each, and the share of each move. */
  readonly #on = [0, 0, 0, 0];
  readonly #ways = [0, 0, 0, 0];
  readonly #chance = [0, 0, 0, 0];
  /** The rank once the mover stands at place p among the others is base[p] + C(to, p + 1). */
  readonly #base = [0, 0, 0, 0];

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /**
   * The layouts after a move of the enemy.
   * @param from the layouts before it, whose tables are given away.
   * @param sight 1 for every square that was in sight before it.
   */
  *spread(
    from: Layouts,
    moved: Moved,
    sight: Uint8Array,
    manners: Manners,
  ): Generator<void, Layouts, void> {
    const { pieces, weights, live, count } = from;
    if (this.#weights.length !== weights.length) this.#weights = new Float32Array(weights.length);
    if (this.#marks.length !== layoutsOf(pieces)) this.#marks = new Uint8Array(layoutsOf(pieces));
    if (this.#live.length !== layoutsOf(pieces)) this.#live = new Int32Array(layoutsOf(pieces));
    this.#made = 0;
    // FG8: what was in sight and is not told did not happen.
    const { left, entered } = moved;
    const mayLeave = sight.map((seen, at) => (left < 0 ? 1 - seen : at === left ? 1 : 0));
    const mayEnter = sight.map((seen, at) => (entered < 0 ? 1 - seen : at === entered ? 1 : 0));
    for (let at = 0; at < count; at += 1) {
      const start = (live[at] ?? 0) * pieces;
      this.#weighMovers(from, start, manners);
      for (let mover = 0; mover < pieces; mover += 1) {
        if (mayLeave[this.#on[mover] ?? 0] === 0) continue;
        this.#move(pieces, mover, mayEnter, manners, moved.took);
      }
      if (this.#pace.tires(pieces * 12)) yield;
    }
    return this.#handOver(from);
  }

  /** How likely each piece of a layout moves, given each piece as the Queen. */
  #weighMovers({ pieces, weights }: Layouts, start: number, { pull, queenMoves }: Manners): void {
    const [on, ways, chance] = [this.#on, this.#ways, this.#chance];
    const table = squaresByRank(pieces);
    let all = 0;
    for (let n = 0; n < pieces; n += 1) on[n] = table[start + n] ?? 0;
    for (let n = 0; n < pieces; n += 1) {
      const from = on[n] ?? 0;
      let sum = pull[CELLS * CELLS + from] ?? 0;
      for (let other = 0; other < pieces; other += 1) {
        const to = on[other] ?? 0;
        if (REACHES[from * CELLS + to] === 1) sum -= pull[from * CELLS + to] ?? 0;
      }
      ways[n] = sum;
      all += sum;
    }
    for (let n = 0; n < pieces; n += 1) {
      // Who has fewer ways to go is likelier to have gone this one.
      const total = all - (1 - queenMoves) * (ways[n] ?? 0);
      chance[n] = (weights[start + n] ?? 0) / Math.max(total, LEAST);
    }
  }

  /** One piece of the layout at hand goes wherever it may. */
  #move(
    pieces: number,
    mover: number,
    mayEnter: Uint8Array,
    { pull, queenMoves, queenTakes }: Manners,
    took: boolean,
  ): void {
    const [on, chance, base, next] = [this.#on, this.#chance, this.#base, this.#weights];
    const asQueen = queenMoves * (took ? queenTakes : 1);
    const from = on[mover] ?? 0;
    for (let p = 0; p < pieces; p += 1) {
      let sum = 0;
      for (let n = 0, place = 0; n < pieces; n += 1) {
        if (n === mover) continue;
        sum += choose(on[n] ?? 0, place < p ? place + 1 : place + 2);
        place += 1;
      }
      base[p] = sum;
    }
    for (const to of REACH[from] ?? []) {
      if (mayEnter[to] === 0) continue;
      let [p, isFree] = [0, true];
      for (let n = 0; n < pieces; n += 1) {
        if (n === mover) continue;
        if (on[n] === to) isFree = false;
        else if ((on[n] ?? 0) < to) p += 1;
      }
      if (!isFree) continue;
      const rank = (base[p] ?? 0) + choose(to, p + 1);
      this.#mark(rank);
      const likely = pull[from * CELLS + to] ?? 0;
      for (let n = 0, place = 0; n < pieces; n += 1) {
        if (n === mover) continue;
        const slot = rank * pieces + (place < p ? place : place + 1);
        next[slot] = (next[slot] ?? 0) + (chance[n] ?? 0) * likely;
        place += 1;
      }
      const slot = rank * pieces + p;
      next[slot] = (next[slot] ?? 0) + (chance[mover] ?? 0) * likely * asQueen;
    }
  }

  #mark(rank: number): void {
    if (this.#marks[rank] === 1) return;
    this.#marks[rank] = 1;
    this.#live[this.#made] = rank;
    this.#made += 1;
  }

  /** Gives the tables that were filled for those that were read, emptied. */
  #handOver({ pieces, weights, live, count }: Layouts): Layouts {
    const made: Layouts = { pieces, weights: this.#weights, live: this.#live, count: this.#made };
    for (let at = 0; at < made.count; at += 1) this.#marks[made.live[at] ?? 0] = 0;
    for (let at = 0; at < count; at += 1) {
      const start = (live[at] ?? 0) * pieces;
      weights.fill(0, start, start + pieces);
    }
    this.#weights = weights;
    this.#live = live;
    return made;
  }
}
