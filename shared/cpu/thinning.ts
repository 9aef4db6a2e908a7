/**
 * Keeps a set of worlds within bounds. Heavy worlds stay as they are; of the light ones some stay for
 * all, each with the chance that its weight deserves, so that no expectation is bent.
 */
import type { Dice } from './dice.ts';
import type { World } from './hidden-game.ts';
import { WorldSet } from './world-set.ts';

/** The weight that separates heavy from light when about `cap` shall be left. */
function lightestKept(set: WorldSet, cap: number): number {
  let bound = set.total / cap;
  for (let step = 0; step < 20; step += 1) {
    let heavy = 0;
    let light = 0;
    for (let index = 0; index < set.count; index += 1) {
      const weight = set.weight(index);
      if (weight >= bound) heavy += 1;
      else light += weight;
    }
    const next = light / Math.max(1, cap - heavy);
    if (next <= bound) return bound;
    bound = next;
  }
  return bound;
}

/** The set itself, or about `cap` of its worlds. */
export function thinned(set: WorldSet, cap: number, dice: Dice): WorldSet {
  if (set.count <= cap) return set;
  const bound = lightestKept(set, cap);
  const kept = new WorldSet(set.stride);
  // One draw for all: equal distances hit every stretch of weights in proportion.
  let left = (bound * dice.below(1 << 16)) / (1 << 16);
  for (let index = 0; index < set.count; index += 1) {
    const weight = set.weight(index);
    if (weight >= bound) {
      kept.add(set.world(index), weight);
      continue;
    }
    left -= weight;
    if (left >= 0) continue;
    left += bound;
    kept.add(set.world(index), bound);
  }
  return kept;
}

export interface Weighted {
  readonly world: World;
  readonly weight: number;
}

/** A few worlds that stand for the whole set. */
export function sampleOf(set: WorldSet, size: number, dice: Dice): Weighted[] {
  if (set.count <= size) {
    return Array.from({ length: set.count }, (_, index) => ({
      world: set.world(index),
      weight: set.weight(index) / set.total,
    }));
  }
  const step = set.total / size;
  let next = (step * dice.below(1 << 16)) / (1 << 16);
  let sum = 0;
  const picked: Weighted[] = [];
  for (let index = 0; index < set.count; index += 1) {
    sum += set.weight(index);
    let times = 0;
    for (; sum > next; next += step) times += 1;
    if (times > 0) picked.push({ world: set.world(index), weight: times / size });
  }
  return picked;
}
