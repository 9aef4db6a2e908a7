/** Who is away: the 120 seconds, the answers of who waits, the stand-in, the return. */
import { describe, expect, test, vi } from 'vitest';
import { plyOf } from '../../shared/match.ts';
import { createdOf, PACE, refusal, seated, T0, Table } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const auto = { options: { standIn: 'auto' } } as const;
const ask = { options: { standIn: 'ask' } } as const;

function standIn(table: Table): unknown {
  return table.state('second').offers.standIn;
}

function answer(table: Table, said: 'accept' | 'decline', you: 'first' | 'second' = 'second') {
  return table.say(you, { type: 'standIn', answer: said });
}

function playsCpu(table: Table): boolean | undefined {
  return table.state('second').match.seats.first?.standIn;
}

describe('`auto` without a limit', () => {
  test('[R19] the waiting player sees a countdown of 120 seconds', () => {
    const table = seated(auto).pass(5000).close('first');
    expect(standIn(table)).toEqual({ seat: 'first', inMs: 120_000 });
    table.pass(30_000);
    expect(standIn(table)).toEqual({ seat: 'first', inMs: 90_000 });
    expect(table.state('second').match.seats.first?.present).toBe(false);
  });

  test.each([
    [119_999, false],
    [120_000, true],
    [500_000, true],
  ])('[R19] after %d ms the CPU stands in: %s', (ms, stands) => {
    const table = seated(auto).pass(5000).close('first').pass(ms);
    table.wake();
    expect(playsCpu(table)).toBe(stands);
    expect(table.state('first').view.legal.length > 0).toBe(!stands);
  });

  test('[R20] it plays that seat’s turns, each a fixed time after it began, and everyone is told', () => {
    const table = seated(auto)
      .close('first')
      .hush()
      .sleep(120_000 + PACE);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 120_000 + PACE },
    ]);
    expect(table.told.map(({ at }) => at - T0)).toEqual([120_000, 120_000 + PACE]);
    table.pass(50_000).play('e7e5').sleep(PACE);
    expect(table.match.actions.at(-1)).toMatchObject({
      seat: 'first',
      by: 'cpu',
      at: T0 + 170_000 + 2 * PACE,
    });
    expect(playsCpu(table)).toBe(true);
  });

  test('[R20] the seat is its player’s again at once, in the middle of a turn too', () => {
    const table = seated(auto)
      .close('first')
      .sleep(120_000 + PACE - 1)
      .hush()
      .open('first');
    expect(table.told).toHaveLength(1);
    expect([playsCpu(table), standIn(table)]).toEqual([false, null]);
    // What the CPU had found for it comes too late.
    table.pass(1).input({ type: 'cpu', seat: 'first', ply: 0, action: 'd2d4' });
    expect(plyOf(table.match)).toBe(0);
    expect(table.act('first', 'e2e4').reply).toBeNull();
  });

  test('[R19] who comes back in time and leaves again has the whole time again', () => {
    const table = seated(auto).close('first').sleep(119_000).open('first').close('first');
    expect(standIn(table)).toEqual({ seat: 'first', inMs: 120_000 });
    table.sleep(119_999);
    expect(playsCpu(table)).toBe(false);
  });

  test('[R19] *keep waiting* switches it off for this absence, in later turns too', () => {
    const table = seated(auto).close('first').sleep(60_000).hush();
    expect(answer(table, 'decline').reply).toBeNull();
    expect(table.told).toHaveLength(1);
    expect(standIn(table)).toBeNull();
    table.sleep(900_000);
    expect([playsCpu(table), plyOf(table.match)]).toEqual([false, 0]);
    expect(refusal(answer(table, 'decline'))).toBe('illegal');
  });

  test('[R19] but not for the next absence', () => {
    const table = seated(auto).close('first').sleep(60_000);
    answer(table, 'decline');
    table.open('first').close('first').sleep(120_000);
    expect(playsCpu(table)).toBe(true);
  });

  test('[R19] the countdown may be cut short by who waits', () => {
    const table = seated(auto).close('first').sleep(60_000);
    expect(answer(table, 'accept').reply).toBeNull();
    expect(playsCpu(table)).toBe(true);
    table.sleep(PACE);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 60_000 + PACE },
    ]);
  });

  test('[R19] who is away in the other’s turn is waited for only in their own', () => {
    const table = seated(auto).close('second').sleep(300_000);
    expect([table.state('first').offers.standIn, plyOf(table.match)]).toEqual([null, 0]);
    table.play('e2e4');
    expect(table.state('first').offers.standIn).toMatchObject({ seat: 'second' });
  });

  test('[R15, R19] nobody stands in before the first turn has begun', () => {
    const table = new Table(createdOf(auto));
    table.join();
    table.open('second').sleep(900_000);
    expect([standIn(table), playsCpu(table), plyOf(table.match)]).toEqual([null, false, 0]);
    table.open('first').close('first');
    expect(standIn(table)).toEqual({ seat: 'first', inMs: 120_000 });
  });
});

describe('`ask` without a limit', () => {
  test('[R19] after 120 seconds the waiting player is asked, and nothing happens by itself', () => {
    const table = seated(ask).close('first');
    expect(standIn(table)).toBeNull();
    table.sleep(119_999);
    expect(standIn(table)).toBeNull();
    table.hush().sleep(1);
    expect(standIn(table)).toEqual({ seat: 'first', inMs: null });
    expect(table.told).toHaveLength(1);
    table.sleep(900_000);
    expect([playsCpu(table), plyOf(table.match)]).toEqual([false, 0]);
    expect(standIn(table)).toEqual({ seat: 'first', inMs: null });
  });

  test('[R19, R20] it happens when they accept', () => {
    const table = seated(ask).close('first').sleep(200_000);
    expect(answer(table, 'accept').reply).toBeNull();
    expect([playsCpu(table), standIn(table)]).toEqual([true, null]);
    table.sleep(PACE);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 200_000 + PACE },
    ]);
  });

  test('[R19] it does not happen when they decline', () => {
    const table = seated(ask).close('first').sleep(200_000);
    expect(answer(table, 'decline').reply).toBeNull();
    table.sleep(900_000);
    expect([playsCpu(table), standIn(table)]).toEqual([false, null]);
    expect(refusal(answer(table, 'accept'))).toBe('illegal');
  });

  test.each(['accept', 'decline'] as const)(
    '[R19] there is nothing to %s before they are asked: a lost line is no absence yet',
    (said) => {
      const table = seated(ask).close('first').sleep(119_000);
      expect(refusal(answer(table, said))).toBe('illegal');
      table.sleep(1000);
      expect(standIn(table)).toEqual({ seat: 'first', inMs: null });
    },
  );

  test('[R20] the question goes away with the absence', () => {
    const table = seated(ask).close('first').sleep(200_000).open('first');
    expect(standIn(table)).toBeNull();
    expect(refusal(answer(table, 'accept'))).toBe('illegal');
  });
});

describe('`never`, and answers to nothing', () => {
  test('[R19] with `never` everybody waits', () => {
    const table = seated({ options: { standIn: 'never' } })
      .close('first')
      .sleep(900_000);
    expect([playsCpu(table), standIn(table), plyOf(table.match)]).toEqual([false, null, 0]);
    expect(refusal(answer(table, 'accept'))).toBe('illegal');
  });

  test('[R19] with `never` and a limit the CPU plays each turn from its deadline on', () => {
    const table = seated({ options: { turnLimit: 30, standIn: 'never' } });
    table.close('first').sleep(30_000 + PACE);
    expect(table.match.actions).toMatchObject([{ by: 'cpu', at: T0 + 30_000 + PACE }]);
    table.play('e7e5').sleep(29_999);
    expect([playsCpu(table), standIn(table), plyOf(table.match)]).toEqual([false, null, 2]);
    expect(refusal(answer(table, 'accept'))).toBe('illegal');
    table.sleep(PACE + 1);
    expect(plyOf(table.match)).toBe(3);
  });

  test('[R19] only the waiting player is asked', () => {
    const table = seated(auto).close('first').sleep(60_000);
    expect(refusal(table.say('spectator', { type: 'standIn', answer: 'accept' }))).toBe(
      'not-your-turn',
    );
    const here = seated(auto);
    expect(refusal(answer(here, 'accept'))).toBe('illegal');
    expect(refusal(answer(here, 'accept', 'first'))).toBe('illegal');
  });
});

describe('with a limit', () => {
  test('[R20] who is away as the turn runs out is stood in for from the next turn on at once', () => {
    const table = seated({ options: { turnLimit: 30 } });
    table
      .pass(10_000)
      .close('first')
      .sleep(20_000 + PACE);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 30_000 + PACE },
    ]);
    table.play('e7e5').sleep(PACE);
    expect(table.match.actions.at(-1)).toMatchObject({ by: 'cpu', at: T0 + 30_000 + 2 * PACE });
    table.play('a7a6').pass(600).open('first');
    expect(playsCpu(table)).toBe(false);
    expect(table.state('first').clock).toEqual({ seats: ['first'], remainingMs: 29_400 });
  });

  test('[R20] with `ask` the waiting player is asked once it ran out', () => {
    const table = seated({ options: { turnLimit: 30, standIn: 'ask' } });
    table.close('first').sleep(29_000);
    expect(standIn(table)).toBeNull();
    table.sleep(1000 + PACE);
    expect(standIn(table)).toEqual({ seat: 'first', inMs: null });
    // That turn was the CPU's in any case; the next one is waited for until they accept.
    table.play('e7e5').sleep(5000);
    expect(plyOf(table.match)).toBe(2);
    answer(table, 'accept');
    table.sleep(PACE);
    expect(plyOf(table.match)).toBe(3);
  });

  test('[R22] an offer accepted in the turn that ran out does not put the CPU’s action off', () => {
    const table = seated({ options: { turnLimit: 30, standIn: 'ask' } });
    table.close('first').sleep(31_000);
    answer(table, 'accept');
    table.sleep(PACE - 1000);
    expect(table.match.actions).toMatchObject([
      { seat: 'first', by: 'cpu', at: T0 + 30_000 + PACE },
    ]);
  });

  test('[R20] with `lose` nobody stands in', () => {
    const table = seated({ options: { turnLimit: 30, onTimeout: 'lose' } });
    table.close('first').sleep(29_999);
    expect([playsCpu(table), standIn(table)]).toEqual([false, null]);
    expect(refusal(answer(table, 'accept'))).toBe('illegal');
    table.sleep(1);
    expect(table.match.outcome).toEqual({ winner: 'second', reason: 'timeout' });
    expect(playsCpu(table)).toBe(false);
  });
});

describe('silence', () => {
  test('[R19] who fell silent is away since then, not since it was found', () => {
    const table = seated(auto).pass(5000).pass(100_000);
    table.silent('first', table.now - 70_000);
    expect(standIn(table)).toEqual({ seat: 'first', inMs: 50_000 });
    expect(table.state('second').match.seats.first?.present).toBe(false);
  });

  test('[R20] a turn that ran out on a silent player is followed by the stand-in', () => {
    const table = seated({ options: { turnLimit: 30 } }).pass(30_000);
    table.silent('first', table.now - 10_000);
    expect(table.match.live.absence.first?.standIn).toBe('playing');
  });
});
