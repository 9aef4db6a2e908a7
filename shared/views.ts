/**
 * What leaves a match. A view is the game's own body for one viewer plus the fields that every game
 * has in common; a state message adds what is public to all (R7). Built up from nothing (R1).
 */
import {
  beganOf,
  isCpuHeld,
  isPaused,
  isPresent,
  isStandIn,
  remainingOf,
  standInDueOf,
} from './clock.ts';
import { type OwnAction, SEATS, type Seat, type View, type Viewer } from './game.ts';
import { isHuman, type Match, plyOf, scoreOf, seatOf, statusOf, toActOf } from './match.ts';
import { WIRE } from './protocol/limits.ts';
import type { MatchRecord, RecordedSeat } from './protocol/record.ts';
import type { ClockInfo, MatchInfo, Offers, SeatInfo, StateMessage } from './protocol/socket.ts';

/** The latest action of a seat among the first `ply` ones. */
function ownAt(match: Match, seat: Seat, ply: number): OwnAction | null {
  for (let index = ply - 1; index >= 0; index -= 1) {
    const action = match.actions[index];
    if (action?.seat === seat) return { ply: index, action: action.action, by: action.by };
  }
  return null;
}

/**
 * A viewer's view at a ply of its past or now, as it was sent then.
 * @param ply 0 to the present.
 */
export function viewAt(match: Match, ply: number, viewer: Viewer): View {
  const position = match.positions[ply];
  if (!position) throw new RangeError(`no ply ${ply}`);
  const isNow = ply === plyOf(match);
  const isOver = isNow && match.outcome !== null;
  const isWaiting = match.startedAt === null;
  const toAct = isOver || isWaiting ? [] : position.toAct;
  const isSeat = viewer === 'first' || viewer === 'second';
  const mayAct = isSeat && toAct.includes(viewer) && !(isNow && isCpuHeld(match, viewer));
  const body = position.view(viewer);
  const common = {
    viewer,
    ply,
    toAct,
    outcome: isOver ? match.outcome : null,
    legal: mayAct ? position.legal(viewer) : [],
  };
  return isSeat ? { ...common, ...body, own: ownAt(match, viewer, ply) } : { ...common, ...body };
}

/** A viewer's own views so far, oldest first (R36). After the end the last one is the reveal. */
export function historyOf(match: Match, you: Viewer): readonly View[] {
  const past = match.actions.map((_, ply) => viewAt(match, ply, you));
  return [...past, viewNow(match, you)];
}

/** What a seat saw up to now and nothing of its present turn's state: a CPU's whole knowledge. */
export function seatViews(match: Match, seat: Seat): readonly View[] {
  const position = match.positions[plyOf(match)];
  const past = match.actions.map((_, ply) => viewAt(match, ply, seat));
  const now = viewAt(match, plyOf(match), seat);
  // The seat's own view has no actions while the CPU holds its turn; the CPU acts with them.
  return [...past, { ...now, legal: position?.legal(seat) ?? [] }];
}

/** The live view: everybody's is the truth once the match is over (R9). */
export function viewNow(match: Match, you: Viewer): View {
  return viewAt(match, plyOf(match), match.outcome ? 'all' : you);
}

function seatInfo(match: Match, seat: Seat): SeatInfo | null {
  const sitting = match.seats[seat];
  if (!sitting) return null;
  if (!isHuman(sitting)) {
    return { name: 'CPU', kind: 'cpu', level: sitting.level, present: true, standIn: false };
  }
  const toAct = toActOf(match).includes(seat);
  return {
    name: sitting.name,
    kind: 'human',
    present: isPresent(match, seat),
    standIn:
      statusOf(match) === 'playing' &&
      (isStandIn(match, seat) || (toAct && isCpuHeld(match, seat))),
  };
}

export function matchInfo(match: Match, you: MatchInfo['you'], spectators: number): MatchInfo {
  const last = match.actions.at(-1);
  return {
    wire: WIRE,
    id: match.id,
    game: match.about.id,
    options: match.options,
    status: statusOf(match),
    seats: { first: seatInfo(match, 'first'), second: seatInfo(match, 'second') },
    you,
    spectators,
    commitment: match.commitment,
    score: scoreOf(match),
    last: last ? { seat: last.seat, by: last.by } : null,
    next: match.live.next?.made ? match.live.next.id : null,
  };
}

function clockInfo(match: Match, now: number): ClockInfo | null {
  const remainingMs = remainingOf(match, now);
  if (remainingMs === null) return null;
  const running = beganOf(match) !== null && !isPaused(match);
  return { seats: running ? toActOf(match) : [], remainingMs };
}

/** The draw offer that stands: it falls when the other seat acts (R23). */
export function standingDraw(match: Match): Seat | null {
  const offer = match.live.draw;
  if (!offer || match.outcome) return null;
  const answered = match.actions.slice(offer.ply).some((action) => action.seat !== offer.by);
  return answered ? null : offer.by;
}

function standInInfo(match: Match, now: number): Offers['standIn'] {
  if (statusOf(match) !== 'playing') return null;
  const asked = SEATS.find((seat) => match.live.absence[seat]?.standIn === 'offered');
  if (asked) return { seat: asked, inMs: null };
  const due = standInDueOf(match);
  if (!due || match.options.standIn !== 'auto') return null;
  return { seat: due.seat, inMs: Math.max(0, due.at - now) };
}

/** Everything one viewer is told of the match now. */
export function stateMessage(
  match: Match,
  you: MatchInfo['you'],
  now: number,
  spectators: number,
): StateMessage {
  return {
    type: 'state',
    match: matchInfo(match, you, spectators),
    clock: clockInfo(match, now),
    view: viewNow(match, you),
    offers: {
      draw: standingDraw(match),
      rematch: SEATS.filter((seat) => match.live.rematch[seat]),
      standIn: standInInfo(match, now),
    },
  };
}

/** The public summary of `GET /api/matches/:id`: never a board. */
export interface Summary extends MatchInfo {
  readonly toAct: readonly Seat[];
  readonly ply: number;
  readonly result: Match['outcome'];
}

export function summaryOf(match: Match, device: string | null, spectators: number): Summary {
  return {
    ...matchInfo(match, seatOf(match, device) ?? 'spectator', spectators),
    toAct: toActOf(match),
    ply: plyOf(match),
    result: match.outcome,
  };
}

/** The record, for everybody, once the match is over; null before (R27). */
export function recordOf(match: Match): MatchRecord | null {
  const { first, second } = match.seats;
  const setup = match.positions[0]?.setup;
  if (!match.outcome || !first || !second || !setup) return null;
  const seat = (sitting: NonNullable<typeof first>): RecordedSeat =>
    isHuman(sitting)
      ? { name: sitting.name, kind: 'human' }
      : { name: 'CPU', kind: 'cpu', level: sitting.level };
  return {
    game: match.about.id,
    revision: match.about.revision,
    options: match.options,
    seats: { first: seat(first), second: seat(second) },
    seed: match.seed,
    salt: match.salt,
    commitment: match.commitment,
    setup,
    actions: match.actions,
    outcome: match.outcome,
  };
}
