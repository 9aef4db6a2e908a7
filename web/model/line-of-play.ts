/** What a viewer sees after a few moves from the start: for diagrams, by the real rules. */
import type { Action, Setup, View, Viewer } from '../../shared/game.ts';
import { gameOf } from '../../shared/games/index.ts';
import { positionAfter } from '../../shared/replay.ts';

/**
 * The view of a made-up match. It offers no actions: a diagram is looked at, not played.
 * @param options house rules where they are not the game's defaults.
 * @param setup what chance would have decided: without it, always the same.
 */
export function viewAfter(
  game: string,
  moves: readonly Action[],
  viewer: Viewer,
  options: Readonly<Record<string, unknown>> = {},
  setup?: Setup,
): View {
  const rules = Object.entries(gameOf(game)?.about.houseRules ?? {});
  const defaults = Object.fromEntries(rules.map(([name, rule]) => [name, rule.default]));
  const position = positionAfter(game, { ...defaults, ...options }, moves, setup);
  return {
    ...position.view(viewer),
    viewer,
    ply: moves.length,
    toAct: position.toAct,
    outcome: position.outcome,
    legal: [],
  };
}
