/**
 * One match as the table shows it: the live state, the viewer's own past, what was asked and not
 * answered yet. Works with any link and knows no document.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, View } from '../../shared/game.ts';
import type { Answer, StateMessage } from '../../shared/protocol/socket.ts';
import type { Gesture } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import type { MatchLink } from '../net/match-link.ts';
import { type LogEntry, logOf } from './log.ts';
import { markSeen, seenPly } from './seen.ts';

/** A request that is on its way; its buttons wait for any answer. */
export type Asking = 'resign' | 'draw' | 'rematch' | 'standIn';

/** A request without an answer frees its buttons after this long. */
const ASKING_AT_MOST_MS = 4_000;

export interface TableOptions {
  readonly link: MatchLink;
  readonly presenterOf: (game: string) => Presenter | null;
  /** Whether somebody looks at the page. */
  readonly visible: ReadonlySignal<boolean>;
  readonly later: (ms: number, run: () => void) => () => void;
  /** Told of each new state, with the one before. */
  readonly heard?: (before: StateMessage | null, after: StateMessage) => void;
}

export class TableModel {
  readonly link: MatchLink;
  readonly state: ReadonlySignal<StateMessage | null>;
  readonly presenter: ReadonlySignal<Presenter | null>;
  /** The viewer's own seat, or null for a spectator. */
  readonly you: ReadonlySignal<Seat | null>;
  /** The viewer's views without a gap, oldest first. */
  readonly views = signal<readonly View[]>([]);
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** The ply looked back at, or null for the present. */
  readonly past = signal<number | null>(null);
  readonly shown: ReadonlySignal<View | null>;
  /** What can be played now; empty unless it would go out at once. */
  readonly gestures: ReadonlySignal<readonly Gesture[]>;
  readonly pendingGesture: ReadonlySignal<Gesture | null>;
  /** Set when a sent action turned out not to have arrived (S-07). */
  readonly undelivered = signal(false);
  readonly asking = signal<Asking | null>(null);
  /** What was missed, told on return until it is put away. */
  readonly meanwhile = signal<readonly LogEntry[]>([]);

  readonly #later: TableOptions['later'];
  readonly #stops: (() => void)[] = [];
  #cancelAsking = (): void => {};
  #fetching = false;
  #closed = false;
  #lastGesture: Gesture | null = null;
  #wasPending: MatchLink['pending']['value'] = null;
  /** The ply up to which somebody had looked, while what came since is still to be told. */
  #missedAfter: number | null = null;

  constructor({ link, presenterOf, visible, later, heard }: TableOptions) {
    this.link = link;
    this.#later = later;
    this.state = computed(() => link.latest.value?.message ?? null);
    this.presenter = computed(() => {
      const state = this.state.value;
      return state && presenterOf(state.match.game);
    });
    this.you = computed(() => {
      const you = this.state.value?.match.you;
      return you === undefined || you === 'spectator' ? null : you;
    });
    this.log = computed(() => {
      const presenter = this.presenter.value;
      return presenter ? logOf(this.views.value, this.you.value, presenter) : [];
    });
    this.shown = computed(() => {
      const past = this.past.value;
      const kept = past === null ? null : this.views.value.find(({ ply }) => ply === past);
      return kept ?? this.state.value?.view ?? null;
    });
    this.gestures = computed(() => {
      const presenter = this.presenter.value;
      const state = this.state.value;
      if (!presenter || !state || this.past.value !== null) return [];
      if (link.connection.value.kind !== 'open' || state.match.status !== 'playing') return [];
      return presenter.gestures(state.view);
    });
    this.pendingGesture = computed(() =>
      link.pending.value && this.past.value === null ? this.#lastGesture : null,
    );
    let before: StateMessage | null = null;
    this.#watch(() => {
      const after = this.state.value;
      if (!after || after === before) return;
      const earlier = before;
      before = after;
      if (after.view.ply !== earlier?.view.ply) this.undelivered.value = false;
      this.#keep(after);
      this.#answered();
      heard?.(earlier, after);
    });
    this.#watch(() => {
      const state = this.state.value;
      if (state && visible.value) this.#look(state);
    });
    this.#watch(() => {
      if (link.refused.value) this.#answered();
    });
    this.#watch(() => this.#settled());
  }

  /** Plays a gesture of the present view. */
  act(gesture: Gesture): void {
    const state = this.state.peek();
    if (!state || this.link.pending.peek() || !this.gestures.peek().includes(gesture)) return;
    this.#lastGesture = gesture;
    batch(() => {
      this.undelivered.value = false;
      this.meanwhile.value = [];
      this.link.act(state.view.ply, gesture.action);
    });
  }

  /** Sends an action that no gesture stands for: a placement. */
  place(action: string): void {
    const state = this.state.peek();
    const isOpen = this.link.connection.peek().kind === 'open';
    if (!state || !isOpen || this.link.pending.peek()) return;
    this.#lastGesture = null;
    batch(() => {
      this.undelivered.value = false;
      this.link.act(state.view.ply, action);
    });
  }

  resign(): void {
    this.#ask('resign', () => this.link.resign());
  }

  draw(answer: Answer): void {
    this.#ask('draw', () => this.link.draw(answer));
  }

  rematch(answer: Answer): void {
    this.#ask('rematch', () => this.link.rematch(answer));
  }

  standIn(answer: 'accept' | 'decline'): void {
    this.#ask('standIn', () => this.link.standIn(answer));
  }

  /** Steps through the viewer's own past; a step past its end leads back to the present. */
  step(by: 1 | -1): void {
    const now = this.state.peek()?.view.ply ?? 0;
    const first = this.views.peek()[0]?.ply ?? now;
    const to = Math.max(first, (this.past.peek() ?? now) + by);
    this.goTo(to);
  }

  /** Shows a ply of the viewer's own past; null, or the latest ply, is the present. */
  goTo(ply: number | null): void {
    const now = this.state.peek()?.view.ply ?? 0;
    this.past.value = ply === null || ply >= now ? null : ply;
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    this.#cancelAsking();
    this.link.close();
  }

  #watch(run: () => void): void {
    this.#stops.push(effect(run));
  }

  #ask(what: Asking, send: () => void): void {
    if (this.asking.peek() || this.link.connection.peek().kind !== 'open') return;
    this.asking.value = what;
    this.#cancelAsking = this.#later(ASKING_AT_MOST_MS, () => {
      this.asking.value = null;
    });
    send();
  }

  #answered(): void {
    this.#cancelAsking();
    this.asking.value = null;
  }

  /** Adds a state's view to the past, or asks for the past where some of it is missing. */
  #keep({ view, match }: StateMessage): void {
    const kept = this.views.peek();
    const last = kept.at(-1);
    const sameSide = last !== undefined && (last.viewer === view.viewer || view.viewer === 'all');
    if (sameSide && last.ply === view.ply) this.views.value = [...kept.slice(0, -1), view];
    else if (sameSide && last.ply + 1 === view.ply) this.views.value = [...kept, view];
    else {
      this.views.value = [view];
      if (view.ply > 0 && match.status !== 'waiting') this.#fetch();
    }
  }

  #fetch(): void {
    if (this.#fetching) return;
    this.#fetching = true;
    this.link.history().then((views) => {
      this.#fetching = false;
      const newest = views.at(-1);
      const now = this.state.peek();
      if (this.#closed || !newest || !now) return;
      // Views may have come since the answer was made.
      const later = this.views.peek().filter(({ ply }) => ply > newest.ply);
      if ((later[0]?.ply ?? now.view.ply) > newest.ply + 1) return this.#fetch();
      batch(() => {
        this.views.value = [...views, ...later];
        this.#tellMissed(now);
      });
    });
  }

  /** Somebody looks: notes how far, and whether more than the last action was missed. */
  #look({ match, view }: StateMessage): void {
    const seen = seenPly(match.id);
    if (seen !== null && view.ply - seen > 1 && this.#missedAfter === null)
      this.#missedAfter = seen;
    if (seen === null || view.ply > seen) markSeen(match.id, view.ply);
    this.#tellMissed({ match, view });
  }

  #tellMissed({ match, view }: Pick<StateMessage, 'match' | 'view'>): void {
    const from = this.#missedAfter;
    if (from === null || (this.views.peek()[0]?.ply ?? view.ply) > from) return;
    this.#missedAfter = null;
    if (match.status !== 'playing') return;
    this.meanwhile.value = this.log
      .peek()
      .filter(({ ply, mine, byCpu }) => ply > from && (!mine || byCpu));
  }

  /** After a doubt: did the action arrive? */
  #settled(): void {
    const pending = this.link.pending.value;
    const before = this.#wasPending;
    this.#wasPending = pending;
    if (!before || pending) return;
    const state = this.state.peek();
    const you = this.you.peek();
    const made = state?.view.own != null && state.view.own.ply >= before.ply;
    const mayAct = you !== null && (state?.view.toAct.includes(you) ?? false);
    this.undelivered.value = before.unanswered && !made && mayAct && !this.link.refused.peek();
  }
}
