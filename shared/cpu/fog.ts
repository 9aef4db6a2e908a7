/** The CPU of Fog: five levels, from one that hardly looks to one that keeps every layout in mind. */
import type { Action, View } from '../game.ts';
import type { FogView } from '../games/fog/view.ts';
import { diceOf } from './dice.ts';
import { believe, type Care } from './fog-believing.ts';
import { LEVELS, type Level } from './fog-levels.ts';
import { evenManners, waryManners } from './fog-manners.ts';
import { beginnerAction, noviceAction } from './fog-novice.ts';
import { placeAnywhere } from './fog-placing.ts';
import { think } from './fog-thinking.ts';
import { type Odds, oddsOf } from './fog-worlds.ts';
import type { Request } from './player.ts';

type FogViews = readonly View<FogView>[];

/** What a level with a small budget may remember, and in how many worlds it weighs. */
const LITE = { most: 250, worlds: 60 } as const;

/** How a level thinks within its budget; null for one that goes by the present view alone. */
export function skillOf({ level, budget }: Request): Level | null {
  const skill = LEVELS[level];
  if (!skill) return null;
  if (budget === 'full') return skill;
  const most = Math.min(skill.most, LITE.most);
  return { ...skill, most, worlds: Math.min(skill.worlds, LITE.worlds) };
}

/** How a level remembers. */
export function careOf(request: Request): Care {
  const skill = skillOf(request);
  const manners = skill?.knowsManners ? waryManners(request.seat) : evenManners();
  return { manners, most: skill?.most ?? 1 };
}

/** Thinks as the level says: beginner, novice, adept, expert or master. */
export function* fogPlayer(request: Request): Generator<void, Action, void> {
  const { seat, seed, level } = request;
  const views = request.views as FogViews;
  const view = views.at(-1);
  const dice = diceOf(seed, 'fog');
  const skill = skillOf(request);
  if (!view) throw new Error('nothing to choose from');
  yield;
  // FG1: a placement is not listed.
  if (view.legal.length === 0) return (skill?.place ?? placeAnywhere)(seat, dice);
  if (level === 'beginner') return beginnerAction(view, dice);
  if (!skill) return noviceAction(view, seat, dice);
  const belief = yield* believe(seat, views, careOf(request));
  return yield* think(seat, views, belief, skill, dice);
}

/**
 * What a seat could have known of the enemy, all moves being equally likely: for each square in board
 * order the probability that an enemy stands there.
 */
export function beliefOf(request: Pick<Request, 'seat' | 'views'>): readonly number[] {
  return Array.from(exactOdds(request).piece);
}

/** The same of the enemy's Queen. */
export function queenBeliefOf(request: Pick<Request, 'seat' | 'views'>): readonly number[] {
  return Array.from(exactOdds(request).queen);
}

function exactOdds({ seat, views }: Pick<Request, 'seat' | 'views'>): Odds {
  const care = { manners: evenManners(), most: Number.POSITIVE_INFINITY };
  const run = believe(seat, views as FogViews, care);
  for (;;) {
    const { done, value } = run.next();
    if (done) return oddsOf(value);
  }
}
