/** What a match costs: rows written for an action, and that nothing keeps the object awake. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import * as players from '../../shared/cpu/players.ts';
import { MAX_SPECTATORS } from '../../shared/protocol/limits.ts';
import { STRANGER } from './support/device.ts';
import { Hall } from './support/hall.ts';

vi.mock('../../shared/cpu/players.ts', async (original) => {
  const real = await original<typeof players>();
  return { ...real, playerOf: vi.fn(real.playerOf) };
});

/** Knights out and back, at most eight plies without a third repetition. */
const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
/** Forty plies of pawns and knights in which nothing repeats. */
const LONG =
  'a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 ' +
  'a3a4 a6a5 b3b4 b6b5 c3c4 c6c5 d3d4 d6d5 e3e4 e6e5 f3f4 f6f5 g3g4 g6g5 h3h4 h6h5 ' +
  'b1c3 b8c6 g1f3 g8f6 f1g2 f8g7 c1e3 c8e6';

function rowsOf(hall: Hall): Promise<number> {
  return runInDurableObject(hall.stub, ({ desk }) => desk.store.rowsWritten + desk.alarm.timesSet);
}

/** Rows a ply of two people who take `ms` for each, the alarm ringing whenever it is due. */
async function rowsPerPly(turnLimit: 30 | null, ms: number): Promise<number> {
  const hall = new Hall();
  await hall.seatTwo({ options: { turnLimit } });
  const actions = LONG.split(' ');
  const before = await rowsOf(hall);
  for (const [ply, action] of actions.entries()) {
    await hall.pass(ms);
    await hall.play(action, ply);
  }
  return ((await rowsOf(hall)) - before) / actions.length;
}

it('[design: rows] two people at five seconds a ply cost at most 1.2 rows a ply', async () => {
  const timed = await rowsPerPly(30, 5000);
  const untimed = await rowsPerPly(null, 5000);
  console.info(`rows a ply: ${timed} with 30 seconds a turn, ${untimed} without a limit`);
  expect(timed).toBeGreaterThanOrEqual(1);
  expect(timed).toBeLessThanOrEqual(1.2);
  expect(untimed).toBeLessThanOrEqual(1.2);
});

it('[design: rows] slow play against the clock costs at most 2 rows a ply', async () => {
  const slow = await rowsPerPly(30, 29_000);
  console.info(`rows a ply: ${slow} at 29 seconds a turn of 30`);
  expect(slow).toBeLessThanOrEqual(2);
});

it('[design: rows] a ply against the CPU costs at most 2.2 rows', async () => {
  const actions = LONG.split(' ');
  // A CPU that plays the same forty plies.
  vi.mocked(players.playerOf).mockReturnValue(function* ({ views }) {
    yield;
    return actions[views.length - 1] ?? '';
  });
  for (const turnLimit of [null, 30]) {
    const hall = new Hall();
    const ada = await hall.seatCpu({ options: { turnLimit } });
    const before = await rowsOf(hall);
    for (let ply = 0; ply < actions.length; ply += 2) {
      await ada.act(ply, actions[ply] ?? '');
      await ada.state();
      await hall.pass(5000);
      expect((await ada.state()).view.ply).toBe(ply + 2);
    }
    const rows = ((await rowsOf(hall)) - before) / actions.length;
    console.info(`rows a ply: ${rows} against the CPU, limit ${turnLimit}`);
    expect(rows).toBeLessThanOrEqual(2.2);
  }
});

async function expectSleepy(hall: Hall, phase: string): Promise<void> {
  await runInDurableObject(hall.stub, () => {});
  const start = performance.now();
  await evictDurableObject(hall.stub);
  expect(performance.now() - start, phase).toBeLessThan(1000);
}

it('[pitfall 4, D-14] nothing keeps the object awake, in any phase', async () => {
  const lobby = new Hall();
  await lobby.create();
  await lobby.open('ada', lobby.ada);
  await expectSleepy(lobby, 'waiting');
  for (const turnLimit of [30, null]) {
    const hall = new Hall();
    const { ada, bob } = await hall.seatTwo({ options: { turnLimit } });
    await expectSleepy(hall, `playing, limit ${turnLimit}`);
    await hall.play(SHUFFLE.slice(0, 2).join(' '));
    await expectSleepy(hall, `later, limit ${turnLimit}`);
    await ada.hangUp();
    await bob.state();
    await expectSleepy(hall, `one away, limit ${turnLimit}`);
    await bob.say({ type: 'resign' });
    await bob.state();
    await expectSleepy(hall, `over, limit ${turnLimit}`);
    await bob.hangUp();
    await expectSleepy(hall, `deserted, limit ${turnLimit}`);
  }
  const cpu = new Hall();
  const ada = await cpu.seatCpu();
  await ada.act(0, 'e2e4');
  await ada.state();
  await expectSleepy(cpu, 'the CPU has thought and waits for its moment');
});

/** A client that hears the close and never answers it. */
async function ignoreClose(hall: Hall): Promise<number> {
  const { webSocket } = await hall.knock(STRANGER);
  if (!webSocket) throw new Error('no socket');
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener('close', ({ code }) => resolve(code));
  });
  webSocket.accept({ allowHalfOpen: true });
  return closed;
}

it('[pitfall 4, A-17] who is turned away and ignores it does not keep the object awake', async () => {
  const full = new Hall();
  await full.create();
  for (let n = 0; n < MAX_SPECTATORS; n += 1) await full.open(`spectator ${n}`);
  expect(await ignoreClose(full)).toBe(1013);
  await expectSleepy(full, 'full');

  const damaged = new Hall();
  await damaged.create();
  await runInDurableObject(damaged.stub, ({ desk }, { storage }) => {
    storage.sql.exec('DELETE FROM log');
    desk.store.forget();
  });
  expect(await ignoreClose(damaged)).toBe(4500);
  await expectSleepy(damaged, 'damaged');

  const gone = new Hall();
  await gone.create();
  gone.leap(7 * 86_400_000);
  await gone.ring();
  // Not even read.
  await gone.knock(STRANGER);
  await expectSleepy(gone, 'gone');
});
