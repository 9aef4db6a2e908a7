/**
 * What a move of Fog is worth on the average of the worlds: what it takes, what the enemy may take
 * in reply — it knows only what its own pieces touch — and what can be struck after that.
 */
import { NOWHERE, type Square } from '../board/squares.ts';
import { REACH, SQUARES } from '../games/fog/geometry.ts';
import { CELLS, REACHES, TOUCHES } from './fog-layouts.ts';
import type { Own } from './fog-past.ts';
import type { Stakes } from './fog-stakes.ts';
import type { Odds, World } from './fog-worlds.ts';

/** How an enemy is thought to strike, and what a level cares for. */
export interface Temper {
  /** The chance that an enemy takes a piece it sees, and one in its reach that it does not. */
  readonly strikes: number;
  readonly blind: number;
  /** What the best strike of the next turn counts: at one in sight, at one guessed. */
  readonly sighted: number;
  readonly guessed: number;
  /** What a step towards the nearest enemy counts, for who is nearest and for the others. */
  readonly advance: number;
  readonly follow: number;
  /** Whether the Queen goes towards the enemy as a Lantern would; else as much away from it. */
  readonly feints: boolean;
}

export interface Situation {
  readonly own: Own;
  /** A square of the seat's that the enemy knows of, since it captured there; or NOWHERE. */
  readonly marked: Square;
  readonly worlds: readonly World[];
  readonly odds: Odds;
  /** Enemy pieces left, and which way is forward to them: 1 up the ranks, −1 down. */
  readonly theirs: number;
  readonly forward: number;
  readonly stakes: Stakes;
}

/** A seat's pieces after its move, in one of the worlds. */
interface Moment {
  readonly squares: readonly Square[];
  readonly queen: Square;
  /** Where it moved, and which enemy it hit there: −1 for none. */
  readonly to: Square;
  readonly hit: number;
  readonly world: World;
}

/** A strike by the Queen puts her at risk. */
const QUEEN_STRIKES = 0.3;
/** FG7: the loser strikes back at once in most cases, if it can. */
const RETAKES = 0.85;

export class Weighing {
  readonly #situation: Situation;
  readonly #temper: Temper;
  /** The mean distance from each square to the nearest enemy. */
  readonly #distance: Float64Array;

  constructor(situation: Situation, temper: Temper) {
    this.#situation = situation;
    this.#temper = temper;
    this.#distance = distances(situation.worlds);
  }

  /** The value of a move, or of staying when it goes from NOWHERE. */
  weigh(from: Square, to: Square): number {
    const { own, worlds } = this.#situation;
    const squares = own.squares.map((square) => (square === from ? to : square));
    const queen = own.queen === from ? to : own.queen;
    const guess = this.#temper.guessed * this.#bestGuess(squares, queen);
    let value = this.#progress(squares, queen);
    for (const world of worlds) {
      const hit = world.squares.indexOf(to);
      const worth =
        hit === world.queen ? 1 : this.#after({ squares, queen, to, hit, world }, guess);
      value += world.weight * worth;
    }
    return value;
  }

  /** What the likeliest strike at an enemy out of sight would add, were it made now. */
  #bestGuess(squares: readonly Square[], queen: Square): number {
    const { odds, stakes, theirs } = this.#situation;
    const even = stakes.even(squares.length, theirs);
    const [won, ahead] = [1 - even, stakes.even(squares.length, theirs - 1) - even];
    let best = 0;
    for (const from of squares) {
      for (const to of REACH[from] ?? []) {
        const isQueen = odds.queen[to] ?? 0;
        const gain = isQueen * won + ((odds.piece[to] ?? 0) - isQueen) * ahead;
        const share = from === queen ? QUEEN_STRIKES : 1;
        if (gain * share > best && !squares.some((at) => TOUCHES[at * CELLS + to] === 1)) {
          best = gain * share;
        }
      }
    }
    return best;
  }

  /** In one world, once the seat has moved and not won. */
  #after(moment: Moment, guess: number): number {
    const { squares, to, hit, world } = moment;
    const { stakes, marked, forward } = this.#situation;
    const { strikes, blind, sighted } = this.#temper;
    const mine = squares.length;
    const theirs = world.squares.length - (hit >= 0 ? 1 : 0);
    const even = stakes.even(mine, theirs);
    let [known, loss, surprise, seen] = [0, 0, 0, 0];
    for (const square of squares) {
      let [near, threat, byLantern, byQueen] = [0, 0, false, false];
      for (let n = 0; n < world.squares.length; n += 1) {
        if (n === hit) continue;
        const from = world.squares[n] ?? 0;
        if (TOUCHES[from * CELLS + square] === 1) {
          near += 1;
          seen |= 1 << n;
        }
        if (REACHES[from * CELLS + square] !== 1) continue;
        if (n === world.queen) byQueen = true;
        else byLantern = true;
        threat += drift(from, square, forward);
      }
      if (!byLantern && !byQueen) continue;
      const worth = this.#loss(moment, square, theirs, !byLantern);
      if (near > 0 || (square === to && hit >= 0) || square === marked) {
        known += 1;
        loss += worth;
      } else surprise += Math.min(1, blind * threat) * (worth - even);
    }
    const inSight = seen === 0 ? 0 : sighted * this.#gainOf(moment, seen, theirs);
    const calm = even + Math.max(inSight, guess) + surprise;
    return known === 0 ? calm : strikes * (loss / known) + (1 - strikes) * calm;
  }

  /** What taking one of the enemies in sight would add. */
  #gainOf({ squares, world }: Moment, seen: number, theirs: number): number {
    const { stakes } = this.#situation;
    let count = 0;
    for (let left = seen; left > 0; left &= left - 1) count += 1;
    const even = stakes.even(squares.length, theirs);
    const ahead = stakes.even(squares.length, theirs - 1) - even;
    const isQueenSeen = (seen & (1 << world.queen)) !== 0;
    return isQueenSeen ? (1 - even + (count - 1) * ahead) / count : ahead;
  }

  /** What is left when the enemy takes a piece, with its Queen or another. */
  #loss({ squares, queen }: Moment, square: Square, theirs: number, byQueen: boolean): number {
    const mine = squares.length;
    if (square === queen || mine === 1) return -1;
    const { stakes } = this.#situation;
    const left = stakes.even(mine - 1, theirs);
    const covers = squares.some((at) => REACHES[at * CELLS + square] === 1);
    const retaken = byQueen ? 1 : stakes.even(mine - 1, theirs - 1);
    return covers ? left + RETAKES * (retaken - left) : left;
  }

  /** Less for being far from the enemy. */
  #progress(squares: readonly Square[], queen: Square): number {
    const { advance, follow, feints } = this.#temper;
    let [nearest, sum] = [Number.POSITIVE_INFINITY, 0];
    let away = 0;
    for (const square of squares) {
      const distance = this.#distance[square] ?? 0;
      if (square === queen && !feints) {
        away = distance;
        continue;
      }
      sum += distance;
      if (distance < nearest) nearest = distance;
    }
    if (nearest === Number.POSITIVE_INFINITY) return 0;
    return follow * (away - sum) - (advance - follow) * nearest;
  }
}

/** By steps along the lines; beside the enemy is no nearer than the distance of a strike. */
const CLOSE = 2;

function distances(worlds: readonly World[]): Float64Array {
  const table = new Float64Array(CELLS);
  for (const { squares, weight } of worlds) {
    for (const from of SQUARES) {
      let nearest = CELLS;
      for (const to of squares) nearest = Math.min(nearest, stepsBetween(from, to));
      table[from] = (table[from] ?? 0) + weight * Math.max(CLOSE, nearest);
    }
  }
  return table;
}

/** How likely an enemy goes that way beside another: forward is where it means to go. */
function drift(from: Square, to: Square, forward: number): number {
  const ranks = (Math.floor(to / 7) - Math.floor(from / 7)) * forward;
  return ranks > 0 ? 3 : ranks < 0 ? 0.5 : 1;
}

function stepsBetween(a: Square, b: Square): number {
  return Math.abs((a % 7) - (b % 7)) + Math.abs(Math.floor(a / 7) - Math.floor(b / 7));
}

/** To weigh staying where everything stands. */
export const STAY = NOWHERE;
