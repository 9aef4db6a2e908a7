/** A belief of Fog made handy: where the enemy may stand, square by square, and a few worlds of it. */
import type { Dice } from './dice.ts';
import type { Belief } from './fog-belief.ts';
import { CELLS, squaresByRank } from './fog-layouts.ts';

/** One layout of the enemy and how likely it is. */
export interface World {
  readonly squares: readonly number[];
  /** Which of the squares is the Queen's. */
  readonly queen: number;
  readonly weight: number;
}

/** For each square the probability that an enemy stands there, and that the Queen does. */
export interface Odds {
  readonly piece: Float64Array;
  readonly queen: Float64Array;
}

/** The sum of all weights of a belief. */
function totalOf({ weights, live, count, pieces }: Belief): number {
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const start = (live[at] ?? 0) * pieces;
    for (let n = 0; n < pieces; n += 1) total += weights[start + n] ?? 0;
  }
  return total;
}

/** The odds of all squares. */
export function oddsOf(belief: Belief): Odds {
  const { weights, live, count, pieces } = belief;
  const table = squaresByRank(pieces);
  const [piece, queen] = [new Float64Array(CELLS), new Float64Array(CELLS)];
  const total = totalOf(belief);
  for (let at = 0; at < count; at += 1) {
    const start = (live[at] ?? 0) * pieces;
    let sum = 0;
    for (let n = 0; n < pieces; n += 1) {
      const weight = (weights[start + n] ?? 0) / total;
      const on = table[start + n] ?? 0;
      queen[on] = (queen[on] ?? 0) + weight;
      sum += weight;
    }
    for (let n = 0; n < pieces; n += 1) {
      const on = table[start + n] ?? 0;
      piece[on] = (piece[on] ?? 0) + sum;
    }
  }
  return { piece, queen };
}

/** About so many worlds, each as often as it is likely; their weights add up to 1. */
export function worldsOf(belief: Belief, most: number, dice: Dice): World[] {
  const { weights, live, count, pieces } = belief;
  const table = squaresByRank(pieces);
  const worlds: World[] = [];
  const step = totalOf(belief) / most;
  let left = (step * dice.below(1 << 16)) / (1 << 16);
  for (let at = 0; at < count; at += 1) {
    const start = (live[at] ?? 0) * pieces;
    for (let n = 0; n < pieces; n += 1) {
      left -= weights[start + n] ?? 0;
      let hits = 0;
      for (; left < 0; left += step) hits += 1;
      if (hits === 0) continue;
      const squares = Array.from(table.subarray(start, start + pieces));
      worlds.push({ squares, queen: n, weight: hits });
    }
  }
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return worlds.map((world) => ({ ...world, weight: world.weight / all }));
}
