/** The registry of CPU players: one a game. */
import type { GameId } from '../games/index.ts';
import { chessPlayer } from './chess.ts';
import type { Player } from './player.ts';
import { simpleChess } from './simple-chess.ts';
import { simpleFog } from './simple-fog.ts';
import { simpleMines } from './simple-mines.ts';
import { simpleXiangqi } from './simple-xiangqi.ts';

const PLAYERS: Readonly<Record<GameId, Player>> = {
  'fog-of-war-chess': simpleChess,
  'dark-mini-xiangqi': simpleXiangqi,
  fog: simpleFog,
  'minesweeper-chess': simpleMines,
  chess: chessPlayer,
};

/** The player of a game, by an id of the registry of rules. */
export function playerOf(game: string): Player {
  const player = Object.hasOwn(PLAYERS, game) ? PLAYERS[game as GameId] : null;
  if (!player) throw new Error(`no CPU player for ${game}`);
  return player;
}
