/** A match in the browser: hand-over, reload, practice, rematch. */
import { effect } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../../shared/game.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { localApi } from '../../../web/net/local-api.ts';
import { createLocal, LocalMatch } from '../../../web/net/local-match.ts';

const nobody = async () => null;

function open(id: string, thinker: Parameters<typeof LocalMatch.open>[1] = nobody): LocalMatch {
  const match = LocalMatch.open(id, thinker);
  if (!match) throw new Error('the browser has this match');
  return match;
}

function make(game: string, mode: 'two' | 'practice' = 'two', holder: Seat = 'first'): string {
  const about = gameOf(game)?.about;
  if (!about) throw new Error(game);
  const person = { kind: 'human', name: 'One', device: '' } as const;
  const cpu = { kind: 'cpu', level: about.levels[0]?.name ?? '' } as const;
  const other = mode === 'practice' ? cpu : person;
  return createLocal({
    mode,
    holder,
    created: {
      game,
      revision: about.revision,
      options: optionsSchema(about).parse({ standIn: 'never' }),
      seats:
        holder === 'first' ? { first: person, second: other } : { first: other, second: person },
      score: { first: 0, second: 0, draws: 0 },
    },
  });
}

function view(match: LocalMatch, seat: Seat) {
  const latest = match.linkFor(seat).latest.value;
  if (!latest) throw new Error('a local match has a state at once');
  return latest.message.view;
}

beforeEach(() => localStorage.clear());

describe('two people with one device', () => {
  test('[L-23] a hidden board is shown to nobody until its player says so, also after a reload', () => {
    const id = make('fog-of-war-chess');
    const match = open(id);
    expect([match.holder.value, match.next.value]).toEqual([null, 'first']);
    match.take();
    expect(match.holder.value).toBe('first');
    expect(match.mayHandOver.value).toBe(false);
    match.linkFor('first').act(0, 'e2e4');
    expect(match.mayHandOver.value).toBe(true);
    const again = open(id);
    expect([again.holder.value, again.next.value]).toEqual([null, 'first']);
    again.take();
    again.handOver();
    expect([again.holder.value, again.next.value]).toEqual([null, 'second']);
    again.take();
    expect(view(again, 'second')).toMatchObject({ viewer: 'second', ply: 1 });
    expect(view(again, 'second').legal).toContain('e7e5');
  });

  test('[FC4, R9] plays to the end, shows the truth and keeps a record', async () => {
    const match = open(make('fog-of-war-chess'));
    for (const [ply, action] of 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6 f7e8'.split(' ').entries()) {
      match.take();
      match.linkFor(ply % 2 === 0 ? 'first' : 'second').act(ply, action);
      match.handOver();
    }
    expect(view(match, 'first')).toMatchObject({
      viewer: 'all',
      outcome: { winner: 'first', reason: 'king-captured' },
    });
    expect(match.mayHandOver.value).toBe(false);
    const record = await localApi.record(match.id);
    expect(record.ok && record.value.actions).toHaveLength(7);
  });

  test('[R27] the record is refused while the match runs', async () => {
    const match = open(make('chess'));
    expect(await localApi.record(match.id)).toMatchObject({
      ok: false,
      failure: { code: 'not-over' },
    });
    expect(await localApi.record('here-none')).toMatchObject({ failure: { status: 404 } });
  });

  test('[CH3] an open game turns to whoever is to act, without a gate', () => {
    const match = open(make('chess'));
    expect(match.holder.value).toBe('first');
    match.linkFor('first').act(0, 'e2e4');
    expect(match.holder.value).toBe('second');
    expect(match.mayHandOver.value).toBe(false);
  });

  test('[CH3] the link of a shared board follows whoever is to act, one state an action', () => {
    const match = open(make('chess'));
    const link = match.sharedLink();
    const told: unknown[] = [];
    const stop = effect(() => {
      const message = link.latest.value?.message;
      told.push([message?.match.you, message?.view.viewer, message?.view.ply]);
    });
    link.act(0, 'e2e4');
    link.act(1, 'e7e5');
    stop();
    expect(told).toEqual([
      ['first', 'first', 0],
      ['second', 'second', 1],
      ['first', 'first', 2],
    ]);
    expect(link.here?.shared).toBe(true);
  });

  test('[L-23] where something is hidden, or against the computer, there is no shared board', () => {
    for (const match of [open(make('fog-of-war-chess')), open(make('chess', 'practice'))]) {
      expect(match.linkFor('first').here?.shared).toBeUndefined();
      expect(() => match.sharedLink()).toThrow(/must not see/);
    }
  });

  test('[FG1] South places, hands over, North places', () => {
    const match = open(make('fog'));
    match.take();
    match.linkFor('first').act(0, 'b1,a2,g2,d3');
    expect(view(match, 'first').toAct).toEqual(['second']);
    match.handOver();
    match.take();
    expect(match.holder.value).toBe('second');
    expect(view(match, 'second').board).not.toContain('Q');
    match.linkFor('second').act(1, 'b7,a6,g6,d5');
    expect(view(match, 'second').toAct).toEqual(['first']);
  });

  test('[R30, R31] refuses what a referee refuses', () => {
    const match = open(make('chess'));
    const link = match.linkFor('first');
    link.act(0, 'e2e5');
    expect(link.refused.value).toMatchObject({ code: 'illegal' });
    link.act(7, 'e2e4');
    expect(link.refused.value).toMatchObject({ code: 'stale' });
    expect(view(match, 'first').ply).toBe(0);
  });

  test('[R26] one tap makes the rematch, sides swapped, in the same browser', () => {
    const match = open(make('chess'));
    const link = match.linkFor('first');
    link.resign();
    link.rematch('offer');
    const next = link.latest.value?.message.match.next;
    expect(next).toMatch(/^here-/);
    const second = open(next ?? '');
    expect(view(second, 'first')).toMatchObject({ ply: 0, outcome: null });
  });
});

describe('practice', () => {
  test('[R22] the CPU gets its seat’s views and acts at its time', async () => {
    vi.useFakeTimers();
    try {
      const asked: unknown[] = [];
      const match = open(make('fog-of-war-chess', 'practice'), async (_, request) => {
        asked.push(request);
        return 'e7e5';
      });
      expect(match.holder.value).toBe('first');
      match.linkFor('first').act(0, 'e2e4');
      await vi.advanceTimersByTimeAsync(100);
      expect(view(match, 'first').ply).toBe(1);
      await vi.advanceTimersByTimeAsync(5000);
      expect(view(match, 'first').ply).toBe(2);
      expect(asked).toEqual([{ seat: 'second', ply: 1, level: 'novice' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[R22] a CPU that fails is played for', async () => {
    vi.useFakeTimers();
    try {
      const match = open(make('chess', 'practice', 'second'));
      await vi.advanceTimersByTimeAsync(3000);
      expect(view(match, 'second').ply).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('[A-04] what the browser kept may be anything', () => {
  localStorage.setItem('fogbound.local.here-x', '{"entries":[{"type":"created"}]}');
  expect(LocalMatch.open('here-x', nobody)).toBeNull();
  localStorage.setItem('fogbound.local.here-x', 'null');
  expect(LocalMatch.open('here-x', nobody)).toBeNull();
});
