/** The end of a match's life: by its age, by its maker, or because its log is damaged. */
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { Hall } from './support/hall.ts';

const DAY = 86_400_000;

function tablesOf(hall: Hall): Promise<unknown[]> {
  return runInDurableObject(hall.stub, (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('log', 'live')").toArray(),
  );
}

async function expectGone(hall: Hall): Promise<void> {
  for (const path of ['', '/record']) expect((await hall.get(hall.ada, path)).status).toBe(404);
  for (const path of ['/join', '/handoff']) {
    expect((await hall.post(hall.ada, path)).status).toBe(404);
  }
  expect((await hall.post(hall.ada, '/claim', { code: 'X' })).status).toBe(404);
  expect((await hall.knock(hall.ada)).status).toBe(404);
  expect(await tablesOf(hall)).toEqual([]);
  expect(await hall.alarmAt()).toBe(null);
}

it('[R29, D-13] a match nobody joined goes after seven days, whoever waits for it', async () => {
  const hall = new Hall();
  await hall.create();
  const ada = await hall.open('ada', hall.ada);
  await ada.state();
  await hall.pass(7 * DAY - 1);
  expect((await hall.summary()).status).toBe('waiting');
  await hall.pass(1);
  expect((await ada.closed).code).toBe(4404);
  await expectGone(hall);
});

it('[R29] an unfinished match goes thirty days after its last action', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo({ options: { standIn: 'never' } });
  await hall.pass(20 * DAY);
  await hall.play('e2e4');
  await hall.pass(30 * DAY - 1);
  expect((await hall.summary()).ply).toBe(1);
  await hall.pass(1);
  expect((await ada.closed).code).toBe(4404);
  await expectGone(hall);
});

it('[R29] a finished match goes after ninety days', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  await ada.say({ type: 'resign' });
  await ada.state();
  await hall.pass(90 * DAY - 1);
  expect((await hall.get(hall.ada, '/record')).status).toBe(200);
  await hall.pass(1);
  await expectGone(hall);
});

it('[R29] whoever asks first finds it gone, though the alarm is late', async () => {
  const hall = new Hall();
  await hall.create();
  hall.leap(7 * DAY);
  expect((await hall.get(hall.ada)).status).toBe(404);
  expect(await hall.alarmAt()).toBe(null);
  await expectGone(hall);
});

it('[R29] a message on an open socket after the end of its life closes it', async () => {
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  hall.leap(30 * DAY);
  await ada.say({ type: 'resync' });
  await hall.ring();
  expect((await ada.closed).code).toBe(4404);
  expect((await bob.closed).code).toBe(4404);
  await expectGone(hall);
});

it('[D-13] deleting twice, or while others look and join, leaves nothing behind', async () => {
  const hall = new Hall();
  await hall.create();
  const before = (await listDurableObjectIds(env.REFEREE)).length;
  hall.leap(7 * DAY);
  await Promise.all([
    hall.ring(),
    hall.join(),
    hall.get(hall.ada),
    hall.knock(hall.ada).then((response) => response.webSocket?.accept()),
    hall.join(hall.ada),
    runInDurableObject(hall.stub, (referee) => referee.alarm()),
  ]);
  await runInDurableObject(hall.stub, (referee) => referee.alarm());
  await expectGone(hall);
  await hall.evict();
  await expectGone(hall);
  expect((await listDurableObjectIds(env.REFEREE)).length).toBeLessThanOrEqual(before);
});

it('[R23] who resigns before anyone sat down cancels the match', async () => {
  const hall = new Hall();
  await hall.create();
  const ada = await hall.open('ada', hall.ada);
  const eve = await hall.open('eve');
  await Promise.all([ada.state(), eve.state()]);
  await eve.say({ type: 'resign' });
  expect((await eve.refused()).code).toBe('not-your-turn');
  await ada.say({ type: 'resign' });
  expect((await ada.closed).code).toBe(4404);
  expect((await eve.closed).code).toBe(4404);
  await expectGone(hall);
});

const DAMAGES: Readonly<Record<string, string>> = {
  'a row that is no JSON': 'UPDATE log SET entry = substr(entry, 1, 40)',
  'a kind of entry from the future':
    'INSERT INTO log (entry) VALUES (\'{"type":"teleported","at":1}\')',
  'rules of another revision':
    "UPDATE log SET entry = json_set(entry, '$.revision', 99) WHERE seq = 1",
  'a game that is not there':
    "UPDATE log SET entry = json_set(entry, '$.game', 'go') WHERE seq = 1",
  'an action that is not legal':
    'INSERT INTO log (entry) VALUES (\'{"type":"action","at":1,"seat":"first","action":"e2e5","by":"player"}\')',
  'no entry at all': 'DELETE FROM log',
  'a live row cut short': 'UPDATE live SET json = \'{"turn":null\'',
  'a live row of another shape': "UPDATE live SET json = '{}'",
};

it.each(Object.entries(DAMAGES))(
  '[D-16, R22] %s damages this match and no other',
  async (_, damage) => {
    const other = new Hall();
    const { ada: neighbour } = await other.seatTwo();
    const hall = new Hall();
    const { ada, bob } = await hall.seatTwo({ options: { turnLimit: 30 } });
    await hall.play('e2e4');
    await runInDurableObject(hall.stub, (__, { storage }) => {
      storage.sql.exec(damage);
    });
    await hall.evict();

    for (const [path, body] of [
      ['/join', {}],
      ['/handoff', {}],
      ['/claim', { code: 'X' }],
    ] as const) {
      const response = await hall.post(hall.ada, path, body);
      expect([response.status, await response.json()], path).toEqual([
        500,
        { error: 'damaged', message: 'this match is damaged' },
      ]);
    }
    for (const path of ['', '/record']) {
      const response = await hall.get(hall.ada, path);
      expect([response.status, await response.text()], path).toEqual([
        500,
        '{"error":"damaged","message":"this match is damaged"}',
      ]);
    }
    const late = await hall.open('late', hall.ada);
    expect(await late.closed).toEqual({ code: 4500, reason: 'damaged' });
    await bob.act(1, 'e7e5');
    expect((await bob.closed).code).toBe(4500);
    expect((await ada.closed).code).toBe(4500);

    hall.leap(60_000);
    // An alarm that throws would be tried six times more.
    await hall.ring();
    await runInDurableObject(hall.stub, (referee) => referee.alarm());
    await neighbour.act(0, 'e2e4');
    expect((await neighbour.state()).view.ply).toBe(1);
  },
);

it('[R22, pitfall 7] an alarm that fails for another reason rings again', async () => {
  const hall = new Hall();
  await hall.seatTwo({ options: { turnLimit: 30 } });
  hall.leap(30_000);
  const mend = await runInDurableObject(hall.stub, ({ desk }) => {
    const { commit } = desk.store;
    desk.store.commit = () => {
      throw new Error('disk full');
    };
    return () => {
      desk.store.commit = commit;
    };
  });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await hall.ring();
  // The object's id, and nothing that was thrown.
  expect(logged.mock.calls).toEqual([['alarm failed', hall.stub.id.toString()]]);
  logged.mockRestore();
  expect(await hall.alarmAt()).toBe(Date.now() + 30_000);
  mend();
  await hall.pass(30_000);
  expect((await hall.summary()).ply).toBe(1);
});
