/** What leaves a match: the state message field by field, the summary, the record, the past. */
import { describe, expect, test, vi } from 'vitest';
import { SEATS } from '../../shared/game.ts';
import { plyOf, positionOf } from '../../shared/match.ts';
import { optionsSchema } from '../../shared/protocol/options.ts';
import { historyOf, recordOf, seatViews, summaryOf, viewAt } from '../../shared/views.ts';
import { createdOf, human, PACE, seated, T0, Table } from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const CPU = { kind: 'cpu', level: 'novice' } as const;
const timed = { options: { turnLimit: 30 } } as const;
const YOU = [...SEATS, 'spectator'] as const;
/** White's Queen is on f7 and Black's King beside it, unseen to it. */
const MATING = 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6';

describe('a state message', () => {
  test('[R5, R7] is this and nothing else', () => {
    const table = seated(timed).pass(4000).play('e2e4').pass(1000);
    expect(table.state('second', 3)).toStrictEqual({
      type: 'state',
      match: {
        wire: 1,
        id: 'the-match',
        game: 'fog-of-war-chess',
        options: {
          turnLimit: 30,
          onTimeout: 'cpu',
          standIn: 'auto',
          swapSides: true,
          showLegal: true,
          pawnSight: false,
        },
        status: 'playing',
        seats: {
          first: { name: 'Ada', kind: 'human', present: true, standIn: false },
          second: { name: 'Bob', kind: 'human', present: true, standIn: false },
        },
        you: 'second',
        spectators: 3,
        commitment: table.match.commitment,
        score: { first: 0, second: 0, draws: 0 },
        last: { seat: 'first', by: 'player' },
        next: null,
      },
      clock: { seats: ['second'], remainingMs: 29_000 },
      view: {
        viewer: 'second',
        ply: 1,
        toAct: ['second'],
        outcome: null,
        legal: positionOf(table.match).legal('second'),
        ...positionOf(table.match).view('second'),
        own: null,
      },
      offers: { draw: null, rematch: [], standIn: null },
    });
  });

  test('[R7] names a CPU, its level, and that it is always there', () => {
    const { seats } = seated({ second: CPU }).state().match;
    expect(seats.second).toStrictEqual({
      name: 'CPU',
      kind: 'cpu',
      level: 'novice',
      present: true,
      standIn: false,
    });
  });

  test('[R16, S-18] has no clock without a limit, while waiting, and when over', () => {
    expect(seated().state().clock).toBeNull();
    expect(new Table(createdOf(timed)).state().clock).toBeNull();
    const table = seated(timed);
    table.say('first', { type: 'resign' });
    expect(table.state().clock).toBeNull();
  });

  test('[R7] while waiting there is nothing to do for anybody', () => {
    const table = new Table(createdOf()).open('first');
    const { match, view } = table.state('first');
    expect([match.status, match.seats.second, match.last]).toEqual(['waiting', null, null]);
    expect([view.toAct, view.legal, view.outcome, view.ply]).toEqual([[], [], null, 0]);
  });

  test('[L-21] never holds a device, a seed or a salt', () => {
    const table = seated(timed).play('e2e4 e7e5');
    table.input({ type: 'handoff', seat: 'first', code: 'the code' });
    for (const you of YOU) {
      const text = JSON.stringify([
        table.state(you),
        historyOf(table.match, you),
        summaryOf(table.match, human('Ada').device, 0),
      ]);
      for (const secret of [
        human('Ada').device,
        human('Bob').device,
        table.match.seed,
        table.match.salt,
        'the code',
      ]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('a view', () => {
  test('[L-13] is that of its viewer, at every ply', () => {
    const table = seated();
    for (const action of MATING.split(' ')) {
      table.play(action);
      for (const you of YOU) {
        const { view } = table.state(you);
        expect(view).toMatchObject({ viewer: you, ...positionOf(table.match).view(you) });
        expect(view.legal).toEqual(you === 'spectator' ? [] : positionOf(table.match).legal(you));
      }
    }
  });

  test('[R8, L-09] of a spectator holds no board and no own action', () => {
    const table = seated().play(MATING);
    const { view } = table.state('spectator');
    expect(view.board).toBe('?'.repeat(64));
    expect(view.legal).toEqual([]);
    expect(Object.keys(view).sort()).toEqual(
      ['board', 'captures', 'legal', 'noticed', 'outcome', 'ply', 'toAct', 'viewer'].sort(),
    );
  });

  test('[R36] names the seat’s own latest action, and by whom it was made', () => {
    const table = seated(timed);
    expect(table.state('first').view.own).toBeNull();
    table.play('e2e4');
    expect(table.state('first').view.own).toEqual({ ply: 0, action: 'e2e4', by: 'player' });
    expect(table.state('second').view.own).toBeNull();
    table.sleep(30_000 + PACE);
    const own = table.state('second').view.own;
    expect(own).toEqual({ ply: 1, action: table.match.actions[1]?.action, by: 'cpu' });
    expect(table.state('first').view.own?.ply).toBe(0);
  });

  test('[R18, R30] lists no action while the CPU holds the turn, and names the seat still', () => {
    const lapsed = seated(timed).sleep(30_000).state('first');
    expect([lapsed.view.legal, lapsed.view.toAct]).toEqual([[], ['first']]);
    const away = seated().close('first').sleep(120_000).state('first');
    expect([away.view.legal, away.view.toAct]).toEqual([[], ['first']]);
  });

  test('[R22] of a CPU has the actions that it chooses from', () => {
    const table = seated(timed).play('e2e4 e7e5').sleep(30_000);
    const views = seatViews(table.match, 'first');
    expect(views.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    expect(views.every(({ viewer }) => viewer === 'first')).toBe(true);
    expect(views.at(-1)).toEqual({
      ...table.state('first').view,
      legal: positionOf(table.match).legal('first'),
    });
  });

  test.each([
    ['a king captured', (table: Table) => table.play('f7e8'), 'king-captured'],
    ['a resignation', (table: Table) => table.say('first', { type: 'resign' }), 'resignation'],
    [
      'a draw agreed',
      (table: Table) => {
        table.say('first', { type: 'draw', answer: 'offer' });
        table.say('second', { type: 'draw', answer: 'accept' });
      },
      'agreement',
    ],
  ] as const)('[R9, L-25] is the truth for everybody after %s', (_, end, reason) => {
    const table = seated().play(MATING);
    end(table);
    const truth = positionOf(table.match).view('all');
    for (const you of YOU) {
      const { view, match } = table.state(you);
      expect(match).toMatchObject({ status: 'over', you });
      expect(truth.noticed).toEqual([]);
      expect(view).toMatchObject({ viewer: 'all', toAct: [], legal: [], ...truth });
      expect(view.outcome?.reason).toBe(reason);
      expect(view).not.toHaveProperty('own');
      expect(view.board).not.toContain('?');
    }
  });

  test('[R9, L-25] is the truth after a turn that was lost, also for who connects later', () => {
    const table = seated({ options: { turnLimit: 30, onTimeout: 'lose' } }).play(MATING);
    table.sleep(86_400_000).close('first', 'second').open('second');
    for (const you of YOU) expect(table.state(you).view.viewer).toBe('all');
  });

  test('[R24] of a match that is over is never asked beyond its end', () => {
    const { match } = seated().play('e2e4');
    expect(() => viewAt(match, 2, 'first')).toThrow(RangeError);
    expect(() => viewAt(match, -1, 'first')).toThrow(RangeError);
  });
});

describe('the history', () => {
  test('[R36] is every view so far as it was sent, oldest first', () => {
    const table = seated();
    const sent = YOU.map((you) => [table.state(you).view]);
    for (const action of MATING.split(' ')) {
      table.play(action);
      for (const [n, you] of YOU.entries()) sent[n]?.push(table.state(you).view);
    }
    YOU.forEach((you, n) => {
      expect(historyOf(table.match, you)).toStrictEqual(sent[n]);
    });
    table.play('f7e8');
    YOU.forEach((you, n) => {
      const [...past] = historyOf(table.match, you);
      expect(past.pop()).toStrictEqual(table.state(you).view);
      expect(past).toStrictEqual(sent[n]);
    });
  });
});

describe('the summary', () => {
  test('[L-11] holds what is public and never a board', () => {
    const table = seated().play(MATING);
    const summary = summaryOf(table.match, human('Bob').device, 2);
    const { match } = table.state('second', 2);
    expect(summary).toStrictEqual({ ...match, toAct: ['first'], ply: 6, result: null });
    expect(summaryOf(table.match, null, 0).you).toBe('spectator');
    expect(summaryOf(table.match, 'unknown', 0).you).toBe('spectator');
    table.play('f7e8');
    expect(summaryOf(table.match, null, 0)).toMatchObject({
      status: 'over',
      toAct: [],
      result: { winner: 'first', reason: 'king-captured' },
      score: { first: 1, second: 0, draws: 0 },
    });
  });
});

describe('the record', () => {
  test('[R27, L-15] does not exist before the end', () => {
    expect(recordOf(new Table(createdOf()).match)).toBeNull();
    expect(recordOf(seated().play(MATING).match)).toBeNull();
  });

  test('[R27] is everything that a replay needs, and no device', () => {
    const table = seated({ second: CPU }).pass(10);
    table.play('e2e4').sleep(PACE).say('first', { type: 'resign' });
    const { match } = table;
    expect(recordOf(match)).toStrictEqual({
      game: 'fog-of-war-chess',
      revision: 1,
      options: optionsSchema(match.about).parse({}),
      seats: {
        first: { name: 'Ada', kind: 'human' },
        second: { name: 'CPU', kind: 'cpu', level: 'novice' },
      },
      seed: match.seed,
      salt: match.salt,
      commitment: match.commitment,
      setup: {},
      actions: [
        { seat: 'first', action: 'e2e4', at: T0 + 10, by: 'player' },
        { seat: 'second', action: match.actions[1]?.action, at: T0 + 1210, by: 'cpu' },
      ],
      outcome: { winner: 'second', reason: 'resignation' },
    });
  });

  test('[R27] survives JSON', () => {
    const table = seated({ game: 'race' }).play('on on win');
    const record = recordOf(table.match);
    expect(JSON.parse(JSON.stringify(record))).toStrictEqual(record);
    expect(plyOf(table.match)).toBe(3);
  });
});
