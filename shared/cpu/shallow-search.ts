/**
 * Looks a fixed number of plies ahead in one world, and captures to their end. Small enough to need
 * no pause, no table and no memory of other worlds.
 */
import { INFINITE, MATE, MAX_PLY, type Searchable } from './searchable.ts';

/** What a position must be able to do to be looked into. */
export type OpenPosition = Pick<
  Searchable,
  | 'checked'
  | 'generate'
  | 'make'
  | 'unmake'
  | 'evaluate'
  | 'isNoisy'
  | 'takesKing'
  | 'gain'
  | 'exchanges'
>;

/** A capture that even with this on top does not reach the window is left out. */
const MARGIN = 160;
/** Plies of captures beyond which a position is judged as it is. */
const MOST_PLIES = 24;
/** Moves are sorted by what they gain; captures that lose material last. */
const LOSING = -1_000_000;

export class ShallowSearch {
  /** Positions looked at so far. */
  nodes = 0;
  /** All lists of moves, one ply's after the other. */
  readonly moves = new Int32Array(MAX_PLY * 128);
  readonly #position: OpenPosition;
  readonly #scores = new Int32Array(MAX_PLY * 128);
  /** By ply, the quiet move that last refuted something. */
  readonly #killers = new Int32Array(MAX_PLY);

  constructor(position: OpenPosition) {
    this.#position = position;
  }

  /**
   * The score of the present position for the side to move.
   * @param depth plies to look ahead before only captures count.
   * @param ply how far below the root it is.
   * @param start where its moves go in the list.
   */
  look(alpha: number, beta: number, depth: number, ply: number, start: number): number {
    if (depth <= 0) return this.#settle(alpha, beta, ply, start);
    this.nodes += 1;
    const position = this.#position;
    const end = position.generate(this.moves, start, false);
    this.#rank(start, end, ply);
    let best = -INFINITE;
    for (let at = start; at < end; at += 1) {
      const move = this.#pick(at, end);
      if (position.takesKing(move)) return MATE - ply;
      if (!position.make(move)) continue;
      const score = -this.look(-beta, -Math.max(alpha, best), depth - 1, ply + 1, end);
      position.unmake();
      if (score <= best) continue;
      best = score;
      if (best < beta) continue;
      if (!position.isNoisy(move)) this.#killers[ply] = move;
      break;
    }
    return best === -INFINITE ? position.evaluate() : best;
  }

  /** The score with the noise taken out: a side may stand pat unless its king is attacked. */
  #settle(alpha: number, beta: number, ply: number, start: number): number {
    this.nodes += 1;
    const position = this.#position;
    const { checked } = position;
    const standing = checked && ply < MOST_PLIES ? ply - MATE : position.evaluate();
    if (standing >= beta || ply >= MOST_PLIES) return standing;
    const end = position.generate(this.moves, start, !checked);
    this.#rank(start, end, ply);
    let best = standing;
    for (let at = start; at < end; at += 1) {
      const move = this.#pick(at, end);
      if (position.takesKing(move)) return MATE - ply;
      if (!checked) {
        if ((this.#scores[at] ?? 0) < LOSING / 2) break;
        const hope = standing + position.gain(move) + MARGIN;
        if (hope <= Math.max(alpha, best)) {
          best = Math.max(best, Math.min(hope, alpha));
          continue;
        }
      }
      if (!position.make(move)) continue;
      const score = -this.#settle(-beta, -Math.max(alpha, best), ply + 1, end);
      position.unmake();
      if (score > best) best = score;
      if (best >= beta) break;
    }
    return best;
  }

  #rank(start: number, end: number, ply: number): void {
    const position = this.#position;
    for (let at = start; at < end; at += 1) {
      const move = this.moves[at] ?? 0;
      let score = move === this.#killers[ply] ? 1 : 0;
      if (position.isNoisy(move)) {
        const gain = position.gain(move);
        score = gain + (position.takesKing(move) || position.exchanges(move, 0) ? 2 : LOSING);
      }
      this.#scores[at] = score;
    }
  }

  /** Brings the best of the moves from `at` on to `at` and returns it. */
  #pick(at: number, end: number): number {
    const { moves } = this;
    const scores = this.#scores;
    let best = at;
    for (let i = at + 1; i < end; i += 1) {
      if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
    }
    const move = moves[best] ?? 0;
    const score = scores[best] ?? 0;
    moves[best] = moves[at] ?? 0;
    scores[best] = scores[at] ?? 0;
    moves[at] = move;
    scores[at] = score;
    return move;
  }
}
