/** The registry of presenters; each comes when its game is first shown. */
import { type Signal, signal } from '@preact/signals';
import type { GameId } from '../../shared/games/index.ts';
import type { Presenter } from './presenter.ts';

const LOADERS: { readonly [Id in GameId]: () => Promise<Presenter> } = {
  'fog-of-war-chess': async () =>
    (await import('./fog-of-war-chess/presenter.ts')).fogOfWarChessPresenter,
  'dark-mini-xiangqi': async () =>
    (await import('./dark-mini-xiangqi/presenter.ts')).darkMiniXiangqiPresenter,
  fog: async () => (await import('./fog/presenter.ts')).fogPresenter,
  'minesweeper-chess': async () =>
    (await import('./minesweeper-chess/presenter.ts')).minesweeperChessPresenter,
  chess: async () => (await import('./chess/presenter.ts')).chessPresenter,
};

const loaded = new Map<string, Signal<Presenter | null>>();
const loading = new Map<string, Promise<Presenter>>();

function placeOf(id: string): Signal<Presenter | null> {
  const known = loaded.get(id) ?? signal<Presenter | null>(null);
  loaded.set(id, known);
  return known;
}

/**
 * Loads a presenter by an id from outside; null for no game, inherited names (`constructor`) too.
 * A failed load is asked for again by the next call.
 */
export async function loadPresenter(id: string): Promise<Presenter | null> {
  if (!Object.hasOwn(LOADERS, id)) return null;
  const promise = loading.get(id) ?? LOADERS[id as GameId]();
  loading.set(id, promise);
  try {
    const presenter = await promise;
    placeOf(id).value = presenter;
    return presenter;
  } catch (error) {
    loading.delete(id);
    throw error;
  }
}

/** The presenter if it is here; asks for it otherwise, and whoever reads this is told when it is. */
export function presenterOf(id: string): Presenter | null {
  if (!Object.hasOwn(LOADERS, id)) return null;
  const place = placeOf(id);
  // A lost connection: the page says so itself, and asks again when it is drawn next.
  if (place.peek() === null && !loading.has(id)) loadPresenter(id).catch(() => {});
  return place.value;
}
