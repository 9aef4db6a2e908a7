/** What clients say: actions and their refusals, resignation, draws. */
import { describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../shared/game.ts';
import { plyOf, statusOf } from '../../shared/match.ts';
import type { Answer, ClientMessage } from '../../shared/protocol/socket.ts';
import {
  createdOf,
  essence,
  type Making,
  PACE,
  refusal,
  seated,
  T0,
  Table,
} from '../support/match-builder.ts';

vi.mock('../../shared/games/index.ts', () => import('../support/games-and-toys.ts'));

const CPU = { kind: 'cpu', level: 'novice' } as const;

function draw(table: Table, seat: Seat | 'spectator', answer: Answer) {
  return table.say(seat, { type: 'draw', answer });
}

function offered(table: Table): Seat | null {
  return table.state().offers.draw;
}

describe('a refusal', () => {
  const over = (): Table => {
    const table = seated();
    table.say('second', { type: 'resign' });
    return table;
  };
  /** Each line: the match, who says what, and the first code that holds. */
  const cases: readonly (readonly [
    string,
    () => Table,
    Seat | 'spectator',
    number,
    string,
    string,
  ])[] = [
    ['over comes before not-your-turn of a spectator', over, 'spectator', 0, 'e2e4', 'over'],
    ['over comes before stale', over, 'first', 9, 'e2e4', 'over'],
    ['over comes before illegal', over, 'first', 0, 'e2e9', 'over'],
    ['a spectator has no turn, stale or not', seated, 'spectator', 9, 'e2e4', 'not-your-turn'],
    ['a spectator has no turn, legal or not', seated, 'spectator', 0, 'e2e4', 'not-your-turn'],
    ['stale comes before not-your-turn', seated, 'second', 7, 'e7e5', 'stale'],
    ['stale comes before illegal', seated, 'first', 1, 'e2e9', 'stale'],
    ['not-your-turn comes before illegal', seated, 'second', 0, 'e2e9', 'not-your-turn'],
    ['illegal is last', seated, 'first', 0, 'e2e5', 'illegal'],
    ['an inherited name is no action', seated, 'first', 0, 'constructor', 'illegal'],
    ['the other seat’s action is none of mine', seated, 'first', 0, 'e7e5', 'illegal'],
    [
      'nobody acts before the second seat is taken',
      () => new Table(createdOf()).open('first'),
      'first',
      0,
      'e2e4',
      'not-your-turn',
    ],
  ];

  test.each(cases)('[R30] %s', (_, make, seat, ply, action, code) => {
    const table = make();
    const before = essence(table.match);
    table.hush();
    const done = table.say(seat, { type: 'act', ply, action });
    expect(done.reply).toEqual({ type: 'refused', ply, code });
    expect([done.entries, done.told, done.liveChanged, done.deleted]).toEqual([
      [],
      [],
      false,
      false,
    ]);
    expect(essence(table.match)).toEqual(before);
  });

  test('[S-04] a spectator can do nothing but look', () => {
    const messages: readonly ClientMessage[] = [
      { type: 'act', ply: 0, action: 'e2e4' },
      { type: 'resign' },
      { type: 'draw', answer: 'offer' },
      { type: 'draw', answer: 'accept' },
      { type: 'rematch', answer: 'offer' },
      { type: 'standIn', answer: 'accept' },
    ];
    const table = seated();
    draw(table, 'first', 'offer');
    const before = essence(table.match);
    for (const message of messages) {
      expect(refusal(table.say('spectator', message)), message.type).toBe('not-your-turn');
    }
    expect(table.say('spectator', { type: 'history' }).reply).toEqual({ type: 'history' });
    expect(table.say('spectator', { type: 'resync' }).reply).toEqual({ type: 'state' });
    expect(essence(table.match)).toEqual(before);
  });

  test('[R30] after the end everything but the rematch and looking is over', () => {
    const table = over();
    for (const message of [
      { type: 'resign' },
      { type: 'draw', answer: 'offer' },
      { type: 'standIn', answer: 'decline' },
    ] as const) {
      expect(refusal(table.say('first', message))).toBe('over');
    }
    expect(table.say('first', { type: 'history' }).reply).toEqual({ type: 'history' });
    expect(table.say('first', { type: 'resync' }).reply).toEqual({ type: 'state' });
  });
});

describe('an action', () => {
  test('[S-09, R31] sent three times is accepted once', () => {
    const table = seated();
    const codes = [0, 1, 2].map(() => refusal(table.act('first', 'e2e4', 0)));
    expect(codes).toEqual([null, 'stale', 'stale']);
    table.play('e7e5');
    expect(refusal(table.act('first', 'e2e4', 0))).toBe('stale');
    expect(plyOf(table.match)).toBe(2);
  });

  test('[A-15, R31] of an earlier ply is refused though it would be legal now', () => {
    const table = seated().play('g1f3 g8f6 f3g1 f6g8');
    expect(refusal(table.act('first', 'g1f3', 0))).toBe('stale');
    expect(refusal(table.act('first', 'g1f3', 2))).toBe('stale');
    expect(table.act('first', 'g1f3', 4).reply).toBeNull();
  });

  test('[S-10, R31] that waited while the turn ran out does not come as a surprise', () => {
    const table = seated({ options: { turnLimit: 30 } })
      .sleep(30_000 + PACE)
      .play('e7e5');
    expect(refusal(table.act('first', 'e2e4', 0))).toBe('stale');
  });

  test('[R5] gives one state, also where it ends the match', () => {
    const table = seated({ game: 'race' });
    expect(table.act('first', 'on').told).toHaveLength(1);
    const { told } = table.act('second', 'win');
    expect(told).toHaveLength(1);
    expect(told[0]?.outcome).toEqual({ winner: 'second', reason: 'checkmate' });
  });

  test('[R15] is stored with the time at which it was processed', () => {
    const table = seated().pass(777).play('e2e4');
    expect(table.match.actions).toEqual([
      { seat: 'first', action: 'e2e4', at: T0 + 777, by: 'player' },
    ]);
  });
});

describe('a placement, both at once', () => {
  const hide: Making = { game: 'hide-and-seek' };

  test.each([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])('[R31] names ply 0 or 1, whoever comes first: %d then %d', (one, other) => {
    for (const [early, late] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      const table = seated(hide);
      expect(table.act(early, 'hide1', one).reply).toBeNull();
      expect(table.act(late, 'hide2', other).reply).toBeNull();
      expect(plyOf(table.match)).toBe(2);
    }
  });

  test('[R31] of another ply is stale, and so is a second one of the same seat', () => {
    const table = seated(hide);
    expect(refusal(table.act('second', 'hide2', 2))).toBe('stale');
    expect(table.act('second', 'hide2', 0).reply).toBeNull();
    expect(refusal(table.act('second', 'hide2', 0))).toBe('stale');
    expect(refusal(table.act('second', 'hide3', 1))).toBe('not-your-turn');
    expect(refusal(table.act('first', 'hide1', 2))).toBe('stale');
    expect(plyOf(table.match)).toBe(1);
  });

  test('[R31] afterwards one names its ply as ever', () => {
    const table = seated(hide).play('hide1 hide2');
    for (const ply of [0, 1, 3]) {
      expect(refusal(table.act('first', 'seek1', ply)), `${ply}`).toBe('stale');
    }
    expect(table.act('first', 'seek1', 2).reply).toBeNull();
  });

  test('[R23] either seat may resign meanwhile, and offer a draw', () => {
    const table = seated(hide);
    draw(table, 'first', 'offer');
    expect(offered(table)).toBe('first');
    table.act('first', 'hide1');
    expect(offered(table)).toBe('first');
    table.act('second', 'hide1');
    expect(offered(table)).toBeNull();
    const other = seated(hide);
    other.say('second', { type: 'resign' });
    expect(other.match.outcome).toEqual({ winner: 'first', reason: 'resignation' });
  });
});

describe('resignation', () => {
  test.each(['first', 'second'] as const)('[R23] of %s is taken in either turn', (seat) => {
    for (const line of ['e2e4', 'e2e4 e7e5']) {
      const table = seated().play(line);
      expect(table.say(seat, { type: 'resign' }).told).toHaveLength(1);
      expect(table.match.outcome).toEqual({
        winner: seat === 'first' ? 'second' : 'first',
        reason: 'resignation',
      });
    }
  });

  test('[R23] before anyone sat down cancels the match', () => {
    const table = new Table(createdOf()).open('first');
    const { deleted, entries, reply } = table.say('first', { type: 'resign' });
    expect([deleted, entries, reply]).toEqual([true, [], null]);
  });

  test('[R23] is taken while the CPU holds the turn, and before the first turn began', () => {
    const late = seated({ options: { turnLimit: 30 } }).sleep(30_000);
    late.say('first', { type: 'resign' });
    expect(late.match.outcome?.winner).toBe('second');
    const early = new Table(createdOf());
    early.join();
    early.open('second').say('second', { type: 'resign' });
    expect(early.match.outcome?.winner).toBe('first');
  });

  test('[R30] in a turn that was lost just before comes too late', () => {
    const table = seated({ options: { turnLimit: 30, onTimeout: 'lose' } }).pass(30_000);
    expect(refusal(table.say('second', { type: 'resign' }))).toBe('over');
    expect(table.match.outcome?.winner).toBe('second');
  });
});

describe('a draw', () => {
  test('[R23] is agreed when the other seat accepts', () => {
    const table = seated();
    expect(draw(table, 'second', 'offer').told).toHaveLength(1);
    expect(offered(table)).toBe('second');
    draw(table, 'first', 'accept');
    expect(table.match.outcome).toEqual({ winner: null, reason: 'agreement' });
    expect(offered(table)).toBeNull();
  });

  test('[R23] is agreed when both offer it', () => {
    const table = seated();
    draw(table, 'second', 'offer');
    draw(table, 'first', 'offer');
    expect(table.match.outcome).toEqual({ winner: null, reason: 'agreement' });
  });

  test.each([
    ['declined by the other', 'second', 'decline'],
    ['withdrawn by who made it', 'first', 'withdraw'],
  ] as const)('[R23] offer is gone when %s', (_, seat, answer) => {
    const table = seated();
    draw(table, 'first', 'offer');
    expect(draw(table, seat, answer).reply).toBeNull();
    expect(offered(table)).toBeNull();
    expect(refusal(draw(table, 'second', 'accept'))).toBe('illegal');
    expect(statusOf(table.match)).toBe('playing');
  });

  test('[R23] can be offered once a seat until the next action', () => {
    const table = seated();
    draw(table, 'first', 'offer');
    draw(table, 'second', 'decline');
    expect(refusal(draw(table, 'first', 'offer'))).toBe('illegal');
    expect(draw(table, 'second', 'offer').reply).toBeNull();
    draw(table, 'second', 'withdraw');
    expect(refusal(draw(table, 'second', 'offer'))).toBe('illegal');
    table.play('e2e4');
    expect(draw(table, 'first', 'offer').reply).toBeNull();
  });

  test('[R23] stands when who offers it acts, and falls when the other does', () => {
    const table = seated();
    draw(table, 'first', 'offer');
    table.play('e2e4');
    expect(offered(table)).toBe('first');
    expect(refusal(draw(table, 'first', 'offer'))).toBe('illegal');
    table.play('e7e5');
    expect(offered(table)).toBeNull();
    expect(refusal(draw(table, 'second', 'accept'))).toBe('illegal');
  });

  test('[R23] cannot be accepted or declined by who offers it, or withdrawn by the other', () => {
    const table = seated();
    draw(table, 'first', 'offer');
    for (const [seat, answer] of [
      ['first', 'accept'],
      ['first', 'decline'],
      ['second', 'withdraw'],
    ] as const) {
      expect(refusal(draw(table, seat, answer))).toBe('illegal');
    }
    expect(offered(table)).toBe('first');
    const none = seated();
    for (const answer of ['accept', 'decline', 'withdraw'] as const) {
      expect(refusal(draw(none, 'first', answer))).toBe('illegal');
    }
  });

  test('[R23] is declined by a CPU at once, once until the next action', () => {
    const table = seated({ second: CPU });
    expect(draw(table, 'first', 'offer').reply).toBeNull();
    expect(offered(table)).toBeNull();
    expect(refusal(draw(table, 'first', 'offer'))).toBe('illegal');
    expect(statusOf(table.match)).toBe('playing');
  });

  test('[R23] is declined by a stand-in, but not by one turn that ran out', () => {
    const away = seated().close('first').sleep(120_000);
    draw(away, 'second', 'offer');
    expect(offered(away)).toBeNull();
    const here = seated({ options: { turnLimit: 30 } }).sleep(30_000);
    draw(here, 'second', 'offer');
    expect(offered(here)).toBe('second');
    draw(here, 'first', 'accept');
    expect(here.match.outcome?.reason).toBe('agreement');
  });

  test('[R23] needs two who play', () => {
    expect(refusal(draw(new Table(createdOf()).open('first'), 'first', 'offer'))).toBe('illegal');
  });
});
