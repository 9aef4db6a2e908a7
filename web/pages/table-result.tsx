/** The end: who won and how, what can be looked at, and another match (R26, R28). */
import { otherSeat, type Seat } from '../../shared/game.ts';
import type { Answer, StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { type Ending, tellResult } from '../model/result.ts';
import { nameOf } from '../model/status.ts';
import type { TableModel } from '../model/table.ts';
import { hrefOf } from '../router.ts';
import { table } from '../text/table.ts';
import { troubleOf } from './table-notice.tsx';

const text = table.result;

interface End {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
}

export function Result({ model, state, presenter, ending }: End & { readonly ending: Ending }) {
  const { headline, cause } = tellResult(ending, presenter);
  return (
    <section class="result" aria-label={text.title}>
      <div>
        <p>
          <strong>{headline}</strong> {cause}
        </p>
        <p class="hint">{troubleOf(model, state) ?? rematchHint(state, presenter)}</p>
      </div>
      <a class="button" href={hrefOf({ page: 'review', id: state.match.id, ply: null })}>
        {text.replay}
      </a>
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

/** @param props.onMenu opens the sheet with everything else. */
export function EndActions({
  model,
  state,
  onMenu,
}: Omit<End, 'presenter'> & { readonly onMenu: () => void }) {
  const { match, view } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div class="table-actions" role="group" aria-label={table.actions.label}>
      <a
        class="button primary"
        href={hrefOf({ page: 'review', id: match.id, ply: Math.max(0, view.ply - 1) })}
      >
        {text.review}
      </a>
      {match.next !== null ? (
        <a class="button" href={hrefOf({ page: 'table', id: match.next })}>
          {text.toRematch}
        </a>
      ) : (
        match.you !== 'spectator' && <Rematch model={model} state={state} you={match.you} />
      )}
      <a class="button wide-only" href={hrefOf({ page: 'home' })}>
        {text.newMatch}
      </a>
      <button type="button" class="button" onClick={onMenu}>
        {table.actions.more}
      </button>
    </div>
  );
}

function Rematch(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly you: Seat;
}) {
  const { model, state, you } = props;
  const { match, offers } = state;
  const other = otherSeat(you);
  const busy = model.asking.value !== null || model.link.connection.value.kind !== 'open';
  const button = (answer: Answer, label: string, off = busy) => (
    <button type="button" class="button" disabled={off} onClick={() => model.rematch(answer)}>
      {label}
    </button>
  );
  if (offers.rematch.includes(you)) return button('withdraw', text.withdraw);
  if (offers.rematch.includes(other)) {
    return (
      <>
        {button('accept', text.accept)}
        {button('decline', text.decline)}
      </>
    );
  }
  // Who has left would not see the offer now (S-27).
  return button('offer', text.rematch, busy || match.seats[other]?.present === false);
}
