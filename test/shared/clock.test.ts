/** Time as it is computed: the turn, its deadline, the CPU's moment, the next alarm. */
import { describe, expect, test, vi } from 'vitest';
import {
  beganOf,
  cpuRequestOf,
  cpuTurnOf,
  deadlineOf,
  deletionOf,
  isPaused,
  isUnbegun,
  levelOf,
  nextWakeup,
  remainingOf,
  rematchDueOf,
  standInDueOf,
} from '../../shared/clock.ts';
import { createdOf, DAY, human, KEEP, seated, T0, Table } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const CPU = { kind: 'cpu', level: 'novice' } as const;
const timed = { options: { turnLimit: 30 } } as const;

describe('a turn', () => {
  test('[S-18] nothing runs while the second seat is free', () => {
    const table = new Table(createdOf(timed)).open('first').pass(300_000);
    table.wake();
    const { match, now } = table;
    expect([beganOf(match), deadlineOf(match), remainingOf(match, now)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(nextWakeup(match, now, KEEP)).toBe(T0 + KEEP.waitingMs);
  });

  test('[R15, S-18] the first turn has its full time when both are there', () => {
    const table = new Table(createdOf(timed)).open('first').pass(300_000);
    table.join();
    table.open('second');
    expect(deadlineOf(table.match)).toBe(T0 + 300_000 + 30_000);
  });

  test('[R15] the first turn has not begun before its player was there', () => {
    const table = new Table(createdOf(timed));
    table.join();
    table.open('second').pass(90_000);
    expect([isUnbegun(table.match), isPaused(table.match)]).toEqual([true, true]);
    expect([deadlineOf(table.match), remainingOf(table.match, table.now)]).toEqual([null, 30_000]);
    table.open('first');
    expect(isUnbegun(table.match)).toBe(false);
    expect(deadlineOf(table.match)).toBe(T0 + 90_000 + 30_000);
  });

  test('[R15] with its player at the table the first turn runs from the moment both are seated', () => {
    const table = new Table(createdOf(timed)).open('first').pass(5000);
    table.join();
    expect(deadlineOf(table.match)).toBe(T0 + 35_000);
  });

  test('[R15] the next turn counts from the moment the action was processed', () => {
    const table = seated(timed).pass(12_345).play('e2e4');
    expect(beganOf(table.match)).toBe(T0 + 12_345);
    expect(deadlineOf(table.match)).toBe(T0 + 42_345);
    expect(remainingOf(table.match, table.now)).toBe(30_000);
  });

  test('[FG1] one deadline for both who act at once, not renewed by the first of them', () => {
    const table = seated({ game: 'hide-and-seek', ...timed }).pass(10_000);
    table.act('second', 'hide2');
    expect(deadlineOf(table.match)).toBe(T0 + 30_000);
    table.pass(5000).act('first', 'hide1');
    expect(deadlineOf(table.match)).toBe(T0 + 45_000);
  });

  test('[R14] without a limit there is neither deadline nor remaining time', () => {
    const { match, now } = seated();
    expect([deadlineOf(match), remainingOf(match, now)]).toEqual([null, null]);
  });

  test('[R17] remaining time never falls below nothing', () => {
    const table = seated(timed).pass(99_000);
    expect(remainingOf(table.match, table.now)).toBe(0);
  });
});

describe('the moment of the CPU', () => {
  test('[R22] in a hidden game it is a fixed time after the turn began', () => {
    const table = seated({ game: 'hide-and-seek', second: CPU });
    // Both act at once: its turn began with the match, whatever the other does meanwhile.
    expect(cpuTurnOf(table.match)).toEqual({ seat: 'second', at: T0 + 1000 });
    table.pass(400).act('first', 'hide1');
    expect(cpuTurnOf(table.match)).toEqual({ seat: 'second', at: T0 + 1000 });
  });

  test('[R22] in an open game it is not before 0.4 seconds', () => {
    const table = seated({ game: 'race', second: { kind: 'cpu', level: 'slow' } });
    expect(cpuTurnOf(table.match)).toBeNull();
    table.pass(7000).play('on');
    expect(cpuTurnOf(table.match)).toEqual({ seat: 'second', at: T0 + 7400 });
  });

  test('[R18] of a turn that ran out it counts from the deadline, also after a late alarm', () => {
    const table = seated({ game: 'hide-and-seek', ...timed });
    table.act('first', 'hide1');
    table.pass(95_000).wake();
    expect(cpuTurnOf(table.match)).toEqual({ seat: 'second', at: T0 + 31_000 });
    expect(levelOf(table.match, 'second')).toBe('novice');
  });

  test('[R20] a stand-in acts at the level that the game names', () => {
    const table = seated({ game: 'race' }).close('first').sleep(120_000);
    expect(cpuRequestOf(table.match)).toEqual({ seat: 'first', ply: 0, level: 'slow' });
    expect(cpuTurnOf(table.match)).toEqual({ seat: 'first', at: T0 + 120_400 });
  });

  test('[R21] never in a pause, while waiting, or after the end', () => {
    const paused = new Table(createdOf({ second: human('Bob'), first: CPU }));
    expect(cpuTurnOf(paused.match)).toBeNull();
    expect(cpuTurnOf(new Table(createdOf({ first: CPU })).match)).toBeNull();
    const over = seated({ second: CPU });
    over.say('first', { type: 'resign' });
    expect(cpuTurnOf(over.match)).toBeNull();
  });
});

describe('the next alarm', () => {
  const next = ({ match, now }: Table) => nextWakeup(match, now, KEEP);

  test('[R15] is the deadline of a timed turn', () => {
    expect(next(seated(timed).pass(2000))).toBe(T0 + 30_000);
  });

  test('[R22] is the moment of the CPU', () => {
    expect(next(seated({ first: CPU, second: human('Bob') }))).toBe(T0 + 1200);
  });

  test('[R19] is the end of the 120 seconds', () => {
    expect(next(seated().pass(50).close('first'))).toBe(T0 + 50 + 120_000);
  });

  test('[R19] looks for who fell silent where both are there and nothing counts', () => {
    const table = seated();
    expect(next(table)).toBeGreaterThan(T0 + 60_000);
    expect(next(table)).toBeLessThan(T0 + 600_000);
    expect(next(seated({ options: { standIn: 'never' } }))).toBe(T0 + KEEP.unfinishedMs);
  });

  test.each([{ turnLimit: 30 }, { turnLimit: null }, { turnLimit: 60, onTimeout: 'lose' }])(
    '[R21] in a pause is the deletion and nothing else: %j',
    (options) => {
      const table = seated({ options }).pass(7000).close('first', 'second');
      expect(isPaused(table.match)).toBe(true);
      expect(next(table)).toBe(T0 + KEEP.unfinishedMs);
    },
  );

  test('[R21] before the first turn has begun it is the deletion', () => {
    const table = new Table(createdOf(timed));
    table.pass(9000).join();
    table.open('second');
    expect(next(table)).toBe(T0 + 9000 + KEEP.unfinishedMs);
  });

  test('[R29] counts 7 days for who waits, 30 from the last action, 90 from the end', () => {
    expect(next(new Table(createdOf()))).toBe(T0 + 7 * DAY);
    const table = seated({ options: { standIn: 'never' } }).pass(DAY);
    expect(deletionOf(table.match, KEEP)).toBe(T0 + 30 * DAY);
    expect(next(table.play('e2e4'))).toBe(T0 + 31 * DAY);
    table.pass(DAY).say('first', { type: 'resign' });
    expect(next(table)).toBe(T0 + 92 * DAY);
  });

  test('[R26] tries a rematch at once, then after 1, 2, 4 … seconds, a minute at most', () => {
    const table = seated({ second: CPU });
    table.say('first', { type: 'resign' });
    table.say('first', { type: 'rematch', answer: 'offer' });
    expect(rematchDueOf(table.match)).toBe(T0);
    const waits = Array.from({ length: 9 }, () => {
      table.input({ type: 'rematch', made: false });
      const due = rematchDueOf(table.match) ?? 0;
      const wait = due - table.now;
      expect(next(table)).toBe(due);
      table.now = due;
      return wait / 1000;
    });
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    table.input({ type: 'rematch', made: true });
    expect(rematchDueOf(table.match)).toBeNull();
  });

  test('[R19] nobody counts where nobody waits: a CPU opponent, a timed turn, `never`', () => {
    expect(standInDueOf(seated({ second: CPU }).close('first').match)).toBeNull();
    expect(standInDueOf(seated(timed).close('first').match)).toBeNull();
    const never = seated({ options: { standIn: 'never' } }).close('first');
    expect(standInDueOf(never.match)).toBeNull();
    // Nor where it is the other's turn.
    expect(standInDueOf(seated().close('second').match)).toBeNull();
  });

  test('[R20] where time lost is the match lost nobody stands in', () => {
    expect(
      standInDueOf(seated({ options: { onTimeout: 'lose' } }).close('first').match),
    ).toBeNull();
  });
});
