/** What clients say, judged: actions, resignation, offers, rematch. Refusals follow R30's order. */
import { isCpuHeld } from './clock.ts';
import type { Draft } from './draft.ts';
import { answerStandIn } from './due.ts';
import { otherSeat, SEATS, type Seat } from './game.ts';
import { type Match, plyOf, positionOf, statusOf, toActOf } from './match.ts';
import type { Answer, ClientMessage, MatchInfo, Refusal } from './protocol/socket.ts';
import { standingDraw } from './views.ts';

/** What the sender alone is told. */
export type Reply =
  | { readonly type: 'refused'; readonly ply: number; readonly code: Refusal }
  | { readonly type: 'history' }
  | { readonly type: 'state' };

export interface Judged {
  readonly reply: Reply | null;
  /** A match that nobody had joined is cancelled by its creator's resignation (R23). */
  readonly cancelled: boolean;
}

const FINE: Judged = { reply: null, cancelled: false };

function refused(ply: number, code: Refusal): Judged {
  return { reply: { type: 'refused', ply, code }, cancelled: false };
}

/**
 * R31: the plies a seat may name: since when it has been to act, up to now. While another may act
 * as well, either may come first, so the ply after that one is as good.
 */
function isCurrent(match: Match, seat: Seat, ply: number): boolean {
  const others = toActOf(match).filter((other) => other !== seat).length;
  const since = match.toActSince[seat];
  return since === null ? ply === plyOf(match) : ply >= since && ply <= plyOf(match) + others;
}

function act(draft: Draft, seat: Seat, ply: number, text: string): Judged {
  const { match } = draft;
  if (!isCurrent(match, seat, ply)) return refused(ply, 'stale');
  // The seat's own view tells all of this: no seat in `toAct`, or the CPU at its turn (R18).
  if (!toActOf(match).includes(seat) || isCpuHeld(match, seat)) {
    return refused(ply, 'not-your-turn');
  }
  const action = positionOf(match).read(seat, text);
  if (action === null) return refused(ply, 'illegal');
  draft.log({ type: 'action', at: draft.now, seat, action, by: 'player' });
  draft.tell();
  return FINE;
}

function resign(draft: Draft, seat: Seat): Judged {
  if (statusOf(draft.match) === 'waiting') return { reply: null, cancelled: true };
  draft.log({ type: 'resigned', at: draft.now, seat });
  draft.tell();
  return FINE;
}

function draw(draft: Draft, seat: Seat, answer: Answer): Judged {
  const { match } = draft;
  const ply = plyOf(match);
  const standing = standingDraw(match);
  const isTheirs = standing === otherSeat(seat);
  if (statusOf(match) === 'waiting') return refused(ply, 'illegal');
  if (isTheirs && (answer === 'accept' || answer === 'offer')) {
    draft.log({ type: 'agreed', at: draft.now });
  } else if (isTheirs && answer === 'decline') {
    draft.set({ draw: null });
  } else if (standing === seat && answer === 'withdraw') {
    draft.set({ draw: null });
  } else if (standing === null && answer === 'offer' && match.live.drawMade[seat] !== ply) {
    // A CPU declines (R23), the stand-in too: an offer to it stands for no time at all.
    const declined = isCpuHeldSeat(match, otherSeat(seat));
    draft.set({
      draw: declined ? null : { by: seat, ply },
      drawMade: { ...match.live.drawMade, [seat]: ply },
    });
  } else {
    return refused(ply, 'illegal');
  }
  draft.tell();
  return FINE;
}

function isCpuHeldSeat(match: Match, seat: Seat): boolean {
  return match.seats[seat]?.kind === 'cpu' || match.live.absence[seat]?.standIn === 'playing';
}

/** Whether a seat wants the rematch: a CPU always agrees (R26). */
function wants(match: Match, seat: Seat): boolean {
  return match.live.rematch[seat] || match.seats[seat]?.kind === 'cpu';
}

function rematch(draft: Draft, seat: Seat, answer: Answer, freshId: string): Judged {
  const { match } = draft;
  const mine = match.live.rematch[seat];
  const theirs = match.live.rematch[otherSeat(seat)];
  if (match.live.next) return refused(plyOf(match), 'illegal');
  if ((answer === 'offer' && !mine) || (answer === 'accept' && theirs && !mine)) {
    draft.set({ rematch: { ...match.live.rematch, [seat]: true } });
    if (SEATS.every((each) => wants(draft.match, each))) {
      draft.set({ next: { id: freshId, made: false, tries: 0, triedAt: draft.now } });
    }
  } else if (answer === 'decline' && theirs) {
    draft.set({ rematch: { first: false, second: false } });
  } else if (answer === 'withdraw' && mine) {
    draft.set({ rematch: { ...match.live.rematch, [seat]: false } });
  } else {
    return refused(plyOf(match), 'illegal');
  }
  draft.tell();
  return FINE;
}

/**
 * Judges one message.
 * @param you the sender, fixed when its socket was accepted.
 * @param freshId an id for the rematch, should this message bring one about.
 */
export function judge(
  draft: Draft,
  you: MatchInfo['you'],
  message: ClientMessage,
  freshId: string,
): Judged {
  if (message.type === 'history') return { reply: { type: 'history' }, cancelled: false };
  if (message.type === 'resync') return { reply: { type: 'state' }, cancelled: false };
  const ply = message.type === 'act' ? message.ply : plyOf(draft.match);
  const isOver = statusOf(draft.match) === 'over';
  if (isOver && message.type !== 'rematch') return refused(ply, 'over');
  if (you === 'spectator') return refused(ply, 'not-your-turn');
  switch (message.type) {
    case 'act':
      return act(draft, you, message.ply, message.action);
    case 'resign':
      return resign(draft, you);
    case 'draw':
      return draw(draft, you, message.answer);
    case 'standIn':
      return answerStandIn(draft, you, message.answer === 'accept')
        ? FINE
        : refused(ply, 'illegal');
    case 'rematch':
      return isOver ? rematch(draft, you, message.answer, freshId) : refused(ply, 'illegal');
  }
}
