/** The weakest level of the games of fog: it plays what it sees, and not always with care. */
import { sideOf } from '../board/chess-board.ts';
import type { Action } from '../game.ts';
import { diceOf } from './dice.ts';
import { type HiddenTable, kingCapture, seenWorld } from './hidden-player.ts';
import type { Request } from './player.ts';
import { weigh } from './weighing.ts';

/** One action in this many is any at all. */
const CARELESS = 9;
/** The most by which chance may change what an action seems to be worth, in thousandths. */
const WHIM = 110;

export function* decideByEye(table: HiddenTable, request: Request): Generator<void, Action, void> {
  const view = request.views.at(-1);
  if (!view) throw new Error('nothing to decide');
  const side = sideOf(request.seat);
  const taking = kingCapture(table.game, view, side);
  if (taking !== undefined) return taking;
  const dice = diceOf(request.seed, 'novice');
  const any = view.legal[dice.below(view.legal.length)] ?? '';
  if (dice.below(CARELESS) === 0) return any;
  const world = seenWorld(table.game, view, side);
  const weighed = yield* weigh(table.arena(), [{ world, weight: 1 }], side, view.legal, 1);
  for (const each of weighed) each.value += dice.below(WHIM) / 1000;
  weighed.sort((a, b) => b.value - a.value);
  return weighed[0]?.action ?? any;
}
