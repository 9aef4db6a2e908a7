/** The CPU in the object: what it is given, when it acts, and what happens when it fails. */
import { expect, it, vi } from 'vitest';
import type { Player, Request } from '../../shared/cpu/player.ts';
import * as players from '../../shared/cpu/players.ts';
import { randomOf } from '../../shared/random.ts';
import { positionAfter } from '../../shared/replay.ts';
import { bothWays, Hall, LEVEL, PACE, SEED } from './support/hall.ts';

vi.mock('../../shared/cpu/players.ts', async (original) => {
  const real = await original<typeof players>();
  return { ...real, playerOf: vi.fn(real.playerOf) };
});

/** Every CPU is this one, in this test. */
function usePlayer(player: Player | (() => never)): void {
  vi.mocked(players.playerOf).mockImplementation(() => player as Player);
}

/** What the referee picks for a CPU on the second seat that fails at ply 1. */
function fallback(line: string): string {
  const position = positionAfter('fog-of-war-chess', { pawnSight: false }, line.split(' '));
  return position.draw('second', randomOf(SEED, 'cpu-failed|second|1'));
}

async function replyTo(hall: Hall, action: string): Promise<string | undefined> {
  const ada = await hall.seatCpu();
  await ada.act(0, action);
  await ada.state();
  await hall.pass(PACE);
  const { match, view } = await ada.state();
  expect([match.last, view.ply]).toEqual([{ seat: 'second', by: 'cpu' }, 2]);
  await ada.say({ type: 'resign' });
  await ada.state();
  const record = await (await hall.get(hall.ada, '/record')).json<{
    actions: { action: string }[];
  }>();
  return record.actions[1]?.action;
}

it('[R22] in a hidden game the CPU acts a fixed time after its turn began, not a moment before', async () => {
  await bothWays(async (hall) => {
    const ada = await hall.seatCpu();
    await ada.act(0, 'e2e4');
    expect((await ada.state()).view).toMatchObject({ ply: 1, toAct: ['second'] });
    await hall.pass(PACE - 1);
    await hall.ring();
    await hall.settle();
    expect(ada.unread()).toEqual([]);
  });
  await bothWays(async (hall) => {
    const ada = await hall.seatCpu();
    await ada.act(0, 'e2e4');
    await ada.state();
    await hall.pass(PACE);
    expect((await ada.state()).view.ply).toBe(2);
  });
});

it('[D-14, S-21] the CPU acts though the object lost its memory while it thought', async () => {
  const hall = new Hall();
  const ada = await hall.seatCpu();
  await ada.act(0, 'e2e4');
  await ada.state();
  await hall.evict();
  hall.leap(PACE);
  await hall.ring();
  expect((await ada.state()).match.last).toEqual({ seat: 'second', by: 'cpu' });
});

it('[R21] a CPU that begins waits until its opponent is there', async () => {
  await bothWays(async (hall) => {
    await hall.create({ opponent: { cpu: LEVEL }, seat: 'second' });
    await hall.pass(3_600_000);
    expect((await hall.summary()).ply).toBe(0);
    const ada = await hall.open('ada', hall.ada);
    expect((await ada.state()).view).toMatchObject({ ply: 0, toAct: ['first'] });
    await hall.pass(PACE);
    expect((await ada.state()).match.last).toEqual({ seat: 'first', by: 'cpu' });
  });
});

it('[R22, L-20] the CPU gets its seat’s own views and nothing else', async () => {
  const requests: Request[] = [];
  usePlayer(function* (request) {
    requests.push(request);
    yield;
    return request.views.at(-1)?.legal[0] ?? '';
  });
  const hall = new Hall();
  const ada = await hall.seatCpu();
  for (const [n, action] of ['e2e4', 'd1h5', 'h5f7'].entries()) {
    await ada.act(2 * n, action);
    await ada.state();
    await hall.pass(PACE);
    await ada.state();
  }
  const last = requests.at(-1);
  expect(last?.views.map(({ viewer, ply }) => [viewer, ply])).toEqual(
    Array.from({ length: 6 }, (_, ply) => ['second', ply]),
  );
  expect(Object.keys(last ?? {}).sort()).toEqual(
    ['budget', 'game', 'level', 'options', 'seat', 'seed', 'views'].sort(),
  );
  expect(JSON.stringify(requests)).not.toContain(SEED);
  // White’s queen on h5 is seen by nobody until she takes on f7.
  const seen = last?.views.map(({ board }) => board.includes('Q'));
  expect(seen?.slice(0, 5)).toEqual([false, false, false, false, false]);
  expect(new Set(requests.map(({ seed }) => seed)).size).toBe(3);
});

function answering(text: unknown): Player {
  return function* () {
    yield;
    return text as string;
  };
}

const FAILURES: Readonly<Record<string, Player | (() => never)>> = {
  'throws at once': () => {
    throw new Error('secret');
  },
  *'throws while thinking'() {
    yield;
    throw new Error('secret');
  },
  'answers nonsense': answering('z9z9'),
  'answers the other side’s action': answering('d2d4'),
  'answers no text': answering(undefined),
  'answers something that is not quite the action': answering('E7E5 '),
};

it.each(Object.keys(FAILURES))(
  '[R22] a CPU that %s is played for: a seeded pick, told as any',
  async (name) => {
    const broken = FAILURES[name];
    if (!broken) throw new Error('no such failure');
    usePlayer(broken);
    await bothWays(async (hall) => {
      expect(await replyTo(hall, 'e2e4')).toBe(fallback('e2e4'));
    });
  },
);

it('[R22] a CPU that never ends is given up, and serves nobody worse meanwhile', async () => {
  usePlayer(function* () {
    for (;;) yield;
  });
  const hall = new Hall();
  const ada = await hall.seatCpu();
  await ada.act(0, 'e2e4');
  await ada.state();
  hall.leap(PACE);
  const acted = hall.ring();
  await ada.say({ type: 'resync' });
  expect((await ada.state()).view.ply).toBe(1);
  await acted;
  expect((await ada.state()).match.last).toEqual({ seat: 'second', by: 'cpu' });
});

it('[R20, R22] what the CPU found is dropped when its player is back, even as it answers', async () => {
  await bothWays(async (hall) => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      usePlayer(function* (request) {
        resolve();
        let isDone = false;
        answer = () => {
          isDone = true;
        };
        while (!isDone) yield;
        return request.views.at(-1)?.legal[0] ?? '';
      });
    });
    const { ada, bob } = await hall.seatTwo();
    await ada.hangUp();
    await bob.state();
    await hall.pass(120_000);
    await bob.state();
    hall.leap(PACE);
    const rung = hall.ring();
    await asked;
    const back = await hall.open('back', hall.ada);
    expect((await back.state()).view.legal).toContain('e2e4');
    answer();
    await rung;
    await bob.state();
    await back.act(0, 'e2e4');
    expect((await back.state()).match.last).toEqual({ seat: 'first', by: 'player' });
    expect((await bob.state()).view.ply).toBe(1);
  });
});
