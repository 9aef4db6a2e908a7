/** The HTTP routes through the whole product: who may ask what, and what they are told. */
import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { app } from '../../worker/app.ts';
import { newMatchId } from '../../worker/match-id.ts';
import { ORIGIN, Program, postInit, request, STRANGER } from './support/device.ts';
import { Hall, LEVEL } from './support/hall.ts';

const UPGRADE = { headers: { Upgrade: 'websocket' } };
const ADA = new Program('ada');

/** Every route of a match, as a client would ask. */
function routesOf(id: string): readonly (readonly [string, RequestInit])[] {
  return [
    [`/api/matches/${id}`, {}],
    [`/api/matches/${id}/record`, {}],
    [`/api/matches/${id}/join`, postInit({ name: 'Ada' })],
    [`/api/matches/${id}/handoff`, postInit({})],
    [`/api/matches/${id}/claim`, postInit({ code: 'ABCDEFGH' })],
    [`/api/matches/${id}/socket`, UPGRADE],
  ];
}

async function told(response: Response): Promise<unknown[]> {
  return [response.status, await response.text(), response.headers.get('Set-Cookie')];
}

const NO_SUCH_MATCH = [404, '{"error":"no-such-match","message":"no such match"}', null];

it('[R10, S-26] a made-up id is 404 on every route, the socket too, and creates nothing', async () => {
  const hall = new Hall();
  await hall.create();
  const before = (await listDurableObjectIds(env.REFEREE)).length;
  const real = hall.id;
  const other = `${real.startsWith('A') ? 'B' : 'A'}${real.slice(1)}`;
  const ids = [
    other,
    real.slice(1),
    `${real}A`,
    'x',
    'doesnotexist',
    '%00',
    '__proto__',
    '..%2f',
    'a'.repeat(5000),
  ];
  for (const id of ids) {
    for (const [path, init] of routesOf(id)) {
      expect(await told(await ADA.request(path, init)), path.slice(0, 60)).toEqual(NO_SUCH_MATCH);
    }
  }
  expect((await listDurableObjectIds(env.REFEREE)).length).toBe(before);
});

it('[R29, S-26] an id that was made here but never used, or whose match is gone, answers just the same', async () => {
  const hall = new Hall();
  await hall.create();
  await hall.pass(7 * 86_400_000);
  const unused = await newMatchId(env.LINK_KEY);
  for (const id of [hall.id, unused]) {
    for (const [path, init] of routesOf(id)) {
      expect(await told(await ADA.request(path, init)), path).toEqual(NO_SUCH_MATCH);
    }
  }
});

it('[R34] a foreign origin is refused on every route and the socket, before anything else', async () => {
  const hall = new Hall();
  await hall.create();
  const routes = [
    ...routesOf(hall.id),
    ...routesOf('made-up'),
    ['/api/matches', postInit({ game: 'fog-of-war-chess' })],
    ['/api/games', {}],
    ['/api/openapi.json', {}],
    ['/api/nothing', {}],
  ] as const;
  const origins = [
    'https://evil.test',
    'null',
    `${ORIGIN}:81`,
    'http://fogbound.test.evil.test',
    'x',
  ];
  for (const [path, init] of routes) {
    for (const Origin of origins) {
      const response = await ADA.request(path, {
        ...init,
        headers: { ...('headers' in init ? init.headers : {}), Origin } as HeadersInit,
      });
      expect([response.status, await response.json()], `${path} ${Origin}`).toEqual([
        403,
        { error: 'foreign-origin', message: expect.any(String) },
      ]);
    }
  }
  expect((await hall.summary()).seats.second).toBe(null);
  const own = await ADA.request(`/api/matches/${hall.id}/socket`, {
    headers: { Upgrade: 'websocket', Origin: ORIGIN },
  });
  expect(own.status).toBe(101);
  own.webSocket?.accept();
  own.webSocket?.close();
});

it('[R32] unknown routes and methods are told apart from unknown matches, and do nothing', async () => {
  const hall = new Hall();
  await hall.create();
  const wrong: readonly (readonly [string, string])[] = [
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/matches'],
    ['DELETE', `/api/matches/${hall.id}`],
    ['PUT', `/api/matches/${hall.id}/join`],
    ['GET', `/api/matches/${hall.id}/join`],
    ['GET', `/api/matches/${hall.id}/alarm`],
    ['POST', `/api/matches/${hall.id}`],
    ['POST', `/api/matches/${hall.id}/record`],
    ['POST', `/api/matches/${hall.id}/create`],
  ];
  for (const [method, path] of wrong) {
    const response = await ADA.request(path, { method });
    expect([response.status, await response.json()], `${method} ${path}`).toEqual([
      404,
      { error: 'not-found', message: expect.any(String) },
    ]);
  }
  const plain = await ADA.request(`/api/matches/${hall.id}/socket`);
  expect([plain.status, plain.headers.get('Upgrade')]).toEqual([426, 'websocket']);
  expect((await hall.summary()).status).toBe('waiting');
});

const CREATE: readonly (readonly [unknown, string])[] = [
  [{}, 'game'],
  [{ game: 'hasOwnProperty' }, 'game'],
  [{ game: '__proto__' }, 'game'],
  [{ game: ['fog-of-war-chess'] }, 'game'],
  [{ game: 'fog-of-war-chess', seat: 'third' }, 'seat'],
  [{ game: 'fog-of-war-chess', opponent: 'cpu' }, 'opponent'],
  [{ game: 'fog-of-war-chess', opponent: { cpu: 'constructor' } }, 'opponent.cpu'],
  [{ game: 'fog-of-war-chess', name: 7 }, 'name'],
  [{ game: 'fog-of-war-chess', seed: '0'.repeat(64) }, 'seed'],
  [{ game: 'fog-of-war-chess', options: [] }, 'options'],
  [{ game: 'fog-of-war-chess', options: { turnLimit: 45 } }, 'options.turnLimit'],
  [{ game: 'fog-of-war-chess', options: { turnLimit: '30' } }, 'options.turnLimit'],
  [{ game: 'fog-of-war-chess', options: { onTimeout: 'win' } }, 'options.onTimeout'],
  [{ game: 'fog-of-war-chess', options: { showLegal: 1 } }, 'options.showLegal'],
  [{ game: 'fog-of-war-chess', options: { showMines: true } }, 'options.showMines'],
];

it('[R32, R14] a bad creation is 400 and names the field', async () => {
  for (const [body, field] of CREATE) {
    const response = await ADA.request('/api/matches', postInit(body));
    expect([response.status, await response.json()], JSON.stringify(body)).toEqual([
      400,
      { error: 'malformed', message: `bad field: ${field}` },
    ]);
  }
});

it('[R32, A-01] a body that is no object, no JSON or beyond 4096 bytes is 400', async () => {
  const wide = JSON.stringify({ game: 'fog-of-war-chess', name: '€'.repeat(500) });
  const bodies = [
    'null',
    '[]',
    '0',
    '"x"',
    '{',
    ']',
    '['.repeat(4000),
    JSON.stringify({ game: 'fog-of-war-chess' }).padEnd(4097),
    // Fewer characters than bytes.
    wide.padEnd(4000),
  ];
  for (const body of bodies) {
    const response = await ADA.request('/api/matches', postInit(body));
    expect([response.status, await response.json()], body.slice(0, 20)).toMatchObject([
      400,
      { error: 'malformed' },
    ]);
  }
  const fits = JSON.stringify({ game: 'fog-of-war-chess' }).padEnd(4096);
  expect((await ADA.request('/api/matches', postInit(fits))).status).toBe(201);
});

it('[R32] bad joins and claims are 400 and seat nobody', async () => {
  const hall = new Hall();
  await hall.create();
  const wrong: readonly (readonly [string, unknown])[] = [
    ['/join', { name: null }],
    ['/join', { seat: 'second' }],
    ['/join', 'x'],
    ['/claim', {}],
    ['/claim', { code: '' }],
    ['/claim', { code: 'x'.repeat(65) }],
    ['/claim', { code: { $ne: 1 } }],
  ];
  for (const [path, body] of wrong) {
    expect((await hall.post(hall.bob, path, body)).status, path).toBe(400);
  }
  expect((await hall.summary()).seats.second).toBe(null);
});

it('[R33, A-09, A-10] names are cut and stripped by the referee, and are text to it', async () => {
  const names: readonly (readonly [string, string])[] = [
    ['\u200B'.repeat(15), 'Guest'],
    ['\u2800', 'Guest'],
    ['\u202EetihW', 'etihW'],
    ['<svg/onload=alert()>', '<svg/onload=alert()>'],
    ['x'.repeat(500), 'x'.repeat(24)],
    ['  two   words\n', 'two words'],
    ['constructor', 'constructor'],
  ];
  for (const [given, shown] of names) {
    const hall = new Hall();
    await hall.create({ name: given });
    expect((await hall.summary()).seats.first?.name).toBe(shown);
  }
});

it('[R32] too many requests from one address are 429 and say when to come back', async () => {
  const from = { 'CF-Connecting-IP': '203.0.113.7' };
  const create = () =>
    ADA.request('/api/matches', { ...postInit({ game: 'fog-of-war-chess' }), headers: from });
  const statuses = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await create()).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(statuses.slice(20)).toEqual(Array.from({ length: 5 }, () => 429));
  const refused = await create();
  expect([refused.headers.get('Retry-After'), await refused.json()]).toEqual([
    '60',
    { error: 'too-many-requests', message: expect.any(String) },
  ]);
  // Looking has its own allowance; another address and one's own machine are not concerned.
  expect((await request('/api/games', { headers: from })).status).toBe(200);
  const others = ['203.0.113.8', '127.0.0.1', '::1'];
  for (const address of others) {
    const headers = { 'CF-Connecting-IP': address };
    const response = await ADA.request('/api/matches', {
      ...postInit({ game: 'fog-of-war-chess' }),
      headers,
    });
    expect(response.status, address).toBe(201);
  }
});

it('[R34, L-05] nothing of a match is ever stored by a cache', async () => {
  const hall = new Hall();
  await hall.create();
  const routes = [
    ...routesOf(hall.id).slice(0, 5),
    ...routesOf('made-up').slice(0, 5),
    ['/api/none', {}],
  ] as const;
  for (const [path, init] of routes) {
    const response = await ADA.request(path, init);
    expect(response.headers.get('Cache-Control'), path).toBe('no-store');
    await response.body?.cancel();
  }
});

it('[R7, R8, L-09] the summary has what is public and no board, for whoever asks', async () => {
  const hall = new Hall();
  await hall.seatTwo();
  await hall.play('e2e4 d7d5 e4d5');
  const [ada, bob, stranger] = [
    await hall.summary(hall.ada),
    await hall.summary(hall.bob),
    await hall.summary(STRANGER),
  ];
  expect(Object.keys(ada).sort()).toEqual(
    [
      'wire',
      'id',
      'game',
      'options',
      'status',
      'seats',
      'you',
      'spectators',
      'commitment',
      'score',
      'last',
      'next',
      'toAct',
      'ply',
      'result',
    ].sort(),
  );
  expect([ada.you, bob.you, stranger.you]).toEqual(['first', 'second', 'spectator']);
  expect({ ...ada, you: '' }).toEqual({ ...stranger, you: '' });
  expect({ ...bob, you: '' }).toEqual({ ...stranger, you: '' });
  expect(stranger).toMatchObject({
    toAct: ['second'],
    ply: 3,
    last: { seat: 'first', by: 'player' },
  });
});

it('[R11, L-11] the page of a match is the same for every match, and 404 where none can be', async () => {
  const hall = new Hall();
  await hall.create();
  const page = '<!doctype html><title>Fogbound</title>';
  const fake = { fetch: () => Promise.resolve(new Response(page)) } as unknown as Fetcher;
  const get = async (path: string) => {
    const response = await app.request(`${ORIGIN}${path}`, {}, { ...env, ASSETS: fake });
    return [response.status, await response.text()];
  };
  expect(await get(`/m/${hall.id}`)).toEqual([200, page]);
  expect(await get(`/m/${hall.id}/review`)).toEqual([200, page]);
  expect(await get(`/m/${'A'.repeat(24)}`)).toEqual([404, page]);
  expect(await get('/m/x')).toEqual([404, page]);
});

it('[R14] the list of games says what a start form and a program need', async () => {
  const { games } = await (await request('/api/games')).json<{
    games: Record<string, unknown>[];
  }>();
  expect(games.find(({ id }) => id === 'fog-of-war-chess')).toMatchObject({
    hidden: true,
    files: 8,
    ranks: 8,
    options: { turnLimit: [null, 30, 60], onTimeout: ['cpu', 'lose'], showLegal: [true, false] },
    defaults: {
      turnLimit: null,
      onTimeout: 'cpu',
      standIn: 'auto',
      swapSides: true,
      showLegal: true,
    },
    levels: expect.arrayContaining([LEVEL]),
  });
});

it('[R10] the description of the routes names every one of them', async () => {
  const document = await (await request('/api/openapi.json')).json<{
    openapi: string;
    paths: object;
  }>();
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths).sort()).toEqual(
    [
      '/api/games',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/claim',
      '/api/matches/{id}/handoff',
      '/api/matches/{id}/join',
      '/api/matches/{id}/record',
      '/api/matches/{id}/socket',
    ].sort(),
  );
});
