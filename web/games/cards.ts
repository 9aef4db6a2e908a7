/** The registry of games for lists, forms and titles. */
import type { GameId } from '../../shared/games/index.ts';
import { chessCard } from './chess/card.ts';
import { darkMiniXiangqiCard } from './dark-mini-xiangqi/card.ts';
import { fogCard } from './fog/card.ts';
import { fogOfWarChessCard } from './fog-of-war-chess/card.ts';
import { minesweeperChessCard } from './minesweeper-chess/card.ts';
import type { Card } from './presenter.ts';

export const CARDS: { readonly [Id in GameId]: Card } = {
  'fog-of-war-chess': fogOfWarChessCard,
  'dark-mini-xiangqi': darkMiniXiangqiCard,
  fog: fogCard,
  'minesweeper-chess': minesweeperChessCard,
  chess: chessCard,
};

/** Looks a card up by an id from outside; inherited names (`constructor`) are no games. */
export function cardOf(id: string): Card | null {
  return Object.hasOwn(CARDS, id) ? CARDS[id as GameId] : null;
}
