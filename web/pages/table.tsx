/** The page of a match: from the link to the result. */
import './table.css';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf } from '../games/cards.ts';
import { presenterOf } from '../games/index.ts';
import type { Presenter } from '../games/presenter.ts';
import { rememberMatch } from '../model/recent-matches.ts';
import { Sounds, soundOf } from '../model/sound.ts';
import { titleOf } from '../model/status.ts';
import { TableModel } from '../model/table.ts';
import { type Api, api as refereeApi } from '../net/api.ts';
import type { MatchLink } from '../net/match-link.ts';
import { RemoteMatch } from '../net/remote-match.ts';
import { browser } from '../net/surroundings.ts';
import { hrefOf, navigate } from '../router.ts';
import { table as text } from '../text/table.ts';
import { NotFound } from './not-found.tsx';
import { StartBoard } from './table-board.tsx';
import { Invite } from './table-invite.tsx';
import { Play } from './table-play.tsx';
import { SeatCard } from './table-seat-card.tsx';

/** What a table is made with; a test brings its own. */
export interface TableParts {
  readonly api: Pick<Api, 'join' | 'handoff' | 'claim' | 'record'>;
  readonly link: (id: string) => MatchLink;
  readonly presenterOf: (game: string) => Presenter | null;
}

const REAL: TableParts = { api: refereeApi, link: (id) => new RemoteMatch(id), presenterOf };

/** @param props.id the match of the address. */
export function Table({ id, parts = REAL }: { readonly id: string; readonly parts?: TableParts }) {
  // Who a socket belongs to is fixed when it opens: after sitting down the table opens a new one.
  const [seatings, setSeatings] = useState(0);
  return (
    <LinkedTable
      key={`${id} ${seatings}`}
      id={id}
      parts={parts}
      onSeated={() => setSeatings((n) => n + 1)}
    />
  );
}

interface Linked {
  readonly id: string;
  readonly parts: TableParts;
  readonly onSeated: () => void;
}

function LinkedTable({ id, parts, onSeated }: Linked) {
  const visible = useVisible();
  const { model, sounds } = useMemo(() => {
    const sounds = new Sounds();
    const model = new TableModel({
      link: parts.link(id),
      presenterOf: parts.presenterOf,
      visible,
      later: browser.later,
      heard: (before, after) => {
        const sound = soundOf(before, after);
        if (sound) sounds.play(sound);
        const { you, game, commitment, next } = after.match;
        if (you !== 'spectator') rememberMatch({ id, game, commitment });
        // Only who was here when it was made is taken along: an old link shows the old match.
        if (before && before.match.next === null && next !== null && model.past.peek() === null) {
          navigate(hrefOf({ page: 'table', id: next }));
        }
      },
    });
    return { model, sounds };
  }, []);
  useEffect(
    () => () => {
      model.close();
      sounds.close();
    },
    [],
  );
  const arrived = model.link.arrived;
  useSignalEffect(() => {
    document.title = titleOf(model.state.value, arrived.value);
  });
  useSignalEffect(() => {
    if (arrived.value) sounds.play('arrival');
  });
  const watching = useSignal(false);

  const state = model.state.value;
  const presenter = model.presenter.value;
  const connection = model.link.connection.value;
  if (connection.kind === 'ended') return <Ended why={connection.why} />;
  if (!state) return <Connecting trouble={connection.kind === 'lost'} />;
  if (!presenter) {
    return cardOf(state.match.game) ? (
      <Connecting trouble={false} />
    ) : (
      <Failed {...text.unknownGame} />
    );
  }
  const { match } = state;
  if (match.status === 'waiting' && match.you !== 'spectator') {
    return (
      <div class="table waiting">
        <StartBoard state={state} presenter={presenter} />
        <Invite model={model} match={match} presenter={presenter} />
      </div>
    );
  }
  if (match.status === 'waiting' && !watching.value) {
    return (
      <div class="table waiting">
        <StartBoard state={state} presenter={presenter} />
        <SeatCard
          match={match}
          presenter={presenter}
          api={parts.api}
          onSeated={onSeated}
          onWatch={() => {
            watching.value = true;
          }}
        />
      </div>
    );
  }
  return (
    <Play
      model={model}
      state={state}
      presenter={presenter}
      api={parts.api}
      sounds={sounds}
      onSeated={onSeated}
      onSitDown={() => {
        watching.value = false;
      }}
    />
  );
}

/** Whether somebody can see the page. */
function useVisible() {
  const hidden = useSignal(document.hidden);
  useEffect(() => {
    const change = (): void => {
      hidden.value = document.hidden;
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return useComputed(() => !hidden.value);
}

/** The table before the first state: its outline, so that nothing jumps. */
function Connecting({ trouble }: { readonly trouble: boolean }) {
  return (
    <div class="table connecting" aria-busy="true">
      <p class="notice table-notice" role="status" data-kind={trouble ? 'trouble' : 'wait'}>
        {trouble ? text.lost : text.connecting}
      </p>
    </div>
  );
}

type Why = Extract<MatchLink['connection']['value'], { kind: 'ended' }>['why'];

function Ended({ why }: { readonly why: Why }) {
  if (why === 'no-such-match') return <NotFound what="match" />;
  return <Failed {...text.ended[why]} />;
}

function Failed(props: { readonly title: string; readonly hint: string }) {
  return (
    <section class="not-found">
      <h1>{props.title}</h1>
      <p>{props.hint}</p>
      <div class="card-buttons">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {text.reload}
        </button>
        <a class="button" href="/">
          {text.result.newMatch}
        </a>
      </div>
    </section>
  );
}
