/** How Fog is shown and played by hand. */
import { squareName } from '../../../shared/board/squares.ts';
import type { View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { parseAction } from '../../../shared/games/fog/notation.ts';
import type { Gesture } from '../../board/scene.ts';
import type { Presenter } from '../presenter.ts';
import { fogCard } from './card.ts';
import { describeAction, noticesOf } from './notices.ts';
import { drawFogman, fogGlyph } from './pieces.tsx';
import { Placement } from './placement.tsx';
import { type FogView, pieceName, sceneOf, seatOf } from './scene.ts';
import { text } from './text.ts';

/** The registry pairs games and presenters, so a view that comes here is of this game. */
const own = (view: View): FogView => view as FogView;

/** Every action of Fog asks first: none can be taken back, and a probe is read by both. */
function gesturesOf(view: View): readonly Gesture[] {
  return view.legal.flatMap((action): Gesture[] => {
    const parsed = parseAction(action);
    if (parsed?.kind === 'probe') {
      const confirm = text.confirm.probe(squareName(about, parsed.square));
      return [{ action, taps: [parsed.square], mode: 'probe', confirm }];
    }
    if (parsed?.kind !== 'move') return [];
    const piece = pieceName(view.board[parsed.from] ?? '?');
    const ask = view.board[parsed.to] === '#' ? text.confirm.strike : text.confirm.move;
    const confirm = ask(piece, squareName(about, parsed.to));
    return [{ action, taps: [parsed.from, parsed.to], mode: 'move', confirm }];
  });
}

function factsOf(view: FogView): readonly string[] {
  const say = text.facts;
  const seat = seatOf(view);
  const { first, second } = view.remaining;
  const probes = [...view.probes]
    .reverse()
    .map((probe) =>
      say.probe(probe.seat === seat ? say.you : text.seats[probe.seat], probe.square, probe.answer),
    );
  const left =
    seat === null
      ? say.leftOf(first, second)
      : say.left(...(seat === 'first' ? ([first, second] as const) : ([second, first] as const)));
  return [say.turn(view.turn, view.length), left, ...probes];
}

export const fogPresenter: Presenter = {
  ...fogCard,
  pitch: text.pitch,
  modes: [
    { id: 'move', label: text.modes.move, key: 'd' },
    { id: 'probe', label: text.modes.probe, key: 's' },
  ],
  Placement,
  facts: (view) => factsOf(own(view)),
  draw: drawFogman,
  glyphOf: (piece) => fogGlyph(piece) ?? '',
  pieceName,
  scene: (view, bottom) => sceneOf(own(view), bottom),
  gestures: gesturesOf,
  notices: (view) => noticesOf(own(view)),
  describe: (action, before) => describeAction(action, before && own(before)),
  path(action) {
    const parsed = parseAction(action);
    return parsed?.kind === 'move' ? { from: parsed.from, to: parsed.to } : null;
  },
};
