/** All routes under one roof: limits and origin first, then the matches, then the pages. */
import { Hono } from 'hono';
import type { Env } from './env.ts';
import { isForeign } from './identity.ts';
import { isMatchId } from './match-id.ts';
import { errorReply } from './reply.ts';
import { games } from './routes/games.ts';
import { matches } from './routes/matches.ts';
import { openapi } from './routes/openapi.ts';

/** One's own machine is not limited: tests and benchmarks come from there. */
const LOOPBACK = /^(127\.|::1$)/;

async function isTooMany(request: Request, env: Env): Promise<boolean> {
  const from = request.headers.get('CF-Connecting-IP');
  if (from === null || LOOPBACK.test(from)) return false;
  const isCreation = request.method === 'POST' && new URL(request.url).pathname === '/api/matches';
  const limit = isCreation ? env.CREATE_LIMIT : env.REQUEST_LIMIT;
  return !(await limit.limit({ key: from })).success;
}

export const app = new Hono<{ Bindings: Env }>();

app.use('/api/*', async (c, next) => {
  if (isForeign(c.req.raw)) return errorReply('foreign-origin');
  if (await isTooMany(c.req.raw, c.env)) return errorReply('too-many-requests');
  return next();
});
app.route('/api/matches', matches);
app.route('/api/games', games);
app.route('/api/openapi.json', openapi);
app.all('/api/*', () => errorReply('not-found'));

// The page of a match is the same neutral page for every match (no preview tells anything); only
// whether the link was made here shows in its status.
app.get('/m/:id/*', async (c) => {
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  const id = c.req.param('id');
  // `here-` is a match in the visitor's own browser: the page finds it there, or says it does not.
  const isKnown = id.startsWith('here-') || (await isMatchId(id, c.env.LINK_KEY));
  return new Response(page.body, { status: isKnown ? page.status : 404, headers: page.headers });
});

app.notFound(() => errorReply('not-found'));
app.onError((error) => {
  // The name only: a message may quote what was stored.
  console.error('request failed', error.name);
  return errorReply('internal');
});
