/** What pieces are worth in Fog, from −1 (lost) to 1 (won). */

/** So much lead counts half at the first turn; towards the last any lead is the match (FG9). */
const HALF = 0.45;

export class Stakes {
  readonly #half: number;

  /** @param left turns of this seat after the present one. */
  constructor(left: number, length: number) {
    this.#half = (HALF * Math.max(0, left)) / length + 0.02;
  }

  /** What so many pieces against so many are worth. */
  even(mine: number, theirs: number): number {
    const lead = mine - theirs;
    return lead / (Math.abs(lead) + this.#half);
  }
}
