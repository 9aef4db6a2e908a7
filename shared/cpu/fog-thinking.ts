/** How a CPU of Fog decides: every move and every probe by what it is worth. */
import { NOWHERE } from '../board/squares.ts';
import type { Action, Seat, View } from '../game.ts';
import { parseAction } from '../games/fog/notation.ts';
import type { FogView } from '../games/fog/view.ts';
import type { Dice } from './dice.ts';
import type { Belief } from './fog-belief.ts';
import { scalesOf } from './fog-bluff.ts';
import type { Level } from './fog-levels.ts';
import { nerveOf } from './fog-nerve.ts';
import { markOf, ownOf } from './fog-past.ts';
import { worthOfProbe } from './fog-probing.ts';
import { Stakes } from './fog-stakes.ts';
import { STAY } from './fog-weighing.ts';
import { oddsOf, worldsOf } from './fog-worlds.ts';

interface Choice {
  readonly action: Action;
  readonly value: number;
}

/** Actions weighed between two yields. */
const SLICE = 16;

/** Decides by what is believed. */
export function* think(
  seat: Seat,
  views: readonly View<FogView>[],
  belief: Belief,
  level: Level,
  dice: Dice,
): Generator<void, Action, void> {
  const view = views.at(-1);
  if (!view) throw new Error('nothing to choose from');
  const own = ownOf(view, seat);
  const worlds = worldsOf(belief, level.worlds, dice);
  yield;
  const situation = {
    own,
    marked: markOf(view, seat),
    worlds,
    odds: oddsOf(belief),
    theirs: belief.pieces,
    forward: seat === 'first' ? -1 : 1,
    stakes: new Stakes(view.length - view.turn, view.length),
  };
  const strikes = level.learnsNerve
    ? nerveOf(seat, views, level.temper.strikes)
    : level.temper.strikes;
  const isUnseen = situation.marked === NOWHERE && !view.board.includes('#');
  const isHiding = isUnseen && view.turn <= level.bluffTurns;
  const weighing = scalesOf(situation, { ...level.temper, strikes }, isHiding);
  const staying = weighing.weigh(STAY, STAY);
  const choices: Choice[] = [];
  for (const action of view.legal) {
    const parsed = parseAction(action);
    if (parsed?.kind === 'move') {
      choices.push({ action, value: weighing.weigh(parsed.from, parsed.to) });
    } else if (parsed?.kind === 'probe') {
      const worth = worthOfProbe(parsed.square, own.squares, worlds, level.curiosity);
      choices.push({ action, value: staying + worth });
    }
    if (choices.length % SLICE === 0) yield;
  }
  return mixed(choices, level.near, dice);
}

/** One of the actions that are about as good as the best. */
function mixed(choices: readonly Choice[], near: number, dice: Dice): Action {
  const best = choices.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const good = choices.filter(({ value }) => value >= best - near);
  const picked = good[dice.below(Math.max(1, good.length))];
  if (!picked) throw new Error('nothing to choose from');
  return picked.action;
}
