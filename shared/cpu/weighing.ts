/** What each action of a seat is worth on the average of many worlds. */
import type { Side } from '../board/chess-board.ts';
import type { Action } from '../game.ts';
import type { Arena } from './arena.ts';
import { INFINITE, MATE_BOUND } from './searchable.ts';
import { squash } from './squash.ts';
import type { Weighted } from './thinning.ts';

/** Positions looked at between two pauses. */
const SLICE = 1200;

/** One action and what it is worth, from −1 (lost) to 1 (won). */
export interface Weighed {
  readonly action: Action;
  value: number;
}

/** The moves of the world in the arena by their text. */
function movesByText(arena: Arena): Map<Action, number> {
  const { position, search } = arena;
  const end = position.generate(search.moves, 0, false);
  const moves = new Map<Action, number>();
  for (let at = 0; at < end; at += 1) {
    const move = search.moves[at] ?? 0;
    moves.set(arena.textOf(move), move);
  }
  return moves;
}

/** The worth of one move in one world, `depth` plies ahead with the move itself. */
function valueIn(arena: Arena, move: number, depth: number): number {
  const { position, search } = arena;
  if (position.takesKing(move)) return 1;
  position.make(move);
  const score = -search.look(-INFINITE, INFINITE, depth - 1, 1, 0);
  position.unmake();
  if (Math.abs(score) > MATE_BOUND) return score > 0 ? 1 : -1;
  return squash(score);
}

/** Weighs actions, which all worlds should allow; where one does not, the action counts nothing. */
export function* weigh(
  arena: Arena,
  worlds: readonly Weighted[],
  side: Side,
  actions: readonly Action[],
  depth: number,
): Generator<void, Weighed[], void> {
  const weighed = actions.map((action) => ({ action, value: 0 }));
  let pauseAt = arena.search.nodes + SLICE;
  for (const { world, weight } of worlds) {
    arena.load(world, side);
    const moves = movesByText(arena);
    for (const each of weighed) {
      const move = moves.get(each.action);
      if (move === undefined) continue;
      each.value += weight * valueIn(arena, move, depth);
      if (arena.search.nodes < pauseAt) continue;
      pauseAt = arena.search.nodes + SLICE;
      yield;
    }
  }
  return weighed.sort((a, b) => b.value - a.value);
}

/** By action, the share of worlds in which the other side takes the king right after it. */
export function* kingRisks(
  arena: Arena,
  worlds: readonly Weighted[],
  side: Side,
  actions: readonly Action[],
): Generator<void, number[], void> {
  const risks = actions.map(() => 0);
  for (const [index, { world, weight }] of worlds.entries()) {
    arena.load(world, side);
    const moves = movesByText(arena);
    for (const [at, action] of actions.entries()) {
      const move = moves.get(action);
      if (move !== undefined && losesKing(arena, move)) risks[at] = (risks[at] ?? 0) + weight;
    }
    if (index % 32 === 31) yield;
  }
  return risks;
}

function losesKing({ position, search }: Arena, move: number): boolean {
  if (position.takesKing(move)) return false;
  position.make(move);
  const end = position.generate(search.moves, 0, true);
  const isLost = search.moves.subarray(0, end).some((reply) => position.takesKing(reply));
  position.unmake();
  return isLost;
}
