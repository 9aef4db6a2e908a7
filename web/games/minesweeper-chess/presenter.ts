/** How Minesweeper Chess is shown and played by hand. */
import type { View } from '../../../shared/game.ts';
import { chessGlyph } from '../../board/chess-set.tsx';
import { pieceName } from '../chess-pieces.ts';
import type { Presenter } from '../presenter.ts';
import { minesweeperChessCard } from './card.ts';
import { gesturesOf } from './gestures.ts';
import { describeAction, factsOf, noticesOf } from './notices.ts';
import { drawMinesweeperman } from './pieces.tsx';
import { type MinesView, readAction, sceneOf } from './scene.ts';
import { text } from './text.ts';

/** The registry pairs games and presenters, so a view that comes here is of this game. */
const own = (view: View): MinesView => view as MinesView;

export const minesweeperChessPresenter: Presenter = {
  ...minesweeperChessCard,
  pitch: text.pitch,
  facts: (view) => factsOf(own(view)),
  draw: drawMinesweeperman,
  glyphOf: (piece) => chessGlyph(piece) ?? '',
  pieceName,
  scene: (view, bottom) => sceneOf(own(view), bottom),
  gestures: (view) => gesturesOf(own(view)),
  notices: (view) => noticesOf(own(view)),
  describe: (action, before) => describeAction(action, before && own(before)),
  path(action) {
    const parsed = readAction(action);
    return parsed && { from: parsed.from, to: parsed.to };
  },
};
