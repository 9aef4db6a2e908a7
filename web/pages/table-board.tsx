/** The board of a table, with what lies over it: the reveal's path, a watcher's fog. */
import type { Seat } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import { Board } from '../board/board.tsx';
import type { Scene } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import { type Ending, pathOf } from '../model/result.ts';
import type { TableModel } from '../model/table.ts';
import { table as text } from '../text/table.ts';
import { isBlind } from './table-log.tsx';

/** A seat sees its own side at the bottom; watchers see the first seat's (R14). */
export function bottomOf(you: Seat | 'spectator'): Seat {
  return you === 'second' ? 'second' : 'first';
}

function labelOf(you: Seat | 'spectator', presenter: Presenter): string {
  return you === 'spectator' ? text.board.watched : text.board.label(presenter.seatNames[you]);
}

/** @param props.ending set once the match is over. */
export function TableBoard(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly ending: Ending | null;
}) {
  const { model, state, presenter, ending } = props;
  const { match } = state;
  const view = model.shown.value ?? state.view;
  const plain = presenter.scene(view, bottomOf(match.you));
  const path = ending && view === ending.final ? pathOf(ending, presenter) : null;
  const scene: Scene = path ? { ...plain, lines: [...plain.lines, path] } : plain;
  return (
    <div class="table-board" data-past={model.past.value !== null || undefined}>
      <Board
        scene={scene}
        draw={presenter.draw}
        gestures={model.gestures.value}
        showTargets={match.options['showLegal'] !== false}
        onAct={(gesture) => model.act(gesture)}
        pending={model.pendingGesture.value}
        words={text.board}
        label={labelOf(match.you, presenter)}
      />
      {isBlind(state, presenter) && <p class="blind">{text.spectator.fog}</p>}
    </div>
  );
}

/** The board as it will stand, to look at while nobody has come. */
export function StartBoard(props: { readonly state: StateMessage; readonly presenter: Presenter }) {
  const { state, presenter } = props;
  const { you } = state.match;
  return (
    <div class="table-board">
      <Board
        scene={presenter.scene(state.view, bottomOf(you))}
        draw={presenter.draw}
        gestures={[]}
        showTargets={false}
        onAct={() => {}}
        pending={null}
        words={text.board}
        label={labelOf(you, presenter)}
      />
    </div>
  );
}
