/**
 * What the search already knows of positions that it may reach again. A table belongs to one
 * decision: knowledge that lived longer would make a move depend on how it came about (R22).
 */
import { MATE_BOUND, NO_MOVE } from './searchable.ts';

/** What a score says: at least, at most, exactly. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** Words an entry: second half of the key, move and depth, score and bound. */
const STRIDE = 3;
/** Move codes fill the bits below. */
const DEPTH_SHIFT = 24;
const MOVE_MASK = (1 << DEPTH_SHIFT) - 1;

export class Transposition {
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** Answers of the last `probe` that found something. */
  move = NO_MOVE;
  depth = 0;
  score = 0;
  bound = 0;

  /** @param bits the table has 2^bits entries of twelve bytes. */
  constructor(bits: number) {
    this.#entries = new Int32Array(STRIDE << bits);
    this.#mask = (1 << bits) - 1;
  }

  clear(): void {
    this.#entries.fill(0);
  }

  /** Whether the position is known; then the fields tell what. */
  probe(low: number, high: number, ply: number): boolean {
    const at = (low & this.#mask) * STRIDE;
    const packed = this.#entries[at + 2] ?? 0;
    if (packed === 0 || this.#entries[at] !== high) return false;
    const word = this.#entries[at + 1] ?? 0;
    const score = packed >> 2;
    this.move = word & MOVE_MASK;
    this.depth = word >>> DEPTH_SHIFT;
    this.bound = packed & 3;
    // Mates are kept as distances from the position itself, and read as distances from the root.
    this.score = score > MATE_BOUND ? score - ply : score < -MATE_BOUND ? score + ply : score;
    return true;
  }

  /** Whether what `probe` found settles the window at that depth. */
  answers(alpha: number, beta: number, depth: number): boolean {
    if (this.depth < depth) return false;
    if (this.bound === EXACT) return true;
    return this.bound === AT_LEAST ? this.score >= beta : this.score <= alpha;
  }

  store(
    low: number,
    high: number,
    ply: number,
    move: number,
    depth: number,
    score: number,
    bound: number,
  ): void {
    const at = (low & this.#mask) * STRIDE;
    const entries = this.#entries;
    const isSame = entries[at + 2] !== 0 && entries[at] === high;
    const known = isSame ? (entries[at + 1] ?? 0) : 0;
    if (isSame && bound !== EXACT && known >>> DEPTH_SHIFT > depth + 3) return;
    // A bound from below every score found no move: the one known before is better than none.
    const kept = move === NO_MOVE ? known & MOVE_MASK : move;
    const own = score > MATE_BOUND ? score + ply : score < -MATE_BOUND ? score - ply : score;
    entries[at] = high;
    entries[at + 1] = kept | (depth << DEPTH_SHIFT);
    entries[at + 2] = (own << 2) | bound;
  }
}
