/**
 * Whatever is thrown at a match, in whatever order and however late: random streams of everything
 * that can happen, over games with turns of both, of one, hidden and open.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cpuTurnOf, deadlineOf, isPaused, nextWakeup, standInDueOf } from '../../shared/clock.ts';
import { SEATS, type Seat } from '../../shared/game.ts';
import type { Sitting } from '../../shared/log.ts';
import { plyOf, positionOf, scoreOf, statusOf, toActOf } from '../../shared/match.ts';
import { ON_TIMEOUT, STAND_IN } from '../../shared/protocol/options.ts';
import type { ClientMessage } from '../../shared/protocol/socket.ts';
import type { Input, Step } from '../../shared/step.ts';
import { historyOf, recordOf } from '../../shared/views.ts';
import {
  createdOf,
  essence,
  FRESH_ID,
  human,
  KEEP,
  type Making,
  Table,
} from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

type Happening =
  | { readonly does: 'input'; readonly input: Input }
  | { readonly does: 'socket'; readonly seat: Seat; readonly open: boolean; readonly told: boolean }
  | { readonly does: 'pass' | 'sleep'; readonly ms: number }
  | { readonly does: 'act'; readonly seat: Seat; readonly pick: number; readonly behind: number };

const seat = fc.constantFrom(...SEATS);
const you = fc.constantFrom(...SEATS, 'spectator' as const);
const ply = fc.nat({ max: 12 });
const action = fc.oneof(
  fc.constantFrom('hide1', 'hide2', 'seek1', 'seek3', 'on', 'win'),
  fc.string({ minLength: 1, maxLength: 32 }),
);
const answer = fc.constantFrom('offer', 'accept', 'decline', 'withdraw');
const code = fc.constantFrom('a', 'b');
const device = fc.constantFrom('device of Ada', 'device of Bob', 'device of Eve', 'tablet');

const message: fc.Arbitrary<ClientMessage> = fc.oneof(
  fc.record({ type: fc.constant('act'), ply, action }),
  fc.record({ type: fc.constant('draw'), answer }),
  fc.record({ type: fc.constant('rematch'), answer }),
  fc.record({ type: fc.constant('standIn'), answer: fc.constantFrom('accept', 'decline') }),
  fc.record({ type: fc.constantFrom('history', 'resync') }),
) as fc.Arbitrary<ClientMessage>;

const input = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('wake') }) },
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('message'),
      you,
      message,
      freshId: fc.constant(FRESH_ID),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('message'),
      you,
      message: fc.constant({ type: 'resign' }),
      freshId: fc.constant(FRESH_ID),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('cpu'),
      seat,
      ply,
      action: fc.option(action),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('join'), device, name: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('handoff'), seat, code }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('claim'), device, code }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rematch'), made: fc.boolean() }) },
) as fc.Arbitrary<Input>;

const ms = fc.oneof(fc.nat({ max: 3000 }), fc.nat({ max: 200_000 }));
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('input' as const), input }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('socket' as const),
      seat,
      open: fc.boolean(),
      // A crash closes sockets without a word.
      told: fc.oneof(fc.constant(true), fc.boolean()),
    }),
  },
  { weight: 8, arbitrary: fc.record({ does: fc.constantFrom('pass', 'sleep'), ms }) },
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('act' as const),
      seat,
      pick: fc.nat(),
      behind: fc.constantFrom(0, 0, 0, 1),
    }),
  },
);

const cpu: Sitting = { kind: 'cpu', level: 'novice' };
const making: fc.Arbitrary<Making> = fc.record({
  game: fc.constantFrom('hide-and-seek', 'race'),
  options: fc.record({
    turnLimit: fc.constantFrom(null, 30, 60),
    onTimeout: fc.constantFrom(...ON_TIMEOUT),
    standIn: fc.constantFrom(...STAND_IN),
  }),
  first: fc.constantFrom<Sitting>(human('Ada'), human('Ada'), cpu),
  second: fc.constantFrom<Sitting | null>(null, human('Bob'), human('Bob'), cpu),
});

function isPerson({ match }: Table, of: Seat): boolean {
  return match.seats[of]?.kind === 'human';
}

/** Whether the object would hand this on: a seat's messages come over an open socket of its own. */
function mayCome(table: Table, given: Input): boolean {
  if (given.type === 'handoff') return isPerson(table, given.seat);
  if (given.type !== 'message') return true;
  if (given.you !== 'spectator') {
    if (!isPerson(table, given.you)) return false;
    table.present[given.you] = true;
  }
  table.input({ type: 'sockets' });
  return true;
}

/** Runs a stream; `seen` is shown every step. */
function run(
  made: Making,
  happenings: readonly Happening[],
  seen: (step: Step) => void = () => undefined,
  checks = false,
): Table {
  const table = new Table(createdOf(made));
  table.checks = checks;
  const input = table.input.bind(table);
  table.input = (given) => {
    const done = input(given);
    seen(done);
    return done;
  };
  for (const happening of happenings) {
    if (table.deleted) break;
    switch (happening.does) {
      case 'input':
        if (mayCome(table, happening.input)) table.input(happening.input);
        break;
      case 'socket':
        table.present[happening.seat] = happening.open && isPerson(table, happening.seat);
        if (happening.told) table.input({ type: 'sockets' });
        break;
      case 'pass':
        table.pass(happening.ms);
        break;
      case 'sleep':
        table.sleep(happening.ms);
        break;
      case 'act': {
        if (!isPerson(table, happening.seat)) break;
        table.open(happening.seat);
        const legal = positionOf(table.match).legal(happening.seat);
        const text = legal[happening.pick % Math.max(1, legal.length)] ?? 'on';
        const named = Math.max(0, plyOf(table.match) - happening.behind);
        table.act(happening.seat, text, named);
      }
    }
  }
  return table;
}

const streams = fc.array(happening, { minLength: 10, maxLength: 60, size: 'max' });

function forAll(check: (made: Making, happenings: readonly Happening[]) => void): void {
  fc.assert(fc.property(making, streams, check), { numRuns: 100 });
}

describe('in a random stream of events', () => {
  test('[R35] nothing throws, and the rows always fold to what was stepped to', () => {
    // `Table.input` folds every event's rows and compares.
    forAll((made, happenings) => {
      const table = run(made, happenings, undefined, true);
      expect(table.log.length).toBeGreaterThan(0);
    });
  });

  test('[D-11] to look twice at one moment changes nothing the second time', () => {
    forAll((made, happenings) => {
      const table = run(made, happenings);
      table.wake();
      const before = essence(table.match);
      const { entries, told, liveChanged } = table.wake();
      expect([entries, told, liveChanged]).toEqual([[], [], false]);
      expect(essence(table.match)).toEqual(before);
    });
  });

  test('[R15, R21] what has come due is done: the next alarm lies ahead, or it is the CPU’s', () => {
    forAll((made, happenings) => {
      const table = run(made, happenings);
      table.wake();
      const { match, now } = table;
      expect(deadlineOf(match) ?? now + 1).toBeGreaterThan(now);
      expect(standInDueOf(match)?.at ?? now + 1).toBeGreaterThan(now);
      const isMine = (cpuTurnOf(match)?.at ?? now + 1) <= now || match.live.next?.made === false;
      if (!isMine && !table.deleted) expect(nextWakeup(match, now, KEEP)).toBeGreaterThan(now);
      if (isPaused(match)) expect(nextWakeup(match, now, KEEP)).toBeGreaterThan(now + 86_400_000);
    });
  });

  test('[S-19, R21] a match that everybody left comes to rest', () => {
    forAll((made, happenings) => {
      const table = run(made, happenings);
      // A rematch that cannot be made is tried again for as long as the match is kept.
      table.input({ type: 'rematch', made: true });
      table.crash().sleep(400_000);
      table.alarms = 0;
      table.sleep(3_600_000);
      expect(table.alarms).toBe(0);
    });
  });

  test('[R5] each action is told by one state of its own', () => {
    forAll((made, happenings) => {
      let plies = 0;
      run(made, happenings, ({ told, match }) => {
        const news = new Set(told.map(plyOf));
        for (let next = plies + 1; next <= plyOf(match); next += 1) expect(news).toContain(next);
        expect(told.map(plyOf)).toEqual(told.map(plyOf).toSorted((a, b) => a - b));
        // What is told last is how it stands, for everybody to see.
        const last = told.at(-1);
        if (last) expect(historyOf(last, 'spectator')).toEqual(historyOf(match, 'spectator'));
        plies = plyOf(match);
      });
    });
  });

  test('[R30] a refused message changes nothing, whoever sends it', () => {
    forAll((made, happenings) => {
      run(made, happenings, ({ reply, entries, told, liveChanged }) => {
        if (reply?.type !== 'refused') return;
        expect([entries, told, liveChanged]).toEqual([[], [], false]);
      });
    });
  });

  test('[R9, R24, R30] after the end nobody acts, and the score has counted once', () => {
    forAll((made, happenings) => {
      const table = run(made, happenings);
      const { first, second, draws } = scoreOf(table.match);
      const isOver = statusOf(table.match) === 'over';
      expect(first + second + draws).toBe(isOver ? 1 : 0);
      expect(recordOf(table.match) === null).toBe(!isOver);
      if (!isOver || table.deleted) return;
      expect(toActOf(table.match)).toEqual([]);
      const plies = plyOf(table.match);
      const { outcome } = table.match;
      for (const mover of SEATS) {
        for (const text of ['hide1', 'seek1', 'on', 'win']) {
          table.act(mover, text);
          table.input({ type: 'cpu', seat: mover, ply: plies, action: text });
        }
      }
      table.sleep(600_000);
      expect([plyOf(table.match), table.match.outcome]).toEqual([plies, outcome]);
    });
  });

  test('[R13] a seat never passes to another by itself', () => {
    forAll((made, happenings) => {
      const table = run(made, happenings);
      const handed = table.log.filter(({ type }) => type === 'handed').length;
      const joined = table.log.filter(({ type }) => type === 'joined').length;
      const { first, second } = table.match.seats;
      expect(joined).toBeLessThanOrEqual(1);
      if (handed === 0) expect(first).toEqual(made.first);
      if (handed === 0 && made.second !== null) expect(second).toEqual(made.second);
      const devices = [first, second].flatMap((sitting) =>
        sitting?.kind === 'human' ? [sitting.device] : [],
      );
      expect(new Set(devices).size).toBe(devices.length);
    });
  });
});
