/** The next match of the same two, and who is told where it is. */
import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Referee } from '../../worker/referee/referee.ts';
import { bothWays, Hall, LEVEL } from './support/hall.ts';
import type { Line } from './support/line.ts';

/** Three at the table after Ada resigned. */
async function finished(
  hall: Hall,
  body: object = {},
): Promise<{ ada: Line; bob: Line; eve: Line }> {
  const lines = await hall.seatThree(body);
  await lines.ada.say({ type: 'resign' });
  for (const line of Object.values(lines)) await line.state();
  return lines;
}

async function told(lines: Record<string, Line>): Promise<unknown[]> {
  const states = await Promise.all(Object.values(lines).map((line) => line.state()));
  return states.map(({ match, offers }) => [offers.rematch, match.next]);
}

it('[S-27, R26] offer, decline, offer, accept: seats swap, the score goes along, spectators are told', async () => {
  await bothWays(async (hall) => {
    const lines = await finished(hall, { options: { turnLimit: 60, pawnSight: true } });
    const { ada, bob, eve } = lines;
    await ada.say({ type: 'rematch', answer: 'offer' });
    expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [['first'], null]));
    await eve.say({ type: 'rematch', answer: 'accept' });
    expect((await eve.refused()).code).toBe('not-your-turn');
    await bob.say({ type: 'rematch', answer: 'decline' });
    expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [[], null]));
    await bob.say({ type: 'rematch', answer: 'offer' });
    expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [['second'], null]));
    await ada.say({ type: 'rematch', answer: 'accept' });
    expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [['first', 'second'], null]));
    const [next] = (await told(lines)) as [[string[], string]];
    const { id } = hall;
    expect((await hall.summary()).next).toBe(next[1]);
    await ada.say({ type: 'rematch', answer: 'offer' });
    expect((await ada.refused()).code).toBe('illegal');

    const nextHall = new Hall(hall.isRestless);
    nextHall.id = next[1];
    expect(nextHall.id).not.toBe(id);
    expect(await nextHall.summary(hall.ada)).toMatchObject({
      you: 'second',
      status: 'playing',
      options: { turnLimit: 60, pawnSight: true },
      seats: { first: { name: 'Bob' }, second: { name: 'Ada' } },
      score: { first: 1, second: 0, draws: 0 },
      ply: 0,
      result: null,
    });
    const started = await nextHall.open('bob', hall.bob);
    expect(await started.state()).toMatchObject({
      clock: { seats: ['first'], remainingMs: 60_000 },
    });
  });
});

it('[R26] who takes an offer back is not held to it', async () => {
  await bothWays(async (hall) => {
    const lines = await finished(hall);
    await lines.ada.say({ type: 'rematch', answer: 'offer' });
    await told(lines);
    await lines.ada.say({ type: 'rematch', answer: 'withdraw' });
    await told(lines);
    await lines.bob.say({ type: 'rematch', answer: 'accept' });
    expect((await lines.bob.refused()).code).toBe('illegal');
    expect((await hall.summary()).next).toBe(null);
  });
});

it('[R14, R26] without `swapSides` both keep their sides', async () => {
  const hall = new Hall();
  const lines = await finished(hall, { options: { swapSides: false } });
  await lines.ada.say({ type: 'rematch', answer: 'offer' });
  await lines.bob.say({ type: 'rematch', answer: 'offer' });
  for (let each = 0; each < 2; each += 1) await told(lines);
  const [next] = (await told(lines)) as [[string[], string]];
  hall.id = next[1];
  expect(await hall.summary(hall.ada)).toMatchObject({
    you: 'first',
    score: { first: 0, second: 1 },
  });
});

it('[R26] a CPU always agrees', async () => {
  await bothWays(async (hall) => {
    const ada = await hall.seatCpu();
    await ada.say({ type: 'resign' });
    await ada.state();
    await ada.say({ type: 'rematch', answer: 'offer' });
    expect((await ada.state()).match.next).toBe(null);
    const { match } = await ada.state();
    expect(match.next).toMatch(/^[A-Za-z0-9_-]{24}$/);
    const next = new Hall(hall.isRestless);
    next.id = match.next ?? '';
    expect(await next.summary(hall.ada)).toMatchObject({
      you: 'second',
      seats: { first: { kind: 'cpu', level: LEVEL } },
    });
  });
});

/** Makes every call that creates another match fail, and notes when; `mend` undoes it. */
function breakCreation(referee: Referee): { tries: number[]; mend(): void } {
  const holder = referee as unknown as { env: object };
  const { env } = holder;
  const tries: number[] = [];
  const create = () => {
    tries.push(Date.now());
    return Promise.reject(new Error('overloaded'));
  };
  holder.env = { ...env, REFEREE: { getByName: () => ({ create }) } };
  return {
    tries,
    mend: () => {
      holder.env = env;
    },
  };
}

it('[R26] when the new object does not answer it is tried again, with the id that is stored already', async () => {
  const hall = new Hall();
  const lines = await finished(hall);
  const { tries, mend } = await runInDurableObject(hall.stub, breakCreation);
  await lines.ada.say({ type: 'rematch', answer: 'offer' });
  await lines.bob.say({ type: 'rematch', answer: 'accept' });
  await told(lines);
  expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [['first', 'second'], null]));
  const id = await runInDurableObject(
    hall.stub,
    (referee) => referee.desk.store.load()?.live.next?.id,
  );
  expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
  // Not told before it is there, and not tried without rest.
  await hall.pass(250_000);
  const rests = tries.map((at, n) => at - (tries[n - 1] ?? at));
  expect(rests).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect((await hall.summary()).next).toBe(null);
  mend();
  await hall.pass(60_000);
  expect(await told(lines)).toEqual(Array.from({ length: 3 }, () => [['first', 'second'], id]));
  hall.id = id ?? '';
  expect((await hall.summary(hall.ada)).you).toBe('second');
});

it('[R26] a creation that is repeated changes nothing', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  await hall.play('e2e4');
  const before = await hall.summary();
  const [first] = await runInDurableObject(hall.stub, (_, { storage }) =>
    storage.sql.exec<{ entry: string }>('SELECT entry FROM log ORDER BY seq').toArray(),
  );
  await hall.stub.create({ ...JSON.parse(first?.entry ?? ''), seed: 'f'.repeat(64) });
  await hall.evict();
  expect(await hall.summary()).toEqual(before);
  await ada.say({ type: 'resync' });
  expect((await ada.state()).view.ply).toBe(1);
});
