/**
 * The one place of the table where something is said or asked. It has a fixed height, so that the
 * board never moves; the most pressing matter wins it.
 */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { Hold } from '../board/hold.ts';
import type { Presenter } from '../games/presenter.ts';
import { standInMs, timeText } from '../model/clock.ts';
import { nameOf, type Status, statusOf } from '../model/status.ts';
import type { TableModel } from '../model/table.ts';
import { local } from '../text/local.ts';
import { table as text } from '../text/table.ts';
import { useNow } from './table-clock.tsx';

/** What is on the sender's mind before anything else, or null. */
export function troubleOf(model: TableModel, state: StateMessage): string | null {
  const { link } = model;
  const connection = link.connection.value;
  if (connection.kind === 'lost') return connection.full ? text.full : text.lost;
  const pending = link.pending.value;
  if (pending) return pending.unanswered ? text.status.unanswered : text.status.sending;
  if (model.undelivered.value) return text.status.undelivered;
  const refused = link.refused.value;
  // A refusal is news until the match has moved on.
  if (refused && (refused.ply === null || refused.ply >= state.view.ply)) {
    return text.refusals[refused.code];
  }
  return null;
}

function Said(props: {
  readonly kind: Status['kind'];
  readonly children: ComponentChildren;
  readonly buttons?: ComponentChildren;
}) {
  return (
    <div class="notice table-notice" data-kind={props.kind}>
      <p>{props.children}</p>
      {props.buttons && <div class="notice-buttons">{props.buttons}</div>}
    </div>
  );
}

function Button(props: {
  readonly model: TableModel;
  readonly primary?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      class={`button ${props.primary ? 'primary' : ''}`}
      disabled={props.model.asking.value !== null}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/**
 * @param props.hold what waits in the hand for a yes, or for a badge's button.
 * @param props.onShowMissed opens the list of what happened meanwhile.
 */
export function TableNotice(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly hold: Hold | null;
  readonly onShowMissed: () => void;
}) {
  const { model, state, presenter, hold, onShowMissed } = props;
  const { match, offers, view } = state;
  const trouble = troubleOf(model, state);
  if (trouble !== null) {
    const calm = trouble === text.status.sending;
    return <Said kind={calm ? 'wait' : 'trouble'}>{trouble}</Said>;
  }
  const past = model.past.value;
  if (past !== null) {
    return (
      <Said
        kind="wait"
        buttons={
          <button type="button" class="button primary" onClick={() => model.goTo(null)}>
            {text.actions.now}
          </button>
        }
      >
        {text.status.past(past, view.ply)}
      </Said>
    );
  }
  if (hold?.preview) return <Asks hold={hold}>{hold.preview.confirm}</Asks>;
  const { you } = match;
  const status = statusOf(state, presenter);
  if (hold) {
    return (
      <Said kind={status.kind} buttons={<BadgeButtons hold={hold} />}>
        {status.words.join(' ')}
      </Said>
    );
  }
  if (match.status === 'playing' && offers.draw !== null && you !== 'spectator') {
    return offers.draw === you ? (
      <Said
        kind="wait"
        buttons={
          <Button model={model} onClick={() => model.draw('withdraw')}>
            {text.actions.withdrawDraw}
          </Button>
        }
      >
        {`${text.draw.yours} ${status.words.join(' ')}`}
      </Said>
    ) : (
      <Said
        kind="turn"
        buttons={
          <>
            <Button model={model} onClick={() => model.draw('accept')}>
              {text.draw.accept}
            </Button>
            <Button model={model} onClick={() => model.draw('decline')}>
              {text.draw.decline}
            </Button>
          </>
        }
      >
        {[text.draw.offered(nameOf(match, presenter, offers.draw)), ...status.words].join(' ')}
      </Said>
    );
  }
  if (offers.standIn && you !== 'spectator' && offers.standIn.seat !== you) {
    return <StandIn model={model} state={state} presenter={presenter} seat={offers.standIn.seat} />;
  }
  const here = model.link.here;
  if (here?.mayHandOver.value) {
    return (
      <Said
        kind="turn"
        buttons={
          <button type="button" class="button primary" onClick={() => here.handOver()}>
            {local.handOver}
          </button>
        }
      >
        {[...status.words.slice(0, -1), local.look].join(' ')}
      </Said>
    );
  }
  const missed = model.meanwhile.value;
  if (missed.length > 1) {
    return (
      <Said
        kind={status.kind}
        buttons={
          <button type="button" class="button" onClick={onShowMissed}>
            {text.meanwhile.show}
          </button>
        }
      >
        {text.meanwhile.count(missed.length)}
      </Said>
    );
  }
  return <Said kind={status.kind}>{status.words.join(' ')}</Said>;
}

/** A gesture on the board that waits for a yes (U-23). */
function Asks(props: { readonly hold: Hold; readonly children: ComponentChildren }) {
  const { hold, children } = props;
  useEffect(() => {
    // On the board Escape cancels by itself; here it does so from these buttons.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      hold.cancel();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hold]);
  return (
    <Said
      kind="turn"
      buttons={
        <>
          <button type="button" class="button primary" onClick={() => hold.confirm()}>
            {text.confirm.yes}
          </button>
          <button type="button" class="button" onClick={() => hold.cancel()}>
            {text.confirm.no}
          </button>
        </>
      }
    >
      {children}
    </Said>
  );
}

/** What the chosen piece can do besides moving, by name (MC11). */
function BadgeButtons({ hold }: { readonly hold: Hold }) {
  return (
    <>
      {hold.badges.map((gesture) => (
        <button
          key={gesture.action}
          type="button"
          class="button"
          onClick={() => hold.choose(gesture)}
        >
          {gesture.badge?.label}
        </button>
      ))}
    </>
  );
}

/** R19: the countdown, or the question, about a seat whose player is away. */
function StandIn(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly seat: 'first' | 'second';
}) {
  const { model, state, presenter, seat } = props;
  const latest = model.link.latest.value;
  const counts = (state.offers.standIn?.inMs ?? null) !== null;
  const now = useNow(counts);
  const ms = latest && standInMs(latest, now);
  const name = nameOf(state.match, presenter, seat);
  const say = text.standIn;
  const words =
    ms === null ? say.ask(name) : ms > 0 ? say.countdown(name, timeText(ms)) : say.soon(name);
  return (
    <Said
      kind="wait"
      buttons={
        <>
          <Button model={model} onClick={() => model.standIn('decline')}>
            {say.keepWaiting}
          </Button>
          <Button model={model} onClick={() => model.standIn('accept')}>
            {say.letCpu}
          </Button>
        </>
      }
    >
      {words}
    </Said>
  );
}
