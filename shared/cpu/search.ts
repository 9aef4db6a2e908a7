/**
 * Looks ahead: principal variation search, deepened step by step, within a budget of nodes. A
 * generator, which pauses every few thousand nodes so that others are served meanwhile. How often it
 * pauses never changes what it finds.
 */
import { MoveOrder } from './move-order.ts';
import { Quiescence } from './quiescence.ts';
import { lateMoves, lateReduction } from './reductions.ts';
import { INFINITE, MATE, MATE_BOUND, MAX_PLY, NO_MOVE, type Searchable } from './searchable.ts';
import { AT_LEAST, AT_MOST, EXACT, Transposition } from './transposition.ts';

/** Nodes between two pauses, a few milliseconds. */
const SLICE = 4096;
/** Hundredths of a pawn a ply that a position may be ahead of the window to be left at that. */
const AHEAD = 75;
const BEHIND = 110;

export class Search {
  readonly position: Searchable;
  readonly order = new MoveOrder();
  readonly quiescence: Quiescence;
  readonly #table: Transposition;
  readonly #slice: number;
  /** Static scores along the line, to tell whether a side's lot improves. */
  readonly #statics = new Int32Array(MAX_PLY + 2);
  #limit = 0;
  #nextPause: number;

  /**
   * @param tableBits see Transposition.
   * @param slice nodes between two pauses.
   */
  constructor(position: Searchable, tableBits: number, slice = SLICE) {
    this.position = position;
    this.quiescence = new Quiescence(position, this.order);
    this.#table = new Transposition(tableBits);
    this.#slice = slice;
    this.#nextPause = slice;
  }

  /** Positions looked at so far. */
  get nodes(): number {
    return this.quiescence.nodes;
  }

  /** Whether the budget is used up; what an unfinished search answers means nothing. */
  get isSpent(): boolean {
    return this.quiescence.nodes >= this.#limit;
  }

  /** Allows that many nodes from here on. */
  allow(nodes: number): void {
    this.#limit = this.quiescence.nodes + nodes;
  }

  /** The score of the present position for the side to move, at `depth` plies. */
  *score(
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
    start: number,
    mayPass: boolean,
  ): Generator<void, number, void> {
    if (depth <= 0) return this.quiescence.settle(alpha, beta, ply, start);
    const { position, order } = this;
    const table = this.#table;
    this.quiescence.nodes += 1;
    if (this.quiescence.nodes >= this.#limit) return 0;
    if (this.quiescence.nodes >= this.#nextPause) {
      this.#nextPause = this.quiescence.nodes + this.#slice;
      yield;
    }
    if (position.isDrawn()) return 0;
    if (ply >= MAX_PLY - 1) return position.evaluate();
    // No line from here can be better than mating next, or worse than being mated now.
    if (alpha >= MATE - ply - 1) return alpha;
    const isPrincipal = beta - alpha > 1;
    const { keyLow, keyHigh, checked } = position;
    let remembered = NO_MOVE;
    if (table.probe(keyLow, keyHigh, ply)) {
      remembered = table.move;
      const { score, bound } = table;
      if (!isPrincipal && table.depth >= depth) {
        if (bound === EXACT) return score;
        if (bound === AT_LEAST && score >= beta) return score;
        if (bound === AT_MOST && score <= alpha) return score;
      }
    }
    let left = checked ? depth + 1 : depth;
    // Without a remembered move the order is poor: a shallower look finds one for the next time.
    if (remembered === NO_MOVE && left >= 4) left -= 1;
    const standing = checked ? -INFINITE : position.evaluate();
    this.#statics[ply] = standing;
    const improves = !checked && ply >= 2 && standing > (this.#statics[ply - 2] ?? 0);
    if (!(isPrincipal || checked) && Math.abs(beta) < MATE_BOUND) {
      const margin = AHEAD * (improves ? left - 1 : left);
      if (left <= 7 && standing - margin >= beta) return standing;
      if (left <= 2 && standing + 200 * left < alpha) {
        const settled = this.quiescence.settle(alpha, beta, ply, start);
        if (settled <= alpha) return settled;
      }
      if (mayPass && left >= 2 && standing >= beta && position.mayPass()) {
        const reduced = left - 4 - Math.floor(left / 4) - Math.min(2, (standing - beta) >> 8);
        position.pass();
        const passed =
          reduced <= 0
            ? -this.quiescence.settle(-beta, 1 - beta, ply + 1, start)
            : -(yield* this.score(-beta, 1 - beta, reduced, ply + 1, start, false));
        position.unmake();
        if (this.isSpent) return 0;
        if (passed >= beta) return passed >= MATE_BOUND ? beta : passed;
      }
    }
    const end = position.generate(order.moves, start, false);
    order.rank(position, ply, start, end, remembered);
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let floor = alpha;
    let tried = 0;
    let quiets = 0;
    for (let at = start; at < end; at += 1) {
      const move = order.pick(at, end);
      if (position.takesKing(move)) return MATE - ply;
      const isQuiet = !position.isNoisy(move);
      const isLosing = best < -MATE_BOUND;
      if (!(isLosing || checked || isPrincipal) && tried > 0) {
        if (isQuiet && quiets >= lateMoves(left, improves)) continue;
        if (isQuiet && left <= 5 && standing + BEHIND * left + 60 <= floor) continue;
        if (left <= 5 && order.isBad(at) && !position.exchanges(move, -90 * left)) continue;
      }
      const liking = isQuiet ? order.historyOf(position, move) : 0;
      if (!position.make(move)) continue;
      tried += 1;
      if (isQuiet) quiets += 1;
      const next = left - 1;
      let score = 0;
      if (tried === 1) {
        score =
          next <= 0
            ? -this.quiescence.settle(-beta, -floor, ply + 1, end)
            : -(yield* this.score(-beta, -floor, next, ply + 1, end, true));
      } else {
        let reduction = 0;
        if (left >= 3 && tried > 2 && isQuiet && !checked) {
          reduction = lateReduction(left, tried);
          if (isPrincipal) reduction -= 1;
          if (!improves) reduction += 1;
          if (position.checked) reduction -= 1;
          reduction -= liking >> 12;
          reduction = Math.max(0, Math.min(reduction, next - 1));
        }
        const reduced = next - reduction;
        score =
          reduced <= 0
            ? -this.quiescence.settle(-floor - 1, -floor, ply + 1, end)
            : -(yield* this.score(-floor - 1, -floor, reduced, ply + 1, end, true));
        if (score > floor && reduction > 0) {
          score = -(yield* this.score(-floor - 1, -floor, next, ply + 1, end, true));
        }
        if (score > floor && score < beta) {
          score =
            next <= 0
              ? -this.quiescence.settle(-beta, -floor, ply + 1, end)
              : -(yield* this.score(-beta, -floor, next, ply + 1, end, true));
        }
      }
      position.unmake();
      if (this.isSpent) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= floor) continue;
      bestMove = move;
      floor = score;
      if (score < beta) continue;
      if (isQuiet) order.learn(position, ply, start, at, left);
      break;
    }
    if (tried === 0) return checked ? ply - MATE : 0;
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    table.store(keyLow, keyHigh, ply, bestMove, left, best, bound);
    return best;
  }
}
