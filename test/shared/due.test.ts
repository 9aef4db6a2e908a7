/** Turns that run out: late by the stored deadline, whoever looks first and however late. */
import { describe, expect, test, vi } from 'vitest';
import { cpuTurnOf, deadlineOf } from '../../shared/clock.ts';
import { plyOf, statusOf } from '../../shared/match.ts';
import { essence, PACE, refusal, seated, T0, type Table } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const timed = { options: { turnLimit: 30 } } as const;
const lose = { options: { turnLimit: 30, onTimeout: 'lose' } } as const;

/** Who made the latest action. */
function last(table: Table): unknown {
  return table.match.actions.at(-1);
}

describe('the deadline', () => {
  test.each([0, 1, 29_999])('[R17, S-16] an action after %d ms is in time', (ms) => {
    const table = seated(timed).pass(ms);
    expect(table.act('first', 'e2e4').reply).toBeNull();
    expect(last(table)).toEqual({ seat: 'first', action: 'e2e4', at: T0 + ms, by: 'player' });
  });

  test.each([30_000, 30_001, 35_000, 90_000])(
    '[R17, R18, S-16] after %d ms it is late, though no alarm has come',
    (ms) => {
      const table = seated(timed).pass(ms);
      expect(refusal(table.act('first', 'e2e4'))).toBe('not-your-turn');
      expect(plyOf(table.match)).toBe(0);
      expect(table.state('first').view.legal).toEqual([]);
    },
  );

  test.each([30_000, 90_000])('[R17] with `lose` the seat has lost after %d ms', (ms) => {
    const table = seated(lose).pass(ms);
    expect(refusal(table.act('first', 'e2e4'))).toBe('over');
    expect(table.match.outcome).toEqual({ winner: 'second', reason: 'timeout' });
  });

  test('[R15, D-11] an early alarm changes nothing', () => {
    const table = seated(timed).pass(29_999);
    const before = table.match;
    const { entries, told, liveChanged, match } = table.wake();
    expect([entries, told, liveChanged]).toEqual([[], [], false]);
    expect(match).toBe(before);
  });

  test.each(['cpu', 'lose'])('[D-11] a repeated alarm does it once: %s', (onTimeout) => {
    const table = seated({ options: { turnLimit: 30, onTimeout } }).pass(30_000);
    expect(table.wake().told).toHaveLength(1);
    const before = essence(table.match);
    for (let i = 0; i < 3; i += 1) {
      const { entries, told, liveChanged } = table.pass(i).wake();
      expect([entries, told, liveChanged]).toEqual([[], [], false]);
    }
    expect(essence(table.match)).toEqual(before);
  });

  test('[S-16] an alarm of an older turn does no harm to this one', () => {
    const table = seated(timed).pass(29_000).play('e2e4').pass(1000);
    expect(table.wake().told).toEqual([]);
    expect(deadlineOf(table.match)).toBe(T0 + 59_000);
  });

  test('[R15] after a late alarm the next turn has its full time', () => {
    const table = seated(timed).pass(70_000);
    table.alarm();
    expect(last(table)).toMatchObject({ seat: 'first', at: T0 + 70_000, by: 'cpu' });
    expect(deadlineOf(table.match)).toBe(T0 + 100_000);
  });

  test('[S-15] no message of a client makes a turn run out', () => {
    const table = seated(timed).pass(1000);
    for (const type of ['history', 'resync'] as const) table.say('second', { type });
    for (const answer of ['accept', 'decline'] as const) {
      expect(refusal(table.say('second', { type: 'standIn', answer }))).toBe('illegal');
    }
    expect(deadlineOf(table.match)).toBe(T0 + 30_000);
  });
});

describe('a turn that ran out', () => {
  test('[R18] is told at the deadline, and played by the CPU a fixed time later', () => {
    const table = seated(timed).sleep(30_000);
    expect(table.told.map(({ at }) => at)).toEqual([T0 + 30_000]);
    const state = table.state('second');
    expect(state.match.seats.first).toMatchObject({ standIn: true, present: true });
    expect(state.clock).toEqual({ seats: ['first'], remainingMs: 0 });
    table.sleep(PACE);
    expect(last(table)).toMatchObject({ seat: 'first', at: T0 + 30_000 + PACE, by: 'cpu' });
    expect(table.told).toHaveLength(2);
    expect(table.state('second').match).toMatchObject({
      last: { seat: 'first', by: 'cpu' },
      seats: { first: { standIn: false } },
    });
  });

  test('[R18] only that turn: a player who is there has the next one', () => {
    const table = seated(timed)
      .sleep(30_000 + PACE)
      .play('e7e5');
    expect(table.match.seats.first?.kind).toBe('human');
    expect(table.state('first').view.legal.length).toBeGreaterThan(0);
    const [action = ''] = table.state('first').view.legal;
    expect(table.act('first', action).reply).toBeNull();
  });

  test('[R18] stays the CPU’s though its player comes back to it', () => {
    const table = seated(timed).pass(100).close('first').sleep(30_100).open('first');
    expect(refusal(table.act('first', 'e2e4'))).toBe('not-your-turn');
    table.sleep(PACE);
    expect(last(table)).toMatchObject({ seat: 'first', by: 'cpu' });
    table.play('e7e5');
    expect(table.state('first').match.seats.first?.standIn).toBe(false);
  });

  test('[R18] an action of the CPU before its time is dropped', () => {
    const table = seated(timed).pass(30_000 + PACE - 1);
    table.wake();
    table.input({ type: 'cpu', seat: 'first', ply: 0, action: 'e2e4' });
    expect(plyOf(table.match)).toBe(0);
    table.pass(1).input({ type: 'cpu', seat: 'first', ply: 0, action: 'e2e4' });
    expect(plyOf(table.match)).toBe(1);
  });

  test.each([
    ['another ply', { seat: 'first', ply: 1, action: 'e2e4' }],
    ['another seat', { seat: 'second', ply: 0, action: 'e7e5' }],
  ] as const)('[R22] an action of the CPU for %s is dropped', (_, answer) => {
    const table = seated(timed).pass(40_000);
    table.input({ type: 'cpu', ...answer });
    expect(plyOf(table.match)).toBe(0);
  });

  test('[R22] an action of the CPU for a seat that is a person’s is dropped', () => {
    const table = seated().pass(40_000);
    table.input({ type: 'cpu', seat: 'first', ply: 0, action: 'e2e4' });
    expect(plyOf(table.match)).toBe(0);
  });

  test.each([null, 'e2e9', 'constructor', '', 'e7e5'])(
    '[R22] a CPU that answers %j is played for, the same each time',
    (action) => {
      const played = [0, 1].map(() => {
        const table = seated(timed).pass(30_000 + PACE);
        table.input({ type: 'cpu', seat: 'first', ply: 0, action });
        return last(table);
      });
      expect(played[0]).toMatchObject({ seat: 'first', by: 'cpu' });
      expect(played[1]).toEqual(played[0]);
    },
  );

  test('[R22] what is played for a CPU that fails is drawn from all of its actions', () => {
    const drawn = Array.from({ length: 60 }, (_, n) => {
      const seed = n.toString(16).padStart(64, '0');
      const table = seated({ game: 'hide-and-seek', ...timed, seed });
      table.pass(31_000).input({ type: 'cpu', seat: 'first', ply: 0, action: null });
      return table.match.actions[0]?.action;
    });
    expect([...new Set(drawn)].sort()).toEqual(['hide1', 'hide2', 'hide3']);
  });
});

describe('a turn of both', () => {
  const hide = { game: 'hide-and-seek' } as const;

  test('[FG1] the CPU plays for both who are late, one after the other', () => {
    const table = seated({ ...hide, ...timed }).sleep(32_500);
    expect(table.match.actions.map(({ seat, by }) => [seat, by])).toEqual([
      ['first', 'cpu'],
      ['second', 'cpu'],
    ]);
    expect(table.told.map(({ match }) => plyOf(match))).toEqual([0, 1, 2]);
  });

  test('[FG1, S-29] only the seat that owes its action bears it', () => {
    const table = seated({ ...hide, ...timed });
    table.act('first', 'hide1');
    table.sleep(29_999);
    expect(plyOf(table.match)).toBe(1);
    table.sleep(1);
    expect(table.state('first').match.seats).toMatchObject({
      first: { standIn: false },
      second: { standIn: true },
    });
    expect(refusal(table.act('second', 'hide2'))).toBe('not-your-turn');
    table.sleep(1000);
    expect(last(table)).toMatchObject({ seat: 'second', by: 'cpu' });
  });

  test('[FG1, S-29] with `lose` the one who is late loses, and two who are late draw', () => {
    const options = lose.options;
    const one = seated({ ...hide, options });
    one.act('first', 'hide1');
    expect(one.sleep(30_000).match.outcome).toEqual({ winner: 'first', reason: 'timeout' });
    const both = seated({ ...hide, options }).sleep(30_000);
    expect(both.match.outcome).toEqual({ winner: null, reason: 'timeout' });
  });
});

describe('both players gone one after the other', () => {
  test('[S-19, R21] the match is parked, and no alarm goes off', () => {
    const table = seated(timed).play('e2e4 e7e5 g1f3 b8c6').pass(3000);
    table.close('first').pass(500).close('second').hush();
    table.alarms = 0;
    table.sleep(29 * 86_400_000);
    expect([table.alarms, table.told.length, plyOf(table.match)]).toEqual([0, 0, 4]);
    expect(statusOf(table.match)).toBe('playing');
    table.sleep(2 * 86_400_000);
    expect(table.deleted).toBe(true);
  });

  test('[S-19] with `lose` one who is away loses once, to whoever stayed', () => {
    const table = seated(lose).close('first').sleep(30_000);
    expect(table.match.outcome).toEqual({ winner: 'second', reason: 'timeout' });
    expect(table.log.filter(({ type }) => type === 'timed-out')).toHaveLength(1);
    expect(cpuTurnOf(table.match)).toBeNull();
  });
});
