import { beforeEach, describe, expect, test } from 'vitest';
import type { Summary } from '../../../shared/views.ts';
import type { Result } from '../../../web/net/api.ts';
import { RemoteMatch } from '../../../web/net/remote-match.ts';
import { FakeSurroundings } from '../../support/fake-surroundings.ts';
import { stateOf } from '../../support/states.ts';

let around: FakeSurroundings;
let asked: number;
let answer: () => Result<Summary>;
let link: RemoteMatch;

const summary = (status: Summary['status']): Result<Summary> => {
  const { match, view } = stateOf();
  return {
    ok: true,
    value: { ...match, status, toAct: view.toAct, ply: 0, result: null, next: null },
  };
};
const failure = (status: number, code: string): Result<never> => ({
  ok: false,
  failure: { status, code, message: '' },
});

const referee = {
  summary: async (): Promise<Result<Summary>> => {
    asked += 1;
    return answer();
  },
};

/** Connects and hears the first state. */
async function start(state = stateOf()): Promise<void> {
  link = new RemoteMatch('abc', referee, around);
  await around.pass(0);
  around.socket.open();
  around.socket.hear(state);
}

beforeEach(() => {
  around = new FakeSurroundings();
  asked = 0;
  answer = () => summary('playing');
});

describe('connecting', () => {
  test('[S-26] an unknown id ends before any socket is opened', async () => {
    answer = () => failure(404, 'no-such-match');
    link = new RemoteMatch('abc', { summary: async () => answer() }, around);
    await around.pass(60_000);
    expect(link.connection.value).toEqual({ kind: 'ended', why: 'no-such-match' });
    expect(around.sockets).toHaveLength(0);
    expect(around.timers).toBe(0);
  });

  test('[S-12] a socket that hangs while connecting is given up and tried again', async () => {
    link = new RemoteMatch('abc', referee, around);
    await around.pass(0);
    expect(link.connection.value.kind).toBe('connecting');
    await around.pass(8_000);
    expect(around.sockets[0]?.closed).toBe(true);
    expect(link.connection.value.kind).toBe('lost');
    await around.pass(2_000);
    expect(around.sockets).toHaveLength(2);
    // The first never opened, so the match may be gone: asked again.
    expect(asked).toBe(2);
  });

  test('[R16] a state is kept with the time it arrived', async () => {
    link = new RemoteMatch('abc', { summary: async () => answer() }, around);
    await around.pass(1_234);
    around.socket.open();
    expect(link.connection.value.kind).toBe('connecting');
    around.socket.hear(stateOf());
    expect(link.connection.value.kind).toBe('open');
    expect(link.latest.value?.receivedAt).toBe(1_234);
  });

  test('[R32] garbage, unknown types and unknown keys do no harm', async () => {
    await start();
    const before = link.latest.value;
    for (const frame of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"state"',
      '{"type":"party"}',
      '{"type":"state"}',
    ]) {
      around.socket.hear(frame);
    }
    around.socket.hear({ ...stateOf(), view: null });
    expect(link.latest.value).toBe(before);
    around.socket.hear({ ...stateOf({ view: { ply: 1 } }), weather: 'fog' });
    expect(link.latest.value?.message.view.ply).toBe(1);
  });

  test('[S-09] a state older than the one shown is ignored, an equal one is not', async () => {
    await start(stateOf({ view: { ply: 4 } }));
    around.socket.hear(stateOf({ view: { ply: 3 } }));
    expect(link.latest.value?.message.view.ply).toBe(4);
    around.socket.hear(stateOf({ view: { ply: 4 }, offers: { draw: 'second' } }));
    expect(link.latest.value?.message.offers.draw).toBe('second');
  });
});

describe('staying connected', () => {
  test('[R19] pings every 20 seconds and is content with any answer', async () => {
    await start();
    for (let i = 0; i < 5; i += 1) {
      await around.pass(20_000);
      around.socket.hear(i % 2 ? 'pong' : stateOf());
    }
    expect(around.socket.sent).toEqual(Array(5).fill('ping'));
    expect(around.sockets).toHaveLength(1);
  });

  test('[S-12] ten seconds of silence after a ping mean that the line is dead', async () => {
    await start();
    await around.pass(29_999);
    expect(link.connection.value.kind).toBe('open');
    await around.pass(1);
    expect(link.connection.value.kind).toBe('lost');
    expect(around.sockets[0]?.closed).toBe(true);
    expect(around.sockets).toHaveLength(2);
    around.socket.open();
    around.socket.hear(stateOf({ view: { ply: 2 } }));
    expect(link.connection.value.kind).toBe('open');
    expect(link.latest.value?.message.view.ply).toBe(2);
  });

  test('[D-19] comes back after any close that is not final, later and later, never in step', async () => {
    await start();
    const waits: number[] = [];
    answer = () => failure(0, 'offline');
    around.chance = 0.999;
    around.socket.drop(1006);
    await around.pass(1_000);
    around.socket.drop(1006);
    for (let tries = asked; waits.length < 6; ) {
      const from = around.now();
      while (asked === tries) await around.pass(100);
      waits.push(around.now() - from);
      tries = asked;
    }
    expect(waits.at(0)).toBeLessThanOrEqual(2_000);
    expect(waits.at(-1)).toBeGreaterThan(9_000);
    expect(waits.at(-1)).toBeLessThanOrEqual(10_100);
    around.chance = 0;
    await around.pass(10_000);
    const tries = asked;
    await around.pass(5_000);
    expect(asked - tries).toBeGreaterThanOrEqual(9);
  });

  test.each([
    [1008, 'flood'],
    [1009, 'too-large'],
    [4404, 'no-such-match'],
    [4500, 'damaged'],
  ] as const)('[D-19] close code %i ends it: %s', async (code, why) => {
    await start();
    around.socket.drop(code);
    expect(link.connection.value).toEqual({ kind: 'ended', why });
    around.page('shown');
    await around.pass(600_000);
    expect(around.sockets).toHaveLength(1);
    expect(around.timers).toBe(0);
  });

  test('[A-07] a full match is tried again slowly, and the page can say so', async () => {
    await start();
    around.socket.drop(1013);
    expect(link.connection.value).toEqual({ kind: 'lost', full: true });
    await around.pass(29_000);
    expect(around.sockets).toHaveLength(1);
    await around.pass(1_000);
    expect(around.sockets).toHaveLength(2);
  });

  test('[S-12] back on the page: a live line is only asked, a dead one replaced within seconds', async () => {
    await start();
    around.page('hidden');
    around.page('shown');
    expect(around.socket.sent).toEqual(['ping']);
    around.socket.hear('pong');
    await around.pass(5_000);
    expect(around.sockets).toHaveLength(1);
    around.page('hidden');
    around.socket.broken = true;
    around.page('shown');
    await around.pass(1_500);
    expect(around.sockets).toHaveLength(2);
  });

  test('[S-12] back on the page with a clock running asks for the time that is left', async () => {
    await start(stateOf({ clock: { seats: ['first'], remainingMs: 30_000 } }));
    around.page('hidden');
    around.page('shown');
    expect(around.socket.messages).toEqual([{ type: 'resync' }]);
  });

  test.each(['shown', 'online', 'restored'] as const)(
    '[S-12] while resting, %s connects at once',
    async (event) => {
      await start();
      around.chance = 0.999;
      around.socket.drop();
      expect(around.sockets).toHaveLength(1);
      around.page(event);
      expect(around.sockets).toHaveLength(2);
    },
  );

  test('[S-13] leaving closes the socket; back from the cache it opens a new one', async () => {
    await start();
    around.page('left');
    expect(around.socket.closed).toBe(true);
    await around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
    around.page('restored');
    expect(around.sockets).toHaveLength(2);
  });

  test('[S-13] closing for good leaves no timer and hears no event', async () => {
    await start();
    link.close();
    around.page('shown');
    await around.pass(60_000);
    expect(around.socket.closed).toBe(true);
    expect(around.sockets).toHaveLength(1);
    expect(around.timers).toBe(0);
  });
});

describe('acting', () => {
  const moved = {
    view: { ply: 1, toAct: ['second'], own: { ply: 0, action: 'e2e4', by: 'player' } },
  } as const;

  test('[S-09] a double tap sends once; the state that shows it settles it', async () => {
    await start();
    link.act(0, 'e2e4');
    link.act(0, 'e2e4');
    expect(around.socket.messages).toEqual([{ type: 'act', ply: 0, action: 'e2e4' }]);
    around.socket.hear(stateOf(moved));
    expect(link.pending.value).toBeNull();
    await around.pass(6_000);
    expect(around.socket.messages).toHaveLength(1);
  });

  test('[S-07] an unanswered action is told after five seconds and the state asked for', async () => {
    await start();
    link.act(0, 'e2e4');
    await around.pass(4_999);
    expect(link.pending.value?.unanswered).toBe(false);
    await around.pass(1);
    expect(link.pending.value?.unanswered).toBe(true);
    expect(around.socket.messages).toEqual([
      { type: 'act', ply: 0, action: 'e2e4' },
      { type: 'resync' },
    ]);
    around.socket.hear(stateOf());
    expect(link.pending.value).toBeNull();
  });

  test('[S-07] if the referee stays silent the line is replaced', async () => {
    await start();
    around.socket.broken = true;
    link.act(0, 'e2e4');
    await around.pass(10_000);
    expect(around.sockets).toHaveLength(2);
    around.socket.open();
    around.socket.hear(stateOf());
    expect(around.socket.messages).toEqual([]);
    expect(link.pending.value).toBeNull();
  });

  test('[S-10] nothing is sent while disconnected, and nothing sent again afterwards', async () => {
    await start();
    link.act(0, 'e2e4');
    around.socket.drop();
    expect(link.pending.value).toEqual({ ply: 0, action: 'e2e4', unanswered: true });
    link.resign();
    link.draw('offer');
    await around.pass(10_000);
    around.socket.open();
    link.resign();
    around.socket.hear(stateOf(moved));
    expect(around.socket.messages).toEqual([]);
    expect(link.pending.value).toBeNull();
    expect(link.latest.value?.message.view.own?.action).toBe('e2e4');
  });

  test('[R31] in a placement of both, the other seat being ready does not settle mine', async () => {
    await start(stateOf({ view: { toAct: ['first', 'second'] } }));
    link.act(0, 'a1,b1,c1,d1');
    around.socket.hear(stateOf({ view: { ply: 1, toAct: ['first'] } }));
    expect(link.pending.value).not.toBeNull();
    around.socket.hear(
      stateOf({
        view: { ply: 2, toAct: ['first'], own: { ply: 1, action: 'a1,b1,c1,d1', by: 'player' } },
      }),
    );
    expect(link.pending.value).toBeNull();
  });

  test('[R30] a refusal frees the hand and says why', async () => {
    await start();
    link.act(0, 'e2e4');
    around.socket.hear({ type: 'refused', ply: 0, code: 'illegal' });
    expect(link.pending.value).toBeNull();
    expect(link.refused.value?.code).toBe('illegal');
    link.act(0, 'e2e3');
    expect(link.refused.value).toBeNull();
    around.socket.hear({ type: 'refused', ply: 7, code: 'stale' });
    expect(link.pending.value).not.toBeNull();
  });

  test('[R36] the history is asked once for all who want it, and again after a dropped line', async () => {
    await start();
    const both = Promise.all([link.history(), link.history()]);
    expect(around.socket.messages).toEqual([{ type: 'history' }]);
    around.socket.drop();
    await around.pass(10_000);
    around.socket.open();
    around.socket.hear(stateOf());
    expect(around.socket.messages).toEqual([{ type: 'history' }]);
    around.socket.hear({ type: 'history', views: [stateOf().view] });
    expect((await both).map((views) => views.length)).toEqual([1, 1]);
  });
});

describe('waiting for a friend', () => {
  const waiting = stateOf({ match: { status: 'waiting' }, view: { toAct: [] } });

  test('[R15] hidden while waiting it hangs up and only polls; the friend is noticed; shown, it connects', async () => {
    answer = () => summary('waiting');
    await start(waiting);
    around.page('hidden');
    expect(around.socket.closed).toBe(true);
    const before = asked;
    await around.pass(45_000);
    expect(asked - before).toBe(3);
    expect(around.sockets).toHaveLength(1);
    answer = () => summary('playing');
    await around.pass(15_000);
    expect(link.arrived.value).toBe(true);
    await around.pass(120_000);
    expect(around.sockets).toHaveLength(1);
    around.page('shown');
    await around.pass(0);
    around.socket.open();
    around.socket.hear(stateOf());
    expect(around.sockets).toHaveLength(2);
    expect(link.arrived.value).toBe(false);
    expect(link.connection.value.kind).toBe('open');
  });

  test('[S-24] a poll that fails is followed by another', async () => {
    answer = () => summary('waiting');
    await start(waiting);
    around.page('hidden');
    answer = () => failure(0, 'offline');
    await around.pass(15_000);
    answer = () => summary('playing');
    await around.pass(15_000);
    expect(link.arrived.value).toBe(true);
  });

  test('[R15] opened in a background tab while waiting, no socket is opened at all', async () => {
    around.isHidden = true;
    answer = () => summary('waiting');
    link = new RemoteMatch('abc', { summary: async () => answer() }, around);
    await around.pass(60_000);
    expect(around.sockets).toHaveLength(0);
    around.page('shown');
    await around.pass(0);
    expect(around.sockets).toHaveLength(1);
  });

  test('[R19] hidden while playing the line stays', async () => {
    await start();
    around.page('hidden');
    await around.pass(20_000);
    expect(around.socket.sent).toEqual(['ping']);
    expect(around.socket.closed).toBe(false);
  });
});
