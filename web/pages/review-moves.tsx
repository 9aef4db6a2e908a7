/** The moves of a finished match in words, with what each of them took. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../shared/game.ts';
import type { MatchRecord, RecordedAction } from '../../shared/protocol/record.ts';
import type { Replay } from '../../shared/replay.ts';
import type { Presenter } from '../games/presenter.ts';
import type { Review } from '../model/review.ts';
import { styleOf } from '../model/settings.ts';
import { review as text } from '../text/review.ts';

/** Who sat where, as the record has it. */
export function namesOf(
  { seats }: MatchRecord,
  presenter: Presenter,
): Readonly<Record<Seat, string>> {
  const name = (seat: Seat): string => {
    const sitting = seats[seat];
    if (sitting.kind === 'human') return sitting.name;
    const level = sitting.level ?? '';
    return text.computer(presenter.levelNames[level] ?? level);
  };
  return { first: name('first'), second: name('second') };
}

/** The action that led to a ply, in a sentence. */
export function whatHappened(
  replay: Replay,
  record: MatchRecord,
  presenter: Presenter,
  ply: number,
): string {
  const action = record.actions[ply - 1];
  if (!action) return text.at.start;
  const what = presenter.describe(action.action, replay.viewAt(ply - 1, 'all'));
  return text.at.move(ply, replay.plies, actorOf(action, record, presenter), what);
}

function actorOf(action: RecordedAction, record: MatchRecord, presenter: Presenter): string {
  const side = presenter.seatNames[action.seat];
  const stoodIn = action.by === 'cpu' && record.seats[action.seat].kind === 'human';
  return stoodIn ? text.at.byCpu(side) : side;
}

interface Row {
  readonly first: number | null;
  readonly second: number | null;
}

/** Plies in pairs, the first seat's on the left; whoever acts twice gets a row of their own. */
function rowsOf(actions: readonly RecordedAction[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [index, { seat }] of actions.entries()) {
    const ply = index + 1;
    const open = rows.at(-1);
    if (open && open[seat] === null && (seat === 'second' || open.second !== null)) {
      rows[rows.length - 1] = { ...open, [seat]: ply };
    } else {
      rows.push({ first: null, second: null, [seat]: ply });
    }
  }
  return rows;
}

export function Moves(props: {
  readonly record: MatchRecord;
  readonly replay: Replay;
  readonly presenter: Presenter;
  readonly review: Review;
}) {
  const { record, replay, presenter, review } = props;
  const list = useRef<HTMLOListElement>(null);
  const ply = review.ply.value;
  const style = styleOf(presenter);
  // Only the list scrolls: the page stays where the reader has it.
  useLayoutEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !now) return;
    const top = now.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    const overhang = top + now.offsetHeight - box.clientHeight;
    if (overhang > box.scrollTop) box.scrollTop = overhang;
  }, [ply]);

  const { words, captures } = useMemo(() => {
    const captures = replay.viewAt(replay.plies, 'all').captures;
    return {
      words: record.actions.map(({ action }, index) =>
        presenter.describe(action, replay.viewAt(index, 'all')),
      ),
      captures: new Map(captures.map((capture) => [capture.ply + 1, capture])),
    };
  }, [record, replay, presenter]);
  const move = (at: number | null) => {
    if (at === null) return <span />;
    const taken = captures.get(at);
    return (
      <button
        type="button"
        class="move"
        aria-current={at === ply ? 'step' : undefined}
        onClick={() => review.go(at)}
      >
        <span>{words[at - 1]}</span>
        {taken && (
          <span class="taken" aria-hidden="true" data-game={presenter.about.id} data-style={style}>
            {presenter.draw(presenter.glyphOf(taken.piece), style)}
          </span>
        )}
      </button>
    );
  };
  return (
    <section class="moves panel" aria-labelledby="moves-title">
      <h2 id="moves-title">{text.moves.title}</h2>
      {record.actions.length === 0 ? (
        <p class="hint">{text.moves.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <ol ref={list} tabIndex={0} aria-label={text.moves.title}>
          {rowsOf(record.actions).map((row, index) => (
            <li key={row.first ?? row.second}>
              <span class="move-number">{index + 1}</span>
              {move(row.first)}
              {move(row.second)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
