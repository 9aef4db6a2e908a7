/** Sitting down, moving a seat to another device, presence, and what an event hands back. */
import { describe, expect, test, vi } from 'vitest';
import { type Match, seatOf, statusOf } from '../../shared/match.ts';
import { HANDOFF_MS, MAX_NAME_LENGTH } from '../../shared/protocol/limits.ts';
import { cleanName } from '../../shared/protocol/names.ts';
import {
  createdOf,
  DAY,
  human,
  KEEP,
  refusal,
  seated,
  T0,
  Table,
} from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const CPU = { kind: 'cpu', level: 'novice' } as const;

function nameOf({ seats }: Match, seat: 'first' | 'second'): string | null {
  const sitting = seats[seat];
  return sitting?.kind === 'human' ? sitting.name : null;
}

describe('sitting down', () => {
  test('[S-01, R12] the creator who opens the own link stays on the own seat', () => {
    const table = new Table(createdOf()).open('first');
    for (let i = 0; i < 5; i += 1) {
      const { seat, entries, told } = table.join('Ada');
      // `join` seats the device of its name: Ada's own.
      expect([seat, entries, told]).toEqual(['first', [], []]);
    }
    expect([statusOf(table.match), table.match.seats.second]).toEqual(['waiting', null]);
  });

  test('[S-03, R13] of twenty who come at once one gets the seat and nineteen none', () => {
    const table = new Table(createdOf()).open('first').hush();
    const seats = Array.from({ length: 20 }, (_, n) => table.join(`Guest ${n}`).seat);
    expect(seats).toEqual(['second', ...Array.from({ length: 19 }, () => null)]);
    expect(table.told).toHaveLength(1);
    expect(table.log.filter(({ type }) => type === 'joined')).toHaveLength(1);
  });

  test('[A-20, R12] whoever has joined joins again in vain, also after the end', () => {
    const table = seated();
    expect(table.join('Bob')).toMatchObject({ seat: 'second', entries: [], told: [] });
    table.say('first', { type: 'resign' });
    expect(table.join('Bob')).toMatchObject({ seat: 'second', entries: [], liveChanged: false });
    expect(table.join('Eve')).toMatchObject({ seat: null, entries: [], liveChanged: false });
  });

  test('[A-12, R12] a name is no seat', () => {
    const table = seated();
    const { seat } = table.input({ type: 'join', device: 'device of Eve', name: 'Ada' });
    expect(seat).toBeNull();
    expect(seatOf(table.match, human('Ada').device)).toBe('first');
  });

  test('[S-24] works while the creator is away', () => {
    const table = new Table(createdOf({ options: { turnLimit: 30 } })).open('first').close('first');
    table.pass(DAY).join();
    table.open('second').pass(DAY).open('first');
    expect(statusOf(table.match)).toBe('playing');
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 30_000 });
  });

  test('[R13] a seat that a CPU has is not free', () => {
    expect(seated({ second: CPU }).join().seat).toBeNull();
  });

  test('[A-10, R33] two of one name are told apart, within what a name may be', () => {
    for (const name of [
      'Ada',
      'A'.repeat(24),
      '👑'.repeat(24),
      `${'A'.repeat(20)} (2)`,
      'Ada (2)',
    ]) {
      const table = new Table(createdOf({ first: human(name) }));
      table.input({ type: 'join', device: 'another', name });
      const second = nameOf(table.match, 'second') ?? '';
      expect(second).not.toBe(name);
      expect(second).toMatch(/ \(\d\)$/);
      expect([...second].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      expect(cleanName(second)).toBe(second);
    }
    const table = new Table(createdOf({ first: human('Ada') }));
    table.join('Bob');
    expect(nameOf(table.match, 'second')).toBe('Bob');
  });
});

describe('play on another device', () => {
  const offered = (): Table => {
    const table = seated();
    table.input({ type: 'handoff', seat: 'first', code: 'right' });
    return table;
  };
  const claim = (table: Table, code: string, device = 'tablet') =>
    table.input({ type: 'claim', device, code });

  test('[R12] the device with the code has the seat, the one before has it no more', () => {
    const table = offered();
    expect(claim(table, 'right').seat).toBe('first');
    expect(seatOf(table.match, 'tablet')).toBe('first');
    expect(seatOf(table.match, human('Ada').device)).toBeNull();
    expect(nameOf(table.match, 'first')).toBe('Ada');
  });

  test('[R12] a code is good once', () => {
    const table = offered();
    claim(table, 'right');
    expect(claim(table, 'right', 'phone').seat).toBeNull();
    expect(seatOf(table.match, 'tablet')).toBe('first');
  });

  test.each([
    [HANDOFF_MS - 1, 'first'],
    [HANDOFF_MS, null],
    [HANDOFF_MS * 9, null],
  ])('[R12] after %d ms it gives %s', (ms, seat) => {
    expect(HANDOFF_MS).toBe(10 * 60_000);
    const table = offered().pass(ms);
    expect(claim(table, 'right').seat).toBe(seat);
  });

  test('[R12] four wrong tries leave it good, a fifth voids it', () => {
    const four = offered();
    for (let i = 0; i < 4; i += 1) expect(claim(four, `wrong ${i}`).seat).toBeNull();
    expect(claim(four, 'right').seat).toBe('first');
    const five = offered();
    for (let i = 0; i < 5; i += 1) expect(claim(five, `wrong ${i}`).seat).toBeNull();
    expect(claim(five, 'right').seat).toBeNull();
    expect(seatOf(five.match, human('Ada').device)).toBe('first');
  });

  test('[R12] a new code takes the place of the one before', () => {
    const table = offered();
    table.input({ type: 'handoff', seat: 'first', code: 'newer' });
    expect(claim(table, 'right').seat).toBeNull();
    expect(claim(table, 'newer').seat).toBe('first');
  });

  test('[R12] without a code there is nothing to claim', () => {
    expect(claim(seated(), '').seat).toBeNull();
  });

  test('[R12] the opponent’s device gets no second seat, and uses nothing up', () => {
    const table = offered();
    expect(claim(table, 'right', human('Bob').device).seat).toBeNull();
    expect(claim(table, 'right').seat).toBe('first');
  });

  test('[L-21, R5] nobody is told of a code or of a try', () => {
    const table = seated();
    const before = JSON.stringify(table.state('second'));
    table.input({ type: 'handoff', seat: 'first', code: 'right' });
    claim(table, 'wrong');
    expect(table.told).toEqual([]);
    expect(JSON.stringify(table.state('second'))).toBe(before);
  });

  test('[R12] works while waiting and after the end', () => {
    const waiting = new Table(createdOf());
    waiting.input({ type: 'handoff', seat: 'first', code: 'right' });
    expect(claim(waiting, 'right').seat).toBe('first');
    const over = seated();
    over.say('first', { type: 'resign' });
    over.input({ type: 'handoff', seat: 'first', code: 'right' });
    expect(claim(over, 'right').seat).toBe('first');
  });
});

describe('presence', () => {
  test('[R5, R7] of a seat is told once; of one that did not change, not at all', () => {
    const table = seated();
    table.close('second');
    expect(table.told).toHaveLength(1);
    expect(table.state('first').match.seats.second?.present).toBe(false);
    const again = table.input({ type: 'sockets' });
    expect([again.told, again.liveChanged, again.entries]).toEqual([[], false, []]);
    table.open('second');
    expect(table.told).toHaveLength(2);
  });

  test('[R5] that changed with an action is told before it', () => {
    const table = seated();
    table.present.second = false;
    const { told } = table.act('first', 'e2e4');
    expect(told.map(({ actions }) => actions.length)).toEqual([0, 1]);
  });

  test('[D-04] twenty reloads leave everything as it was', () => {
    const table = seated({ options: { turnLimit: 30 } });
    const before = table.state('second');
    for (let i = 0; i < 20; i += 1) table.close('first').open('first');
    expect(table.state('second')).toEqual(before);
    expect(table.log).toHaveLength(2);
  });

  test('[R32] what clients may repeat for ever does not grow the log', () => {
    const table = seated();
    table.checks = false;
    const size = () => JSON.stringify(table.match.live).length;
    const before = size();
    for (let i = 0; i < 300; i += 1) {
      table.say('first', { type: 'draw', answer: 'offer' });
      table.say('second', { type: 'draw', answer: 'decline' });
      table.say('first', { type: 'history' });
      table.close('first').open('first');
      table.input({ type: 'handoff', seat: 'first', code: `${i % 10}` });
      table.input({ type: 'claim', device: 'x', code: 'wrong' });
      table.act('second', 'e7e5');
    }
    expect(table.log).toHaveLength(2);
    expect(size() - before).toBeLessThan(200);
  });
});

describe('the end of life', () => {
  test.each([
    ['waiting', () => new Table(createdOf()), KEEP.waitingMs],
    ['unfinished', () => seated(), KEEP.unfinishedMs],
  ] as const)('[R29] a match is deleted when its time is up: %s', (_, make, keepMs) => {
    const table = make();
    table.pass(T0 + keepMs - 1 - table.now);
    expect(table.wake().deleted).toBe(false);
    table.pass(1);
    expect(table.wake().deleted).toBe(true);
  });

  test('[R29] one that is over is deleted 90 days after its end', () => {
    const table = seated().pass(DAY);
    table.say('first', { type: 'resign' });
    expect(table.pass(90 * DAY - 1).wake().deleted).toBe(false);
    expect(table.pass(1).wake().deleted).toBe(true);
    expect(refusal(table.act('first', 'e2e4'))).toBe('over');
  });
});
