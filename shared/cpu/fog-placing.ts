/** Where a CPU of Fog puts its pieces. */
import type { Square } from '../board/squares.ts';
import type { Action, Seat } from '../game.ts';
import { about } from '../games/fog/about.ts';
import { HOME } from '../games/fog/geometry.ts';
import { makeAction } from '../games/fog/notation.ts';
import type { Dice } from './dice.ts';
import { MOST } from './fog-layouts.ts';

/** Four squares of a list, any of them as likely. */
function pick(squares: readonly Square[], dice: Dice): Square[] {
  const left = [...squares];
  const picked: Square[] = [];
  while (picked.length < MOST) picked.push(...left.splice(dice.below(left.length), 1));
  return picked;
}

/** The Queen on the first of the squares. */
function placed([queen = 0, ...lanterns]: readonly Square[]): Action {
  return makeAction({ kind: 'place', queen, lanterns: lanterns.sort((a, b) => a - b) });
}

function drawn(squares: readonly Square[], dice: Dice): Action {
  return placed(pick(squares, dice));
}

/** Anywhere at home, all alike. */
export function placeAnywhere(seat: Seat, dice: Dice): Action {
  return drawn(HOME[seat], dice);
}

/** The two rows farthest from the enemy, the last one first, each from a to g. */
function rowsBehind(seat: Seat): readonly Square[] {
  const { files } = about;
  if (seat === 'first') return HOME.first.slice(0, 2 * files);
  return [...HOME.second.slice(-files), ...HOME.second.slice(-2 * files, -files)];
}

/** On the two rows farthest from the enemy; the Queen's square tells no more than a Lantern's. */
export function placeBehind(seat: Seat, dice: Dice): Action {
  return drawn(rowsBehind(seat), dice);
}

/**
 * The same, but so that the whole row ahead is in sight: who comes near is seen before it strikes. There
 * are 78 such formations, and in each the Queen may be any piece.
 */
export function placeWatching(seat: Seat, dice: Dice): Action {
  const rows = rowsBehind(seat);
  const { files } = about;
  for (;;) {
    const squares = pick(rows, dice);
    const watch = squares.filter((at) => rows.indexOf(at) >= files).map((at) => at % files);
    const isWatched = (file: number): boolean => watch.some((at) => Math.abs(at - file) <= 1);
    if (Array.from({ length: files }, (_, file) => file).every(isWatched)) return placed(squares);
  }
}
