/** The registry of rules with two toys in it: what `vi.mock` puts in its place. */
import { vi } from 'vitest';
import type { SealedGame } from '../../shared/game.ts';
import { hideAndSeek, race } from './toys.ts';

const real = await vi.importActual<{ GAMES: Readonly<Record<string, SealedGame>> }>(
  '../../shared/games/index.ts',
);

export const GAMES: Readonly<Record<string, SealedGame>> = {
  ...real.GAMES,
  'hide-and-seek': hideAndSeek,
  race,
};

export function gameOf(id: string): SealedGame | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id] ?? null) : null;
}
