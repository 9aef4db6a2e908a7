/** A match whose every message comes from the test, and that notes what the table asks of it. */
import { signal } from '@preact/signals';
import type { View } from '../../shared/game.ts';
import type { RefusedMessage, StateMessage } from '../../shared/protocol/socket.ts';
import type { Connection, MatchLink } from '../../web/net/match-link.ts';

export class FakeLink implements MatchLink {
  readonly latest = signal<MatchLink['latest']['value']>(null);
  readonly connection = signal<Connection>({ kind: 'connecting' });
  readonly pending = signal<MatchLink['pending']['value']>(null);
  readonly refused = signal<RefusedMessage | null>(null);
  readonly arrived = signal(false);
  /** What was asked, oldest first: `act 0 e2e4`, `draw offer`. */
  readonly asked: string[] = [];
  /** What the referee would answer to `history`. */
  past: readonly View[] = [];

  /** A state arrives. */
  hear(message: StateMessage, receivedAt: number = performance.now()): void {
    this.connection.value = { kind: 'open' };
    this.latest.value = { message, receivedAt };
  }

  act(ply: number, action: string): void {
    this.asked.push(`act ${ply} ${action}`);
    this.pending.value = { ply, action, unanswered: false };
  }

  resign = (): void => this.#note('resign');
  draw = (answer: string): void => this.#note(`draw ${answer}`);
  rematch = (answer: string): void => this.#note(`rematch ${answer}`);
  standIn = (answer: string): void => this.#note(`standIn ${answer}`);
  close = (): void => this.#note('close');

  history(): Promise<readonly View[]> {
    this.#note('history');
    return Promise.resolve(this.past);
  }

  #note(what: string): void {
    this.asked.push(what);
  }
}
