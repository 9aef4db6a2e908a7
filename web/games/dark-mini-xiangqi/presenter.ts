/** How Dark Mini Xiangqi is shown and played by hand. */
import type { View } from '../../../shared/game.ts';
import type { Presenter } from '../presenter.ts';
import { darkMiniXiangqiCard } from './card.ts';
import { describeMove, noticesOf } from './notices.ts';
import { DISC_STYLES, drawXiangqiman, xiangqiGlyph } from './pieces.tsx';
import { pieceName, readMove, sceneOf, type XiangqiView } from './scene.ts';
import { text } from './text.ts';

/** The registry pairs games and presenters, so a view that comes here is of this game. */
const own = (view: View): XiangqiView => view as XiangqiView;

function factsOf({ sinceCapture, facing }: XiangqiView): readonly string[] {
  const quiet = text.facts.quiet(sinceCapture);
  return facing ? [text.facts.facing, quiet] : [quiet];
}

export const darkMiniXiangqiPresenter: Presenter = {
  ...darkMiniXiangqiCard,
  pitch: text.pitch,
  styles: DISC_STYLES.map((id) => ({ id, label: text.styles[id] })),
  facts: (view) => factsOf(own(view)),
  draw: (glyph, style) =>
    drawXiangqiman(
      glyph,
      DISC_STYLES.find((known) => known === style),
    ),
  glyphOf: (piece) => xiangqiGlyph(piece) ?? '',
  pieceName,
  scene: (view, bottom) => sceneOf(own(view), bottom),
  gestures: (view) =>
    view.legal.flatMap((action) => {
      const move = readMove(action);
      return move ? [{ action, taps: [move.from, move.to] }] : [];
    }),
  notices: (view) => noticesOf(own(view)),
  describe: (action, before) => describeMove(action, before && own(before)),
  path(action) {
    const move = readMove(action);
    return move && { from: move.from, to: move.to };
  },
};
