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
  readonly stakes: Stakes;
}

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
    const guess = this.bestGuess(squares);
    let value = this.#progress(squares, queen);
    for (const world of worlds) {
      const hit = world.squares.indexOf(to);
      const worth = hit === world.queen ? 1 : this.#after(squares, queen, to, hit, world, guess);
      value += world.weight * worth;
    }
    return value;
  }

  /** The odds of the likeliest enemy out of sight that these squares reach. */
  bestGuess(squares: readonly Square[]): number {
    const { odds } = this.#situation;
    let best = 0;
    for (const from of squares) {
      for (const to of REACH[from] ?? []) {
        const chance = odds.piece[to] ?? 0;
        if (chance > best && !squares.some((at) => TOUCHES[at * CELLS + to] === 1)) best = chance;
      }
    }
    return best;
  }

  /** In one world, once the seat has moved and not won. */
  #after(
    squares: readonly Square[],
    queen: Square,
    to: Square,
    hit: number,
    world: World,
    guess: number,
  ): number {
    const { stakes, marked } = this.#situation;
    const { strikes, blind, sighted, guessed } = this.#temper;
    const mine = squares.length;
    const theirs = world.squares.length - (hit >= 0 ? 1 : 0);
    let [known, loss, sees, surprise] = [0, 0, false, 0];
    const calmLoss: number[] = [];
    for (const square of squares) {
      let [near, reached] = [0, 0];
      for (let n = 0; n < world.squares.length; n += 1) {
        if (n === hit) continue;
        const pair = (world.squares[n] ?? 0) * CELLS + square;
        near += TOUCHES[pair] ?? 0;
        reached += REACHES[pair] ?? 0;
      }
      if (near > 0) sees = true;
      if (reached === 0) continue;
      const worth = this.#loss(squares, queen, square, mine, theirs);
      if (near > 0 || (square === to && hit >= 0) || square === marked) {
        known += 1;
        loss += worth;
      } else calmLoss.push(worth);
    }
    const even = stakes.even(mine, theirs);
    const next = sees ? Math.max(sighted, guessed * guess) : guessed * guess;
    let calm = even + next * stakes.gain(mine, theirs);
    for (const worth of calmLoss) {
      surprise = blind * (worth - calm);
      calm += surprise;
    }
    return known === 0 ? calm : strikes * (loss / known) + (1 - strikes) * calm;
  }

  /** What is left when the enemy takes a piece. */
  #loss(
    squares: readonly Square[],
    queen: Square,
    square: Square,
    mine: number,
    theirs: number,
  ): number {
    if (square === queen || mine === 1) return -1;
    const { stakes } = this.#situation;
    const left = stakes.even(mine - 1, theirs);
    const covers = squares.some((at) => REACHES[at * CELLS + square] === 1);
    return covers ? left + RETAKES * (stakes.hit(mine - 1, theirs) - left) : left;
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

function stepsBetween(a: Square, b: Square): number {
  return Math.abs((a % 7) - (b % 7)) + Math.abs(Math.floor(a / 7) - Math.floor(b / 7));
}

/** To weigh staying where everything stands. */
export const STAY = NOWHERE;
