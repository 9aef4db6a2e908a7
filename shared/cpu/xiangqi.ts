/** The CPU of Dark Mini Xiangqi. */
import type { Action } from '../game.ts';
import { xiangqiArena } from './arena.ts';
import { decideByEye } from './hidden-novice.ts';
import { decide, type HiddenTable } from './hidden-player.ts';
import { hiddenXiangqi } from './hidden-xiangqi.ts';
import type { Request } from './player.ts';
import { XIANGQI_SKILLS } from './skills.ts';

export const XIANGQI: HiddenTable = {
  game: hiddenXiangqi,
  arena: xiangqiArena,
  skills: XIANGQI_SKILLS,
};

/** Thinks as the level says: `novice`, `club`, else `strong`. */
export function* xiangqiPlayer(request: Request): Generator<void, Action, void> {
  return yield* request.level === 'novice'
    ? decideByEye(XIANGQI, request)
    : decide(XIANGQI, request);
}
