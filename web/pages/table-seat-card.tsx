/** What somebody sees who opens the link while a seat is free: sit down, or just watch (R11). */
import { useSignal } from '@preact/signals';
import { SEATS } from '../../shared/game.ts';
import { MAX_NAME_LENGTH } from '../../shared/protocol/limits.ts';
import type { MatchInfo } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { lastName, rememberName } from '../model/settings.ts';
import type { Api } from '../net/api.ts';
import { hrefOf } from '../router.ts';
import { isolate, table } from '../text/table.ts';
import { EnterCode } from './table-handoff.tsx';
import { Terms } from './table-terms.tsx';

const text = table.seatCard;

function titleOf(match: MatchInfo, presenter: Presenter): string {
  const host = match.seats.first ?? match.seats.second;
  return host && host.name !== ''
    ? text.invites(isolate(host.name), presenter.title)
    : text.open(presenter.title);
}

export function SeatCard(props: {
  readonly match: MatchInfo;
  readonly presenter: Presenter;
  readonly api: Pick<Api, 'join' | 'claim'>;
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}) {
  const { match, presenter, api, onSeated, onWatch } = props;
  const name = useSignal(lastName());
  const sending = useSignal(false);
  const failure = useSignal('');
  const free = SEATS.find((seat) => match.seats[seat] === null);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (sending.value) return;
    sending.value = true;
    failure.value = '';
    rememberName(name.value);
    const joined = await api.join(match.id, name.value.trim());
    sending.value = false;
    if (joined.ok) onSeated();
    else failure.value = joined.failure.status === 409 ? text.taken : text.failed;
  };
  return (
    <section class="seat-card table-card" aria-labelledby="seat-title">
      <h1 id="seat-title">{titleOf(match, presenter)}</h1>
      <div class="pitch">
        {presenter.pitch.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <form onSubmit={sit}>
        {free && <p class="seat-side">{text.youWouldPlay(presenter.seatNames[free])}</p>}
        <label class="field">
          <span>
            {text.name} <small>{text.nameHint}</small>
          </span>
          <input
            type="text"
            name="name"
            autocomplete="nickname"
            maxLength={MAX_NAME_LENGTH}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="failure" role="alert">
          {failure.value}
        </p>
        <div class="card-buttons">
          <button type="submit" class="button primary" disabled={sending.value || !free}>
            {sending.value ? text.sitting : text.sitDown}
          </button>
          <button type="button" class="button" disabled={sending.value} onClick={onWatch}>
            {text.watch}
          </button>
        </div>
      </form>
      <h2>{text.options}</h2>
      <Terms match={match} presenter={presenter} />
      <div class="card-foot">
        <a class="button quiet" href={hrefOf({ page: 'rules', game: match.game })}>
          {text.rules}
        </a>
        <details>
          <summary>{text.haveCode}</summary>
          <EnterCode id={match.id} api={api} onSeated={onSeated} />
        </details>
        <p class="hint">{text.privacy}</p>
      </div>
    </section>
  );
}
