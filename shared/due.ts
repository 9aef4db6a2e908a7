/**
 * What happens by itself: turns that run out, seats that stay away, pauses. Every event applies it
 * first, by the stored times, so that a late alarm and a late move come to the same (R15, R17).
 */
import {
  beganOf,
  cpuTurnOf,
  deadlineOf,
  isAnyonePresent,
  isPresent,
  isUnbegun,
  peopleToAct,
  standInDueOf,
  turnOf,
} from './clock.ts';
import type { Draft } from './draft.ts';
import { otherSeat, SEATS, type Seat } from './game.ts';
import type { Absence } from './log.ts';
import { isHuman, turnPlyOf } from './match.ts';

/** Which seats have an open socket now. */
export interface Presence extends Readonly<Record<Seat, boolean>> {
  /** For a seat whose sockets fell silent: since when it counts as gone (R19), before now. */
  readonly silentSince?: Readonly<Partial<Record<Seat, number>>>;
}

function setAbsence(draft: Draft, seat: Seat, absence: Absence | null): void {
  draft.set({ absence: { ...draft.match.live.absence, [seat]: absence } });
}

/** R19, R20: what an absence comes to, by the match's own setting. */
function standIn(draft: Draft, seat: Seat, since: number): void {
  const absence = draft.match.live.absence[seat];
  if (absence?.standIn !== 'none' || draft.match.options.standIn === 'never') return;
  const auto = draft.match.options.standIn === 'auto';
  setAbsence(draft, seat, { ...absence, standIn: auto ? 'playing' : 'offered', cpuSince: since });
}

/**
 * Seats whose sockets fell silent are away since then, before anything due is judged: a turn that
 * ran out meanwhile ran out on somebody who was not there (R20).
 */
export function markSilent(draft: Draft, present: Presence): void {
  for (const seat of SEATS) {
    const since = present.silentSince?.[seat];
    if (since === undefined || present[seat] || !isPresent(draft.match, seat)) continue;
    setAbsence(draft, seat, { since, standIn: 'none', cpuSince: draft.now });
    draft.tell();
  }
}

/** The waiting player's answer to an offer or a countdown (R19). Returns whether there was one. */
export function answerStandIn(draft: Draft, waiting: Seat, accepted: boolean): boolean {
  const seat = otherSeat(waiting);
  const absence = draft.match.live.absence[seat];
  // With `ask` there is nothing to answer before the question: a lost line is no absence yet.
  const isCounting =
    draft.match.options.standIn === 'auto' && standInDueOf(draft.match)?.seat === seat;
  if (!absence || (absence.standIn !== 'offered' && !isCounting)) return false;
  setAbsence(draft, seat, {
    ...absence,
    standIn: accepted ? 'playing' : 'declined',
    cpuSince: draft.now,
  });
  draft.tell();
  return true;
}

/** Applies every stored time that has come by now. */
export function applyDue(draft: Draft): void {
  const deadline = deadlineOf(draft.match);
  if (deadline !== null && draft.now >= deadline) {
    const late = peopleToAct(draft.match);
    if (draft.match.options.onTimeout === 'lose') {
      draft.log({ type: 'timed-out', at: draft.now, seats: [...late] });
    } else {
      draft.set({ lapsed: turnPlyOf(draft.match) });
      for (const seat of late) standIn(draft, seat, deadline);
    }
    draft.tell();
  }
  const away = standInDueOf(draft.match);
  if (away && draft.now >= away.at) {
    standIn(draft, away.seat, away.at);
    draft.tell();
  }
}

/** R15, R21: whether the first turn may begin, or a pause be lifted. */
function mayRun(draft: Draft): boolean {
  if (!isAnyonePresent(draft.match)) return false;
  if (!isUnbegun(draft.match)) return true;
  return peopleToAct(draft.match).every((seat) => isPresent(draft.match, seat));
}

/** Stores a pause, lifts one, or lets the first turn begin; whoever calls it tells. */
export function pauseOrResume(draft: Draft): void {
  const turn = turnOf(draft.match);
  if (turn === null) return;
  if ('began' in turn) {
    if (isAnyonePresent(draft.match)) return;
    const elapsedMs = draft.now - turn.began;
    draft.set({ turn: { ply: turn.ply, elapsedMs, pausedAt: draft.now } });
    return;
  }
  if (!mayRun(draft)) return;
  const paused = draft.now - turn.pausedAt;
  draft.set({ turn: { ply: turn.ply, began: draft.now - turn.elapsedMs } });
  // What remained of somebody's time to come back was held still as well.
  for (const seat of SEATS) {
    const absence = draft.match.live.absence[seat];
    if (absence === null || absence.since > turn.pausedAt) continue;
    setAbsence(draft, seat, {
      ...absence,
      since: absence.since + paused,
      cpuSince: Math.max(absence.cpuSince, draft.now),
    });
  }
}

/**
 * Brings the stored presence in line with the open sockets: away, back, pause, resume. A player who
 * is back has the seat again at once (R20).
 */
export function reconcile(draft: Draft, present: Presence): void {
  const before = draft.match.live;
  for (const seat of SEATS) {
    if (!isHuman(draft.match.seats[seat])) continue;
    const absence = draft.match.live.absence[seat];
    if (present[seat] && absence !== null) setAbsence(draft, seat, null);
    if (!present[seat] && absence === null) {
      setAbsence(draft, seat, { since: draft.now, standIn: 'none', cpuSince: draft.now });
    }
  }
  pauseOrResume(draft);
  if (draft.match.live !== before) draft.tell();
}

/**
 * R21 after a crash: an alarm that finds no socket and no stored pause lets the running turn finish,
 * by its deadline or by the CPU that holds it, before the pause is stored.
 */
export function mustFinishFirst(draft: Draft, present: Presence): boolean {
  if (present.first || present.second || beganOf(draft.match) === null) return false;
  return deadlineOf(draft.match) !== null || cpuTurnOf(draft.match) !== null;
}
