/**
 * The referee, pure: one input, one moment, one result. What has come due is applied first; then
 * the input; what to store and whom to tell comes back. Nothing is sent or stored here.
 */
import { judge, type Reply } from './answers.ts';
import { cpuTurnOf, deletionOf, type Keep } from './clock.ts';
import { Draft } from './draft.ts';
import {
  applyDue,
  markSilent,
  mustFinishFirst,
  type Presence,
  pauseOrResume,
  reconcile,
} from './due.ts';
import { type Action, SEATS, type Seat } from './game.ts';
import type { Entry } from './log.ts';
import { type Match, plyOf, positionOf, seatOf } from './match.ts';
import { HANDOFF_MS, MAX_NAME_LENGTH } from './protocol/limits.ts';
import type { ClientMessage, MatchInfo } from './protocol/socket.ts';
import { randomOf } from './random.ts';

/** Wrong codes until a hand-off is void: 40 bits must not be guessed. */
const HANDOFF_TRIES = 5;

export type Input =
  /** The alarm, or any look at the match: only what is due. */
  | { readonly type: 'wake' }
  /** A socket opened or closed; `present` tells the rest. */
  | { readonly type: 'sockets' }
  | {
      readonly type: 'message';
      readonly you: MatchInfo['you'];
      readonly message: ClientMessage;
      readonly freshId: string;
    }
  /** What the CPU found for a seat at a ply; null when it failed (R22). */
  | {
      readonly type: 'cpu';
      readonly seat: Seat;
      readonly ply: number;
      readonly action: Action | null;
    }
  | { readonly type: 'join'; readonly device: string; readonly name: string }
  /** `code` is a hash: the code itself is told to the seat's owner only (R12). */
  | { readonly type: 'handoff'; readonly seat: Seat; readonly code: string }
  | { readonly type: 'claim'; readonly device: string; readonly code: string }
  /** How making the rematch's object went (R26). */
  | { readonly type: 'rematch'; readonly made: boolean };

export interface Step {
  readonly match: Match;
  /** To append to the log. */
  readonly entries: readonly Entry[];
  /** Whether the live row is to be overwritten. */
  readonly liveChanged: boolean;
  /** The states to tell everybody, in order. */
  readonly told: readonly Match[];
  /** To the sender alone. */
  readonly reply: Reply | null;
  /** The seat taken or kept by `join` and `claim`. */
  readonly seat: Seat | null;
  /** The match is at its end of life (R29) or cancelled (R23): store nothing, delete all. */
  readonly deleted: boolean;
}

function cpuActs(draft: Draft, input: Input & { type: 'cpu' }): void {
  const turn = cpuTurnOf(draft.match);
  // Stale: the ply, or the seat's owner, changed while it thought; or it is not yet time.
  if (turn?.seat !== input.seat || plyOf(draft.match) !== input.ply || draft.now < turn.at) return;
  const { match } = draft;
  const position = positionOf(match);
  const found = input.action === null ? null : position.read(input.seat, input.action);
  const label = `cpu-failed|${input.seat}|${input.ply}`;
  const action = found ?? position.draw(input.seat, randomOf(match.seed, label));
  draft.log({ type: 'action', at: draft.now, seat: input.seat, action, by: 'cpu' });
  draft.tell();
}

/** A name that is not yet taken in this match: two of one name must be told apart (R33). */
function distinctName(match: Match, name: string): string {
  const isTaken = (candidate: string): boolean =>
    SEATS.some((seat) => {
      const sitting = match.seats[seat];
      return sitting?.kind === 'human' && sitting.name === candidate;
    });
  const short = [...name]
    .slice(0, MAX_NAME_LENGTH - ' (2)'.length)
    .join('')
    .trimEnd();
  const candidates = [name, `${short} (2)`, `${short} (3)`];
  return candidates.find((candidate) => !isTaken(candidate)) ?? name;
}

/** R13: the device's own seat, or the free one, or none. */
function join(draft: Draft, device: string, name: string): Seat | null {
  const own = seatOf(draft.match, device);
  if (own) return own;
  const seat = SEATS.find((candidate) => draft.match.seats[candidate] === null);
  if (!seat) return null;
  draft.log({
    type: 'joined',
    at: draft.now,
    seat,
    name: distinctName(draft.match, name),
    device,
  });
  // The seat's socket comes after: a socket opened before was a spectator's and stays one.
  const absence = { since: draft.now, standIn: 'none' as const, cpuSince: draft.now };
  draft.set({ absence: { ...draft.match.live.absence, [seat]: absence } });
  // R15: the first turn begins here if its player is the one who waited.
  pauseOrResume(draft);
  draft.tell();
  return seat;
}

/** R12: moves a seat to the device that knows its code. */
function claim(draft: Draft, device: string, code: string): Seat | null {
  const handoff = draft.match.live.handoff;
  if (!handoff || draft.now >= handoff.until) return null;
  if (handoff.code !== code) {
    const tries = handoff.tries + 1;
    draft.set({ handoff: tries >= HANDOFF_TRIES ? null : { ...handoff, tries } });
    return null;
  }
  const held = seatOf(draft.match, device);
  if (held && held !== handoff.seat) return null;
  draft.set({ handoff: null });
  if (held === null) draft.log({ type: 'handed', at: draft.now, seat: handoff.seat, device });
  return handoff.seat;
}

/**
 * One event in the life of a match.
 * @param now unix milliseconds, read once an event.
 * @param present which seats have an open socket.
 */
export function step(match: Match, input: Input, now: number, present: Presence, keep: Keep): Step {
  const draft = new Draft(match, now);
  let reply: Reply | null = null;
  let seat: Seat | null = null;
  // Past its time nothing revives a match, even if the alarm that deletes it is late (R29).
  let deleted = now >= deletionOf(match, keep);

  markSilent(draft, present);
  applyDue(draft);
  if (input.type === 'cpu') {
    cpuActs(draft, input);
    reconcile(draft, present);
  } else if (input.type === 'wake') {
    if (!mustFinishFirst(draft, present)) reconcile(draft, present);
  } else {
    reconcile(draft, present);
  }
  switch (input.type) {
    case 'message': {
      const judged = judge(draft, input.you, input.message, input.freshId);
      reply = judged.reply;
      deleted ||= judged.cancelled;
      break;
    }
    case 'join':
      seat = join(draft, input.device, input.name);
      break;
    case 'handoff':
      draft.set({
        handoff: { seat: input.seat, code: input.code, until: now + HANDOFF_MS, tries: 0 },
      });
      break;
    case 'claim':
      seat = claim(draft, input.device, input.code);
      break;
    case 'rematch': {
      const next = draft.match.live.next;
      if (!next || next.made) break;
      draft.set({ next: { ...next, made: input.made, tries: next.tries + 1, triedAt: now } });
      if (input.made) draft.tell();
      break;
    }
    case 'sockets':
    case 'wake':
    case 'cpu':
  }
  return {
    match: draft.match,
    entries: draft.entries,
    liveChanged: draft.match.live !== match.live,
    told: draft.told,
    reply,
    seat,
    deleted,
  };
}
