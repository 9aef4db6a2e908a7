/** The registry of rules: the only place that lists the games for referee, laws and CPU. */
import type { SealedGame } from '../game.ts';
import { chess } from './chess/index.ts';
import { darkMiniXiangqi } from './dark-mini-xiangqi/index.ts';
import { fog } from './fog/index.ts';
import { fogOfWarChess } from './fog-of-war-chess/index.ts';
import { minesweeperChess } from './minesweeper-chess/index.ts';

export const GAMES = {
  'fog-of-war-chess': fogOfWarChess,
  'dark-mini-xiangqi': darkMiniXiangqi,
  fog,
  'minesweeper-chess': minesweeperChess,
  chess,
} as const satisfies Record<string, SealedGame>;

export type GameId = keyof typeof GAMES;

/** Looks a game up by an id from outside; inherited names (`constructor`) are no games. */
export function gameOf(id: string): SealedGame | null {
  return Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : null;
}
