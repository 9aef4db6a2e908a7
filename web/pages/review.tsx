/** The review of a finished match (R28). While it runs there is nothing to show (R27, L-15). */
import './review.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { type Replay, replay } from '../../shared/replay.ts';
import type { Summary } from '../../shared/views.ts';
import { loadPresenter } from '../games/index.ts';
import type { Presenter } from '../games/presenter.ts';
import type { Api } from '../net/api.ts';
import { localApi } from '../net/local-api.ts';
import { isLocal } from '../net/local-id.ts';
import { hrefOf } from '../router.ts';
import { review as text } from '../text/review.ts';
import { NotFound } from './not-found.tsx';
import { Player } from './review-player.tsx';
import { RematchBanner } from './review-rematch.tsx';
import { SaveRecord } from './review-save.tsx';

interface Loaded {
  readonly record: MatchRecord;
  readonly replay: Replay;
  readonly presenter: Presenter;
  readonly you: Summary['you'];
}

type State =
  | { readonly kind: 'loading' | 'not-over' | 'no-such-match' | 'unreachable' }
  | { readonly kind: 'unreadable'; readonly record: MatchRecord }
  | ({ readonly kind: 'ready' } & Loaded);

type Answering = Pick<Api, 'record' | 'summary'>;

async function load(id: string, api: Answering): Promise<State> {
  const [recorded, summary] = await Promise.all([api.record(id), api.summary(id)]);
  if (!recorded.ok) {
    if (recorded.failure.status === 404) return { kind: 'no-such-match' };
    return { kind: recorded.failure.code === 'not-over' ? 'not-over' : 'unreachable' };
  }
  const record = recorded.value;
  const presenter = await loadPresenter(record.game).catch(() => null);
  // Without an answer the first seat's side is at the bottom, as for anybody who watched.
  const you = summary.ok ? summary.value.you : 'spectator';
  try {
    if (presenter?.about.revision !== record.revision) return { kind: 'unreadable', record };
    return { kind: 'ready', record, replay: replay(record), presenter, you };
  } catch {
    return { kind: 'unreadable', record };
  }
}

interface ReviewProps {
  readonly id: string;
  /** The ply to open at; null plays the match through from its start. */
  readonly ply: number | null;
  readonly api: Api;
}

export function Review({ id, ply, ...props }: ReviewProps) {
  const api: Answering = isLocal(id) ? localApi : props.api;
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    setState({ kind: 'loading' });
    void load(id, api).then((loaded) => {
      if (!left) setState(loaded);
    });
    return () => {
      left = true;
    };
  }, [id, api, tries]);

  switch (state.kind) {
    case 'loading':
      return <p class="loading">{text.loading}</p>;
    case 'no-such-match':
      return <NotFound what="match" />;
    case 'not-over':
      return (
        <Refusal title={text.notOver.title} hint={text.notOver.hint}>
          <a class="button primary" href={hrefOf({ page: 'table', id })}>
            {text.notOver.back}
          </a>
        </Refusal>
      );
    case 'unreachable':
      return (
        <Refusal title={text.unreachable.title} hint={text.unreachable.hint}>
          <button type="button" class="button primary" onClick={() => setTries(tries + 1)}>
            {text.unreachable.again}
          </button>
        </Refusal>
      );
    case 'unreadable':
      return (
        <Refusal title={text.unreadable.title} hint={text.unreadable.hint}>
          <div class="row">
            <button type="button" class="button primary" onClick={() => location.reload()}>
              {text.unreadable.again}
            </button>
            <SaveRecord record={state.record} id={id} />
          </div>
        </Refusal>
      );
    case 'ready':
      return (
        <div class="review">
          <RematchBanner id={id} api={api} />
          <Player {...state} id={id} start={ply} />
        </div>
      );
  }
}

function Refusal(props: {
  readonly title: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="not-found">
      <h1>{props.title}</h1>
      <p>{props.hint}</p>
      {props.children}
    </section>
  );
}
