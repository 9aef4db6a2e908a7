/** Hashes of the positions that led here, of the game and of the line being searched. */
import { MAX_PLY } from './searchable.ts';

/** Positions of the game that are remembered: a match has no more plies (MC9), or forgets (CH2). */
export const MAX_PAST = 700;

export class Past {
  readonly #low = new Int32Array(MAX_PAST + 2 * MAX_PLY);
  readonly #high = new Int32Array(MAX_PAST + 2 * MAX_PLY);
  #last = -1;
  #root = 0;

  clear(): void {
    this.#last = -1;
  }

  add(low: number, high: number): void {
    this.#last += 1;
    this.#low[this.#last] = low;
    this.#high[this.#last] = high;
  }

  /** Forgets the latest. */
  drop(): void {
    this.#last -= 1;
  }

  /** The latest is where the search begins. */
  markRoot(): void {
    this.#root = this.#last;
  }

  /**
   * Whether the latest position came before: once since the root is enough, in the game it takes two,
   * for the referee counts to three.
   * @param quiet plies since something that cannot be undone.
   */
  isRepeated(low: number, high: number, quiet: number): boolean {
    const first = Math.max(0, this.#last - quiet);
    let seen = 0;
    for (let at = this.#last - 2; at >= first; at -= 2) {
      if (this.#low[at] !== low || this.#high[at] !== high) continue;
      seen += 1;
      if (at >= this.#root || seen === 2) return true;
    }
    return false;
  }
}
