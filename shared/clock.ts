/**
 * Time in a match: when the running turn began, when it is late, when the CPU acts, when somebody
 * has been away for too long, and the one moment at which the referee must wake next. Everything
 * is computed from stored times and `now`; nothing here remembers anything.
 */
import { otherSeat, SEATS, type Seat } from './game.ts';
import type { Live } from './log.ts';
import { isHuman, type Match, plyOf, statusOf, toActOf, turnPlyOf } from './match.ts';
import { STAND_IN_AFTER_MS } from './protocol/limits.ts';

/** How long a match is kept (R29), in milliseconds; settings of the deployment. */
export interface Keep {
  readonly waitingMs: number;
  readonly unfinishedMs: number;
  readonly finishedMs: number;
}

/** In open games the CPU acts when it has found its action, but not before this. */
const OPEN_PACE_MS = 400;
/** Between looks for a socket that fell silent while a person thinks without a limit (R19). */
const PRESENCE_CHECK_MS = 180_000;
/** Between tries to make a rematch's object: doubling from one second to one minute. */
const RETRY_FIRST_MS = 1000;
const RETRY_MOST_MS = 60_000;

export type Turn = NonNullable<Live['turn']>;

/**
 * The running turn: when it began, or how much of it had passed when it was paused. The log tells
 * it unless `live.turn` says otherwise for this very turn (R15).
 */
export function turnOf(match: Match): Turn | null {
  if (statusOf(match) !== 'playing') return null;
  const ply = turnPlyOf(match);
  if (match.live.turn?.ply === ply) return match.live.turn;
  const previous = match.actions[ply - 1];
  return { ply, began: previous?.at ?? match.startedAt ?? match.createdAt };
}

/** When the running turn began on the clock of `now`, or null in a pause. */
export function beganOf(match: Match): number | null {
  const turn = turnOf(match);
  return turn && 'began' in turn ? turn.began : null;
}

export function isPaused(match: Match): boolean {
  const turn = turnOf(match);
  return turn !== null && !('began' in turn);
}

/** Whether the first turn's time has not started yet (R15). */
export function isUnbegun(match: Match): boolean {
  const turn = turnOf(match);
  return turn !== null && !('began' in turn) && turn.ply === 0 && turn.elapsedMs === 0;
}

export function isPresent(match: Match, seat: Seat): boolean {
  return isHuman(match.seats[seat]) && match.live.absence[seat] === null;
}

export function isAnyonePresent(match: Match): boolean {
  return SEATS.some((seat) => isPresent(match, seat));
}

/** Whether this turn's time is up and the turn is the CPU's (R18). */
export function isLapsed(match: Match): boolean {
  return match.live.lapsed !== null && match.live.lapsed === turnOf(match)?.ply;
}

/** Whether the CPU stands in for this seat until its player is back (R20). */
export function isStandIn(match: Match, seat: Seat): boolean {
  return match.live.absence[seat]?.standIn === 'playing';
}

/** Whether the CPU, not a person, acts for this seat now. */
export function isCpuHeld(match: Match, seat: Seat): boolean {
  if (match.seats[seat]?.kind === 'cpu') return true;
  return isStandIn(match, seat) || (isLapsed(match) && toActOf(match).includes(seat));
}

/** Seats to act that a person holds: those whose time runs. */
export function peopleToAct(match: Match): readonly Seat[] {
  return toActOf(match).filter((seat) => match.seats[seat]?.kind === 'human');
}

/** When the running turn is late: the first moment that no longer counts (R17). Null without one. */
export function deadlineOf(match: Match): number | null {
  const began = beganOf(match);
  if (began === null || match.options.turnLimit === null) return null;
  if (peopleToAct(match).length === 0 || isLapsed(match)) return null;
  return began + match.options.turnLimit * 1000;
}

/** Milliseconds left of the turn; what a pause holds still. Null without a limit. */
export function remainingOf(match: Match, now: number): number | null {
  const turn = turnOf(match);
  if (turn === null || match.options.turnLimit === null) return null;
  const elapsed = 'began' in turn ? now - turn.began : turn.elapsedMs;
  return Math.max(0, match.options.turnLimit * 1000 - elapsed);
}

/** The level that acts for a seat when the CPU does. */
export function levelOf(match: Match, seat: Seat): string {
  const sitting = match.seats[seat];
  return sitting?.kind === 'cpu' ? sitting.level : match.about.standInLevel;
}

/**
 * The seat for which the CPU acts next and when. In hidden games that is a fixed time after the
 * turn became the CPU's, whatever it finds hard (R22). Null when no CPU is to act.
 */
export function cpuTurnOf(match: Match): { readonly seat: Seat; readonly at: number } | null {
  const began = beganOf(match);
  if (began === null) return null;
  const seat = toActOf(match).find((candidate) => isCpuHeld(match, candidate));
  if (!seat) return null;
  const level = match.about.levels.find(({ name }) => name === levelOf(match, seat));
  const pace = match.about.hidden ? (level?.paceMs ?? OPEN_PACE_MS) : OPEN_PACE_MS;
  const limitMs = (match.options.turnLimit ?? 0) * 1000;
  const standInSince = isStandIn(match, seat) ? match.live.absence[seat]?.cpuSince : undefined;
  const lapsedAt = isLapsed(match) ? began + limitMs : undefined;
  // The earlier of the two: an offer accepted in a turn that ran out moves nothing.
  const starts = [standInSince, lapsedAt].filter((time) => time !== undefined);
  const since = starts.length === 0 ? began : Math.min(...starts);
  return { seat, at: Math.max(since, began) + pace };
}

/**
 * R19: when the absence of the seat to act becomes the other seat's business. Null when it does
 * not: with a limit the clock decides, and nobody counts while nobody waits.
 */
export function standInDueOf(match: Match): { readonly seat: Seat; readonly at: number } | null {
  const began = beganOf(match);
  if (began === null || match.options.turnLimit !== null) return null;
  // R20: who chose that lost time loses did not ask for anybody else's moves.
  if (match.options.standIn === 'never' || match.options.onTimeout === 'lose') return null;
  for (const seat of peopleToAct(match)) {
    const absence = match.live.absence[seat];
    if (absence?.standIn !== 'none' || !isPresent(match, otherSeat(seat))) continue;
    return { seat, at: Math.max(absence.since, began) + STAND_IN_AFTER_MS };
  }
  return null;
}

/** When the rematch's object is to be made, again if need be (R26). */
export function rematchDueOf(match: Match): number | null {
  const next = match.live.next;
  if (!next || next.made) return null;
  if (next.tries === 0) return next.triedAt;
  return next.triedAt + Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** (next.tries - 1));
}

/** When the match is deleted (R29). */
export function deletionOf(match: Match, keep: Keep): number {
  if (match.endedAt !== null) return match.endedAt + keep.finishedMs;
  const lastAt = match.actions.at(-1)?.at ?? match.startedAt;
  return lastAt === null ? match.createdAt + keep.waitingMs : lastAt + keep.unfinishedMs;
}

/** A person thinks without a limit while the other waits: somebody may have fallen silent. */
function presenceCheckOf(match: Match, now: number): number | null {
  if (beganOf(match) === null || match.options.turnLimit !== null) return null;
  if (match.options.standIn === 'never' || !SEATS.every((seat) => isPresent(match, seat))) {
    return null;
  }
  return now + PRESENCE_CHECK_MS;
}

/** The one moment at which the referee must look again, if nothing happens before. */
export function nextWakeup(match: Match, now: number, keep: Keep): number {
  const due = [
    deadlineOf(match),
    cpuTurnOf(match)?.at ?? null,
    standInDueOf(match)?.at ?? null,
    rematchDueOf(match),
    presenceCheckOf(match, now),
    deletionOf(match, keep),
  ];
  return Math.min(...due.filter((time) => time !== null));
}

export interface CpuRequest {
  readonly seat: Seat;
  readonly ply: number;
  readonly level: string;
}

/** What the CPU should be thinking about: its turn runs, in whatever mode. */
export function cpuRequestOf(match: Match): CpuRequest | null {
  const turn = cpuTurnOf(match);
  return turn && { seat: turn.seat, ply: plyOf(match), level: levelOf(match, turn.seat) };
}
