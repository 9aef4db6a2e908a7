/** The start form: a game, an opponent, a few options, one button (R10, R14). */
import { useSignal } from '@preact/signals';
import { MAX_NAME_LENGTH } from '../../shared/protocol/limits.ts';
import type { CommonOptions } from '../../shared/protocol/options.ts';
import { CARDS, cardOf } from '../games/cards.ts';
import type { Card } from '../games/presenter.ts';
import { rememberMatch } from '../model/recent-matches.ts';
import { lastName, rememberName } from '../model/settings.ts';
import {
  type Draft,
  emptyDraft,
  isHere,
  levelOf,
  newMatchOf,
  seatOf,
} from '../model/start-draft.ts';
import type { Api, Failure, Result } from '../net/api.ts';
import { hrefOf, navigate, route } from '../router.ts';
import { home } from '../text/home.ts';
import { Choice } from './choice.tsx';
import { MoreOptions } from './home-options.tsx';

const text = home.form;

/** What went wrong, and what to do next. */
function tell({ status, code, message }: Failure): string {
  if (code === 'offline') return home.failures.offline;
  if (status === 429) return home.failures.tooMany;
  if (status >= 400 && status < 500) return home.failures.refused(message);
  return home.failures.broken;
}

/** Asks the referee for the match, or makes it in this browser. */
async function start(draft: Draft, card: Card, api: Api): Promise<Result<{ readonly id: string }>> {
  if (!isHere(draft)) return api.create(newMatchOf(draft, card.about));
  try {
    const { startHere } = await import('../model/start-here.ts');
    return { ok: true, value: { id: startHere(draft, card) } };
  } catch (error) {
    // The rules did not load: the connection is down.
    return { ok: false, failure: { status: 0, code: 'offline', message: String(error) } };
  }
}

/** The game of the address, which the rules page asks for, or the first. */
function firstGame(): string {
  const now = route.peek();
  const asked = now.page === 'home' ? now.game : undefined;
  return (cardOf(asked ?? '') ?? Object.values(CARDS)[0])?.about.id ?? '';
}

export function StartForm({ api }: { readonly api: Api }) {
  const draft = useSignal<Draft>(emptyDraft(firstGame(), lastName()));
  const sending = useSignal(false);
  const failure = useSignal<Failure | null>(null);

  const card = cardOf(draft.value.game);
  if (!card) return null;
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (sending.value) return;
    sending.value = true;
    failure.value = null;
    rememberName(draft.value.name);
    const made = await start(draft.value, card, api);
    sending.value = false;
    if (made.ok) {
      rememberMatch({ id: made.value.id, game: draft.value.game });
      navigate(hrefOf({ page: 'table', id: made.value.id }));
    } else {
      failure.value = made.failure;
    }
  };

  return (
    <form class="start panel" aria-labelledby="start-title" onSubmit={submit}>
      <h2 id="start-title">{text.title}</h2>
      <GameCards chosen={card} onChoose={(game) => change({ game })} />
      <Opponent draft={draft.value} card={card} onChange={change} />
      {draft.value.opponent !== 'here' && (
        <>
          <div class="pair">
            <Choice
              legend={text.seat}
              name="seat"
              answers={[
                { value: 'random', label: text.random },
                { value: 'first', label: card.seatNames.first },
                { value: 'second', label: card.seatNames.second },
              ]}
              value={seatOf(draft.value)}
              onChoose={(seat) => change({ seat })}
            />
            {!isHere(draft.value) && <TurnLimit draft={draft.value} onChange={change} />}
          </div>
          {!isHere(draft.value) && draft.value.turnLimit !== null && (
            <OnTimeout draft={draft.value} onChange={change} />
          )}
          <label class="field">
            <span>
              {text.name} <small>{text.nameHint}</small>
            </span>
            <input
              type="text"
              name="name"
              autocomplete="nickname"
              maxLength={MAX_NAME_LENGTH}
              value={draft.value.name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
        </>
      )}
      <MoreOptions draft={draft.value} card={card} onChange={change} />
      <div class="start-go">
        <p class="start-failure" role="alert">
          {failure.value ? tell(failure.value) : ''}
        </p>
        <button type="submit" class="button primary" aria-disabled={sending.value}>
          {buttonText(draft.value, sending.value)}
        </button>
        <p class="hint">{HINTS[draft.value.opponent]}</p>
      </div>
    </form>
  );
}

const HINTS = { person: text.linkHint, cpu: '', here: text.hereHint } as const;

function buttonText(draft: Draft, sending: boolean): string {
  if (draft.opponent === 'person') return sending ? text.creatingLink : text.createLink;
  return sending ? text.startingPlay : text.playNow;
}

function GameCards(props: { readonly chosen: Card; readonly onChoose: (game: string) => void }) {
  const { chosen, onChoose } = props;
  return (
    <>
      <fieldset class="games">
        <legend class="visually-hidden">{text.game}</legend>
        {Object.values(CARDS).map((card: Card) => (
          <label class="game-card" key={card.about.id}>
            <input
              type="radio"
              name="game"
              value={card.about.id}
              checked={card === chosen}
              onChange={() => onChoose(card.about.id)}
            />
            <span>{card.title}</span>
          </label>
        ))}
      </fieldset>
      <p class="hint game-told">
        {chosen.tagline} <a href={hrefOf({ page: 'rules', game: chosen.about.id })}>{text.rules}</a>
      </p>
    </>
  );
}

interface Part {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function Opponent({ draft, card, onChange }: Part & { readonly card: Card }) {
  const levels = card.about.levels;
  return (
    <>
      <Choice
        legend={text.opponent}
        name="opponent"
        answers={[
          { value: 'person', label: text.person },
          { value: 'cpu', label: text.cpu },
          { value: 'here', label: text.here },
        ]}
        value={draft.opponent}
        onChoose={(opponent) => onChange({ opponent })}
      />
      {draft.opponent === 'cpu' && levels.length > 1 && (
        <label class="field">
          <span>{text.level}</span>
          <select
            name="level"
            value={levelOf(draft, card.about)}
            onChange={(event) => onChange({ level: event.currentTarget.value })}
          >
            {levels.map(({ name }) => (
              <option key={name} value={name}>
                {card.levelNames[name] ?? name}
              </option>
            ))}
          </select>
        </label>
      )}
      {draft.opponent === 'cpu' && (
        <label class="switch">
          <span>
            {text.offline} <small>{text.offlineHint}</small>
          </span>
          <input
            type="checkbox"
            name="offline"
            checked={draft.offline}
            onChange={(event) => onChange({ offline: event.currentTarget.checked })}
          />
        </label>
      )}
    </>
  );
}

function TurnLimit({ draft, onChange }: Part) {
  const limits = { none: null, '30': 30, '60': 60 } as const;
  return (
    <Choice
      legend={text.turnLimit}
      name="turnLimit"
      answers={[
        { value: 'none', label: text.noLimit },
        { value: '30', label: text.seconds(30) },
        { value: '60', label: text.seconds(60) },
      ]}
      value={draft.turnLimit === null ? 'none' : `${draft.turnLimit}`}
      onChoose={(value) => onChange({ turnLimit: limits[value] })}
    />
  );
}

function OnTimeout({ draft, onChange }: Part) {
  return (
    <Choice<CommonOptions['onTimeout']>
      legend={text.onTimeout}
      name="onTimeout"
      layout="list"
      answers={[
        { value: 'cpu', label: text.timeoutCpu },
        { value: 'lose', label: text.timeoutLose },
      ]}
      value={draft.onTimeout}
      onChoose={(onTimeout) => onChange({ onTimeout })}
    />
  );
}
