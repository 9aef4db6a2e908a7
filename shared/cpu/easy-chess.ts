/** How an easy opponent picks a chess move: it looks two plies ahead, and not always that. */
import type { Dice } from './dice.ts';
import { toCell } from './move-code.ts';
import { type RootMove, scoreEach } from './root.ts';
import type { Search } from './search.ts';
import { MATE } from './searchable.ts';

/** In a hundred moves, those at which it does not see the reply. */
const CARELESS = 15;
/** A move this much behind the best is not considered. */
const TOLERANCE = 150;
/** A move this much behind the best is chosen half as often. */
const HALF_AS_GOOD = 60;
/** More than any position needs for two plies. */
const NODES = 300_000;

/**
 * @param roots its legal moves, at least one.
 * @param lostQueen the cell on which its queen was just taken, or 0: nobody forgets to retake that.
 */
export function* easyMove(
  search: Search,
  roots: RootMove[],
  dice: Dice,
  lostQueen: number,
): Generator<void, number, void> {
  const { position } = search;
  search.allow(NODES);
  yield* scoreEach(search, roots, 2);
  const mate = roots.find(({ score }) => score >= MATE - 1);
  if (mate) return mate.move;
  const careless = dice.below(100) < CARELESS;
  const retakes = roots.filter(({ move }) => lostQueen !== 0 && toCell(move) === lostQueen);
  if (careless && retakes.length === 0) {
    for (const root of roots) {
      position.make(root.move);
      root.score = -position.evaluate();
      position.unmake();
    }
  }
  const candidates = retakes.length > 0 ? retakes : roots;
  const best = Math.max(...candidates.map(({ score }) => score));
  const good = candidates.filter(({ score }) => score >= best - TOLERANCE);
  const picked = dice.weighted(good.map(({ score }) => weightOf(best - score)));
  return good[picked]?.move ?? 0;
}

/** A quotient in place of an exponential, which runtimes may round differently. */
function weightOf(behind: number): number {
  const half = HALF_AS_GOOD * HALF_AS_GOOD;
  return Math.floor((1000 * half) / (half + behind * behind));
}
