/** How Chess is shown and played by hand. */
import './chess.css';
import type { View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/chess/about.ts';
import { sanFrom } from '../../../shared/games/chess/pgn.ts';
import { chessGlyph, drawChessman } from '../../board/chess-set.tsx';
import { moveGestures, readMove } from '../chess-moves.ts';
import { pieceName } from '../chess-pieces.ts';
import { describeMove } from '../chess-told.ts';
import type { Presenter } from '../presenter.ts';
import { chessCard } from './card.ts';
import { factsOf, noticesOf, type OpenView, sceneOf } from './scene.ts';
import { text } from './text.ts';

/** The registry pairs games and presenters, so a view that comes here is of this game. */
const own = (view: View): OpenView => view as OpenView;

export const chessPresenter: Presenter = {
  ...chessCard,
  pitch: text.pitch,
  styles: [
    { id: 'blue-pink', label: text.styles.bluePink },
    { id: 'classic', label: text.styles.classic },
  ],
  draw: drawChessman,
  glyphOf: (piece) => chessGlyph(piece) ?? '',
  pieceName,
  scene: (view, bottom) => sceneOf(own(view), bottom),
  gestures: (view) => moveGestures(about, view),
  facts: (view) => factsOf(own(view)),
  notices: (view) => noticesOf(own(view)),
  describe(action, before) {
    const words = describeMove(about, action, before?.board ?? null);
    const san = before && sanFrom(own(before).fen, action);
    return san ? text.actions.withSan(san, words) : words;
  },
  path(action) {
    const move = readMove(about, action);
    return move && { from: move.from, to: move.to };
  },
  fen: (view) => own(view).fen,
};
