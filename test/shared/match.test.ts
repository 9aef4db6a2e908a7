/** The fold of a log: what it comes to, and what it refuses to come to. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../shared/game.ts';
import { type Entry, parseEntry, parseLive } from '../../shared/log.ts';
import {
  append,
  fold,
  type Match,
  plyOf,
  scoreOf,
  seatOf,
  statusOf,
  toActOf,
  turnPlyOf,
} from '../../shared/match.ts';
import { createdOf, essence, human, seated, T0 } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const created = createdOf({ game: 'race' });
const joined: Entry = { type: 'joined', at: T0 + 5, seat: 'second', name: 'Bob', device: 'd' };
const action = (seat: Seat, text: string, at = T0 + 10): Entry => ({
  type: 'action',
  at,
  seat,
  action: text,
  by: 'player',
});
const ended: readonly Entry[] = [
  { type: 'resigned', at: T0 + 20, seat: 'first' },
  { type: 'agreed', at: T0 + 20 },
  { type: 'timed-out', at: T0 + 20, seats: ['first'] },
];

function folded(...entries: Entry[]): Match {
  return fold(entries, null);
}

describe('fold', () => {
  test('[R10] a match waits for a second player, with the creator seated', () => {
    const match = folded(created);
    expect(statusOf(match)).toBe('waiting');
    expect(toActOf(match)).toEqual([]);
    expect(match).toMatchObject({ startedAt: null, endedAt: null, outcome: null, createdAt: T0 });
    expect(seatOf(match, human('Ada').device)).toBe('first');
    expect(seatOf(match, 'another')).toBeNull();
  });

  test('[R13] it plays when the free seat is taken, whichever that is', () => {
    const match = folded(created, joined);
    expect(statusOf(match)).toBe('playing');
    expect(match.startedAt).toBe(T0 + 5);
    const other = folded(createdOf({ game: 'race', first: null, second: human('Ada') }), {
      ...joined,
      seat: 'first',
    });
    expect([seatOf(other, 'd'), seatOf(other, human('Ada').device)]).toEqual(['first', 'second']);
    expect(statusOf(other)).toBe('playing');
  });

  test('[R21] a match made with both seats taken plays at once', () => {
    const match = folded(createdOf({ second: { kind: 'cpu', level: 'novice' } }));
    expect([statusOf(match), match.startedAt]).toEqual(['playing', T0]);
  });

  test('[R12] a seat that was handed over belongs to the other device alone', () => {
    const match = folded(created, joined, {
      type: 'handed',
      at: T0 + 6,
      seat: 'first',
      device: 'tablet',
    });
    expect(seatOf(match, 'tablet')).toBe('first');
    expect(seatOf(match, human('Ada').device)).toBeNull();
    expect(match.seats.first).toEqual({ kind: 'human', name: 'Ada', device: 'tablet' });
  });

  test('[R2] nobody in particular has no seat', () => {
    expect(seatOf(folded(created), null)).toBeNull();
    const cpu = createdOf({ second: { kind: 'cpu', level: 'novice' } });
    expect(seatOf(folded(cpu), '')).toBeNull();
  });

  test('[R25] each end has its winner and its reason', () => {
    const base = [created, joined, action('first', 'on')];
    const outcomes = ended.map((entry) => folded(...base, entry).outcome);
    expect(outcomes).toEqual([
      { winner: 'second', reason: 'resignation' },
      { winner: null, reason: 'agreement' },
      { winner: 'second', reason: 'timeout' },
    ]);
    const won = folded(...base, action('second', 'win', T0 + 30));
    expect(won.outcome).toEqual({ winner: 'second', reason: 'checkmate' });
    expect([statusOf(won), won.endedAt, toActOf(won)]).toEqual(['over', T0 + 30, []]);
  });

  test('[FG1, R18] the game says who wins when one is late, and two that are late draw', () => {
    const hide = createdOf({ game: 'hide-and-seek' });
    const late = (...seats: Seat[]): Entry => ({ type: 'timed-out', at: T0 + 20, seats });
    expect(folded(hide, joined, late('first', 'second')).outcome?.winner).toBeNull();
    expect(folded(hide, joined, late('second')).outcome?.winner).toBeNull();
    const placed = action('first', 'hide1');
    expect(folded(hide, joined, placed, late('second')).outcome?.winner).toBe('first');
  });

  test('[FG1] a turn of both seats lasts over two plies', () => {
    const hide = createdOf({ game: 'hide-and-seek' });
    const one = folded(hide, joined, action('second', 'hide2'));
    expect([plyOf(one), turnPlyOf(one), one.toActSince]).toEqual([
      1,
      0,
      { first: 0, second: null },
    ]);
    const both = append(one, action('first', 'hide1'));
    expect([plyOf(both), turnPlyOf(both), both.toActSince]).toEqual([
      2,
      2,
      { first: 2, second: null },
    ]);
  });

  test('[R26] the score counts this result once', () => {
    const carried = { ...created, score: { first: 2, second: 1, draws: 4 } };
    expect(scoreOf(folded(carried, joined))).toEqual({ first: 2, second: 1, draws: 4 });
    const scores = ended.map((entry) => scoreOf(folded(carried, joined, entry)));
    expect(scores).toEqual([
      { first: 2, second: 2, draws: 4 },
      { first: 2, second: 1, draws: 5 },
      { first: 2, second: 2, draws: 4 },
    ]);
  });

  test('[R27] the commitment is there from the creation on and never changes', () => {
    const match = folded(created);
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(folded(created, joined, action('first', 'win')).commitment).toBe(match.commitment);
  });
});

describe('a damaged log does not fold', () => {
  const playing = [created, joined];
  const over = [...playing, action('first', 'win')];
  const damaged: readonly (readonly [string, readonly Entry[]])[] = [
    ['no entry', []],
    ['no creation', [joined]],
    ['two creations', [created, created]],
    ['rules that are not there', [{ ...created, game: 'constructor' }]],
    ['another revision of the rules', [{ ...created, revision: 99 }]],
    ['a taken seat joined', [created, { ...joined, seat: 'first' }]],
    ['a seat joined twice', [created, joined, joined]],
    ['a free seat handed over', [created, { type: 'handed', at: T0, seat: 'second', device: 'd' }]],
    ['an action before the start', [created, action('first', 'on')]],
    ['an action that is not legal', [...playing, action('first', 'fly')]],
    ['an action of who is not to act', [...playing, action('second', 'on')]],
    ['an action after the end', [...over, action('second', 'on')]],
    ['an action after a resignation', [...playing, ended[0] as Entry, action('first', 'on')]],
    ['nobody late', [...playing, { type: 'timed-out', at: T0, seats: [] }]],
    ...ended.flatMap((entry) => [
      [`${entry.type} before the start`, [created, entry]] as const,
      [`${entry.type} after the end`, [...over, entry]] as const,
    ]),
  ];

  test.each(damaged)('[R22, D-16] %s', (_, entries) => {
    expect(() => fold(entries, null)).toThrow();
  });
});

describe('stored rows', () => {
  const rows: readonly Entry[] = [
    created,
    createdOf({ game: 'race', first: { kind: 'cpu', level: 'slow' }, second: human('Ada') }),
    joined,
    { type: 'handed', at: T0, seat: 'first', device: 'd' },
    action('first', 'on'),
    ...ended,
  ];

  test.each(rows)('[R35] an entry comes back as it was stored: $type', (entry) => {
    expect(parseEntry(JSON.stringify(entry))).toEqual(entry);
  });

  test.each(rows)('[D-16] a row that lost or gained a field is refused: $type', (entry) => {
    for (const key of Object.keys(entry)) {
      const { [key as 'at']: _, ...rest } = entry;
      expect(() => parseEntry(JSON.stringify(rest)), key).toThrow();
    }
    expect(() => parseEntry(JSON.stringify({ ...entry, extra: 1 }))).toThrow();
  });

  test.each(['', '{', 'null', '[]', '"created"', '{"type":"constructor"}', '{"type":"left"}'])(
    '[D-16] %j is no entry and no live row',
    (row) => {
      expect(() => parseEntry(row)).toThrow();
      expect(() => parseLive(row)).toThrow();
    },
  );

  test('[D-16] a seed or salt of another length is refused', () => {
    expect(() => parseEntry(JSON.stringify({ ...created, seed: 'ab' }))).toThrow();
    expect(() => parseEntry(JSON.stringify({ ...created, salt: '' }))).toThrow();
  });

  test('[R35] the live row comes back as it was stored, in every state it takes', () => {
    const live = seated({ options: { standIn: 'ask' } })
      .play('e2e4')
      .close('second')
      .sleep(130_000).match.live;
    expect(live.absence.second?.standIn).toBe('offered');
    expect(parseLive(JSON.stringify(live))).toEqual(live);
    for (const key of Object.keys(live)) {
      const { [key as 'turn']: _, ...rest } = live;
      expect(() => parseLive(JSON.stringify(rest)), key).toThrow();
    }
    expect(() => parseLive(JSON.stringify({ ...live, extra: 1 }))).toThrow();
    const both = { ...live, turn: { ply: 0, began: 1, elapsedMs: 1, pausedAt: 1 } };
    expect(() => parseLive(JSON.stringify(both))).toThrow();
  });

  test('[D-16] whatever a row holds, reading it throws or gives what was stored', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const parse of [parseEntry, parseLive]) {
          try {
            expect(parse(json)).toEqual(JSON.parse(json));
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
        }
      }),
    );
  });
});

test('[R35] a match is its log and its live row, entry by entry', () => {
  const table = seated({ game: 'hide-and-seek', options: { turnLimit: 30 } });
  table.act('second', 'hide2');
  table.close('first').sleep(31_000).open('first');
  const again = fold(
    table.log.map((entry) => parseEntry(JSON.stringify(entry))),
    parseLive(JSON.stringify(table.match.live)),
  );
  expect(essence(again)).toEqual(essence(table.match));
  expect(plyOf(again)).toBe(2);
});
