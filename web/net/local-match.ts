/**
 * A match refereed in this browser by the same rules and the same referee as on the server: two
 * people with one device, or practice against a CPU. Once loaded it needs no network.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { cpuRequestOf, cpuTurnOf, type Keep } from '../../shared/clock.ts';
import { type Action, otherSeat, type Seat } from '../../shared/game.ts';
import type { Created, Entry } from '../../shared/log.ts';
import { type Match, plyOf, toActOf } from '../../shared/match.ts';
import type { ClientMessage, RefusedMessage } from '../../shared/protocol/socket.ts';
import { rematchOf } from '../../shared/rematch.ts';
import { type Input, step } from '../../shared/step.ts';
import { historyOf, stateMessage } from '../../shared/views.ts';
import { newLocalId } from './local-id.ts';
import { type LocalMode, loadLocal, type StoredMatch, saveLocal } from './local-store.ts';
import type { Connection, MatchLink } from './match-link.ts';
import { type Thinker, think } from './thinker.ts';

/** Nothing here is deleted by time; the browser's own memory is bounded by count. */
const KEEP: Keep = { waitingMs: Infinity, unfinishedMs: Infinity, finishedMs: Infinity };
const PRESENT = { first: true, second: true } as const;

/** 32 random bytes in hex. */
function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export interface LocalSetup {
  readonly mode: LocalMode;
  readonly created: Omit<Created, 'type' | 'at' | 'id' | 'seed' | 'salt'>;
  /** Who holds the device first: the player, or in a game of two who begins. */
  readonly holder: Seat;
}

/** Makes a match in this browser and returns its id. */
export function createLocal({ mode, created, holder }: LocalSetup): string {
  const id = newLocalId(randomHex());
  const entry: Created = {
    ...created,
    type: 'created',
    at: Date.now(),
    id,
    seed: randomHex(),
    salt: randomHex(),
  };
  saveLocal(id, { mode, holder, next: holder, entries: [entry], live: null });
  return id;
}

export class LocalMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: LocalMode;
  /** Whether two people look at one board that hides nothing from either. */
  readonly isShared: boolean;
  /** Who holds the device; null while it is handed over and no board may be in the document. */
  readonly holder: ReadonlySignal<Seat | null>;
  /** Who the device is handed to. */
  readonly next: ReadonlySignal<Seat>;
  /** Whether the holder has acted and, having looked, may hand the device over. */
  readonly mayHandOver: ReadonlySignal<boolean>;
  readonly #match;
  readonly #stored;
  readonly #latest;
  readonly #refused = signal<RefusedMessage | null>(null);
  readonly #thinker: Thinker;
  #cancelCpu = (): void => {};

  /** The match of an id, or null when this browser does not have it. */
  static open(id: string, thinker: Thinker = think): LocalMatch | null {
    const loaded = loadLocal(id);
    return loaded && new LocalMatch(loaded.stored, loaded.match, thinker);
  }

  private constructor(stored: StoredMatch, match: Match, thinker: Thinker) {
    this.id = match.id;
    this.game = match.about.id;
    this.mode = stored.mode;
    this.isShared = stored.mode === 'two' && !match.about.hidden;
    this.#thinker = thinker;
    this.#stored = signal(stored);
    this.#match = signal(match);
    this.#latest = signal({ match, receivedAt: performance.now(), at: Date.now() });
    this.holder = computed(() => this.#stored.value.holder);
    this.next = computed(() => this.#stored.value.next);
    this.mayHandOver = computed(() => {
      const { holder } = this.#stored.value;
      const current = this.#match.value;
      if (this.mode !== 'two' || holder === null || current.outcome) return false;
      const toAct = toActOf(current);
      return toAct.length > 0 && !toAct.includes(holder);
    });
    // After a reload nobody knows who sits there: ask before a hidden board is shown.
    if (this.mode === 'two' && match.about.hidden && stored.holder && !match.outcome) {
      this.#store({ holder: null, next: stored.holder });
    }
    this.#run({ type: 'sockets' });
  }

  /** The mover puts the device down: from here on nothing of its board may remain. */
  handOver(): void {
    const { holder } = this.#stored.peek();
    if (!this.mayHandOver.peek() || holder === null) return;
    this.#store({ holder: null, next: otherSeat(holder) });
  }

  /** "I am ready": the next player has the device. */
  take(): void {
    this.#store({ holder: this.#stored.peek().next });
  }

  /** The match as one seat may see it; the table works with it as with any other. */
  linkFor(seat: Seat): MatchLink {
    return this.#link(() => seat);
  }

  /** The match as whoever is to act sees it, where nothing is hidden from the other (R14). */
  sharedLink(): MatchLink {
    if (!this.isShared) throw new Error('the other seat must not see this board');
    return this.#link(() => this.holder.value ?? this.next.value);
  }

  #link(seatNow: () => Seat): MatchLink {
    const connection = signal<Connection>({ kind: 'open' });
    const say = (message: ClientMessage): void => this.#say(seatNow(), message);
    return {
      latest: computed(() => {
        const { match, receivedAt, at } = this.#latest.value;
        return { message: stateMessage(match, seatNow(), at, 0), receivedAt };
      }),
      connection,
      pending: signal(null),
      refused: this.#refused,
      arrived: signal(false),
      act: (ply: number, action: Action) => say({ type: 'act', ply, action }),
      resign: () => say({ type: 'resign' }),
      draw: (answer) => say({ type: 'draw', answer }),
      rematch: (answer) => {
        say({ type: 'rematch', answer });
        // Two people at one device have agreed before either of them taps.
        const other = otherSeat(seatNow());
        if (this.mode === 'two') this.#say(other, { type: 'rematch', answer: 'accept' });
      },
      standIn: () => {},
      history: async () => historyOf(this.#match.peek(), seatNow()),
      // The seat's table goes; the match goes on when the next one opens.
      close: () => {},
      here: {
        mode: this.mode,
        ...(this.isShared ? { shared: true } : {}),
        mayHandOver: this.mayHandOver,
        handOver: () => this.handOver(),
      },
    };
  }

  /** Stops the CPU; the match stays where it is. */
  close(): void {
    this.#cancelCpu();
  }

  #say(seat: Seat, message: ClientMessage): void {
    // Told at once: an action and the turn after it are one state to whoever looks.
    batch(() => {
      this.#refused.value = null;
      this.#run({ type: 'message', you: seat, message, freshId: newLocalId(randomHex()) });
      // In an open game for two the board belongs to whoever is to act.
      const mover = toActOf(this.#match.peek())[0];
      if (this.isShared && mover) this.#store({ holder: mover });
    });
  }

  #run(input: Input): void {
    const before = this.#match.peek();
    const now = Date.now();
    const result = step(before, input, now, PRESENT, KEEP);
    this.#match.value = result.match;
    const entries: readonly Entry[] = [...this.#stored.peek().entries, ...result.entries];
    this.#store({ entries, live: result.match.live });
    for (const told of result.told) this.#tell(told, now);
    const { reply } = result;
    if (reply?.type === 'refused') this.#refused.value = reply;
    this.#makeRematch();
    this.#letCpuAct();
  }

  #tell(match: Match, at: number): void {
    this.#latest.value = { match, receivedAt: performance.now(), at };
  }

  #store(part: Partial<StoredMatch>): void {
    this.#stored.value = { ...this.#stored.peek(), ...part };
    saveLocal(this.id, this.#stored.peek());
  }

  #makeRematch(): void {
    const match = this.#match.peek();
    const next = match.live.next;
    if (!next || next.made) return;
    const fresh = { at: Date.now(), seed: randomHex(), salt: randomHex() };
    const created = rematchOf(match, next.id, fresh);
    const human = created.seats.first?.kind === 'human' ? 'first' : 'second';
    const holder = this.mode === 'two' ? 'first' : human;
    saveLocal(next.id, { mode: this.mode, holder, next: holder, entries: [created], live: null });
    this.#run({ type: 'rematch', made: true });
  }

  /** The CPU thinks in a worker and acts when the referee's own clock says so. */
  #letCpuAct(): void {
    this.#cancelCpu();
    const match = this.#match.peek();
    const turn = cpuTurnOf(match);
    const request = cpuRequestOf(match);
    if (!turn || !request) return;
    let cancelled = false;
    const timers: ReturnType<typeof setTimeout>[] = [];
    this.#cancelCpu = () => {
      cancelled = true;
      for (const timer of timers) clearTimeout(timer);
    };
    void this.#thinker(match, request).then((action) => {
      if (cancelled) return;
      const wait = Math.max(0, turn.at - Date.now());
      timers.push(
        setTimeout(() => {
          this.#run({ type: 'cpu', seat: request.seat, ply: plyOf(match), action });
        }, wait),
      );
    });
  }
}
