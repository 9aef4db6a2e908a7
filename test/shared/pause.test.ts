/** Pauses: what remained is kept, a crash costs nobody their time, and nothing runs meanwhile. */
import { describe, expect, test, vi } from 'vitest';
import { deadlineOf, isPaused, nextWakeup } from '../../shared/clock.ts';
import { plyOf, statusOf } from '../../shared/match.ts';
import {
  createdOf,
  human,
  KEEP,
  PACE,
  refusal,
  seated,
  T0,
  Table,
} from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const timed = { options: { turnLimit: 30 } } as const;
const CPU = { kind: 'cpu', level: 'novice' } as const;
const HOUR = 3_600_000;

describe('a pause', () => {
  test('[R21] keeps what remained of the turn, however long it lasts', () => {
    const table = seated(timed).pass(12_000).close('second', 'first');
    expect(table.state('first').clock).toEqual({ seats: [], remainingMs: 18_000 });
    table.sleep(9 * HOUR);
    expect(table.state('first').clock).toEqual({ seats: [], remainingMs: 18_000 });
    table.open('first');
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 18_000 });
    table.sleep(17_999);
    expect(table.act('first', 'e2e4').reply).toBeNull();
  });

  test('[R21] is lifted by either player, and the turn of who is still away runs', () => {
    const table = seated(timed).pass(12_000).close('first', 'second').sleep(HOUR);
    table.hush().open('second');
    expect(table.told).toHaveLength(1);
    expect(deadlineOf(table.match)).toBe(T0 + 12_000 + HOUR + 18_000);
    table.sleep(18_000 + PACE);
    expect(table.match.actions).toMatchObject([{ seat: 'first', by: 'cpu' }]);
  });

  test('[R21] twice in one turn adds up', () => {
    const table = seated(timed).pass(5000).close('first', 'second').sleep(HOUR);
    table.open('second').pass(6000).close('second').sleep(HOUR).open('first');
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 19_000 });
  });

  test('[R15, R21] is of its turn only: the next one has its full time', () => {
    const table = seated(timed).pass(20_000).close('first', 'second').sleep(HOUR).open('first');
    table.pass(4000).play('e2e4');
    expect(table.state('first').clock).toEqual({ seats: ['second'], remainingMs: 30_000 });
  });

  test('[R19, R21] keeps what remained of the 120 seconds too', () => {
    const table = seated().close('first').pass(70_000).close('second').sleep(HOUR).open('second');
    expect(table.state('second').offers.standIn).toEqual({ seat: 'first', inMs: 50_000 });
  });

  test('[R19] the 120 seconds do not run while nobody waits', () => {
    const table = seated().pass(1000).close('second').pass(70_000).close('first').sleep(HOUR);
    table.open('second');
    expect(table.state('second').offers.standIn).toEqual({ seat: 'first', inMs: 120_000 });
  });

  test('[R20, R21] a stand-in goes on where it was, a fixed time after the match does', () => {
    const table = seated().close('first').sleep(120_500).close('second').sleep(HOUR);
    expect(plyOf(table.match)).toBe(0);
    table.open('second').sleep(PACE - 1);
    expect(plyOf(table.match)).toBe(0);
    table.sleep(1);
    expect(table.match.actions).toMatchObject([{ seat: 'first', by: 'cpu' }]);
  });

  test('[R18, R21] a turn that had run out is still the CPU’s', () => {
    const table = seated(timed).sleep(30_500).close('first', 'second').sleep(HOUR).open('first');
    expect(refusal(table.act('first', 'e2e4'))).toBe('not-your-turn');
    table.sleep(PACE - 500);
    expect(table.match.actions).toMatchObject([{ seat: 'first', by: 'cpu' }]);
  });

  test('[R21] against a CPU begins when the only player goes, also in the CPU’s turn', () => {
    const table = seated({ second: CPU }).play('e2e4').pass(100).close('first').sleep(HOUR);
    expect([isPaused(table.match), plyOf(table.match)]).toEqual([true, 1]);
    table.open('first').sleep(PACE);
    expect(plyOf(table.match)).toBe(2);
  });

  test('[R21] is there from the start where both seats were taken at once', () => {
    const table = new Table(createdOf({ ...timed, second: human('Bob') })).sleep(HOUR);
    expect([table.alarms, table.state('first').clock]).toEqual([
      0,
      { seats: [], remainingMs: 30_000 },
    ]);
    table.open('first');
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 30_000 });
  });

  test('[R15] a CPU that moves first waits for somebody to play with', () => {
    const table = new Table(createdOf({ first: CPU, second: human('Ada') })).sleep(HOUR);
    expect(plyOf(table.match)).toBe(0);
    table.open('second').sleep(PACE);
    expect(plyOf(table.match)).toBe(1);
  });

  test('[R7, R21] is no secret: the resignation of who comes back is taken, a watcher sees it', () => {
    const table = seated(timed).close('first', 'second');
    expect(table.state('spectator').clock?.seats).toEqual([]);
    expect(statusOf(table.match)).toBe('playing');
    table.open('second').say('second', { type: 'resign' });
    expect(table.match.outcome).toEqual({ winner: 'first', reason: 'resignation' });
  });
});

describe('after a crash', () => {
  test('[R21, R35] the running turn is finished by its deadline, then the pause is stored', () => {
    const table = seated(timed).pass(10_000).crash().hush();
    expect(table.wake().told).toEqual([]);
    expect(isPaused(table.match)).toBe(false);
    table.sleep(20_000 + PACE - 1);
    expect(table.told.map(({ at }) => at)).toEqual([T0 + 30_000]);
    table.sleep(1);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 30_000 + PACE },
    ]);
    expect(isPaused(table.match)).toBe(true);
    expect(nextWakeup(table.match, table.now, KEEP)).toBeGreaterThan(table.now + 24 * HOUR);
    table.alarms = 0;
    table.sleep(24 * HOUR);
    expect([table.alarms, plyOf(table.match)]).toEqual([0, 1]);
  });

  test('[R21] with `lose` the turn is lost by its deadline', () => {
    const table = seated({ options: { turnLimit: 30, onTimeout: 'lose' } })
      .crash()
      .sleep(30_000);
    expect(table.match.outcome).toEqual({ winner: 'second', reason: 'timeout' });
  });

  test('[R21, S-21] a CPU whose turn it was still plays it', () => {
    const table = seated({ second: CPU }).play('e2e4').crash().sleep(HOUR);
    expect(table.match.actions.map(({ by }) => by)).toEqual(['player', 'cpu']);
    expect(isPaused(table.match)).toBe(true);
  });

  test('[R21] without a limit the alarm stores the pause at once', () => {
    const table = seated().pass(10_000).crash();
    table.wake();
    expect(isPaused(table.match)).toBe(true);
    table.alarms = 0;
    table.sleep(24 * HOUR);
    expect(table.alarms).toBe(0);
  });

  test('[R35, D-10] who is back before the deadline goes on with the clock as it was', () => {
    const table = seated(timed).pass(10_000).crash().pass(5000).open('first');
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 15_000 });
    expect(table.act('first', 'e2e4').reply).toBeNull();
  });

  test('[D-10] a turn that ran out meanwhile has run out once, whoever looks first', () => {
    const table = seated(timed).pass(25_000).crash().pass(35_000).open('first');
    expect(table.state('first').match.seats.first?.standIn).toBe(true);
    expect(refusal(table.act('first', 'e2e4'))).toBe('not-your-turn');
    table.sleep(1);
    expect(table.match.actions).toMatchObject([{ seat: 'first', by: 'cpu' }]);
  });
});
