/**
 * How the Queen of a CPU of Fog hides: in three matches of four, as the placement has it, she goes
 * ahead a little while the enemy is far, as most Lanterns do. Then a piece that moves may be she.
 */
import type { Seat, View } from '../game.ts';
import type { FogView } from '../games/fog/view.ts';
import type { Dice } from './dice.ts';
import { MOST } from './fog-layouts.ts';
import { ownOf } from './fog-past.ts';

/** A Lantern that goes ahead has made so many moves by the time it is shown. */
const MOVES = 2;
/** One turn in so many, by chance, or her moves would follow a pattern. */
const EVERY = 3;

/** Whether this turn is for a move of the Queen, if it costs little. */
export function isFeintDue(seat: Seat, views: readonly View<FogView>[], dice: Dice): boolean {
  const owns = views.map((view) => ownOf(view, seat)).filter(({ squares }) => squares.length > 0);
  const [placed] = owns;
  if (!placed || placed.squares.length < MOST) return false;
  const mixed = placed.squares.reduce((sum, square, at) => sum + square * (2 * at + 1), 0);
  if (placed.squares.indexOf(placed.queen) === mixed % MOST) return false;
  const moves = owns.filter(({ queen }, at) => at > 0 && queen !== owns[at - 1]?.queen).length;
  return moves < MOVES && dice.below(EVERY) === 0;
}
