/** What a probe of Fog is worth: how much better the next strike aims, and how much else it tells. */
import type { Square } from '../board/squares.ts';
import { REACH } from '../games/fog/geometry.ts';
import { CELLS, MOST, TOUCHES } from './fog-layouts.ts';
import type { World } from './fog-worlds.ts';

export interface Curiosity {
  /** What a strike that is so much surer counts. */
  readonly aim: number;
  /** What telling worlds apart counts. */
  readonly news: number;
}

/** What the answer of a probe is expected to be worth. */
export function worthOfProbe(
  square: Square,
  own: readonly Square[],
  worlds: readonly World[],
  { aim, news }: Curiosity,
): number {
  const chance = new Float64Array(MOST + 1);
  const there = new Float64Array((MOST + 1) * CELLS);
  for (const { squares, weight } of worlds) {
    let answer = 0;
    for (const at of squares) answer += TOUCHES[square * CELLS + at] ?? 0;
    chance[answer] = (chance[answer] ?? 0) + weight;
    for (const at of squares) {
      const slot = answer * CELLS + at;
      there[slot] = (there[slot] ?? 0) + weight;
    }
  }
  const best = new Float64Array(MOST + 1);
  let before = 0;
  for (const from of own) {
    for (const to of REACH[from] ?? []) {
      let all = 0;
      for (let answer = 0; answer <= MOST; answer += 1) {
        const part = there[answer * CELLS + to] ?? 0;
        all += part;
        if (part > (best[answer] ?? 0)) best[answer] = part;
      }
      if (all > before) before = all;
    }
  }
  let [after, apart] = [0, 1];
  for (let answer = 0; answer <= MOST; answer += 1) {
    after += best[answer] ?? 0;
    apart -= (chance[answer] ?? 0) ** 2;
  }
  return aim * (after - before) + news * apart;
}
