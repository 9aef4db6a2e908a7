/** The CPU of Fog of War Chess. */
import type { Action } from '../game.ts';
import { chessArena } from './arena.ts';
import { hiddenChess } from './hidden-chess.ts';
import { decideByEye } from './hidden-novice.ts';
import { decide, type HiddenTable } from './hidden-player.ts';
import type { Request } from './player.ts';
import { CHESS_SKILLS } from './skills.ts';

export const FOG_CHESS: HiddenTable = {
  game: hiddenChess,
  arena: chessArena,
  skills: CHESS_SKILLS,
};

/** Thinks as the level says: `novice`, `club`, else `strong`. */
export function* fogChessPlayer(request: Request): Generator<void, Action, void> {
  return yield* request.level === 'novice'
    ? decideByEye(FOG_CHESS, request)
    : decide(FOG_CHESS, request);
}
