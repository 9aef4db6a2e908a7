/** How Fog of War Chess is shown and played by hand. */
import type { View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { chessGlyph, drawChessman } from '../../board/chess-set.tsx';
import { moveGestures, readMove } from '../chess-moves.ts';
import { pieceName } from '../chess-pieces.ts';
import { describeMove } from '../chess-told.ts';
import type { Presenter } from '../presenter.ts';
import { fogOfWarChessCard } from './card.ts';
import { noticesOf } from './notices.ts';
import { type FogView, sceneOf } from './scene.ts';
import { text } from './text.ts';

/** The registry pairs games and presenters, so a view that comes here is of this game. */
const own = (view: View): FogView => view as FogView;

export const fogOfWarChessPresenter: Presenter = {
  ...fogOfWarChessCard,
  pitch: text.pitch,
  draw: drawChessman,
  glyphOf: (piece) => chessGlyph(piece) ?? '',
  pieceName,
  scene: (view, bottom) => sceneOf(own(view), bottom),
  gestures: (view) => moveGestures(about, view),
  notices: (view) => noticesOf(own(view)),
  describe: (action, before) => describeMove(about, action, before?.board ?? null),
  path(action) {
    const move = readMove(about, action);
    return move && { from: move.from, to: move.to };
  },
};
