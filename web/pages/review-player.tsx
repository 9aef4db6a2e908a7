/** Three boards for every ply, and the ways to move among the plies (R28). */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat, Viewer } from '../../shared/game.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import type { Replay } from '../../shared/replay.ts';
import type { Summary } from '../../shared/views.ts';
import type { Scene } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import { heatOf, requestAt, seatsByCpu, withOdds } from '../model/belief.ts';
import { pgnOf } from '../model/pgn.ts';
import { createReview, listenToKeys, type Review } from '../model/review.ts';
import { type Believer, createBeliever } from '../net/believer.ts';
import { hrefOf, navigate } from '../router.ts';
import { review as text } from '../text/review.ts';
import { isolate, table } from '../text/table.ts';
import { Choice } from './choice.tsx';
import { BeliefSwitch, type Odds, useOdds } from './review-belief.tsx';
import { Controls } from './review-controls.tsx';
import { Moves, namesOf, whatHappened } from './review-moves.tsx';
import { CopyLine, Proof } from './review-proof.tsx';
import { SavePgn, SaveRecord } from './review-save.tsx';
import { sceneAt } from './review-scene.ts';
import { StillBoard } from './still-board.tsx';

export interface PlayerProps {
  readonly id: string;
  readonly record: MatchRecord;
  readonly replay: Replay;
  readonly presenter: Presenter;
  readonly you: Summary['you'];
  /** Null plays the match through from its start. */
  readonly start: number | null;
  /** Works out what a CPU believed; a test brings its own. */
  readonly believer?: () => Believer;
}

/** Browsers limit how often an address may change; the fast-forward and a slider are quicker. */
const SETTLED_MS = 400;

export function Player(props: PlayerProps) {
  const { id, record, replay, presenter, start } = props;
  // Where to open is asked once; later the address follows the reader.
  const review = useMemo(() => createReview(replay.plies, start ?? 0), [replay]);
  useEffect(() => {
    if (start === null && !matchMedia('(prefers-reduced-motion: reduce)').matches) review.play();
    const stop = listenToKeys(review);
    return () => {
      stop();
      review.pause();
    };
  }, [review, start === null]);
  const ply = review.ply.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!review.playing.value) navigate(hrefOf({ page: 'review', id, ply }), 'replace');
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, ply, review, review.playing.value]);

  const names = namesOf(record, presenter);
  const pgn = useMemo(
    () => pgnOf(record, presenter.title, namesOf(record, presenter)),
    [record, presenter],
  );
  return (
    <>
      <header class="review-head">
        <h1>{text.versus(isolate(names.first), isolate(names.second))}</h1>
        <p class="hint">
          {resultOf(record, names)} <a href={hrefOf({ page: 'table', id })}>{text.backToTable}</a>
        </p>
      </header>
      <div class="review-stage">
        <Boards {...props} review={review} />
        <p class="review-now">{whatHappened(replay, record, presenter, ply)}</p>
        <Controls review={review} spoken={(at) => whatHappened(replay, record, presenter, at)} />
      </div>
      <div class="review-more">
        <Moves record={record} replay={replay} presenter={presenter} review={review} />
        <div class="review-aside">
          <CopyLine
            text={text.link}
            line={`${location.origin}${hrefOf({ page: 'review', id, ply })}`}
          />
          {presenter.fen && (
            <CopyLine text={text.fen} line={presenter.fen(replay.viewAt(ply, 'all'))} />
          )}
          <section class="save">
            <h2>{text.save.title}</h2>
            <div class="row">
              <SaveRecord record={record} id={id} />
              <SavePgn record={record} id={id} pgn={pgn} />
            </div>
            <p class="hint">{text.save.hint}</p>
          </section>
          <Proof record={record} id={id} />
        </div>
      </div>
    </>
  );
}

function resultOf(
  { outcome }: MatchRecord,
  names: Readonly<Record<'first' | 'second', string>>,
): string {
  const { winner, reason } = outcome;
  const { headline, cause } = table.result;
  if (winner === null) return `${headline.draw} ${cause(reason, 'watched', '', '')}`;
  const won = isolate(names[winner]);
  const lost = isolate(names[winner === 'first' ? 'second' : 'first']);
  return `${headline.watched(won)} ${cause(reason, 'watched', won, lost)}`;
}

type Eyes = Exclude<Viewer, 'spectator'>;

/** Whose boards differ: where everybody sees the same, the truth adds only what chance hid. */
function eyesOf({ record, presenter }: PlayerProps): readonly Eyes[] {
  if (presenter.about.hidden) return ['first', 'all', 'second'];
  return Object.keys(record.setup).length > 0 ? ['first', 'all'] : ['all'];
}

function Boards(props: PlayerProps & { readonly review: Review }) {
  const { record, replay, presenter, you, review } = props;
  const shown = useSignal<Eyes>('all');
  const ply = review.ply.value;
  const eyesHere = eyesOf(props);
  const { about } = presenter;
  const { hidden } = about;
  const believing = useSignal(false);
  const byCpu = useMemo(() => seatsByCpu(record, about), [record, about]);
  const asks = (seat: Seat) =>
    believing.value && byCpu.includes(seat)
      ? (at: number) => requestAt(record, replay, about, seat, at)
      : null;
  const create = props.believer ?? createBeliever;
  const odds = {
    first: useOdds(asks('first'), ply, create),
    second: useOdds(asks('second'), ply, create),
  };
  const heatIn = (eyes: Eyes, scene: Scene): Odds => {
    const told = eyes === 'all' ? null : odds[eyes];
    return told === null || told === 'working' ? told : heatOf(scene, told);
  };
  const boards = eyesHere.map((eyes) => {
    const scene = sceneAt(replay, record, presenter, ply, eyes, you);
    return { eyes, scene, heat: heatIn(eyes, scene) };
  });
  const label: Readonly<Record<Eyes, string>> = {
    first: hidden ? text.boards.seat(presenter.seatNames.first) : text.boards.everybody,
    all: eyesHere.length > 1 ? text.boards.truth : text.boards.open,
    second: text.boards.seat(presenter.seatNames.second),
  };
  return (
    <>
      {eyesHere.length > 1 && (
        <div class="review-eyes">
          <Choice
            legend={text.boards.label}
            quietLegend
            name="eyes"
            answers={eyesHere.map((value) => ({ value, label: label[value] }))}
            value={shown.value}
            onChoose={(eyes) => {
              shown.value = eyes;
            }}
          />
        </div>
      )}
      <div class="review-boards" data-boards={eyesHere.length}>
        {boards.map(({ eyes, scene, heat }) => {
          const odds = heat === null || heat === 'working' ? undefined : heat;
          return (
            <figure key={eyes} data-shown={eyes === shown.value}>
              <figcaption>{label[eyes]}</figcaption>
              <StillBoard
                scene={odds ? withOdds(scene, odds) : scene}
                presenter={presenter}
                label={text.boards.spoken(label[eyes], ply)}
                heat={odds}
              />
            </figure>
          );
        })}
      </div>
      {byCpu.length > 0 && (
        <BeliefSwitch
          on={believing}
          heats={boards
            .filter(({ eyes }) => eyes !== 'all' && byCpu.includes(eyes))
            .map(({ heat }) => heat)}
          // Where one board is in sight at a time, it is the one that carries the answer.
          onTurnOn={() => {
            shown.value = byCpu.find((seat) => seat === shown.value) ?? byCpu[0] ?? shown.value;
          }}
        />
      )}
    </>
  );
}
