/** The registry of rules: the only place that lists the games for referee, laws and CPU. */
import type { SealedGame } from '../game.ts';
import { fogOfWarChess } from './fog-of-war-chess/index.ts';

export const GAMES = {
  'fog-of-war-chess': fogOfWarChess,
} as const satisfies Record<string, SealedGame>;

export type GameId = keyof typeof GAMES;

/** Looks a game up by an id from outside; inherited names (`constructor`) are no games. */
export function gameOf(id: string): SealedGame | null {
  return Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : null;
}
