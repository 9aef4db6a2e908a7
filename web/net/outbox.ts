/**
 * The one action on its way. It is never sent twice: after a dropped line the referee's state says
 * whether it arrived, and the player decides anew (S-07, S-09, S-10).
 */
import { signal } from '@preact/signals';
import type { RefusedMessage, StateMessage } from '../../shared/protocol/socket.ts';
import type { MatchLink } from './match-link.ts';
import type { Surroundings } from './surroundings.ts';

const ANSWERED_WITHIN_MS = 5_000;

type Pending = MatchLink['pending']['value'];

export class Outbox {
  readonly pending = signal<Pending>(null);
  readonly refused = signal<RefusedMessage | null>(null);
  readonly #surroundings: Surroundings;
  readonly #overdue: () => void;
  #cancelTimer = (): void => {};

  /** @param overdue called when no answer came in time; it should ask for the present state. */
  constructor(surroundings: Surroundings, overdue: () => void) {
    this.#surroundings = surroundings;
    this.#overdue = overdue;
  }

  /** Notes an action as sent. */
  put(ply: number, action: string): void {
    this.refused.value = null;
    this.pending.value = { ply, action, unanswered: false };
    this.#cancelTimer();
    this.#cancelTimer = this.#surroundings.later(ANSWERED_WITHIN_MS, () => {
      this.doubt();
      this.#overdue();
    });
  }

  /** The answer may never come: the line is gone, or silent for too long. */
  doubt(): void {
    this.#cancelTimer();
    const sent = this.pending.value;
    if (sent) this.pending.value = { ...sent, unanswered: true };
  }

  /** A state settles the action when it shows it, rules it out, or answers our doubt. */
  settle({ match, view }: StateMessage): void {
    const sent = this.pending.value;
    if (!sent) return;
    const { you } = match;
    const made = view.own != null && view.own.ply >= sent.ply;
    const mayAct = you !== 'spectator' && view.toAct.includes(you);
    // In Fog's placement both seats act: the other's state alone does not answer ours (R31).
    if (made || !mayAct || sent.unanswered) this.#clear();
  }

  refuse(message: RefusedMessage): void {
    const sent = this.pending.value;
    if (sent && message.ply !== null && message.ply !== sent.ply) return;
    this.refused.value = message;
    this.#clear();
  }

  #clear(): void {
    this.#cancelTimer();
    this.pending.value = null;
  }
}
