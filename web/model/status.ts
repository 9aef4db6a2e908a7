/** What happened and what to do, in a sentence or two. */
import type { Seat } from '../../shared/game.ts';
import { otherSeat } from '../../shared/game.ts';
import type { MatchInfo, StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import { isolate, table as text } from '../text/table.ts';

export interface Status {
  readonly words: readonly string[];
  readonly kind: 'turn' | 'wait' | 'trouble';
}

/** What a seat is called in a sentence. */
export function nameOf(match: MatchInfo, presenter: Presenter, seat: Seat): string {
  const info = match.seats[seat];
  if (info?.kind === 'cpu') return text.computer;
  return info && info.name !== '' ? isolate(info.name) : presenter.seatNames[seat];
}

/** What the last action was, as far as this viewer knows. */
function happened({ match, view }: StateMessage, presenter: Presenter): readonly string[] {
  const { last, you } = match;
  if (!last || view.ply === 0) return [];
  if (last.seat === you) {
    const { own } = view;
    return own?.by === 'cpu'
      ? [text.status.cpuActed(presenter.describe(own.action, null))]
      : presenter.notices(view);
  }
  const noticed = presenter.notices(view);
  const byStandIn = last.by === 'cpu' && match.seats[last.seat]?.kind === 'human';
  return byStandIn && you !== 'spectator'
    ? [text.status.cpuActedFor(nameOf(match, presenter, last.seat)), ...noticed]
    : noticed;
}

function waitingFor(match: MatchInfo, presenter: Presenter, seat: Seat): string {
  const info = match.seats[seat];
  const name = nameOf(match, presenter, seat);
  if (info?.kind === 'cpu') return text.status.waitingForCpu;
  if (info?.standIn) return text.status.standsIn(name);
  return info?.present === false ? text.status.waitingForAway(name) : text.status.waitingFor(name);
}

function turn(state: StateMessage, presenter: Presenter): string {
  const { match, view, clock } = state;
  const { you } = match;
  if (you === 'spectator') {
    if (clock && clock.seats.length === 0) return text.status.paused;
    const [first, second] = view.toAct;
    if (first === undefined) return '';
    if (second !== undefined) return text.status.waitingForBoth;
    return text.status.turnOf(nameOf(match, presenter, first));
  }
  const other = otherSeat(you);
  // R18: from the deadline on the turn is the computer's, though the seat is still named.
  if (match.seats[you]?.standIn) return text.status.cpuTurn;
  if (!view.toAct.includes(you)) return waitingFor(match, presenter, other);
  return view.toAct.includes(other)
    ? `${text.status.yourPart} ${text.status.yourTurn}`
    : text.status.yourTurn;
}

/** Whether it is the viewer who has to do something. */
function mayAct({ match, view }: StateMessage): boolean {
  const { you } = match;
  return you !== 'spectator' && view.toAct.includes(you) && !match.seats[you]?.standIn;
}

/** The status of a match that runs or waits. */
export function statusOf(state: StateMessage, presenter: Presenter): Status {
  const { match } = state;
  if (match.status === 'waiting') return { words: [text.status.nobodyYet], kind: 'wait' };
  const mine = mayAct(state);
  const words = [...happened(state, presenter), turn(state, presenter)].filter((it) => it !== '');
  return { words, kind: mine ? 'turn' : 'wait' };
}

/** The title of the page: whose turn it is and never what happened (L-11). */
export function titleOf(state: StateMessage | null, arrived: boolean): string {
  if (arrived) return text.titles.arrived;
  if (!state) return text.titles.plain;
  if (state.match.status === 'over') return text.titles.over;
  return mayAct(state) ? text.titles.yourTurn : text.titles.plain;
}
