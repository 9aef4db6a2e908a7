/** The registry of CPU players: one a game. */
import type { GameId } from '../games/index.ts';
import { chessPlayer } from './chess.ts';
import { fogPlayer } from './fog.ts';
import { fogChessPlayer } from './fog-chess.ts';
import { minesweeperChessPlayer } from './minesweeper-chess.ts';
import type { Player } from './player.ts';
import { xiangqiPlayer } from './xiangqi.ts';

const PLAYERS: Readonly<Record<GameId, Player>> = {
  'fog-of-war-chess': fogChessPlayer,
  'dark-mini-xiangqi': xiangqiPlayer,
  fog: fogPlayer,
  'minesweeper-chess': minesweeperChessPlayer,
  chess: chessPlayer,
};

/** The player of a game, by an id of the registry of rules. */
export function playerOf(game: string): Player {
  const player = Object.hasOwn(PLAYERS, game) ? PLAYERS[game as GameId] : null;
  if (!player) throw new Error(`no CPU player for ${game}`);
  return player;
}
