/** In which order a search tries moves: the better the first ones, the less is left to look at. */
import { HISTORY_SIZE, MAX_PLY, NO_MOVE, type Searchable } from './searchable.ts';

const BEST = 1 << 28;
const GOOD_CAPTURE = 1 << 24;
const KILLER = 1 << 20;
const BAD_CAPTURE = -(1 << 24);
/** History stays below this, so that it ranks quiet moves among each other only. */
const MAX_HISTORY = 1 << 14;

export class MoveOrder {
  /** All lists of moves, one ply's after the other. */
  readonly moves = new Int32Array(MAX_PLY * 200);
  readonly #scores = new Int32Array(MAX_PLY * 200);
  /** Two quiet moves a ply that refuted something, the latest first. */
  readonly #killers = new Int32Array(2 * MAX_PLY + 2);
  readonly #history = new Int32Array(2 * HISTORY_SIZE);

  /** Forgets what another position taught. */
  clear(): void {
    this.#killers.fill(NO_MOVE);
    this.#history.fill(0);
  }

  /** Scores the moves from `start` to `end`. */
  rank(position: Searchable, ply: number, start: number, end: number, best: number): void {
    for (let i = start; i < end; i += 1) {
      const move = this.moves[i] ?? 0;
      this.#scores[i] = move === best ? BEST : this.#score(position, ply, move);
    }
  }

  #score(position: Searchable, ply: number, move: number): number {
    if (position.isNoisy(move)) {
      const gain = position.gain(move) * 16 - position.worth(move);
      return position.exchanges(move, 0) ? GOOD_CAPTURE + gain : BAD_CAPTURE + gain;
    }
    if (move === this.#killers[2 * ply]) return KILLER + 1;
    if (move === this.#killers[2 * ply + 1]) return KILLER;
    return this.#history[position.side * HISTORY_SIZE + position.historyIndex(move)] ?? 0;
  }

  /** Brings the best of the moves from `at` on to `at` and returns it. */
  pick(at: number, end: number): number {
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

  /** Whether the move last picked at `at` is a capture that loses material. */
  isBad(at: number): boolean {
    return (this.#scores[at] ?? 0) < BAD_CAPTURE / 2;
  }

  /** How often a quiet move and its likes were good, from −2^14 to 2^14. */
  historyOf(position: Searchable, move: number): number {
    return this.#history[position.side * HISTORY_SIZE + position.historyIndex(move)] ?? 0;
  }

  /** Learns that the quiet move at `at` refuted the position and those before it did not. */
  learn(position: Searchable, ply: number, start: number, at: number, depth: number): void {
    const move = this.moves[at] ?? 0;
    const weight = Math.min(depth * depth, 400) * 4;
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply] ?? NO_MOVE;
      this.#killers[2 * ply] = move;
    }
    this.#shift(position, move, weight);
    for (let i = start; i < at; i += 1) {
      const tried = this.moves[i] ?? 0;
      if (!position.isNoisy(tried)) this.#shift(position, tried, -weight);
    }
  }

  #shift(position: Searchable, move: number, weight: number): void {
    const at = position.side * HISTORY_SIZE + position.historyIndex(move);
    const before = this.#history[at] ?? 0;
    const pull = Math.trunc((before * Math.abs(weight)) / MAX_HISTORY);
    this.#history[at] = before + weight - pull;
  }
}
