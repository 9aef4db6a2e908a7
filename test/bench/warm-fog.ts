/**
 * The CPU of Fog with its belief kept from one decision to the next, which changes nothing but how
 * long a tournament takes: that a fresh one answers the same is a test of its own.
 */
import { diceOf } from '../../shared/cpu/dice.ts';
import { careOf, fogPlayer, skillOf } from '../../shared/cpu/fog.ts';
import { Believer } from '../../shared/cpu/fog-believing.ts';
import type { Level } from '../../shared/cpu/fog-levels.ts';
import { think } from '../../shared/cpu/fog-thinking.ts';
import type { Player } from '../../shared/cpu/player.ts';
import type { View } from '../../shared/game.ts';
import type { FogView } from '../../shared/games/fog/view.ts';

interface Memory {
  readonly believer: Believer;
  taken: number;
}

/** By the list of views, which a game goes on adding to. */
const MEMORIES = new WeakMap<readonly View[], Memory>();

/** @param changed thinks like this instead of as its level says. */
export function warmFogOf(changed: Level | null): Player {
  return function* (request) {
    const { seat, seed } = request;
    const views = request.views as readonly View<FogView>[];
    const skill = changed ?? skillOf(request);
    if (!skill || views.at(-1)?.legal.length === 0) return yield* fogPlayer(request);
    const memory = MEMORIES.get(views) ?? {
      believer: new Believer(seat, careOf(request)),
      taken: 0,
    };
    MEMORIES.set(views, memory);
    for (const view of views.slice(memory.taken)) yield* memory.believer.take(view);
    memory.taken = views.length;
    return yield* think(seat, views, memory.believer.belief, skill, diceOf(seed, 'fog'));
  };
}
