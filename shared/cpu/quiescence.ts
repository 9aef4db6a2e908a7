/**
 * Plays captures to their end, so that no position is judged in the middle of an exchange. Small
 * enough to run without a pause.
 */
import type { MoveOrder } from './move-order.ts';
import { INFINITE, MATE, MAX_PLY, NO_MOVE, type Searchable } from './searchable.ts';

/** A capture that even with this on top does not reach the window is left out. */
const MARGIN = 160;

export class Quiescence {
  /** Positions looked at so far. */
  nodes = 0;
  readonly #position: Searchable;
  readonly #order: MoveOrder;

  constructor(position: Searchable, order: MoveOrder) {
    this.#position = position;
    this.#order = order;
  }

  /**
   * The score of a position with the noise taken out, for the side to move.
   * @param start where its moves go in the list.
   */
  settle(alpha: number, beta: number, ply: number, start: number): number {
    const position = this.#position;
    this.nodes += 1;
    if (position.isDrawn()) return 0;
    if (ply >= MAX_PLY - 1) return position.evaluate();
    const { checked } = position;
    let floor = alpha;
    let best = -INFINITE;
    let standing = 0;
    if (!checked) {
      standing = position.evaluate();
      if (standing >= beta) return standing;
      best = standing;
      floor = Math.max(floor, standing);
    }
    const end = position.generate(this.#order.moves, start, !checked);
    this.#order.rank(position, ply, start, end, NO_MOVE);
    for (let at = start; at < end; at += 1) {
      const move = this.#order.pick(at, end);
      if (position.takesKing(move)) return MATE - ply;
      if (!checked) {
        if (this.#order.isBad(at)) break;
        const hope = standing + position.gain(move) + MARGIN;
        if (hope <= floor) {
          best = Math.max(best, hope);
          continue;
        }
      }
      if (!position.make(move)) continue;
      const score = -this.settle(-beta, -floor, ply + 1, end);
      position.unmake();
      if (score <= best) continue;
      best = score;
      if (score >= beta) return score;
      floor = Math.max(floor, score);
    }
    return best === -INFINITE ? ply - MATE : best;
  }
}
