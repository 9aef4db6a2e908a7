/** Turns that run out, by the alarm or by a late move, and the pause when nobody is there. */
import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { bothWays, Hall, PACE, START } from './support/hall.ts';

const TIMED = { options: { turnLimit: 30 } };
const LOSE = { options: { turnLimit: 30, onTimeout: 'lose' } };
const DAY = 86_400_000;

/** Rings the alarm `times` at once, as a platform that delivers it again may. */
function ringAtOnce(hall: Hall, times: number): Promise<unknown> {
  return runInDurableObject(hall.stub, (referee) =>
    Promise.all(Array.from({ length: times }, () => referee.alarm())),
  );
}

it('[S-18, R15] no time runs before two sit and the first is here; then it is whole', async () => {
  await bothWays(async (hall) => {
    await hall.create(TIMED);
    const ada = await hall.open('ada', hall.ada);
    expect((await ada.state()).clock).toBe(null);
    await hall.pass(300_000);
    await hall.join();
    expect((await ada.state()).clock).toEqual({ seats: ['first'], remainingMs: 30_000 });
  });
});

it('[R16] what is left is told as it is when it is told', async () => {
  await bothWays(async (hall) => {
    const { ada } = await hall.seatTwo(TIMED);
    hall.leap(12_345);
    await ada.say({ type: 'resync' });
    expect((await ada.state()).clock).toEqual({ seats: ['first'], remainingMs: 17_655 });
    await ada.act(0, 'e2e4');
    expect((await ada.state()).clock).toEqual({ seats: ['second'], remainingMs: 30_000 });
  });
});

it('[R17, S-16] a move in the last millisecond counts; at the deadline and after it does not', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo(TIMED);
    hall.leap(29_999);
    await ada.act(0, 'e2e4');
    expect(await ada.state()).toMatchObject({
      view: { ply: 1 },
      match: { last: { by: 'player' } },
    });
    await bob.state();
    // The alarm of the first turn comes now: the second is untouched by it.
    hall.leap(1);
    await hall.ring();
    expect(await hall.alarmAt()).toBe(START + 29_999 + 30_000);
    await bob.say({ type: 'resync' });
    expect(await bob.state()).toMatchObject({
      view: { ply: 1 },
      clock: { seats: ['second'], remainingMs: 29_999 },
    });
  });
  for (const late of [0, 1, 5000]) {
    await bothWays(async (hall) => {
      const { ada, bob } = await hall.seatTwo(TIMED);
      hall.leap(30_000 + late);
      await ada.act(0, 'e2e4');
      for (const line of [ada, bob]) {
        expect(await line.state()).toMatchObject({
          view: { ply: 0, toAct: ['first'], legal: [] },
          match: { seats: { first: { standIn: true, present: true } } },
          clock: { remainingMs: 0 },
        });
      }
      expect((await ada.refused()).code).toBe('not-your-turn');
      await hall.pass(PACE);
      for (const line of [ada, bob]) {
        expect(await line.state()).toMatchObject({
          view: { ply: 1 },
          match: { last: { seat: 'first', by: 'cpu' }, seats: { first: { standIn: false } } },
          clock: { seats: ['second'], remainingMs: 30_000 },
        });
      }
      await hall.settle();
      expect([ada.unread(), bob.unread()]).toEqual([[], []]);
    });
  }
});

it('[R18] at zero the CPU plays that one turn, and everybody is told so', async () => {
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree(TIMED);
    await hall.pass(29_999);
    await hall.pass(1);
    for (const line of [ada, bob, eve]) {
      expect((await line.state()).match.seats.first).toMatchObject({ standIn: true });
    }
    await hall.pass(PACE);
    for (const line of [ada, bob, eve]) {
      expect((await line.state()).match.last).toEqual({ seat: 'first', by: 'cpu' });
    }
    await hall.play('e7e5', 1);
    // The next turn is the player's own again.
    await ada.say({ type: 'resync' });
    const { view, match } = await ada.state();
    expect([view.legal.length > 0, match.seats.first?.standIn]).toEqual([true, false]);
    expect(view.own).toMatchObject({ ply: 0, by: 'cpu' });
  });
});

it('[D-11, D-09, R15] an alarm a minute late plays the turn once; the next has its whole time', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo(TIMED);
    hall.leap(90_000);
    await hall.ring();
    for (const line of [ada, bob]) {
      expect((await line.state()).view.ply).toBe(0);
      expect(await line.state()).toMatchObject({
        view: { ply: 1, toAct: ['second'] },
        clock: { seats: ['second'], remainingMs: 30_000 },
      });
    }
    expect(await hall.alarmAt()).toBe(START + 90_000 + 30_000);
  });
});

it('[D-11] an alarm that rings twice, or twice at once, does nothing twice', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo(TIMED);
  hall.leap(30_000 + PACE);
  await ringAtOnce(hall, 3);
  await ringAtOnce(hall, 1);
  expect((await ada.state()).view.ply).toBe(0);
  expect((await ada.state()).view.ply).toBe(1);
  await hall.settle();
  expect(ada.unread()).toEqual([]);
  expect((await hall.summary()).ply).toBe(1);
});

it('[D-11, R15] an alarm that rings early only arms again', async () => {
  await bothWays(async (hall) => {
    const { ada } = await hall.seatTwo(TIMED);
    for (const ms of [0, 10_000, 19_999]) {
      hall.leap(ms);
      await hall.ring();
      expect(await hall.alarmAt()).toBe(START + 30_000);
    }
    await hall.settle();
    expect(ada.unread()).toEqual([]);
  });
});

it('[R18] with `lose` the seat loses, by the alarm and by a late move alike', async () => {
  const outcome = { winner: 'second', reason: 'timeout' };
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo(LOSE);
    await hall.pass(30_000);
    for (const line of [ada, bob]) {
      expect(await line.state()).toMatchObject({ view: { outcome }, match: { status: 'over' } });
    }
    expect((await hall.summary()).result).toEqual(outcome);
  });
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo(LOSE);
    hall.leap(30_000);
    await ada.act(0, 'e2e4');
    for (const line of [ada, bob])
      expect((await line.state()).view).toMatchObject({ outcome, ply: 0 });
    expect((await ada.refused()).code).toBe('over');
  });
});

it('[R17] a mere look at the match applies what is due', async () => {
  await bothWays(async (hall) => {
    const { ada } = await hall.seatTwo(LOSE);
    hall.leap(30_000);
    expect((await hall.summary()).status).toBe('over');
    expect((await ada.state()).view.outcome?.reason).toBe('timeout');
  });
});

it('[R21, S-19] while nobody is there nothing runs and no alarm is set but the deletion’s', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo(TIMED);
    await hall.pass(10_000);
    await ada.hangUp();
    expect((await bob.state()).clock).toEqual({ seats: ['first'], remainingMs: 20_000 });
    await bob.hangUp();
    hall.lines.clear();
    // What was set before may ring once more.
    await hall.pass(60_000);
    expect(await hall.alarmAt()).toBe(START + 30 * DAY);
    await hall.pass(3_600_000);
    const back = await hall.open('bob', hall.bob);
    expect(await back.state()).toMatchObject({
      view: { ply: 0 },
      clock: { seats: ['first'], remainingMs: 20_000 },
    });
    expect(await hall.alarmAt()).toBe(START + 3_670_000 + 20_000);
    await hall.pass(20_000 + PACE);
    expect((await back.state()).match.seats.first).toMatchObject({ standIn: true, present: false });
    expect((await back.state()).match.last).toEqual({ seat: 'first', by: 'cpu' });
  });
});

it.each(['eviction', 'abort'] as const)(
  '[R21, R35] after a crash (%s) that closed sockets without a word the turn ends by its deadline, then all rests',
  async (crash) => {
    const hall = new Hall();
    const { ada, bob } = await hall.seatTwo(TIMED);
    await hall.pass(10_000);
    await (crash === 'eviction' ? hall.evict('close') : abortAllDurableObjects());
    expect((await ada.closed).code).toBe(1006);
    await bob.closed;
    hall.lines.clear();
    expect(await hall.alarmAt()).toBe(START + 30_000);
    await hall.pass(120_000);
    expect(await hall.alarmAt()).toBe(START + 30_000 + PACE + 30 * DAY);
    const back = await hall.open('bob', hall.bob);
    expect(await back.state()).toMatchObject({
      view: { ply: 1, toAct: ['second'] },
      match: { last: { seat: 'first', by: 'cpu' } },
      clock: { seats: ['second'], remainingMs: 30_000 },
    });
  },
);

it('[R21] an untimed match whose sockets a crash closed is found and rests', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  await hall.play('e2e4');
  await hall.evict('close');
  await ada.closed;
  await hall.pass(DAY);
  expect(await hall.alarmAt()).toBe(START + 30 * DAY);
  expect(await hall.summary()).toMatchObject({
    ply: 1,
    seats: {
      first: { present: false, standIn: false },
      second: { present: false, standIn: false },
    },
  });
});

it('[R35, D-10] who comes back after a crash before the deadline finds the turn and its clock', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo(TIMED);
  await hall.play('e2e4');
  await hall.pass(10_000);
  await hall.evict('close');
  await ada.closed;
  hall.lines.clear();
  hall.leap(5000);
  const bob = await hall.open('bob', hall.bob);
  expect(await bob.state()).toMatchObject({
    view: { ply: 1 },
    clock: { seats: ['second'], remainingMs: 15_000 },
  });
});

it('[D-10, S-10] whoever comes first after a deadline that nobody served finds it applied once', async () => {
  const hall = new Hall();
  await hall.seatTwo(LOSE);
  await hall.evict('close');
  hall.lines.clear();
  hall.leap(60_000);
  const ada = await hall.open('ada', hall.ada);
  // Once for the end, once for Bob, who is not there.
  for (let each = 0; each < 2; each += 1) {
    expect((await ada.state()).view.outcome).toEqual({ winner: 'second', reason: 'timeout' });
  }
  await hall.ring();
  await hall.settle();
  expect(ada.unread()).toEqual([]);
});

it('[pitfall 13] an alarm needs no name of its object', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo(TIMED);
  hall.leap(30_000);
  const byId = env.REFEREE.get(env.REFEREE.idFromString(hall.stub.id.toString()));
  await runInDurableObject(byId, (referee) => referee.alarm());
  expect((await ada.state()).match.id).toBe(hall.id);
});
