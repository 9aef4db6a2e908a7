/** How boldly an enemy of Fog has struck so far, as far as a seat could notice. */
import type { Seat, View } from '../game.ts';
import type { FogView } from '../games/fog/view.ts';
import { CELLS, TOUCHES } from './fog-layouts.ts';
import { happeningOf, ownOf } from './fog-past.ts';

/** For how many chances the first guess counts. */
const FAITH = 4;

/** The chance that the enemy takes a piece it sees. @param guess before anything was seen of it. */
export function nerveOf(seat: Seat, views: readonly View<FogView>[], guess: number): number {
  let [chances, strikes] = [FAITH, FAITH * guess];
  for (let at = 0; at + 1 < views.length; at += 1) {
    const [before, after] = [views[at], views[at + 1]];
    if (!before || !after || before.toAct.includes(seat)) continue;
    const { squares } = ownOf(before, seat);
    const touched = squares.some((own) =>
      [...before.board].some((letter, on) => letter === '#' && TOUCHES[own * CELLS + on] === 1),
    );
    if (!touched) continue;
    chances += 1;
    const happening = happeningOf(before, after, seat);
    if (happening.kind === 'moved' && happening.took) strikes += 1;
  }
  return strikes / chances;
}
