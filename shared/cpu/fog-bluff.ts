/**
 * How a CPU of Fog hides its Queen: while the match is young and nothing is in sight, it weighs every
 * action as if each of its pieces might be she. What it does then depends on her in nothing, so that
 * nobody can learn from it which she is. Later she is worth more than her secret.
 */
import type { Square } from '../board/squares.ts';
import { type Situation, type Temper, Weighing } from './fog-weighing.ts';

/** What can be asked of one weighing, or of several together. */
export interface Scales {
  weigh(from: Square, to: Square): number;
}

/** @param isHiding whether the Queen may be any of the seat's pieces. */
export function scalesOf(situation: Situation, temper: Temper, isHiding: boolean): Scales {
  const { own } = situation;
  if (!isHiding) return new Weighing(situation, temper);
  const weighings = own.squares.map(
    (queen) => new Weighing({ ...situation, own: { ...own, queen } }, temper),
  );
  return {
    weigh: (from, to) =>
      weighings.reduce((sum, one) => sum + one.weigh(from, to), 0) / weighings.length,
  };
}
