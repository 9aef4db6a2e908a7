import { expect, test } from 'vitest';
import { createApi } from '../../../web/net/api.ts';

interface Asked {
  readonly path: string;
  readonly init: RequestInit | undefined;
}

/** Routes that all answer the same, and what they were asked. */
function answering(response: () => Response): {
  asked: Asked[];
  api: ReturnType<typeof createApi>;
} {
  const asked: Asked[] = [];
  const api = createApi(async (input, init) => {
    asked.push({ path: String(input), init });
    return response();
  });
  return { asked, api };
}

test('[R11] looking is a GET, taking a seat a POST with a JSON body', async () => {
  const { asked, api } = answering(() => Response.json({ seat: 'second' }));
  await api.summary('abc');
  const joined = await api.join('abc', ' Ada ');
  await api.join('abc', '  ');
  expect(asked.map(({ path, init }) => [init?.method ?? 'GET', path, init?.body ?? null])).toEqual([
    ['GET', '/api/matches/abc', null],
    ['POST', '/api/matches/abc/join', '{"name":" Ada "}'],
    ['POST', '/api/matches/abc/join', '{}'],
  ]);
  expect(joined).toEqual({ ok: true, value: { seat: 'second' } });
});

test('[S-26] an id from the address bar stays one part of the path', async () => {
  const { asked, api } = answering(() => Response.json({}));
  await api.claim('../x?y', 'CODE');
  expect(asked[0]?.path).toBe('/api/matches/..%2Fx%3Fy/claim');
});

test('[R29] a refusal is a value with the code and the words of the referee', async () => {
  const { api } = answering(() =>
    Response.json({ error: 'no-such-match', message: 'No such match.' }, { status: 404 }),
  );
  expect(await api.record('abc')).toEqual({
    ok: false,
    failure: { status: 404, code: 'no-such-match', message: 'No such match.' },
  });
});

test('[S-12] no network and no JSON are values too', async () => {
  const offline = createApi(async () => {
    throw new TypeError('failed to fetch');
  });
  expect(await offline.games()).toMatchObject({
    ok: false,
    failure: { status: 0, code: 'offline' },
  });
  const proxy = createApi(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await proxy.games()).toMatchObject({
    ok: false,
    failure: { status: 502, code: 'unreadable' },
  });
  const odd = createApi(async () => Response.json(null, { status: 500 }));
  expect(await odd.games()).toMatchObject({
    ok: false,
    failure: { status: 500, code: 'unreadable' },
  });
});
