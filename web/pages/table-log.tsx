/** The viewer's own past as a list to look back through (R36). */
import { useEffect, useRef } from 'preact/hooks';
import type { Capture } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import type { LogEntry } from '../model/log.ts';
import type { TableModel } from '../model/table.ts';
import { table } from '../text/table.ts';

const text = table.log;

/** One entry in words; what the others did comes as a sentence that names them. */
function Line({ entry, presenter }: { readonly entry: LogEntry; readonly presenter: Presenter }) {
  if (entry.mine) {
    const [did = '', ...brought] = entry.words;
    return (
      <>
        <b>{entry.byCpu ? text.cpuForYou : text.you}</b>{' '}
        <span>{brought.length > 0 ? text.brought(did, brought.join(' ')) : did}</span>
      </>
    );
  }
  const side = entry.seat ? presenter.seatNames[entry.seat] : '';
  return <span>{entry.words.length > 0 ? entry.words.join(' ') : text.nothingSeen(side)}</span>;
}

export function LogLines(props: {
  readonly entries: readonly LogEntry[];
  readonly presenter: Presenter;
}) {
  return (
    <ol class="log-lines">
      {props.entries.map((entry) => (
        <li key={entry.ply} class={entry.mine ? 'mine' : ''}>
          <Line entry={entry} presenter={props.presenter} />
        </li>
      ))}
    </ol>
  );
}

/** Whether this is a watcher from whom the board is kept (R8). */
export function isBlind({ match, view }: StateMessage, presenter: Presenter): boolean {
  return match.you === 'spectator' && presenter.about.hidden && view.viewer === 'spectator';
}

/** The course of the match as far as this viewer may know it. */
export function Course(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly onChoose?: () => void;
}) {
  const { state, presenter, ...rest } = props;
  const watchesSecrets = state.match.you === 'spectator' && presenter.about.hidden;
  return watchesSecrets ? (
    <CaptureFeed captures={state.view.captures} presenter={presenter} />
  ) : (
    <Log {...rest} presenter={presenter} />
  );
}

/** @param props.onChoose told when an entry was chosen, after the board shows it. */
function Log(props: {
  readonly model: TableModel;
  readonly presenter: Presenter;
  readonly onChoose?: () => void;
}) {
  const { model, presenter, onChoose } = props;
  const entries = model.log.value;
  const shown = model.shown.value?.ply ?? 0;
  const list = useRef<HTMLOListElement>(null);
  const current = entries.find(({ ply }) => ply === shown)?.ply ?? entries.at(-1)?.ply;
  useEffect(() => {
    const lines = list.current;
    const line = lines?.querySelector<HTMLElement>('[aria-current]');
    // Scrolled by hand: scrollIntoView would move the page too.
    if (lines && line) lines.scrollTop = line.offsetTop - lines.clientHeight / 2;
  }, [current, entries.length]);
  const hidden = presenter.about.hidden;
  return (
    <section class="log" aria-label={hidden ? text.title : text.titleOpen}>
      <h2>{hidden ? text.title : text.titleOpen}</h2>
      {entries.length === 0 && <p class="hint">{text.empty}</p>}
      <ol ref={list} class="log-lines">
        {entries.map((entry) => (
          <li key={entry.ply} class={entry.mine ? 'mine' : ''}>
            <button
              type="button"
              aria-current={entry.ply === current ? 'step' : undefined}
              onClick={() => {
                model.goTo(entry.ply);
                onChoose?.();
              }}
            >
              <Line entry={entry} presenter={presenter} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All that a watcher of a hidden game learns of its course: the captures, which are public (R8). */
function CaptureFeed(props: {
  readonly captures: readonly Capture[];
  readonly presenter: Presenter;
}) {
  const { captures, presenter } = props;
  const say = table.spectator;
  return (
    <section class="log">
      <h2>{say.captures}</h2>
      {captures.length === 0 && <p class="hint">{say.noCaptures}</p>}
      <ol class="log-lines">
        {captures.map(({ ply, square, piece, by }) => (
          <li key={`${ply} ${square}`}>
            {say.capture(presenter.seatNames[by], presenter.pieceName(piece), square)}
          </li>
        ))}
      </ol>
    </section>
  );
}
