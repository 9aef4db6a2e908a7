/** The root of a search: which move, how sure, and what comes close to it. */

import type { Search } from './search.ts';
import { INFINITE, MATE_BOUND, NO_MOVE } from './searchable.ts';

/** Half the first window around the score of the step before. */
const WINDOW = 20;
/** Deep enough for any budget. */
const MAX_DEPTH = 60;

export interface RootMove {
  readonly move: number;
  /** For the side to move; of the last depth that looked at it with an open window. */
  score: number;
}

export interface Choice {
  readonly move: number;
  readonly score: number;
  /** The last depth that was finished. */
  readonly depth: number;
}

/** Every legal move of the position, as promising ones first as the order of moves knows. */
export function rootMoves(search: Search): RootMove[] {
  const { position, order } = search;
  const end = position.generate(order.moves, 0, false);
  order.rank(position, 0, 0, end, NO_MOVE);
  const moves: RootMove[] = [];
  for (let at = 0; at < end; at += 1) {
    const move = order.pick(at, end);
    if (!position.make(move)) continue;
    position.unmake();
    moves.push({ move, score: -INFINITE });
  }
  return moves;
}

/**
 * Deepens step by step until the nodes allowed are spent, a mate is found, or one move is all there
 * is.
 * @param roots the moves to choose from, at least one; left in the order found best.
 */
export function* deepen(
  search: Search,
  roots: RootMove[],
  maxDepth = MAX_DEPTH,
): Generator<void, Choice, void> {
  let choice: Choice = { move: roots[0]?.move ?? NO_MOVE, score: 0, depth: 0 };
  if (roots.length === 1) return choice;
  for (let depth = 1; depth <= maxDepth; depth += 1) {
    let low = depth < 4 ? -INFINITE : choice.score - WINDOW;
    let high = depth < 4 ? INFINITE : choice.score + WINDOW;
    for (let width = WINDOW * 3; ; width *= 3) {
      const score = yield* searchRoots(search, roots, low, high, depth);
      if (search.isSpent) {
        // What is in front was better than what the last depth thought best, or is that itself.
        return { ...choice, move: roots[0]?.move ?? choice.move };
      }
      if (score > low && score < high) {
        choice = { move: roots[0]?.move ?? choice.move, score, depth };
        break;
      }
      if (score <= low) low = width > 600 ? -INFINITE : score - width;
      else high = width > 600 ? INFINITE : score + width;
    }
    if (Math.abs(choice.score) > MATE_BOUND && depth > 30_000 - Math.abs(choice.score)) break;
  }
  return choice;
}

/** One look at all root moves; a better one comes to the front as soon as it is known to be. */
function* searchRoots(
  search: Search,
  roots: RootMove[],
  alpha: number,
  beta: number,
  depth: number,
): Generator<void, number, void> {
  let best = -INFINITE;
  let floor = alpha;
  for (const [index, root] of [...roots].entries()) {
    const score = yield* search.follow(
      root.move,
      floor,
      beta,
      depth - 1,
      index === 0 ? -1 : 0,
      1,
      0,
    );
    if (search.isSpent) return best;
    if (score <= best) continue;
    best = score;
    root.score = score;
    if (score <= floor) continue;
    floor = score;
    roots.splice(roots.indexOf(root), 1);
    roots.unshift(root);
    if (score >= beta) break;
  }
  return best;
}

/**
 * The moves that are within `margin` of the best one at that depth, the best one first. Stops
 * looking for more when the nodes allowed are spent.
 */
export function* closeMoves(
  search: Search,
  roots: readonly RootMove[],
  choice: Choice,
  margin: number,
): Generator<void, number[], void> {
  const close = [choice.move];
  const bound = choice.score - margin;
  for (const { move } of roots) {
    if (move === choice.move) continue;
    const score = yield* search.follow(move, bound - 1, bound, choice.depth - 1, -1, 1, 0);
    if (search.isSpent) break;
    if (score >= bound) close.push(move);
  }
  return close;
}

/** Scores every root move exactly at a fixed depth. */
export function* scoreEach(
  search: Search,
  roots: readonly RootMove[],
  depth: number,
): Generator<void, void, void> {
  for (const root of roots) {
    root.score = yield* search.follow(root.move, -INFINITE, INFINITE, depth - 1, -1, 1, 0);
  }
}
