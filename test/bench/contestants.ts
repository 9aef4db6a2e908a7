/** Who can take part in a tournament, by name: a game's levels, and opponents that prove nothing. */

import { chessPlayer } from '../../shared/cpu/chess.ts';
import { FOG_CHESS, fogChessPlayer } from '../../shared/cpu/fog-chess.ts';
import { minePlayer, minesweeperChessPlayer, oddsOf } from '../../shared/cpu/minesweeper-chess.ts';
import type { Budget, Player } from '../../shared/cpu/player.ts';
import { CERTAIN } from '../../shared/cpu/searchable.ts';
import { XIANGQI, xiangqiPlayer } from '../../shared/cpu/xiangqi.ts';
import type { SealedGame } from '../../shared/game.ts';
import { chess } from '../../shared/games/chess/index.ts';
import { darkMiniXiangqi } from '../../shared/games/dark-mini-xiangqi/index.ts';
import { fog } from '../../shared/games/fog/index.ts';
import { fogOfWarChess } from '../../shared/games/fog-of-war-chess/index.ts';
import { minesweeperChess } from '../../shared/games/minesweeper-chess/index.ts';
import { randomOf } from '../../shared/random.ts';
import { greedyByEye, searchByEye } from './by-eye.ts';
import type { Contestant } from './duel.ts';
import { greedyChess, greedyMines } from './greedy-chess.ts';
import { greedyFog, randomFog } from './greedy-fog.ts';
import { rivalChess } from './rival-chess.ts';
import { warmFogOf } from './warm-fog.ts';

interface Entry {
  readonly game: SealedGame;
  /** The game's own player, for every level. */
  readonly player: Player;
  /** Others, for comparison. */
  readonly others: Readonly<Record<string, Player>>;
}

export const ENTRIES: Readonly<Record<string, Entry>> = {
  fog: { game: fog, player: warmFogOf(null), others: { greedy: greedyFog, random: randomFog } },
  'fog-of-war-chess': {
    game: fogOfWarChess,
    player: fogChessPlayer,
    others: { greedy: greedyByEye(FOG_CHESS), eye: searchByEye(FOG_CHESS) },
  },
  'dark-mini-xiangqi': {
    game: darkMiniXiangqi,
    player: xiangqiPlayer,
    others: { greedy: greedyByEye(XIANGQI), eye: searchByEye(XIANGQI) },
  },
  chess: {
    game: chess,
    player: chessPlayer,
    others: { greedy: greedyChess, 'js-chess-engine-4': rivalChess(4) },
  },
  'minesweeper-chess': {
    game: minesweeperChess,
    player: minesweeperChessPlayer,
    others: {
      greedy: greedyMines,
      // The hard level but for one thing: it knows of no mines, or shuns all fog.
      'mine-blind': minePlayer(() => new Map()),
      'mine-phobic': minePlayer((view) => oddsOf(view, CERTAIN - 1)),
    },
  },
};

/** Any legal action, each as likely; knows nothing else. */
function* randomPlayer({ views, seed }: Parameters<Player>[0]): ReturnType<Player> {
  const legal = views.at(-1)?.legal ?? [];
  const picked = legal[randomOf(seed, 'random').below(legal.length)];
  if (picked === undefined) throw new Error('nothing to choose from');
  yield;
  return picked;
}

/** @param name a level or another name, with `@lite` or `@full` after it if not the usual budget. */
export function contestantOf(game: string, name: string, usual: Budget): Contestant {
  const entry = entryOf(game);
  const [level = '', budget = usual] = name.split('@');
  if (budget !== 'lite' && budget !== 'full') throw new Error(`no budget ${budget}`);
  const other = entry.others[level] ?? (level === 'random' ? randomPlayer : undefined);
  if (other) return { player: other, level, budget };
  const isLevel = entry.game.about.levels.some(({ name: known }) => known === level);
  if (!isLevel) throw new Error(`nobody called ${level} plays ${game}`);
  return { player: entry.player, level, budget };
}

export function entryOf(game: string): Entry {
  const entry = ENTRIES[game];
  if (!entry) throw new Error(`no tournament of ${game}`);
  return entry;
}
