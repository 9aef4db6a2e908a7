/** Who gets a seat, keeps it, moves it to another device; and who only watches. */
import { expect, it } from 'vitest';
import type { HandoffAnswer } from '../../shared/protocol/http.ts';
import { Browser, ORIGIN, Program, postInit, request, STRANGER } from './support/device.ts';
import { bothWays, Hall, LEVEL } from './support/hall.ts';

async function json<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

it('[S-03, R13] of twenty who join in one instant one sits and nineteen watch', async () => {
  const hall = new Hall();
  await hall.create();
  const ada = await hall.open('ada', hall.ada);
  await ada.state();
  const guests = Array.from({ length: 20 }, (_, n) => new Program(`guest-${n}`));
  const answers = await Promise.all(guests.map((guest) => hall.join(guest, 'Guest')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const lines = await Promise.all(guests.map((guest, n) => hall.open(`guest-${n}`, guest)));
  const yous = await Promise.all(lines.map(async (line) => (await line.state()).match.you));
  expect(yous.filter((you) => you === 'second').length).toBe(1);
  expect(yous.filter((you) => you === 'spectator').length).toBe(19);
  expect(answers[yous.indexOf('second')]?.status).toBe(200);
  // Told once that somebody sat down, once that they are here.
  await hall.settle();
  expect(ada.unread().length).toBe(2);
});

it('[S-01, R12] who made the match and joins again and again keeps one seat and no opponent', async () => {
  await bothWays(async (hall) => {
    await hall.create({ options: { turnLimit: 30 } });
    const ada = await hall.open('ada', hall.ada);
    await ada.state();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => hall.join(hall.ada, 'Me too')));
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([200, { seat: 'first' }]);
    }
    expect(await hall.summary(hall.ada)).toMatchObject({
      status: 'waiting',
      you: 'first',
      seats: { first: { name: 'Ada' }, second: null },
      toAct: [],
    });
    const tab = await hall.open('tab', hall.ada);
    expect((await tab.state()).match.you).toBe('first');
    await hall.settle();
    expect(ada.unread()).toEqual([]);
  });
});

it('[R12, L-13] two windows of one seat see the same, and either may act', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    const tab = await hall.open('tab', hall.ada);
    await tab.state();
    await tab.act(0, 'e2e4');
    expect(await tab.state()).toEqual(await ada.state());
    await bob.state();
    await ada.hangUp();
    await bob.act(1, 'e7e5');
    const { match } = await bob.state();
    expect(match.seats.first?.present).toBe(true);
    expect((await tab.state()).view.ply).toBe(2);
  });
});

it('[R11, S-04, S-05] looking takes no seat, and a socket opened as spectator stays one', async () => {
  await bothWays(async (hall) => {
    await hall.create();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const headers = { 'User-Agent': 'WhatsApp/2.23 TelegramBot facebookexternalhit/1.1' };
      await request(`/api/matches/${hall.id}`, { method, headers });
      await request(`/m/${hall.id}`, { method, headers });
    }
    expect((await hall.summary()).seats.second).toBe(null);
    const bob = await hall.open('bob', hall.bob);
    expect((await bob.state()).match.you).toBe('spectator');
    await hall.join();
    expect((await bob.state()).match).toMatchObject({ you: 'spectator', status: 'playing' });
    await bob.act(0, 'e2e4');
    expect((await bob.refused()).code).toBe('not-your-turn');
    await bob.say({ type: 'resign' });
    expect((await bob.refused()).code).toBe('not-your-turn');
    const seated = await hall.open('seated', hall.bob);
    expect((await seated.state()).match.you).toBe('second');
  });
});

it('[A-12, A-10] a name is never an identity, and two of one name are told apart', async () => {
  const hall = new Hall();
  await hall.create();
  await hall.join(hall.bob, 'Ada');
  const { seats } = await hall.summary();
  expect([seats.first?.name, seats.second?.name]).toEqual(['Ada', 'Ada (2)']);
  const impostor = new Program('impostor');
  expect((await hall.join(impostor, 'Ada')).status).toBe(409);
  expect((await (await hall.open('impostor', impostor)).state()).match.you).toBe('spectator');
});

it('[R12] a browser is known by a cookie that create and join set and renew, and nothing else', async () => {
  const hall = new Hall();
  const [maker, guest] = [new Browser(), new Browser()];
  const made = await maker.request(
    '/api/matches',
    postInit({ game: 'fog-of-war-chess', seat: 'first' }),
  );
  hall.id = (await json<{ id: string }>(made)).id;
  expect(made.headers.get('Set-Cookie')).toMatch(
    /^fogbound=[A-Za-z0-9_-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000$/,
  );
  const looked = await hall.get(guest);
  expect(looked.headers.get('Set-Cookie')).toBe(null);
  expect((await hall.get(maker)).headers.get('Set-Cookie')).toBe(null);
  expect(await json<{ you: string }>(await hall.get(maker))).toMatchObject({ you: 'first' });

  const joined = await hall.join(guest, 'Guest');
  expect(joined.headers.get('Set-Cookie')).toMatch(/^fogbound=[A-Za-z0-9_-]{43};/);
  expect(guest.cookies).not.toEqual(maker.cookies);
  const again = await hall.join(guest, 'Guest');
  expect(again.headers.get('Set-Cookie')).toBe(joined.headers.get('Set-Cookie'));
  expect((await (await hall.open('guest', guest)).state()).match.you).toBe('second');

  const late = new Browser();
  const full = await hall.join(late, 'Late');
  expect([full.status, full.headers.get('Set-Cookie')]).toEqual([409, null]);
  const wrong = await hall.post(late, '/claim', { code: 'ABCDEFGH' });
  expect([wrong.status, wrong.headers.get('Set-Cookie')]).toEqual([403, null]);
});

it('[R12] on https the cookie is Secure and bound to its host', async () => {
  const response = await request(
    'https://fogbound.test/api/matches',
    postInit({ game: 'fog-of-war-chess' }),
  );
  const cookie = response.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^__Host-fogbound=[A-Za-z0-9_-]{43};.*; Secure$/);
  expect(cookie).toContain('Path=/;');
  expect(cookie).not.toContain('Domain');
  const { id } = await json<{ id: string }>(response);
  const you = async (name: string) => {
    const Cookie = `${name}=${cookie.split(/[=;]/)[1]}`;
    const answer = await request(`https://fogbound.test/api/matches/${id}`, {
      headers: { Cookie },
    });
    return (await json<{ you: string }>(answer)).you;
  };
  expect(await you('__Host-fogbound')).not.toBe('spectator');
  // Without the prefix a neighbour of the same domain could have set it.
  expect(await you('fogbound')).toBe('spectator');
});

it('[R12] a program’s secret is its own: no cookie; a malformed one is 401 on POST, a spectator elsewhere', async () => {
  const hall = new Hall();
  const made = await hall.ada.request('/api/matches', postInit({ game: 'fog-of-war-chess' }));
  expect(made.headers.get('Set-Cookie')).toBe(null);
  hall.id = (await json<{ id: string }>(made)).id;
  const malformed = [
    'Bearer short',
    `Bearer ${'x'.repeat(129)}`,
    `Bearer ${'x'.repeat(40)}!`,
    'Bearer ',
    `Basic ${'x'.repeat(40)}`,
    'undefined',
  ];
  for (const Authorization of malformed) {
    const headers = { Authorization };
    for (const path of ['', `/${hall.id}/join`, `/${hall.id}/handoff`, `/${hall.id}/claim`]) {
      const body =
        path === '' ? { game: 'fog-of-war-chess' } : path.endsWith('claim') ? { code: 'X' } : {};
      const response = await request(`/api/matches${path}`, { ...postInit(body), headers });
      expect([response.status, await response.json()], `${Authorization} ${path}`).toEqual([
        401,
        { error: 'unauthorized', message: expect.any(String) },
      ]);
    }
    const summary = await request(`/api/matches/${hall.id}`, { headers });
    expect(await json<{ you: string }>(summary)).toMatchObject({ you: 'spectator' });
    const line = await hall.open(Authorization, STRANGER, headers);
    expect((await line.state()).match.you).toBe('spectator');
  }
  expect((await hall.summary()).status).toBe('waiting');
});

it('[R12, L-08] bearer wins over cookie, a malformed one too', async () => {
  const hall = new Hall();
  const browser = new Browser();
  await hall.create({}, browser);
  const withBearer = (secret: string) =>
    browser.request(`/api/matches/${hall.id}`, { headers: { Authorization: `Bearer ${secret}` } });
  expect(await json<{ you: string }>(await hall.get(browser))).toMatchObject({ you: 'first' });
  expect(await json<{ you: string }>(await withBearer(hall.bob.secret))).toMatchObject({
    you: 'spectator',
  });
  expect(await json<{ you: string }>(await withBearer('short'))).toMatchObject({
    you: 'spectator',
  });
  const joined = await browser.request(`/api/matches/${hall.id}/join`, {
    ...postInit({}),
    headers: { Authorization: `Bearer ${hall.bob.secret}` },
  });
  expect([await joined.json(), joined.headers.get('Set-Cookie')]).toEqual([
    { seat: 'second' },
    null,
  ]);
});

it('[R12] a code moves the seat to the device that enters it; the old one watches', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await hall.play('e2e4');
    const phone = new Program('phone');
    const { code, validMs } = await json<HandoffAnswer>(await hall.post(hall.bob, '/handoff'));
    expect(validMs).toBe(600_000);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
    const claimed = await hall.post(phone, '/claim', { code: typed });
    expect([claimed.status, await claimed.json()]).toEqual([200, { seat: 'second' }]);
    expect(await bob.closed).toEqual({ code: 1000, reason: expect.any(String) });
    expect((await ada.state()).match.seats.second?.present).toBe(false);
    hall.lines.delete('bob');

    const moved = await hall.open('bob', phone);
    expect(await moved.state()).toMatchObject({
      match: { you: 'second' },
      view: { legal: expect.arrayContaining(['e7e5']) },
    });
    await ada.state();
    const old = await hall.open('old', hall.bob);
    expect(await old.state()).toMatchObject({
      match: { you: 'spectator' },
      view: { board: '?'.repeat(64) },
    });
    await old.act(1, 'e7e5');
    expect((await old.refused()).code).toBe('not-your-turn');
    await moved.act(1, 'e7e5');
    for (const line of [ada, moved, old]) expect((await line.state()).view.ply).toBe(2);

    const again = await hall.post(new Program('thief'), '/claim', { code });
    expect([again.status, await again.json()]).toMatchObject([403, { error: 'wrong-code' }]);
    expect((await hall.post(hall.bob, '/handoff')).status).toBe(403);
  });
});

it('[R12] a code lives ten minutes and five wrong tries, and one player cannot hold both seats', async () => {
  const hall = new Hall();
  await hall.seatTwo();
  const codeOf = async () =>
    (await json<HandoffAnswer>(await hall.post(hall.ada, '/handoff'))).code;
  const claim = async (device: Program, code: string) =>
    (await hall.post(device, '/claim', { code })).status;
  const phone = new Program('phone');

  const expired = await codeOf();
  hall.leap(600_000);
  expect(await claim(phone, expired)).toBe(403);

  const guessed = await codeOf();
  for (let tries = 0; tries < 5; tries += 1) expect(await claim(phone, 'WRONGONE')).toBe(403);
  expect(await claim(phone, guessed)).toBe(403);

  const replaced = await codeOf();
  const latest = await codeOf();
  expect(await claim(phone, replaced)).toBe(403);
  expect(await claim(hall.bob, latest)).toBe(403);
  hall.leap(599_999);
  expect(await claim(phone, latest)).toBe(200);
  expect(await hall.summary(phone)).toMatchObject({ you: 'first' });
  expect(await hall.summary(hall.ada)).toMatchObject({ you: 'spectator' });
});

it('[R12] only the owner of a seat gets a code', async () => {
  const hall = new Hall();
  await hall.seatTwo();
  for (const device of [STRANGER, new Program('mallory'), new Browser()]) {
    const response = await hall.post(device, '/handoff');
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: 'not-your-seat' },
    ]);
  }
});

it('[D-03, R12] all sockets gone and memory lost, the same device still has its seat', async () => {
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  await hall.play('e2e4');
  await hall.evict('close');
  await Promise.all([ada.closed, bob.closed]);
  hall.lines.clear();
  const back = await hall.open('bob', hall.bob);
  expect(await back.state()).toMatchObject({ match: { you: 'second' }, view: { ply: 1 } });
  await back.act(1, 'e7e5');
  expect((await back.state()).view.ply).toBe(2);
});

it('[S-24, R15] joining works while the creator is away, and the first turn waits for them', async () => {
  await bothWays(async (hall) => {
    await hall.create({ options: { turnLimit: 30 } });
    await hall.join();
    const bob = await hall.open('bob', hall.bob);
    expect((await bob.state()).clock).toEqual({ seats: [], remainingMs: 30_000 });
    await hall.pass(300_000);
    const ada = await hall.open('ada', hall.ada);
    expect(await ada.state()).toMatchObject({
      match: { you: 'first', status: 'playing' },
      clock: { seats: ['first'], remainingMs: 30_000 },
    });
    await bob.state();
  });
});

it('[R14] the creator sits where they asked to, against a CPU first unless told otherwise', async () => {
  const hall = new Hall();
  expect((await hall.create({ seat: 'second' })).seat).toBe('second');
  expect((await hall.create({ seat: undefined, opponent: { cpu: LEVEL } })).seat).toBe('first');
  const drawn = new Set<string>();
  for (let n = 0; n < 40 && drawn.size < 2; n += 1) {
    drawn.add((await hall.create({ seat: n % 2 === 0 ? 'random' : undefined })).seat);
  }
  expect([...drawn].sort()).toEqual(['first', 'second']);
});

it('[R10] the answer to a creation holds the link', async () => {
  const hall = new Hall();
  const { id, url } = await hall.create();
  expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
  expect(url).toBe(`${ORIGIN}/m/${id}`);
});
