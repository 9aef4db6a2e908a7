/** What a CPU is told when it is to act: its seat's own views and a seed of its own (R22). */
import type { CpuRequest } from './clock.ts';
import type { Budget, Request } from './cpu/player.ts';
import type { Match } from './match.ts';
import { deriveSeed } from './random.ts';
import { seatViews } from './views.ts';

/** @param turn the CPU's turn, as `cpuRequestOf` tells it. */
export function requestOf(match: Match, turn: CpuRequest, budget: Budget): Request {
  const { seat, ply, level } = turn;
  return {
    game: match.about.id,
    level,
    seat,
    options: match.options,
    views: seatViews(match, seat),
    budget,
    seed: deriveSeed(match.seed, `cpu|${seat}|${ply}`),
  };
}
