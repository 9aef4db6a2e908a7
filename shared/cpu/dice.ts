/**
 * Chance inside a CPU's thinking: fast, whole numbers only, the same in every runtime. It starts
 * from the CPU's own seed (R22) and is no secret to keep, so it need not be cryptographic.
 */
import { randomOf } from '../random.ts';

/** A stream of draws that is cheap enough for thousands a decision. */
export interface Dice {
  /** A whole number from 0 to n − 1; n up to 2^16. */
  below(n: number): number;
  /** The index of one of the weights, each as likely as its share; weights are whole, sum < 2^24. */
  weighted(weights: readonly number[]): number;
}

/** The dice of one use under one seed; the same pair always rolls the same. */
export function diceOf(seed: string, label: string): Dice {
  const random = randomOf(seed, label);
  const state = Int32Array.from({ length: 4 }, () => random.below(2 ** 32));
  // An all-zero xorshift stays zero for ever.
  state[0] = (state[0] ?? 0) | 1;
  const word = (): number => {
    let t = state[3] ?? 0;
    const s = state[0] ?? 0;
    state[3] = state[2] ?? 0;
    state[2] = state[1] ?? 0;
    state[1] = s;
    t ^= t << 11;
    t ^= t >>> 8;
    state[0] = t ^ s ^ (s >>> 19);
    return (Math.imul(state[0] ?? 0, 0x2545f491) >>> 8) & 0xffffff;
  };
  // The bias of scaling 24 bits down to n is below n / 2^24: no player can tell.
  const below = (n: number): number => Math.floor((word() * n) / 2 ** 24);
  return {
    below,
    weighted(weights) {
      let left = below(weights.reduce((sum, weight) => sum + weight, 0));
      for (const [index, weight] of weights.entries()) {
        left -= weight;
        if (left < 0) return index;
      }
      throw new RangeError('no weights to draw from');
    },
  };
}
