/** The product is killed without warning, again and again, and goes on from the last thing it said. */
import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { replay } from '../../shared/replay.ts';
import type { Summary } from '../../shared/views.ts';
import { Bot } from './bot.ts';
import { rest, Server } from './server.ts';

const ROUNDS = 3;
const LIMIT_MS = 30_000;

let server: Server;

beforeAll(async () => {
  server = await Server.make();
  await server.start();
});

afterAll(() => server.remove());

it('[R35, R21, D-10] every confirmed action outlives a kill, and an overdue turn is played once without being asked', async () => {
  const [ada, bob] = [new Bot(server.origin, 'ada'), new Bot(server.origin, 'bob')];
  const [slow, slower] = [new Bot(server.origin, 'slow'), new Bot(server.origin, 'slower')];
  // A match whose first turn nobody will play.
  const timed = await slow.create({ turnLimit: LIMIT_MS / 1000 }, 'first');
  await slower.ask(`/${timed}/join`, {});
  await slow.connect(timed);
  await slower.connect(timed);
  await slow.until(({ clock }) => clock?.seats.includes('first') === true);
  const deadline = Date.now() + (slow.state?.clock?.remainingMs ?? LIMIT_MS);

  // Another that is played while the server is killed under it.
  const id = await ada.create({}, 'first');
  await bob.ask(`/${id}/join`, {});
  for (let round = 0; round < ROUNDS; round += 1) {
    await ada.connect(id);
    const { view } = await bob.connect(id);
    for (const ply of [...ada.confirmed.keys(), ...bob.confirmed.keys()]) {
      expect(view.ply, `round ${round}`).toBeGreaterThan(ply);
    }
    for (const bot of [ada, bob]) bot.play();
    await ada.until((state) => state.view.ply > view.ply + 3 || state.view.outcome !== null);
    await rest(randomInt(400));
    await server.kill();
    for (const bot of [ada, bob]) bot.stop();
    // The last restart comes after the deadline of the other match.
    const isLast = round === ROUNDS - 1;
    if (isLast) await rest(Math.max(0, deadline + 500 - Date.now()));
    await server.start();
  }

  await ada.connect(id);
  await bob.connect(id);
  for (const bot of [ada, bob]) bot.play();
  const resumed = ada.state?.view.ply ?? 0;
  await ada.until((state) => state.view.ply > resumed + 3 || state.view.outcome !== null);
  for (const bot of [ada, bob]) bot.stop();
  ada.send({ type: 'resign' });
  await ada.until(({ view }) => view.outcome !== null);
  const record = await bob.ask<MatchRecord>(`/${id}/record`);
  const logged = record.actions.map(({ action }) => action);
  expect(ada.confirmed.size + bob.confirmed.size).toBeGreaterThan(4 * ROUNDS);
  for (const [ply, action] of [...ada.confirmed, ...bob.confirmed]) {
    expect(logged[ply], `ply ${ply}`).toBe(action);
  }
  expect(replay(record).plies).toBe(logged.length);

  // Nobody has asked after the other match since it was overdue.
  await rest(3000);
  const asked = Date.now();
  expect(await slow.ask<Summary>(`/${timed}`)).toMatchObject({
    status: 'playing',
    ply: 1,
    toAct: ['second'],
    last: { seat: 'first', by: 'cpu' },
  });
  const back = await slower.connect(timed);
  // Then it rested: the next turn has all its time.
  expect(back.clock).toMatchObject({ seats: ['second'] });
  expect(back.clock?.remainingMs).toBeGreaterThan(LIMIT_MS - 1000);
  slower.send({ type: 'resign' });
  await slower.until(({ view }) => view.outcome !== null);
  const { actions } = await slow.ask<MatchRecord>(`/${timed}/record`);
  expect(actions.length).toBe(1);
  expect(actions[0]?.at).toBeGreaterThan(deadline - 1000);
  expect(actions[0]?.at).toBeLessThan(asked);
});

const UPGRADE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** Opens a socket by hand and resolves when the first frame is there. */
async function openByHand(id: string, secret: string): Promise<{ cut(): void }> {
  const wire = connect(server.port, '127.0.0.1');
  const head = [
    `GET /api/matches/${id}/socket HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    ...UPGRADE,
    `Authorization: Bearer ${secret}`,
  ];
  wire.on('error', () => {});
  await new Promise<void>((resolve) => {
    let heard = '';
    wire.on('data', (data) => {
      heard += data.toString('latin1');
      if (heard.includes('"type":"state"')) resolve();
    });
    wire.write(`${head.join('\r\n')}\r\n\r\n`);
  });
  return { cut: () => wire.resetAndDestroy() };
}

it('[pitfall 16, R19] a line that is cut without a close counts as gone', async () => {
  const bob = new Bot(server.origin, 'bob');
  const id = await bob.create({}, 'second');
  const secret = 'ada'.padEnd(43, 'x');
  const joined = await fetch(`${server.origin}/api/matches/${id}/join`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  });
  expect(joined.status).toBe(200);
  await bob.connect(id);
  const ada = await openByHand(id, secret);
  await bob.until(({ match }) => match.seats.first?.present === true);
  ada.cut();
  const { match } = await bob.until(({ match }) => match.seats.first?.present === false);
  expect(match.seats.second?.present).toBe(true);
  bob.close();
});

it('stays up when visitors hang up at any moment', async () => {
  const bob = new Bot(server.origin, 'bob');
  const id = await bob.create({}, 'first');
  await bob.connect(id);
  const paths = [`/api/matches/${id}`, `/api/matches/${id}/socket`, '/', `/m/${id}`];
  for (let round = 0; round < 50; round += 1) {
    const hangUp = (path: string, ms: number): Promise<void> =>
      new Promise((resolve) => {
        const wire = connect(server.port, '127.0.0.1', () => {
          const upgrade = path.endsWith('socket') ? `${UPGRADE.join('\r\n')}\r\n` : '';
          wire.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${upgrade}\r\n`);
          setTimeout(() => wire.resetAndDestroy(), ms);
        });
        wire.on('error', () => {});
        wire.on('close', () => resolve());
      });
    await Promise.all(paths.map((path, at) => hangUp(path, (round + at) % 8)));
  }
  expect((await bob.ask<{ id: string }>(`/${id}`)).id).toBe(id);
  bob.close();
});

it('shows no stored match by any other door of its runtime', async () => {
  for (const door of ['/cdn-cgi/explorer', '/cdn-cgi/local/explorer', '/cdn-cgi/explorer/api/']) {
    const answer = await fetch(server.origin + door);
    expect(await answer.text(), door).not.toMatch(/explorer|openapi/i);
  }
});
