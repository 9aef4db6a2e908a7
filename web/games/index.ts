/** The registry of presenters: the only place that lists the games for the client. */
import type { GameId } from '../../shared/games/index.ts';
import { chessPresenter } from './chess/presenter.ts';
import { darkMiniXiangqiPresenter } from './dark-mini-xiangqi/presenter.ts';
import { fogPresenter } from './fog/presenter.ts';
import { fogOfWarChessPresenter } from './fog-of-war-chess/presenter.ts';
import { minesweeperChessPresenter } from './minesweeper-chess/presenter.ts';
import type { Presenter } from './presenter.ts';

export const PRESENTERS: { readonly [Id in GameId]: Presenter } = {
  'fog-of-war-chess': fogOfWarChessPresenter,
  'dark-mini-xiangqi': darkMiniXiangqiPresenter,
  fog: fogPresenter,
  'minesweeper-chess': minesweeperChessPresenter,
  chess: chessPresenter,
};

/** Looks a presenter up by an id from outside; inherited names (`constructor`) are no games. */
export function presenterOf(id: string): Presenter | null {
  return Object.hasOwn(PRESENTERS, id) ? PRESENTERS[id as GameId] : null;
}
