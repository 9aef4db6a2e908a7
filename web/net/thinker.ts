/** A CPU player in a Web Worker, so that the page stays smooth while it thinks. */
import type { CpuRequest } from '../../shared/clock.ts';
import { requestOf } from '../../shared/cpu-request.ts';
import type { Action } from '../../shared/game.ts';
import type { Match } from '../../shared/match.ts';

/** Finds the CPU's action; null when it failed, and the referee picks one instead (R22). */
export type Thinker = (match: Match, turn: CpuRequest) => Promise<Action | null>;

let worker: Worker | null = null;

export const think: Thinker = (match, turn) => {
  // A worker that is still busy with a turn that is over would only be waited for.
  worker?.terminate();
  worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  return new Promise((resolve) => {
    thinking.onmessage = ({ data }: MessageEvent<Action | null>) => resolve(data);
    thinking.onerror = () => resolve(null);
    thinking.postMessage(requestOf(match, turn, 'full'));
  });
};
