/**
 * One socket from opening to its end. Sockets die without a word (a phone sleeps, a router forgets),
 * so a line that does not answer a ping is over, whatever the browser says (S-12).
 */
import { PING_EVERY_MS } from '../../shared/protocol/limits.ts';
import type { Socket, Surroundings } from './surroundings.ts';

const OPENS_WITHIN_MS = 8_000;
const ANSWERS_WITHIN_MS = 10_000;

/** How a line ended: the close code, or `silent` when nobody answered any more. */
export type LineEnd =
  | { readonly how: 'closed'; readonly code: number }
  | { readonly how: 'silent' };

export interface LineListener {
  frame(text: string): void;
  /** Told once; nothing follows it. */
  ended(end: LineEnd, wasOpen: boolean): void;
}

export class Line {
  readonly #surroundings: Surroundings;
  readonly #listener: LineListener;
  readonly #socket: Socket;
  #open = false;
  #over = false;
  #cancelPing = (): void => {};
  #cancelDeadline: (() => void) | null;
  #deadlineAt = 0;

  constructor(path: string, surroundings: Surroundings, listener: LineListener) {
    this.#surroundings = surroundings;
    this.#listener = listener;
    this.#cancelDeadline = surroundings.later(OPENS_WITHIN_MS, () => this.#end({ how: 'silent' }));
    this.#deadlineAt = surroundings.now() + OPENS_WITHIN_MS;
    const socket = surroundings.openSocket(path);
    socket.onopen = () => {
      this.#open = true;
      this.#heard();
      this.#pingLater();
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
      if (typeof data === 'string' && data !== 'pong') listener.frame(data);
    };
    socket.onclose = ({ code }) => this.#end({ how: 'closed', code });
    this.#socket = socket;
  }

  /** Sends now or not at all: nothing is kept for later (S-10). */
  send(text: string): boolean {
    if (!this.#open || this.#over) return false;
    try {
      this.#socket.send(text);
      return true;
    } catch {
      return false;
    }
  }

  /** Asks whether anyone is there; any frame counts as an answer. */
  check(withinMs: number = ANSWERS_WITHIN_MS): void {
    if (!this.send('ping')) return;
    const due = this.#surroundings.now() + withinMs;
    if (this.#cancelDeadline && this.#deadlineAt <= due) return;
    this.#cancelDeadline?.();
    this.#deadlineAt = due;
    this.#cancelDeadline = this.#surroundings.later(withinMs, () => this.#end({ how: 'silent' }));
  }

  /** Hangs up; the listener hears nothing more. */
  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#cancelPing();
    this.#cancelDeadline?.();
    this.#socket.onopen = null;
    this.#socket.onmessage = null;
    this.#socket.onclose = null;
    this.#socket.close(1000);
  }

  #heard(): void {
    this.#cancelDeadline?.();
    this.#cancelDeadline = null;
  }

  #pingLater(): void {
    this.#cancelPing = this.#surroundings.later(PING_EVERY_MS, () => {
      this.check();
      this.#pingLater();
    });
  }

  #end(end: LineEnd): void {
    if (this.#over) return;
    this.close();
    this.#listener.ended(end, this.#open);
  }
}
