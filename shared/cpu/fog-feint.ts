/**
 * How the Queen of a CPU of Fog hides: in one match of four, as the placement has it, she is the piece
 * that goes ahead. Then nothing in how a piece moves tells much of what it is.
 */
import type { Seat, View } from '../game.ts';
import type { FogView } from '../games/fog/view.ts';
import type { Dice } from './dice.ts';
import { MOST } from './fog-layouts.ts';
import { ownOf } from './fog-past.ts';

/** Whether the Queen goes ahead in this match; a pure function of where all pieces were placed. */
function isAhead(seat: Seat, views: readonly View<FogView>[]): boolean {
  for (const view of views) {
    const { squares, queen } = ownOf(view, seat);
    if (squares.length < MOST) continue;
    const mixed = squares.reduce((sum, square, at) => sum + square * (2 * at + 1), 0);
    return squares.indexOf(queen) === mixed % MOST;
  }
  return false;
}

/** Whether this turn is for a move of the Queen, if it costs little: every second one, by chance. */
export function isFeintDue(seat: Seat, views: readonly View<FogView>[], dice: Dice): boolean {
  return isAhead(seat, views) && dice.below(2) === 0;
}
