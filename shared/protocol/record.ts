/** The record of a finished match: everything that a replay needs (R27). */
import type { ActedBy, Action, Outcome, Seat, Setup } from '../game.ts';
import type { Options } from './options.ts';

export interface RecordedAction {
  readonly seat: Seat;
  readonly action: Action;
  /** Unix milliseconds. */
  readonly at: number;
  readonly by: ActedBy;
}

export interface RecordedSeat {
  readonly name: string;
  readonly kind: 'human' | 'cpu';
  readonly level?: string;
}

export interface MatchRecord {
  readonly game: string;
  readonly revision: number;
  readonly options: Options;
  readonly seats: { readonly first: RecordedSeat; readonly second: RecordedSeat };
  /** 32 bytes each in lower-case hex. */
  readonly seed: string;
  readonly salt: string;
  /** Hex SHA-256 of `seed:salt`. */
  readonly commitment: string;
  readonly setup: Setup;
  readonly actions: readonly RecordedAction[];
  readonly outcome: Outcome;
}
