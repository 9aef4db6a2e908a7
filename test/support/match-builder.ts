/** A match without a platform: inputs with times through the pure referee, and what came of them. */
import { expect } from 'vitest';
import { cpuTurnOf, type Keep, nextWakeup, rematchDueOf } from '../../shared/clock.ts';
import type { Presence } from '../../shared/due.ts';
import { type Action, SEATS, type Seat, VIEWERS } from '../../shared/game.ts';
import { about } from '../../shared/games/fog-of-war-chess/about.ts';
import { gameOf } from '../../shared/games/index.ts';
import { type Created, type Entry, parseEntry, parseLive, type Sitting } from '../../shared/log.ts';
import { fold, type Match, plyOf, positionOf } from '../../shared/match.ts';
import { optionsSchema } from '../../shared/protocol/options.ts';
import type { ClientMessage, Refusal, StateMessage } from '../../shared/protocol/socket.ts';
import { randomOf } from '../../shared/random.ts';
import { type Input, type Step, step } from '../../shared/step.ts';
import { stateMessage, viewAt } from '../../shared/views.ts';

/** When every match of these tests is made. */
export const T0 = 1_000_000_000_000;
export const DAY = 86_400_000;
export const KEEP: Keep = { waitingMs: 7 * DAY, unfinishedMs: 30 * DAY, finishedMs: 90 * DAY };
export const FRESH_ID = 'a-fresh-id';

export interface Making {
  readonly game?: string;
  /** Over the defaults of the game. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly first?: Sitting | null;
  readonly second?: Sitting | null;
  readonly seed?: string;
}

export function human(name: string): Sitting & { kind: 'human' } {
  return { kind: 'human', name, device: `device of ${name}` };
}

/** How a match begins: Ada waits for somebody, unless told otherwise. */
export function createdOf(making: Making = {}): Created {
  const game = gameOf(making.game ?? 'fog-of-war-chess');
  if (!game) throw new Error(`no game ${making.game}`);
  return {
    type: 'created',
    at: T0,
    id: 'the-match',
    game: game.about.id,
    revision: game.about.revision,
    options: optionsSchema(game.about).parse(making.options ?? {}),
    seed: making.seed ?? '5'.repeat(64),
    salt: '7'.repeat(64),
    seats: {
      first: making.first === undefined ? human('Ada') : making.first,
      second: making.second === undefined ? null : making.second,
    },
    score: { first: 0, second: 0, draws: 0 },
  };
}

/** All of a match that can be compared, its truth by what every viewer sees of it. */
export function essence(match: Match): unknown {
  const { positions, about, live, ...rest } = match;
  const views = positions.map((position, ply) =>
    VIEWERS.map((viewer) => JSON.stringify([position.view(viewer), viewAt(match, ply, viewer)])),
  );
  return { ...rest, live: { ...live }, game: about.id, views };
}

/** How long after its turn began the stand-in acts. */
export const PACE = about.levels.find(({ name }) => name === about.standInLevel)?.paceMs ?? 0;

/** One match as its object runs it; `now` is the only clock. */
export class Table {
  match: Match;
  now = T0;
  readonly present: Record<Seat, boolean> = { first: false, second: false };
  /** The whole log. */
  readonly log: Entry[];
  /** Every state told to everybody so far, and when. */
  readonly told: { readonly match: Match; readonly at: number }[] = [];
  /** Alarms that have gone off in `sleep`. */
  alarms = 0;
  deleted = false;
  /** What the CPU finds; null for a failure. */
  cpu: (match: Match, seat: Seat) => Action | null = (match, seat) =>
    positionOf(match).draw(seat, randomOf('c'.repeat(64), `${plyOf(match)}`));
  /** Whether each event is checked to be what its rows fold to. */
  checks = true;

  constructor(created: Created) {
    this.log = [created];
    this.match = fold(this.log, null);
  }

  input(input: Input, silentSince: Presence['silentSince'] = {}): Step {
    const before = this.match;
    const present: Presence = { ...this.present, silentSince };
    const done = step(before, input, this.now, present, KEEP);
    this.match = done.match;
    this.log.push(...done.entries);
    this.told.push(...done.told.map((match) => ({ match, at: this.now })));
    this.deleted ||= done.deleted;
    if (this.checks) expect(essence(this.folded(before, done))).toEqual(essence(done.match));
    return done;
  }

  /** The match as another object would fold it from its rows. */
  folded(before: Match, done: Step): Match {
    const live = done.liveChanged ? done.match.live : before.live;
    return fold(
      this.log.map((entry) => parseEntry(JSON.stringify(entry))),
      parseLive(JSON.stringify(live)),
    );
  }

  wake(): Step {
    return this.input({ type: 'wake' });
  }

  /** The seat's only socket opens. */
  open(...seats: Seat[]): this {
    for (const seat of seats) {
      this.present[seat] = true;
      this.input({ type: 'sockets' });
    }
    return this;
  }

  /** The seat's only socket closes. */
  close(...seats: Seat[]): this {
    for (const seat of seats) {
      this.present[seat] = false;
      this.input({ type: 'sockets' });
    }
    return this;
  }

  /** The seat's only socket was found to have been silent since then, and closed. */
  silent(seat: Seat, since: number): this {
    this.present[seat] = false;
    this.input({ type: 'wake' }, { [seat]: since });
    return this;
  }

  /** Every socket is gone and no close event came. */
  crash(): this {
    for (const seat of SEATS) this.present[seat] = false;
    return this;
  }

  join(name = 'Bob'): Step {
    return this.input({ type: 'join', device: human(name).device, name });
  }

  say(you: Seat | 'spectator', message: ClientMessage): Step {
    return this.input({ type: 'message', you, message, freshId: FRESH_ID });
  }

  act(seat: Seat, action: Action, ply = plyOf(this.match)): Step {
    return this.say(seat, { type: 'act', ply, action });
  }

  /** Acts by turns from the first seat on, every one accepted; time does not pass. */
  play(line: string): this {
    for (const action of line.split(' ')) {
      const [seat] = positionOf(this.match).toAct;
      expect(this.act(seat ?? 'first', action).reply, action).toBeNull();
    }
    return this;
  }

  /** Time passes and nothing looks. */
  pass(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Time passes and the alarm goes off whenever it is due. */
  sleep(ms: number): this {
    const until = this.now + ms;
    for (;;) {
      const due = Math.max(nextWakeup(this.match, this.now, KEEP), this.now + 1);
      if (due > until || this.deleted) break;
      this.now = due;
      this.alarm();
    }
    this.now = until;
    return this;
  }

  alarm(): void {
    this.alarms += 1;
    this.wake();
    const turn = cpuTurnOf(this.match);
    if (turn && this.now >= turn.at) {
      const { seat } = turn;
      const action = this.cpu(this.match, seat);
      this.input({ type: 'cpu', seat, ply: plyOf(this.match), action });
    }
    const due = rematchDueOf(this.match);
    if (due !== null && this.now >= due) this.input({ type: 'rematch', made: false });
  }

  /** What a viewer would be told now. */
  state(you: Seat | 'spectator' = 'first', spectators = 0): StateMessage {
    return stateMessage(this.match, you, this.now, spectators);
  }

  /** Forgets what was told, to look only at what comes. */
  hush(): this {
    this.told.length = 0;
    return this;
  }
}

/** Ada (first) and Bob (second) at the table, connected, the first turn begun at `T0`. */
export function seated(making: Making = {}): Table {
  const table = new Table(createdOf(making));
  table.open('first');
  if (making.second === undefined) table.join();
  if (table.match.seats.second?.kind === 'human') table.open('second');
  return table.hush();
}

/** The code of a refusal, or null of anything else. */
export function refusal({ reply }: Step): Refusal | null {
  return reply?.type === 'refused' ? reply.code : null;
}
