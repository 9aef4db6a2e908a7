/**
 * What a score is worth on the way to winning, from −1 (lost) to 1 (won). Averages over worlds and
 * chances must be taken of this, not of hundredths of a pawn, or one lost queen in an unlikely world
 * outweighs everything else. A quotient, because `Math.tanh` may differ between runtimes.
 */

/** The score that counts as half won. */
const HALF = 400;

/** @param score in hundredths of a pawn; mates are large numbers and come out close to ±1. */
export function squash(score: number): number {
  return score / (Math.abs(score) + HALF);
}
