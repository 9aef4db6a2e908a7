/** What a CPU believed, for the review: told from the same views that it had (R22, R28). */
import { sideOf } from '../board/chess-board.ts';
import { believe } from './believing.ts';
import { FOG_CHESS } from './fog-chess.ts';
import type { HiddenTable } from './hidden-player.ts';
import type { Request } from './player.ts';
import type { WorldSet } from './world-set.ts';
import { XIANGQI } from './xiangqi.ts';

const TABLES: Readonly<Record<string, HiddenTable>> = {
  'fog-of-war-chess': FOG_CHESS,
  'dark-mini-xiangqi': XIANGQI,
};

/**
 * For each square in the order of boards, how likely an enemy piece stands there, from 0 to 1. A level
 * that believes nothing knows of the pieces in sight only.
 */
export function beliefOf(request: Request): readonly number[] {
  const table = TABLES[request.game];
  const view = request.views.at(-1);
  if (!table || !view) throw new Error('nothing to believe');
  const side = sideOf(request.seat);
  const skill = table.skills[request.level]?.[request.budget];
  const seen = Array.from(view.board, (letter) => (isEnemy(letter, side) ? 1 : 0));
  if (!skill) return seen;
  const run = believe(table.game, request.seat, request.views, skill.care);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value.worlds.count === 0 ? seen : sharesOf(value.worlds, table, side);
  }
}

function isEnemy(letter: string, side: number): boolean {
  if (letter === '#') return true;
  const isUpper = letter !== letter.toLowerCase();
  return /[a-z]/i.test(letter) && isUpper !== (side === 1);
}

function sharesOf(worlds: WorldSet, { game }: HiddenTable, side: number): readonly number[] {
  const sums = new Float64Array(game.squares);
  for (let index = 0; index < worlds.count; index += 1) {
    const world = worlds.world(index);
    for (let square = 0; square < game.squares; square += 1) {
      if ((world[square] ?? 0) * side < 0)
        sums[square] = (sums[square] ?? 0) + worlds.weight(index);
    }
  }
  return Array.from(sums, (sum) => Math.min(1, sum / worlds.total));
}
