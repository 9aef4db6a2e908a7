/**
 * Looks ahead: principal variation search within a budget of nodes. Generators, which pause every few
 * thousand nodes so that others are served meanwhile. How often they pause never changes what they
 * find.
 */
import { DISASTER, type Mix, mixOf, roughMix, SURE } from './gamble.ts';
import { MoveOrder } from './move-order.ts';
import {
  isFarAhead,
  isFarBehind,
  isTooQuiet,
  lateReduction,
  lossAllowed,
  passingDepth,
  quietMoves,
} from './pruning.ts';
import { Quiescence } from './quiescence.ts';
import { INFINITE, MATE, MATE_BOUND, MAX_PLY, NO_MOVE, type Searchable } from './searchable.ts';
import { AT_LEAST, AT_MOST, EXACT, Transposition } from './transposition.ts';

/** Nodes between two pauses, a few milliseconds. */
const SLICE = 4096;
/** What `follow` answers to a move that is not legal after all. */
export const ILLEGAL = -INFINITE - 1;

export class Search {
  readonly position: Searchable;
  readonly order = new MoveOrder();
  readonly quiescence: Quiescence;
  readonly #table: Transposition;
  readonly #slice: number;
  /** Static scores along the line, to tell whether a side's lot improves. */
  readonly #statics = new Int32Array(MAX_PLY + 2);
  #limit = 0;
  /** Whether the line so far already holds an explosion. */
  #gambling = false;
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

  /**
   * The score of the present position for the side to move, `depth` plies ahead.
   * @param ply how far below the root it is.
   * @param start where its moves go in the list.
   * @param mayPass whether to try what happens without a move; not twice in a row.
   */
  *score(
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
    start: number,
    mayPass = true,
  ): Generator<void, number, void> {
    if (depth <= 0) return this.quiescence.settle(alpha, beta, ply, start);
    const { position } = this;
    const table = this.#table;
    this.quiescence.nodes += 1;
    if (this.isSpent) return 0;
    if (this.quiescence.nodes >= this.#nextPause) {
      this.#nextPause = this.quiescence.nodes + this.#slice;
      yield;
    }
    if (position.isDrawn()) return 0;
    if (ply >= MAX_PLY - 1) return position.evaluate();
    // No line from here can be better than mating next.
    if (alpha >= MATE - ply - 1) return alpha;
    const isOpen = beta - alpha > 1;
    const isKnown = table.probe(position.keyLow, position.keyHigh, ply);
    if (isKnown && !isOpen && table.answers(alpha, beta, depth)) return table.score;
    const remembered = isKnown ? table.move : NO_MOVE;
    const { checked } = position;
    const standing = checked ? -INFINITE : position.evaluate();
    this.#statics[ply] = standing;
    const improves = !checked && ply >= 2 && standing > (this.#statics[ply - 2] ?? 0);
    let left = checked ? depth + 1 : depth;
    // Without a remembered move the order is poor: a shallower look finds one for the next time.
    if (remembered === NO_MOVE && left >= 4) left -= 1;
    if (!(isOpen || checked) && Math.abs(beta) < MATE_BOUND) {
      if (isFarAhead(standing - beta, left, improves)) return standing;
      if (isFarBehind(alpha - standing, left)) {
        const settled = this.quiescence.settle(alpha, beta, ply, start);
        if (settled <= alpha) return settled;
      }
      if (mayPass && left >= 2 && standing >= beta && position.mayPass()) {
        const reduced = passingDepth(left, standing - beta);
        position.pass();
        const passed = -(yield* this.score(-beta, 1 - beta, reduced, ply + 1, start, false));
        position.unmake();
        if (this.isSpent) return 0;
        if (passed >= beta) return passed > MATE_BOUND ? beta : passed;
      }
    }
    return yield* this.#tryMoves(alpha, beta, left, ply, start, remembered, improves);
  }

  *#tryMoves(
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
    start: number,
    remembered: number,
    improves: boolean,
  ): Generator<void, number, void> {
    const { position, order } = this;
    const { keyLow, keyHigh, checked } = position;
    const standing = this.#statics[ply] ?? 0;
    const isOpen = beta - alpha > 1;
    const end = position.generate(order.moves, start, false);
    order.rank(position, ply, start, end, remembered);
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let floor = alpha;
    let tried = 0;
    let quiets = 0;
    for (let at = start; at < end; at += 1) {
      const move = order.pick(at, end);
      const isQuiet = !position.isNoisy(move);
      if (best > -MATE_BOUND && !(isOpen || checked)) {
        const isHopeless = isQuiet
          ? quiets >= quietMoves(depth, improves) || isTooQuiet(floor - standing, depth)
          : order.isBad(at) && !position.exchanges(move, lossAllowed(depth));
        if (isHopeless) continue;
      }
      let reduction = 0;
      if (depth >= 3 && tried >= 2 && isQuiet && !checked) {
        reduction = lateReduction(depth, tried + 1) - (order.historyOf(position, move) >> 12);
        reduction += (improves ? 0 : 1) - (isOpen ? 1 : 0);
      }
      const score = yield* this.follow(
        move,
        floor,
        beta,
        depth - 1,
        tried === 0 ? -1 : reduction,
        ply + 1,
        end,
      );
      if (score === ILLEGAL) continue;
      if (this.isSpent) return 0;
      tried += 1;
      if (isQuiet) quiets += 1;
      if (score <= best) continue;
      best = score;
      if (score <= floor) continue;
      bestMove = move;
      floor = score;
      if (score < beta) continue;
      if (isQuiet) order.learn(position, ply, start, at, depth);
      break;
    }
    if (tried === 0) return checked ? ply - MATE : 0;
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    this.#table.store(keyLow, keyHigh, ply, bestMove, depth, best, bound);
    return best;
  }

  /**
   * The score of a move for the side that makes it, or ILLEGAL.
   * @param depth plies to look ahead after the move.
   * @param reduction plies less to look at first, and more closely only if that looks good; −1 for a
   *   move that is expected to be the best.
   * @param ply, start of the position after the move.
   */
  *follow(
    move: number,
    alpha: number,
    beta: number,
    depth: number,
    reduction: number,
    ply: number,
    start: number,
  ): Generator<void, number, void> {
    const { position } = this;
    if (position.takesKing(move)) return MATE - ply + 1;
    const peril = position.peril(move);
    if (!position.make(move)) return ILLEGAL;
    let mix = SURE;
    if (peril > 0) {
      mix = yield* this.#gamble(move, peril, depth - Math.max(0, reduction), ply, start);
    }
    const low = mix.before(alpha);
    const high = mix.before(beta);
    let score = low + 1;
    if (depth <= 0) score = -this.quiescence.settle(-high, -low, ply, start);
    else if (reduction >= 0) {
      const fewer = position.checked ? reduction - 1 : reduction;
      const reduced = Math.min(depth, Math.max(1, depth - fewer));
      score = -(yield* this.score(-low - 1, -low, reduced, ply, start));
      if (score > low && reduced < depth) {
        score = -(yield* this.score(-low - 1, -low, depth, ply, start));
      }
    }
    // Better than the best so far, or the first: how good exactly.
    if (depth > 0 && (reduction < 0 || (score > low && score < high))) {
      score = -(yield* this.score(-high, -low, depth, ply, start));
    }
    position.unmake();
    return mix.after(score);
  }

  /**
   * Looks at what a move just made comes to where it goes badly, and leaves it made: exactly, except
   * near the leaves and where a piece has gone already.
   */
  *#gamble(
    move: number,
    peril: number,
    depth: number,
    ply: number,
    start: number,
  ): Generator<void, Mix, void> {
    const { position } = this;
    if (this.#gambling || depth < 2) return roughMix(peril, position.worthAt(move));
    this.#gambling = true;
    position.explode();
    const lost = -(yield* this.score(-DISASTER, DISASTER, depth - 2, ply, start));
    position.unmake();
    position.make(move);
    this.#gambling = false;
    return mixOf(peril, lost);
  }
}
