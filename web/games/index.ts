/** The registry of presenters: the only place that lists the games for the client. */
import type { GameId } from '../../shared/games/index.ts';
import { fogOfWarChessPresenter } from './fog-of-war-chess/presenter.ts';
import type { Presenter } from './presenter.ts';

export const PRESENTERS: { readonly [Id in GameId]: Presenter } = {
  'fog-of-war-chess': fogOfWarChessPresenter,
};

/** Looks a presenter up by an id from outside; inherited names (`constructor`) are no games. */
export function presenterOf(id: string): Presenter | null {
  return Object.hasOwn(PRESENTERS, id) ? PRESENTERS[id as GameId] : null;
}
