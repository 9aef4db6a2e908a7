/** The end: who won and how, what can be looked at, and another match (R26, R28). */
import { otherSeat } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { type Ending, tellResult } from '../model/result.ts';
import { nameOf } from '../model/status.ts';
import type { TableModel } from '../model/table.ts';
import { hrefOf } from '../router.ts';
import { table } from '../text/table.ts';
import { troubleOf } from './table-notice.tsx';

const text = table.result;

export function Result(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly ending: Ending;
}) {
  const { model, state, presenter, ending } = props;
  const { match, view } = state;
  const { headline, cause } = tellResult(ending, presenter);
  const trouble = model.asking.value === null ? troubleOf(model, state) : null;
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{headline}</h2>
      <p>{cause}</p>
      <div class="card-buttons">
        <a
          class="button primary"
          href={hrefOf({ page: 'review', id: match.id, ply: Math.max(0, view.ply - 1) })}
        >
          {text.review}
        </a>
        {match.next === null && match.you !== 'spectator' && (
          <Rematch model={model} state={state} presenter={presenter} />
        )}
        {match.next !== null && (
          <a class="button" href={hrefOf({ page: 'table', id: match.next })}>
            {text.toRematch}
          </a>
        )}
        <a class="button" href={hrefOf({ page: 'home' })}>
          {text.newMatch}
        </a>
      </div>
      <p class="hint result-hint">{trouble ?? rematchHint(state, presenter)}</p>
    </section>
  );
}

/** What there is to know about the rematch before pressing anything. */
function rematchHint({ match, offers }: StateMessage, presenter: Presenter): string {
  const { you } = match;
  if (you === 'spectator' || match.next !== null) return '';
  const other = otherSeat(you);
  const name = nameOf(match, presenter, other);
  const away = match.seats[other]?.present === false;
  if (offers.rematch.includes(other)) return text.wantsRematch(name);
  if (offers.rematch.includes(you)) return away ? text.askedAway(name) : text.askedRematch;
  return away ? text.away(name) : '';
}

function Rematch(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
}) {
  const { model, state } = props;
  const { match, offers } = state;
  const { you } = match;
  if (you === 'spectator') return null;
  const other = otherSeat(you);
  const busy = model.asking.value !== null || model.link.connection.value.kind !== 'open';
  const mine = offers.rematch.includes(you);
  if (offers.rematch.includes(other) && !mine) {
    return (
      <>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => model.rematch('accept')}
        >
          {text.acceptRematch}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() => model.rematch('decline')}
        >
          {text.declineRematch}
        </button>
      </>
    );
  }
  if (mine) {
    return (
      <button
        type="button"
        class="button"
        disabled={busy}
        onClick={() => model.rematch('withdraw')}
      >
        {text.withdrawRematch}
      </button>
    );
  }
  // Who has left would not see the offer now (S-27).
  const away = match.seats[other]?.present === false;
  return (
    <button
      type="button"
      class="button"
      disabled={busy || away}
      onClick={() => model.rematch('offer')}
    >
      {text.rematch}
    </button>
  );
}
