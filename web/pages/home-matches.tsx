/** The matches of this device and how they stand, from their public summaries: no positions. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Summary } from '../../shared/views.ts';
import { cardOf } from '../games/cards.ts';
import type { Card } from '../games/presenter.ts';
import { forgetMatch, type RecentMatch, recentMatches } from '../model/recent-matches.ts';
import type { Api } from '../net/api.ts';
import { isLocal } from '../net/local-id.ts';
import { hrefOf } from '../router.ts';
import { home } from '../text/home.ts';
import { isolate } from '../text/table.ts';

const text = home.matches;

type Standing = Summary | 'asking' | 'unreachable' | 'gone';

export function Matches({ api }: { readonly api: Api }) {
  const matches = useSignal(recentMatches());
  return (
    <section class="matches panel" aria-labelledby="matches-title">
      <h2 id="matches-title">{text.title}</h2>
      {matches.value.length === 0 ? (
        <p class="hint">{text.empty}</p>
      ) : (
        <>
          <p class="hint">{text.hint}</p>
          <ul>
            {matches.value.map((match) => (
              <Entry
                key={match.id}
                match={match}
                api={api}
                onForget={() => {
                  forgetMatch(match.id);
                  matches.value = recentMatches();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Entry(props: {
  readonly match: RecentMatch;
  readonly api: Api;
  readonly onForget: () => void;
}) {
  const { match, api } = props;
  const standing = useSignal<Standing>('asking');
  useEffect(() => {
    let left = false;
    void standingOf(match.id, api).then((result) => {
      if (left) return;
      if (result.ok) standing.value = result.value;
      else standing.value = result.failure.status === 404 ? 'gone' : 'unreachable';
    });
    return () => {
      left = true;
    };
  }, [api, match.id, standing]);

  const card = cardOf(match.game);
  const title = card?.title ?? match.game;
  const now = standing.value;
  const words = told(now, card, isLocal(match.id));
  if (now === 'gone') {
    return (
      <li class="match">
        <span class="match-what">
          <strong>{title}</strong>
          <span class="match-who">{words.who}</span>
        </span>
        <button type="button" class="button quiet" onClick={props.onForget}>
          <span aria-hidden="true">×</span>
          <span class="visually-hidden">{text.forget(title)}</span>
        </button>
      </li>
    );
  }
  return (
    <li class="match">
      <a href={hrefOf({ page: 'table', id: match.id })}>
        <span class="match-what">
          <strong>{title}</strong>
          <span class="match-who">{words.who}</span>
        </span>
        <span class={words.urgent ? 'match-how your-turn' : 'match-how'}>{words.how}</span>
      </a>
    </li>
  );
}

/** A match of this device alone is asked for here; it brings the rules, so only then. */
async function standingOf(id: string, api: Api): ReturnType<Api['summary']> {
  if (!isLocal(id)) return api.summary(id);
  const { localApi } = await import('../net/local-api.ts');
  return localApi.summary(id);
}

interface Told {
  readonly who: string;
  readonly how: string;
  readonly urgent?: boolean;
}

/** @param here whether both seats are people at this device. */
function told(standing: Standing, card: Card | null, here: boolean): Told {
  if (standing === 'asking') return { who: text.asking, how: '' };
  if (standing === 'unreachable') return { who: text.unreachable, how: '' };
  if (standing === 'gone') return { who: text.gone, how: '' };
  if (here) return { who: text.here, how: standing.status === 'over' ? text.over : text.playing };
  return { who: who(standing, card), ...how(standing) };
}

function who({ seats, you }: Summary, card: Card | null): string {
  if (you === 'spectator') {
    return seats.first && seats.second
      ? text.watching(isolate(seats.first.name), isolate(seats.second.name))
      : text.unmet;
  }
  const other = you === 'first' ? seats.second : seats.first;
  if (!other) return text.unmet;
  if (other.kind === 'human') return text.against(isolate(other.name));
  const level = other.level ?? '';
  return text.againstLevel(card?.levelNames[level] ?? level);
}

function how({ status, you, toAct, result }: Summary): Omit<Told, 'who'> {
  if (status === 'waiting') return { how: text.waiting };
  if (status === 'over') {
    if (!result) return { how: text.over };
    if (result.winner === null) return { how: text.draw };
    if (you === 'spectator') return { how: text.over };
    return { how: result.winner === you ? text.won : text.lost };
  }
  if (you === 'spectator') return { how: text.playing };
  return toAct.includes(you) ? { how: text.yourTurn, urgent: true } : { how: text.theirTurn };
}
