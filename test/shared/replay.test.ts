/** A record played again is what was sent, ply by ply; a record that was changed is none. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { SEATS, type View } from '../../shared/game.ts';
import { plyOf, positionOf } from '../../shared/match.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { randomOf } from '../../shared/random.ts';
import { positionAfter, replay } from '../../shared/replay.ts';
import { recordOf } from '../../shared/views.ts';
import { seated, type Table } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const YOU = [...SEATS, 'spectator'] as const;
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

interface Played {
  readonly record: MatchRecord;
  /** What each viewer was sent at each ply before the end. */
  readonly sent: readonly Readonly<Record<(typeof YOU)[number], View>>[];
  /** What everybody was sent at the end. */
  readonly end: View;
}

function sentNow(table: Table): Played['sent'][number] {
  const view = (you: (typeof YOU)[number]) => table.state(you).view;
  return { first: view('first'), second: view('second'), spectator: view('spectator') };
}

/** A random match over the wire, ended by the rules or, at `most` plies, by resignation. */
function played(game: string, seed: string, most: number): Played {
  const table = seated({ game, seed });
  table.checks = false;
  const random = randomOf(seed, 'play');
  const sent = [sentNow(table)];
  while (!table.match.outcome && plyOf(table.match) < most) {
    const { toAct } = positionOf(table.match);
    const seat = toAct[random.below(toAct.length)] ?? 'first';
    table.pass(1 + random.below(60_000));
    table.act(seat, positionOf(table.match).draw(seat, random));
    if (!table.match.outcome) sent.push(sentNow(table));
  }
  if (!table.match.outcome) table.say('first', { type: 'resign' });
  const record = recordOf(table.match);
  if (!record) throw new Error('a match that is over has a record');
  return { record: JSON.parse(JSON.stringify(record)), sent, end: table.state('first').view };
}

describe.each([
  ['fog-of-war-chess', 4],
  ['hide-and-seek', 30],
  ['race', 20],
])('%s', (game, numRuns) => {
  test('[L-15, R28] shows what each side was sent, and at the end the truth', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 60 }), (seed, most) => {
        const { record, sent, end } = played(game, seed, most);
        const again = replay(record);
        expect([again.plies, again.outcome]).toEqual([record.actions.length, record.outcome]);
        const byRules = record.outcome.reason !== 'resignation';
        sent.slice(0, byRules ? undefined : -1).forEach((views, ply) => {
          for (const you of YOU) expect(again.viewAt(ply, you)).toStrictEqual(views[you]);
        });
        expect(again.viewAt(again.plies, 'all')).toStrictEqual(end);
      }),
      { numRuns },
    );
  });

  test('[R28] at the end a seat sees what it saw, knows the result, and acts no more', () => {
    const { record, sent } = played(game, '6'.repeat(64), 3);
    const again = replay(record);
    for (const seat of SEATS) {
      const last = again.viewAt(again.plies, seat);
      expect(last).toMatchObject({ viewer: seat, toAct: [], legal: [], outcome: record.outcome });
      if (record.outcome.reason === 'resignation') {
        expect(last.board).toBe(sent.at(-1)?.[seat].board);
      }
    }
  });

  test('[R28] the truth is there at every ply', () => {
    const { record } = played(game, '8'.repeat(64), 40);
    const again = replay(record);
    for (let ply = 0; ply <= again.plies; ply += 1) {
      const { viewer, outcome } = again.viewAt(ply, 'all');
      expect([viewer, outcome]).toEqual(['all', ply === again.plies ? record.outcome : null]);
    }
    expect(() => again.viewAt(again.plies + 1, 'all')).toThrow(RangeError);
  });
});

describe('a record that was changed', () => {
  const { record } = played('fog-of-war-chess', '9'.repeat(64), 40);
  const [opening, ...others] = record.actions;
  const changed: readonly (readonly [string, Partial<MatchRecord>])[] = [
    ['a setup that the seed does not give', { setup: { mines: ['d4'] } }],
    [
      'an action of the other seat',
      { actions: [{ ...record.actions[0], seat: 'second' } as never] },
    ],
    ['an action that is not legal', { actions: [{ ...opening, action: 'e2e9' } as never] }],
    ['an action left out', { actions: others }],
    ['an action after the end', { actions: [...record.actions, ...record.actions] }],
    ['another revision of the rules', { revision: 2 }],
    ['a game that is none', { game: '__proto__' }],
  ];

  test.each(changed)('[R27] is refused: %s', (_, change) => {
    expect(() => replay({ ...record, ...change })).toThrow();
  });
});

describe('a line of play', () => {
  test('[R23] is followed from the start, each action by who may make it', () => {
    const line = 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6 f7e8'.split(' ');
    expect(positionAfter('fog-of-war-chess', { pawnSight: false }, line).outcome).toEqual({
      winner: 'first',
      reason: 'king-captured',
    });
    expect(positionAfter('hide-and-seek', {}, ['hide1', 'hide2', 'seek2']).outcome?.winner).toBe(
      'first',
    );
  });

  test('[R22] that cannot be followed is refused', () => {
    expect(() => positionAfter('fog-of-war-chess', {}, ['e2e5'])).toThrow();
    expect(() => positionAfter('constructor', {}, [])).toThrow();
  });
});
