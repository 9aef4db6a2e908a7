/**
 * A match at the referee: keeps one socket to it alive, and where there is none says why. All it
 * knows of the match is the latest whole state, so that coming back is the same as coming.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Action, View } from '../../shared/game.ts';
import { CLOSE, FINAL_CLOSE_CODES } from '../../shared/protocol/close-codes.ts';
import type { Answer, ClientMessage } from '../../shared/protocol/socket.ts';
import type { Summary } from '../../shared/views.ts';
import { type Api, api as refereeApi } from './api.ts';
import { readFrame } from './frames.ts';
import { Line, type LineEnd } from './line.ts';
import type { Connection, MatchLink } from './match-link.ts';
import { Outbox } from './outbox.ts';
import { browser, type PageEvent, type Surroundings } from './surroundings.ts';

const RETRY_FROM_MS = 500;
const RETRY_UP_TO_MS = 10_000;
const RETRY_WHEN_FULL_MS = 30_000;
/** On return to the page nobody wants to wait for the usual patience. */
const QUICK_ANSWER_MS = 1_500;
const POLL_EVERY_MS = 15_000;

type Ended = Extract<Connection, { kind: 'ended' }>['why'];

const ENDED_BY: Readonly<Record<number, Ended>> = {
  [CLOSE.flood]: 'flood',
  [CLOSE.tooLarge]: 'too-large',
  [CLOSE.noSuchMatch]: 'no-such-match',
  [CLOSE.damaged]: 'damaged',
};

type Latest = MatchLink['latest']['value'];

export class RemoteMatch implements MatchLink {
  readonly latest = signal<Latest>(null);
  readonly connection = signal<Connection>({ kind: 'connecting' });
  /** Whether the other player sat down while this page was hidden and hung up. */
  readonly arrived = signal(false);
  readonly pending: MatchLink['pending'];
  readonly refused: MatchLink['refused'];

  readonly #id: string;
  readonly #api: Pick<Api, 'summary'>;
  readonly #surroundings: Surroundings;
  readonly #outbox: Outbox;
  readonly #unwatch: () => void;
  #line: Line | null = null;
  /** Cancels whatever the connection is doing now: asking, resting, polling, or its line. */
  #stop = (): void => {};
  #closed = false;
  /** Whether the id is known to exist; a socket of a dead id cannot tell why it fails. */
  #known = false;
  #tries = 0;
  #history: { promise: Promise<readonly View[]>; answer(views: readonly View[]): void } | null =
    null;

  constructor(
    id: string,
    referee: Pick<Api, 'summary'> = refereeApi,
    surroundings: Surroundings = browser,
  ) {
    this.#id = id;
    this.#api = referee;
    this.#surroundings = surroundings;
    this.#outbox = new Outbox(surroundings, () => {
      this.#send({ type: 'resync' });
      this.#line?.check(POLL_EVERY_MS / 3);
    });
    this.pending = this.#outbox.pending;
    this.refused = this.#outbox.refused as ReadonlySignal<MatchLink['refused']['value']>;
    this.#unwatch = surroundings.watch((event) => this.#pageEvent(event));
    this.#connect();
  }

  act(ply: number, action: Action): void {
    if (this.connection.value.kind !== 'open' || this.pending.value) return;
    if (this.#send({ type: 'act', ply, action })) this.#outbox.put(ply, action);
  }

  resign(): void {
    this.#send({ type: 'resign' });
  }

  draw(answer: Answer): void {
    this.#send({ type: 'draw', answer });
  }

  rematch(answer: Answer): void {
    this.#send({ type: 'rematch', answer });
  }

  standIn(answer: 'accept' | 'decline'): void {
    this.#send({ type: 'standIn', answer });
  }

  history(): Promise<readonly View[]> {
    if (this.#closed) return Promise.resolve([]);
    if (!this.#history) {
      let answer = (_views: readonly View[]): void => {};
      const promise = new Promise<readonly View[]>((resolve) => {
        answer = resolve;
      });
      this.#history = { promise, answer };
      this.#send({ type: 'history' });
    }
    return this.#history.promise;
  }

  close(): void {
    this.#closed = true;
    this.#unwatch();
    this.#enter(() => {});
    this.#answerHistory([]);
  }

  #send(message: ClientMessage): boolean {
    if (this.connection.value.kind !== 'open') return false;
    return this.#line?.send(JSON.stringify(message)) ?? false;
  }

  /** Leaves what the connection was doing for something that `stop` cancels. */
  #enter(stop: () => void): void {
    this.#stop();
    this.#stop = stop;
  }

  #connect(): void {
    if (this.#closed) return;
    if (this.#known && !this.#isWaitingUnseen()) this.#open();
    else this.#ask((summary) => this.#summarised(summary));
  }

  /** Asks for the summary; a match that does not exist ends here. */
  #ask(told: (summary: Summary) => void, silent: () => void = () => this.#rest()): void {
    let left = false;
    this.#enter(() => {
      left = true;
    });
    this.#api.summary(this.#id).then((result) => {
      if (left) return;
      if (result.ok) told(result.value);
      else if (result.failure.status === 404) this.#end('no-such-match');
      else if (result.failure.code === 'damaged') this.#end('damaged');
      else silent();
    });
  }

  #summarised(summary: Summary): void {
    this.#known = true;
    if (summary.status === 'waiting' && this.#surroundings.hidden()) this.#park();
    else this.#open();
  }

  #open(): void {
    this.arrived.value = false;
    let fresh = true;
    const line = new Line(
      `/api/matches/${encodeURIComponent(this.#id)}/socket`,
      this.#surroundings,
      {
        frame: (text) => {
          if (this.#receive(text) && fresh) {
            fresh = false;
            // A question asked before the line was lost; reading again does no harm.
            if (this.#history) this.#send({ type: 'history' });
          }
        },
        ended: (end, wasOpen) => this.#lineEnded(end, wasOpen),
      },
    );
    this.#enter(() => {
      line.close();
      this.#line = null;
      this.#outbox.doubt();
    });
    this.#line = line;
  }

  /** @returns whether the frame was a state. */
  #receive(text: string): boolean {
    const message = readFrame(text);
    if (message?.type === 'refused') this.#outbox.refuse(message);
    if (message?.type === 'history') this.#answerHistory(message.views);
    if (message?.type !== 'state') return false;
    this.#tries = 0;
    this.connection.value = { kind: 'open' };
    const shown = this.latest.value?.message;
    // A late frame must not turn the board back.
    if (shown && message.view.ply < shown.view.ply) return true;
    this.latest.value = { message, receivedAt: this.#surroundings.now() };
    this.#outbox.settle(message);
    if (this.#isWaitingUnseen()) this.#park();
    return true;
  }

  #answerHistory(views: readonly View[]): void {
    this.#history?.answer(views);
    this.#history = null;
  }

  #lineEnded(end: LineEnd, wasOpen: boolean): void {
    const code = end.how === 'closed' ? end.code : null;
    if (code !== null && FINAL_CLOSE_CODES.includes(code)) {
      this.#end(ENDED_BY[code] ?? 'damaged');
    } else if (code === CLOSE.full) {
      this.#rest(true);
    } else if (wasOpen && code === null) {
      // It fell silent; nobody knows since when, so no time is lost with resting.
      this.connection.value = { kind: 'lost' };
      this.#connect();
    } else {
      if (!wasOpen) this.#known = false;
      this.#rest();
    }
  }

  #end(why: Ended): void {
    this.close();
    this.connection.value = { kind: 'ended', why };
  }

  /** Waits before the next try: full jitter, so that a restart is not followed by a stampede. */
  #rest(full?: true): void {
    const cap = Math.min(RETRY_UP_TO_MS, RETRY_FROM_MS * 2 ** (this.#tries + 1));
    this.#tries += 1;
    const jittered = RETRY_FROM_MS + this.#surroundings.random() * (cap - RETRY_FROM_MS);
    this.connection.value = full ? { kind: 'lost', full } : { kind: 'lost' };
    this.#enter(
      this.#surroundings.later(full ? RETRY_WHEN_FULL_MS : jittered, () => this.#connect()),
    );
  }

  #isWaitingUnseen(): boolean {
    return this.#surroundings.hidden() && this.latest.value?.message.match.status === 'waiting';
  }

  /**
   * Hangs up while nobody has come and nobody looks, and only asks now and then: the first turn's
   * time starts once its player is connected (R15), and who is in the messenger sending the link
   * must not lose it.
   */
  #park(): void {
    this.connection.value = { kind: 'connecting' };
    const poll = (): void =>
      this.#enter(
        this.#surroundings.later(POLL_EVERY_MS, () =>
          this.#ask((summary) => {
            if (summary.status === 'waiting') poll();
            else this.arrived.value = true;
          }, poll),
        ),
      );
    poll();
  }

  #pageEvent(event: PageEvent): void {
    if (event === 'hidden') {
      if (this.#line && this.#isWaitingUnseen()) this.#park();
    } else if (event === 'left') {
      // A page with an open socket may be barred from the back/forward cache (S-13).
      this.connection.value = { kind: 'connecting' };
      this.#enter(() => {});
    } else if (this.connection.value.kind === 'open') this.#look();
    else {
      this.#tries = 0;
      this.#connect();
    }
  }

  /** The page is looked at again: is the line alive, and how much time is left really? */
  #look(): void {
    const shown = this.latest.value?.message;
    const seat =
      shown && shown.match.you !== 'spectator' ? shown.match.seats[shown.match.you] : null;
    // A sleeping device may have stopped our clock too; and R20 gives a seat back for a message.
    if (shown?.clock || seat?.standIn) this.#send({ type: 'resync' });
    this.#line?.check(QUICK_ANSWER_MS);
  }
}
