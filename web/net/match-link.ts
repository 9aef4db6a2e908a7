/**
 * A match as the table sees it, whoever runs it: the referee behind a socket, or the same rules in
 * this browser. The table never knows which.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Action, View } from '../../shared/game.ts';
import type { Answer, RefusedMessage, StateMessage } from '../../shared/protocol/socket.ts';

/** `open` is the only one in which actions go out; `ended` says why no one reconnects. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** `full`: the match has no place for one more; tried again, slowly. */
  | { readonly kind: 'lost'; readonly full?: true }
  | { readonly kind: 'ended'; readonly why: 'no-such-match' | 'damaged' | 'flood' | 'too-large' };

export interface MatchLink {
  /** The latest state and when it arrived, by `performance.now()`: clocks count from there (R16). */
  readonly latest: ReadonlySignal<{
    readonly message: StateMessage;
    readonly receivedAt: number;
  } | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** The action sent and not yet answered. */
  readonly pending: ReadonlySignal<{
    readonly ply: number;
    readonly action: Action;
    /** Set when no answer came for five seconds. */
    readonly unanswered: boolean;
  } | null>;
  readonly refused: ReadonlySignal<RefusedMessage | null>;
  /** Whether the other player sat down while this page was hidden and not connected. */
  readonly arrived: ReadonlySignal<boolean>;
  act(ply: number, action: Action): void;
  resign(): void;
  draw(answer: Answer): void;
  rematch(answer: Answer): void;
  standIn(answer: 'accept' | 'decline'): void;
  /** The viewer's own views so far, oldest first (R36). */
  history(): Promise<readonly View[]>;
  /** A match that runs in this browser: two people with one device, or practice. */
  readonly here?: {
    readonly mode: 'two' | 'practice';
    /** Set where two people sit at one open board: the link follows whoever is to act. */
    readonly shared?: true;
    /** Whether the mover, having looked, may hand the device over. */
    readonly mayHandOver: ReadonlySignal<boolean>;
    handOver(): void;
  };
  /** Leaves for good; nothing reconnects afterwards. */
  close(): void;
}
