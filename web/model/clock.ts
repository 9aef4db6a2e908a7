/** The turn clock as it is drawn: counted down from what was left when the state arrived (R16). */
import type { Seat } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';

const LOW_FROM_MS = 10_000;

export interface ClockFace {
  /** `0:27`; a second that has begun is shown whole, so that `0:00` means none is left. */
  readonly text: string;
  readonly seconds: number;
  readonly low: boolean;
  /** 1 at the start of a turn, 0 at its end. */
  readonly left: number;
  readonly running: boolean;
}

interface Received {
  readonly message: StateMessage;
  readonly receivedAt: number;
}

/** Minutes and seconds, rounded up. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The face beside a seat, or null where no time runs for it.
 * @param now by the same monotonic clock as `receivedAt`.
 */
export function clockFace(
  { message, receivedAt }: Received,
  seat: Seat,
  now: number,
): ClockFace | null {
  const { clock, match, view } = message;
  if (!clock) return null;
  const paused = clock.seats.length === 0;
  if (!(paused ? view.toAct : clock.seats).includes(seat)) return null;
  const gone = paused ? 0 : Math.max(0, now - receivedAt);
  const ms = Math.max(0, clock.remainingMs - gone);
  const limitMs = (match.options.turnLimit ?? 0) * 1000;
  return {
    text: timeText(ms),
    seconds: Math.ceil(ms / 1000),
    low: ms < LOW_FROM_MS,
    left: limitMs === 0 ? 0 : Math.min(1, ms / limitMs),
    running: !paused && ms > 0,
  };
}

/** What is left of the countdown to a stand-in (R19), or null where nothing counts down. */
export function standInMs({ message, receivedAt }: Received, now: number): number | null {
  const inMs = message.offers.standIn?.inMs ?? null;
  return inMs === null ? null : Math.max(0, inMs - Math.max(0, now - receivedAt));
}
