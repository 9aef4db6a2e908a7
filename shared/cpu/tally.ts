/** Two running sums of an evaluation, seen by the first side. */
import type { Term } from './weights.ts';

export class Tally {
  middle = 0;
  end = 0;

  clear(): void {
    this.middle = 0;
    this.end = 0;
  }

  /** Counts one case of a term for a side, `times` times. */
  add(side: number, term: Term, at: number, times = 1): void {
    const signed = side === 0 ? times : -times;
    this.middle += signed * (term.middle[at] ?? 0);
    this.end += signed * (term.end[at] ?? 0);
  }
}
