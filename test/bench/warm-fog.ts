/**
 * The CPU of Fog with its belief kept from one decision to the next, which changes nothing but how
 * long a tournament takes: that a fresh one answers the same is a test of its own.
 */
import { careOf, decideFrom, fogPlayer } from '../../shared/cpu/fog.ts';
import { Believer } from '../../shared/cpu/fog-believing.ts';
import { LEVELS } from '../../shared/cpu/fog-levels.ts';
import type { Request } from '../../shared/cpu/player.ts';
import type { Action, View } from '../../shared/game.ts';
import type { FogView } from '../../shared/games/fog/view.ts';

interface Memory {
  readonly believer: Believer;
  taken: number;
}

/** By the list of views, which a game goes on adding to. */
const MEMORIES = new WeakMap<readonly View[], Memory>();

export function* warmFog(request: Request): Generator<void, Action, void> {
  const { seat, views, level } = request;
  const isPlacing = views.at(-1)?.legal.length === 0;
  if (isPlacing || LEVELS[level] === undefined) return yield* fogPlayer(request);
  const memory = MEMORIES.get(views) ?? {
    believer: new Believer(seat, careOf(request)),
    taken: 0,
  };
  MEMORIES.set(views, memory);
  for (; memory.taken < views.length; memory.taken += 1) {
    yield* memory.believer.take(views[memory.taken] as View<FogView>);
  }
  return yield* decideFrom(request, memory.believer.belief);
}
