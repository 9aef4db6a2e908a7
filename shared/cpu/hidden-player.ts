/**
 * How a CPU decides in a game of fog: it believes what its views allow, draws some of those worlds,
 * looks a little ahead in each, and plays what is best on the average.
 */
import { type Side, sideOf } from '../board/chess-board.ts';
import { squareName } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import type { Arena } from './arena.ts';
import { believe, type Care } from './believing.ts';
import { type Dice, diceOf } from './dice.ts';
import { ANY, type HiddenGame, type World } from './hidden-game.ts';
import type { Budget, Request } from './player.ts';
import { sampleOf, type Weighted } from './thinning.ts';
import { kingRisks, type Weighed, weigh } from './weighing.ts';

/** How well a level plays. */
export interface Skill {
  readonly care: Care;
  /** Worlds in which all actions are compared, and those in which the best of them are. */
  readonly rough: number;
  readonly fine: number;
  /** Plies to look ahead in the latter; one in the former. */
  readonly depth: number;
  /** Actions that the second comparison is about. */
  readonly finalists: number;
  /** Worlds in which to look for danger to the king. */
  readonly wary: number;
}

export interface HiddenTable {
  readonly game: HiddenGame;
  arena(): Arena;
  readonly skills: Readonly<Record<string, Readonly<Record<Budget, Skill>>>>;
}

/** A finalist is at most this much worse than the best at first sight. */
const HOPE = 0.3;
/** Actions this close are as good as each other; which is played must not be foreseen. */
const NEAR = 0.012;
const MOST_MIXED = 3;
/** The least danger to the king that is worth paying for, and the most to pay. */
const RISK = 0.02;
const PRICE = 0.2;

/** The action that takes the king in sight, if there is one. */
export function kingCapture({ size }: HiddenGame, view: View, side: Side): Action | undefined {
  const at = view.board.indexOf(side === 1 ? 'k' : 'K');
  if (at < 0) return undefined;
  const king = squareName(size, at);
  return view.legal.find((action) => action.slice(2, 4) === king);
}

/** The world in which nothing is but what is seen. */
export function seenWorld(game: HiddenGame, view: View, side: Side): World {
  const sight = game.sightOf(view, side);
  const world = game.start.map((_, at) => {
    const want = at < game.squares ? (sight.wants[at] ?? ANY) : 0;
    return want < ANY ? want : 0;
  });
  game.mend(world, sight);
  return world;
}

/** Decides at one level. */
export function* decide(table: HiddenTable, request: Request): Generator<void, Action, void> {
  const { game } = table;
  const { views, seat } = request;
  const view = views.at(-1);
  const skill = table.skills[request.level]?.[request.budget];
  if (!view || !skill) throw new Error('nothing to decide');
  const side = sideOf(seat);
  const taking = kingCapture(game, view, side);
  if (taking !== undefined) return taking;
  if (view.legal.length === 1) return view.legal[0] ?? '';
  const { worlds } = yield* believe(game, seat, views, skill.care);
  const dice = diceOf(request.seed, 'worlds');
  const lone = [{ world: seenWorld(game, view, side), weight: 1 }];
  const drawn = (size: number): Weighted[] =>
    worlds.count === 0 ? lone : sampleOf(worlds, size, dice);
  const arena = table.arena();
  const rough = yield* weigh(arena, drawn(skill.rough), side, view.legal, 1);
  const hope = (rough[0]?.value ?? 0) - HOPE;
  const finalists = rough.slice(0, skill.finalists).filter(({ value }) => value >= hope);
  const actions = finalists.map(({ action }) => action);
  const fine =
    skill.fine === 0 || actions.length < 2
      ? finalists
      : yield* weigh(arena, drawn(skill.fine), side, actions, skill.depth);
  if (skill.wary === 0) return mixed(fine, dice);
  const ranked = fine.map(({ action }) => action);
  const risks = yield* kingRisks(arena, drawn(skill.wary), side, ranked);
  return mixed(careful(fine, risks), dice);
}

/** What is left when the best action endangers the king and another does not, at a fair price. */
function careful(ranked: readonly Weighed[], risks: readonly number[]): readonly Weighed[] {
  const [best] = ranked;
  const worst = risks[0] ?? 0;
  if (!best || worst <= RISK) return ranked.filter((_, at) => (risks[at] ?? 0) <= RISK);
  const safer = ranked.filter(
    ({ value }, at) => best.value - value < PRICE && (risks[at] ?? 0) < worst / 2,
  );
  return safer.length > 0 ? safer : [best];
}

/** One of the actions that are about as good as the first, which is the best. */
function mixed(ranked: readonly Weighed[], dice: Dice): Action {
  const [best] = ranked;
  if (!best) throw new Error('nothing to choose from');
  const near = ranked.slice(0, MOST_MIXED).filter(({ value }) => best.value - value <= NEAR);
  return near[dice.below(near.length)]?.action ?? best.action;
}
