/** Every game with the strict schema of its views: what the laws are proven over. */
import type * as z from 'zod/mini';
import type { SealedGame } from '../../shared/game.ts';
import { chess } from '../../shared/games/chess/index.ts';
import { viewSchema as chessView } from '../../shared/games/chess/view.ts';
import { darkMiniXiangqi } from '../../shared/games/dark-mini-xiangqi/index.ts';
import { viewSchema as darkMiniXiangqiView } from '../../shared/games/dark-mini-xiangqi/view.ts';
import { fog } from '../../shared/games/fog/index.ts';
import { viewSchema as fogView } from '../../shared/games/fog/view.ts';
import { fogOfWarChess } from '../../shared/games/fog-of-war-chess/index.ts';
import { viewSchema as fogOfWarChessView } from '../../shared/games/fog-of-war-chess/view.ts';
import { minesweeperChess } from '../../shared/games/minesweeper-chess/index.ts';
import { viewSchema as minesweeperChessView } from '../../shared/games/minesweeper-chess/view.ts';

export interface TestedGame {
  readonly game: SealedGame;
  readonly viewSchema: z.ZodMiniType;
}

export const TESTED_GAMES: Readonly<Record<string, TestedGame>> = {
  'fog-of-war-chess': { game: fogOfWarChess, viewSchema: fogOfWarChessView },
  'dark-mini-xiangqi': { game: darkMiniXiangqi, viewSchema: darkMiniXiangqiView },
  fog: { game: fog, viewSchema: fogView },
  chess: { game: chess, viewSchema: chessView },
  'minesweeper-chess': { game: minesweeperChess, viewSchema: minesweeperChessView },
};
