/** The board of a table, with what lies over it: the reveal's path, a watcher's fog. */
import type { Seat } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import { Board } from '../board/board.tsx';
import type { Hold } from '../board/hold.ts';
import type { Gesture, Scene } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import { type Ending, pathOf } from '../model/result.ts';
import { boardTurns, styleOf } from '../model/settings.ts';
import type { TableModel } from '../model/table.ts';
import type { MatchLink } from '../net/match-link.ts';
import { table as text } from '../text/table.ts';
import { isBlind } from './table-log.tsx';

/**
 * A seat sees its own side at the bottom; watchers see the first seat's (R14), and so do two people
 * at one board who want it to lie still.
 */
export function bottomOf(you: Seat | 'spectator', here?: MatchLink['here']): Seat {
  if (here?.shared && !boardTurns.value) return 'first';
  return you === 'second' ? 'second' : 'first';
}

function labelOf(you: Seat | 'spectator', presenter: Presenter): string {
  return you === 'spectator' ? text.board.watched : text.board.label(presenter.seatNames[you]);
}

/** Whether a placement is to be made, which no taps on an ordinary board can say. */
export function isPlacing(
  model: TableModel,
  { view }: StateMessage,
  presenter: Presenter,
): boolean {
  const you = model.you.value;
  const may = you !== null && view.toAct.includes(you) && view.legal.length === 0;
  return may && presenter.Placement !== undefined && presenter.gestures(view).length === 0;
}

/**
 * @param props.gestures what may be played in the present mode.
 * @param props.ending set once the match is over.
 */
export function TableBoard(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly gestures: readonly Gesture[];
  readonly onHold: (hold: Hold | null) => void;
  readonly ending: Ending | null;
}) {
  const { model, state, presenter, gestures, onHold, ending } = props;
  const { match } = state;
  const view = model.shown.value ?? state.view;
  const { Placement } = presenter;
  const bottom = bottomOf(match.you, model.link.here);
  const style = styleOf(presenter);
  const names = { 'data-game': match.game, 'data-style': style };
  if (Placement && isPlacing(model, state, presenter)) {
    return (
      <div class="table-board" {...names}>
        <Placement
          view={state.view}
          bottom={bottom}
          pending={model.link.pending.value !== null}
          onPlace={(action) => model.place(action)}
        />
      </div>
    );
  }
  const plain = presenter.scene(view, bottom);
  const path = ending && view === ending.final ? pathOf(ending, presenter) : null;
  const scene: Scene = path ? { ...plain, lines: [...plain.lines, path] } : plain;
  return (
    <div class="table-board" data-past={model.past.value !== null || undefined} {...names}>
      <Board
        scene={scene}
        draw={(glyph) => presenter.draw(glyph, style)}
        gestures={gestures}
        showTargets={match.options['showLegal'] !== false}
        onAct={(gesture) => model.act(gesture)}
        onHold={onHold}
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
  const { you, game } = state.match;
  const style = styleOf(presenter);
  return (
    <div class="table-board" data-game={game} data-style={style}>
      <Board
        scene={presenter.scene(state.view, bottomOf(you))}
        draw={(glyph) => presenter.draw(glyph, style)}
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
