/**
 * What crosses a socket, both ways. The client imports only the types of this file; the schema of
 * client messages is the referee's door (R32).
 */
import * as z from 'zod/mini';
import type { ActedBy, Seat, View } from '../game.ts';
import type { Options } from './options.ts';

const answer = z.enum(['offer', 'accept', 'decline', 'withdraw']);

/** Every message a client may send; unknown types and keys are refused. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('act'),
    ply: z.int().check(z.minimum(0)),
    action: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('draw'), answer }),
  z.strictObject({ type: z.literal('rematch'), answer }),
  z.strictObject({ type: z.literal('standIn'), answer: z.enum(['accept', 'decline']) }),
  z.strictObject({ type: z.literal('history') }),
  z.strictObject({ type: z.literal('resync') }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type Answer = z.infer<typeof answer>;

export const REFUSALS = [
  'malformed',
  'too-fast',
  'over',
  'not-your-turn',
  'stale',
  'illegal',
] as const;
/** Why an action was refused (R30), each computable from the sender's own view. */
export type Refusal = (typeof REFUSALS)[number];

export type MatchStatus = 'waiting' | 'playing' | 'over';

/** One seat as everybody sees it. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'cpu';
  /** CPU seats only. */
  readonly level?: string;
  /** Whether a device of this seat is connected; a CPU always is. */
  readonly present: boolean;
  /** Whether the CPU plays this human's seat now: until its player is back, or this turn (R18). */
  readonly standIn: boolean;
}

export interface MatchInfo {
  readonly wire: number;
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly status: MatchStatus;
  readonly seats: { readonly first: SeatInfo | null; readonly second: SeatInfo | null };
  readonly you: Seat | 'spectator';
  readonly spectators: number;
  readonly commitment: string;
  /** Points by person in this match's seats; carried along by rematches. */
  readonly score: { readonly first: number; readonly second: number; readonly draws: number };
  /** The latest action's seat and maker. */
  readonly last: { readonly seat: Seat; readonly by: ActedBy } | null;
  /** The rematch's id. */
  readonly next: string | null;
}

/** Null without a limit, while waiting and when over. */
export interface ClockInfo {
  /** Seats whose time runs; none in a pause. */
  readonly seats: readonly Seat[];
  readonly remainingMs: number;
}

export interface Offers {
  /** The seat that offers a draw. */
  readonly draw: Seat | null;
  /** Seats that want a rematch. */
  readonly rematch: readonly Seat[];
  /** The absent seat; `inMs` until the CPU stands in, null when the other seat is asked. */
  readonly standIn: { readonly seat: Seat; readonly inMs: number | null } | null;
}

export interface StateMessage {
  readonly type: 'state';
  readonly match: MatchInfo;
  readonly clock: ClockInfo | null;
  readonly view: View;
  readonly offers: Offers;
}

export interface RefusedMessage {
  readonly type: 'refused';
  /** The ply the refused action named; null if the message could not be read. */
  readonly ply: number | null;
  readonly code: Refusal;
}

export interface HistoryMessage {
  readonly type: 'history';
  /** The viewer's own views so far, oldest first. */
  readonly views: readonly View[];
}

export type ServerMessage = StateMessage | RefusedMessage | HistoryMessage;
