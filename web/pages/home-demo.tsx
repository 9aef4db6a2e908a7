/** The idea in one picture: a real position, as each side sees it and as it is. */
import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Viewer } from '../../shared/game.ts';
import { loadPresenter } from '../games/index.ts';
import type { Presenter } from '../games/presenter.ts';
import { viewAfter } from '../model/line-of-play.ts';
import { home } from '../text/home.ts';
import { Choice } from './choice.tsx';
import { StillBoard } from './still-board.tsx';

const text = home.demo;
const GAME = 'fog-of-war-chess';
/** Black's bishop and queen both aim at the knight on d4, and White sees neither. */
const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'd2d4', 'e5d4', 'f3d4', 'f8c5', 'c1e3', 'd8f6'];

type Side = Exclude<Viewer, 'spectator'>;

/** Loads what the picture is drawn with. */
export async function loadDemo(): Promise<() => ComponentChild> {
  const presenter = await loadPresenter(GAME);
  return () => presenter && <Demo presenter={presenter} />;
}

function Demo({ presenter }: { readonly presenter: Presenter }) {
  const side = useSignal<Side>('first');
  const names: Record<Side, string> = {
    first: text.seat(presenter.seatNames.first),
    all: text.truth,
    second: text.seat(presenter.seatNames.second),
  };
  const view = viewAfter(GAME, MOVES, side.value);
  return (
    <section class="demo" aria-label={text.label}>
      <StillBoard
        scene={presenter.scene(view, 'first')}
        presenter={presenter}
        label={names[side.value]}
      />
      <Choice
        legend={text.label}
        name="side"
        quietLegend
        answers={[
          { value: 'first', label: names.first },
          { value: 'all', label: names.all },
          { value: 'second', label: names.second },
        ]}
        value={side.value}
        onChoose={(value) => {
          side.value = value;
        }}
      />
      <p class="hint">{text.caption}</p>
    </section>
  );
}
