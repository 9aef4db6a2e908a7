/** Where a CPU of Fog puts its pieces. */
import type { Action, Seat } from '../game.ts';
import { about } from '../games/fog/about.ts';
import { HOME } from '../games/fog/geometry.ts';
import { makeAction } from '../games/fog/notation.ts';
import type { Dice } from './dice.ts';
import { MOST } from './fog-layouts.ts';

/** Any squares of a list, the Queen on any of them. */
function drawn(squares: readonly number[], dice: Dice): Action {
  const left = [...squares];
  const picked: number[] = [];
  while (picked.length < MOST) picked.push(...left.splice(dice.below(left.length), 1));
  const [queen = 0, ...lanterns] = picked;
  return makeAction({ kind: 'place', queen, lanterns: lanterns.sort((a, b) => a - b) });
}

/** Anywhere at home, all alike. */
export function placeAnywhere(seat: Seat, dice: Dice): Action {
  return drawn(HOME[seat], dice);
}

/** On the two rows farthest from the enemy; the Queen's square tells no more than a Lantern's. */
export function placeBehind(seat: Seat, dice: Dice): Action {
  const rows = 2 * about.files;
  return drawn(seat === 'first' ? HOME.first.slice(0, rows) : HOME.second.slice(-rows), dice);
}
