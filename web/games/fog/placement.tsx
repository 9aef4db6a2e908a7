/**
 * The placement (FG1, FG11): the four pieces wait in the middle row and go from there into the own
 * three rows, by tap, drag, keys or chance. Of the other side there is nothing here but its fog.
 */
import './placement.css';
import { useSignal } from '@preact/signals';
import { squareName } from '../../../shared/board/squares.ts';
import type { Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { HOME, SQUARES } from '../../../shared/games/fog/geometry.ts';
import { randomOf } from '../../../shared/random.ts';
import { Board } from '../../board/board.tsx';
import type { Scene, SquareScene } from '../../board/scene.ts';
import type { PlacementProps } from '../presenter.ts';
import {
  actionOf,
  afterGesture,
  type Draft,
  draftGestures,
  EMPTY_DRAFT,
  isDone,
  isWaiting,
  randomDraft,
} from './draft.ts';
import { drawFogman } from './pieces.tsx';
import { text } from './text.ts';

const say = text.placement;
const WORDS = { target: say.target, pending: String, choose: '', cancel: '' };

function sceneOf(draft: Draft, seat: Seat, bottom: Seat): Scene {
  const square = (at: number): SquareScene => {
    const name = squareName(about, at);
    const index = draft.indexOf(at);
    const man = index === 0 ? 'queen' : 'lantern';
    const stands = index >= 0;
    const waits = isWaiting(at);
    const fog = !waits && !HOME[seat].includes(at);
    const free = waits ? say.benchEmpty(name) : say.home(name);
    const occupied = (waits ? say.bench : say.placed)(name, text.pieces[man]);
    return {
      name,
      glyph: stands ? `${seat}-${man}` : null,
      fog,
      marks: [],
      note: null,
      label: fog ? say.theirs(name) : stands ? occupied : free,
    };
  };
  return {
    files: about.files,
    ranks: about.ranks,
    lattice: 'cells',
    flipped: bottom === 'second',
    squares: SQUARES.map(square),
    lines: [],
  };
}

/** 32 random bytes in hex: where the pieces stand is a secret worth real chance. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function Placement({ view, bottom, pending, onPlace }: PlacementProps) {
  const seat: Seat = view.viewer === 'second' ? 'second' : 'first';
  const draft = useSignal<Draft>(EMPTY_DRAFT);
  const done = isDone(draft.value);
  return (
    <>
      <Board
        scene={sceneOf(draft.value, seat, bottom)}
        draw={drawFogman}
        gestures={pending ? [] : draftGestures(draft.value, seat)}
        showTargets
        onAct={({ action }) => {
          draft.value = afterGesture(draft.value, action);
        }}
        pending={null}
        words={WORDS}
        label={say.label(text.seats[seat])}
      />
      <section class="placement" aria-label={say.title}>
        <p>
          <strong>{say.title}</strong>
          <span>{done ? say.done : say.hint}</span>
        </p>
        <div class="placement-buttons">
          <button
            type="button"
            class="button"
            disabled={pending}
            aria-label={say.randomLong}
            onClick={() => {
              draft.value = randomDraft(seat, randomOf(freshSeed(), 'placement'));
            }}
          >
            {say.random}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={pending || !done}
            onClick={() => onPlace(actionOf(draft.value))}
          >
            {say.ready}
          </button>
        </div>
      </section>
    </>
  );
}
