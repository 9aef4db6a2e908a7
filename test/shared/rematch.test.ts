/** From one match to the next: who wants it, its id, what it is made of. */
import { describe, expect, test } from 'vitest';
import { isPaused } from '../../shared/clock.ts';
import type { Seat } from '../../shared/game.ts';
import { fold, scoreOf, statusOf } from '../../shared/match.ts';
import type { Answer } from '../../shared/protocol/socket.ts';
import { rematchOf } from '../../shared/rematch.ts';
import { FRESH_ID, human, type Making, refusal, seated, Table } from '../support/match-builder.ts';

const CPU = { kind: 'cpu', level: 'novice' } as const;
const FRESH = { at: 5, seed: 'a'.repeat(64), salt: 'b'.repeat(64) };

/** A match that the second seat has resigned. */
function over(making: Making = {}): Table {
  const table = seated(making);
  table.say(making.second ? 'first' : 'second', { type: 'resign' });
  return table.hush();
}

function rematch(table: Table, seat: Seat | 'spectator', answer: Answer) {
  return table.say(seat, { type: 'rematch', answer });
}

function wanted(table: Table): readonly Seat[] {
  return table.state().offers.rematch;
}

describe('wanting it', () => {
  test.each(['offer', 'accept'] as const)('[R26, S-27] both do: %s', (answer) => {
    const table = over();
    expect(rematch(table, 'first', 'offer').told).toHaveLength(1);
    expect(wanted(table)).toEqual(['first']);
    expect(table.match.live.next).toBeNull();
    expect(rematch(table, 'second', answer).told).toHaveLength(1);
    expect(table.match.live.next).toMatchObject({ id: FRESH_ID, made: false });
  });

  test('[R26] the id is stored before the object is made, and told only after', () => {
    const table = over();
    rematch(table, 'first', 'offer');
    rematch(table, 'second', 'offer');
    expect(table.state().match.next).toBeNull();
    expect(table.input({ type: 'rematch', made: false }).told).toEqual([]);
    expect(table.state().match.next).toBeNull();
    expect(table.input({ type: 'rematch', made: true }).told).toHaveLength(1);
    for (const you of ['first', 'second', 'spectator'] as const) {
      expect(table.state(you).match.next).toBe(FRESH_ID);
    }
    // The answer to a call that was repeated meanwhile.
    const again = table.input({ type: 'rematch', made: true });
    expect([again.told, again.liveChanged]).toEqual([[], false]);
  });

  test('[R26] a CPU always agrees', () => {
    const table = over({ second: CPU });
    rematch(table, 'first', 'offer');
    expect(table.match.live.next?.id).toBe(FRESH_ID);
  });

  test('[R26, S-27] one that was declined can be asked for again, by either', () => {
    const table = over();
    rematch(table, 'first', 'offer');
    expect(rematch(table, 'second', 'decline').reply).toBeNull();
    expect(wanted(table)).toEqual([]);
    rematch(table, 'second', 'offer');
    rematch(table, 'first', 'accept');
    expect(table.match.live.next?.id).toBe(FRESH_ID);
  });

  test('[R26] one that was withdrawn is not wanted', () => {
    const table = over();
    rematch(table, 'first', 'offer');
    expect(rematch(table, 'first', 'withdraw').reply).toBeNull();
    expect(wanted(table)).toEqual([]);
    rematch(table, 'second', 'offer');
    expect(table.match.live.next).toBeNull();
  });

  test('[R26] answers to nothing are refused', () => {
    const table = over();
    for (const answer of ['accept', 'decline', 'withdraw'] as const) {
      expect(refusal(rematch(table, 'first', answer)), answer).toBe('illegal');
    }
    rematch(table, 'first', 'offer');
    for (const answer of ['offer', 'accept', 'decline'] as const) {
      expect(refusal(rematch(table, 'first', answer)), answer).toBe('illegal');
    }
    expect(refusal(rematch(table, 'second', 'withdraw'))).toBe('illegal');
    expect(wanted(table)).toEqual(['first']);
  });

  test('[R26] once it is on its way it is neither asked for, declined nor withdrawn', () => {
    const table = over();
    rematch(table, 'first', 'offer');
    rematch(table, 'second', 'offer');
    for (const answer of ['offer', 'accept', 'decline', 'withdraw'] as const) {
      expect(refusal(rematch(table, 'first', answer)), answer).toBe('illegal');
    }
    expect(table.match.live.next?.id).toBe(FRESH_ID);
  });

  test('[R26] only after the end, and only by who played', () => {
    expect(refusal(rematch(seated(), 'first', 'offer'))).toBe('illegal');
    expect(refusal(rematch(over(), 'spectator', 'offer'))).toBe('not-your-turn');
  });

  test('[R26] an object that cannot be made is tried again by the alarm', () => {
    const table = over();
    rematch(table, 'first', 'offer');
    rematch(table, 'second', 'offer');
    table.alarms = 0;
    table.sleep(10 * 60_000);
    expect(table.match.live.next).toMatchObject({ made: false });
    expect(table.alarms).toBeGreaterThan(10);
    expect(table.alarms).toBeLessThan(20);
  });
});

describe('the next match', () => {
  test('[R14, R26] has the same options, seats swapped, and everybody’s own points', () => {
    const table = over({ options: { turnLimit: 60, pawnSight: true } });
    const created = rematchOf(table.match, 'next', FRESH);
    expect(created).toMatchObject({
      ...FRESH,
      type: 'created',
      id: 'next',
      game: table.match.about.id,
      options: table.match.options,
      seats: { first: human('Bob'), second: human('Ada') },
      score: { first: 0, second: 1, draws: 0 },
    });
  });

  test('[R14, R26] keeps the seats where the options say so', () => {
    const { match } = over({ options: { swapSides: false } });
    expect(rematchOf(match, 'next', FRESH)).toMatchObject({
      seats: { first: human('Ada'), second: human('Bob') },
      score: { first: 1, second: 0, draws: 0 },
    });
  });

  test('[R26] takes the seat along that went to another device', () => {
    const table = over();
    table.input({ type: 'handoff', seat: 'first', code: 'hash' });
    table.input({ type: 'claim', device: 'tablet', code: 'hash' });
    expect(rematchOf(table.match, 'next', FRESH).seats.second).toEqual({
      ...human('Ada'),
      device: 'tablet',
    });
  });

  test('[R21, R26] starts paused, with a chance and a commitment of its own', () => {
    const { match } = over();
    const next = fold([rematchOf(match, 'next', FRESH)], null);
    expect([statusOf(next), isPaused(next), next.seed]).toEqual(['playing', true, FRESH.seed]);
    expect(next.commitment).not.toBe(match.commitment);
  });

  test('[R26] and the next: the sum of the score is the number of matches', () => {
    let created = rematchOf(over().match, 'm1', FRESH);
    const ends = ['first', 'second', 'draw', 'first', 'first', 'draw'] as const;
    for (const [n, end] of ends.entries()) {
      const table = new Table(created).open('first', 'second');
      if (end === 'draw') {
        table.say('first', { type: 'draw', answer: 'offer' });
        table.say('second', { type: 'draw', answer: 'accept' });
      } else {
        table.say(end, { type: 'resign' });
      }
      const { first, second, draws } = scoreOf(table.match);
      expect(first + second + draws).toBe(n + 2);
      created = rematchOf(table.match, `m${n + 2}`, FRESH);
    }
    // Ada won the first; then the losers were, by turns of Bob and Ada as first seat:
    // Bob (first), Bob (second), –, Ada (first), Bob (first), –.
    const ada = created.seats.first?.kind === 'human' && created.seats.first.name === 'Ada';
    const [mine, theirs] = ada
      ? [created.score.first, created.score.second]
      : [created.score.second, created.score.first];
    expect([mine, theirs, created.score.draws]).toEqual([4, 1, 2]);
  });
});
