/** A move that may destroy its own piece: its score is the average of what may happen. */
import { CERTAIN, INFINITE } from './searchable.ts';

/**
 * A disaster counts for no more than this, nor a stroke of luck: what is beyond is lost or won
 * already, and a small risk of it must not outweigh everything else.
 */
export const DISASTER = 1500;

/** Between the score of a move that goes well and its score with the risk counted in. */
export class Mix {
  readonly #kept: number;
  readonly #added: number;

  /** With the risk counted in, a score is (kept × score + added) / CERTAIN. */
  constructor(kept: number, added: number) {
    this.#kept = kept;
    this.#added = added;
  }

  /** @param score that of the move where it goes well. */
  after(score: number): number {
    return Math.floor((this.#kept * score + this.#added) / CERTAIN);
  }

  /** What the score where it goes well must exceed, for the average to exceed `bound`. */
  before(bound: number): number {
    const needed = Math.floor((CERTAIN * bound - this.#added) / this.#kept);
    return Math.max(-INFINITE, Math.min(INFINITE, needed));
  }
}

export const SURE = new Mix(CERTAIN, 0);

/** The risk counted exactly: `lost` is the score where it goes badly. */
export function mixOf(peril: number, lost: number): Mix {
  const bounded = Math.max(-DISASTER, Math.min(DISASTER, lost));
  return new Mix(CERTAIN - peril, peril * bounded);
}

/** The risk counted roughly: where it goes badly, all is the same but for the piece. */
export function roughMix(peril: number, worth: number): Mix {
  return new Mix(CERTAIN, -peril * worth);
}
