/** Routes of one match: create, look, sit down, hand over, take over, record. */
import { Hono } from 'hono';
import type { Seat } from '../../shared/game.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { Created, Sitting } from '../../shared/log.ts';
import {
  type ClaimBody,
  type CreateAnswer,
  type CreateBody,
  claimBodySchema,
  createBodySchema,
  type HandoffAnswer,
  type JoinBody,
  joinBodySchema,
  type Parsed,
  parseBody,
  parseOptions,
  type SeatAnswer,
} from '../../shared/protocol/http.ts';
import { HANDOFF_MS, MAX_FRAME_BYTES } from '../../shared/protocol/limits.ts';
import { cleanName } from '../../shared/protocol/names.ts';
import { hashOf, makeHex, randomBytes } from '../bytes.ts';
import type { Env } from '../env.ts';
import { deviceOf, type Identity, identityOf, makeCookie, newDevice } from '../identity.ts';
import { isMatchId, newMatchId } from '../match-id.ts';
import type { Answered, RefereeCalls } from '../referee/calls.ts';
import { errorReply, jsonReply } from '../reply.ts';

/** What a player without a name is called. */
const NO_NAME = 'Guest';
/** 32 letters and digits that are not mistaken for one another: 8 of them are 40 bits. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

type Device = Identity & { kind: 'device' };

/** A body's text, read no further than its limit (R32); null beyond it. */
async function textOf(request: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_FRAME_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await textOf(request);
  if (text === '') return {};
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The asking device; a browser's first visit makes one. Null for a malformed bearer token. */
async function deviceFor(request: Request): Promise<Device | null> {
  const identity = await identityOf(request);
  if (identity.kind === 'malformed') return null;
  return identity.kind === 'device' ? identity : newDevice();
}

/** A success that seats a device tells a browser its secret, or renews it; a program has its own. */
function seated(request: Request, device: Device, body: unknown, status = 200): Response {
  const cookie = makeCookie(new URL(request.url), device.secret);
  return jsonReply(body, status, device.by === 'cookie' ? { 'Set-Cookie': cookie } : {});
}

function failed(
  answered: Exclude<Answered<unknown>, { kind: 'ok' }>,
  refusal: 'full' | 'wrong-code' | 'not-over' | 'not-your-seat',
): Response {
  if (answered.kind === 'none') return errorReply('no-such-match');
  return errorReply(answered.kind === 'damaged' ? 'damaged' : refusal);
}

/** Who sits where at creation (R14): a person's seat is drawn, against a CPU they begin. */
function seatFor(wish: CreateBody['seat'], isCpu: boolean): Seat {
  if (wish === 'first' || wish === 'second') return wish;
  if (isCpu && wish === undefined) return 'first';
  return (randomBytes(1)[0] ?? 0) % 2 === 0 ? 'first' : 'second';
}

function createdOf(
  body: CreateBody,
  options: Created['options'],
  device: string,
  id: string,
): Parsed<{ created: Created; seat: Seat }> {
  const about = gameOf(body.game)?.about;
  if (!about) return { ok: false, message: 'bad field: game' };
  const level = typeof body.opponent === 'object' ? body.opponent.cpu : null;
  if (level !== null && !about.levels.some(({ name }) => name === level)) {
    return { ok: false, message: 'bad field: opponent.cpu' };
  }
  const seat = seatFor(body.seat, level !== null);
  const person: Sitting = { kind: 'human', name: cleanName(body.name ?? '') || NO_NAME, device };
  const opponent: Sitting | null = level === null ? null : { kind: 'cpu', level };
  return {
    ok: true,
    value: {
      seat,
      created: {
        type: 'created',
        at: Date.now(),
        id,
        game: body.game,
        revision: about.revision,
        options,
        seed: makeHex(randomBytes(32)),
        salt: makeHex(randomBytes(32)),
        seats:
          seat === 'first'
            ? { first: person, second: opponent }
            : { first: opponent, second: person },
        score: { first: 0, second: 0, draws: 0 },
      },
    },
  };
}

export const matches = new Hono<{
  Bindings: Env;
  Variables: { referee: RefereeCalls };
}>();

matches.post('/', async (c) => {
  const device = await deviceFor(c.req.raw);
  if (!device) return errorReply('unauthorized');
  const body = parseBody(createBodySchema, await bodyOf(c.req.raw));
  if (!body.ok) return errorReply('malformed', body.message);
  const options = parseOptions(body.value.game, body.value.options);
  if (!options.ok) return errorReply('malformed', options.message);
  const id = await newMatchId(c.env.LINK_KEY);
  const wanted = createdOf(body.value, options.value, device.device, id);
  if (!wanted.ok) return errorReply('malformed', wanted.message);
  await c.env.REFEREE.getByName(id).create(wanted.value.created);
  const answer: CreateAnswer = {
    id,
    url: `${new URL(c.req.url).origin}/m/${id}`,
    seat: wanted.value.seat,
  };
  return seated(c.req.raw, device, answer, 201);
});

// Before any object is addressed (R10).
matches.use('/:id/*', async (c, next) => {
  const id = c.req.param('id');
  if (!(await isMatchId(id, c.env.LINK_KEY))) return errorReply('no-such-match');
  c.set('referee', c.env.REFEREE.getByName(id) as unknown as RefereeCalls);
  return next();
});

matches.get('/:id', async (c) => {
  const answered = await c.var.referee.summary(await deviceOf(c.req.raw));
  return answered.kind === 'ok' ? jsonReply(answered.value) : failed(answered, 'full');
});

matches.post('/:id/join', async (c) => {
  const device = await deviceFor(c.req.raw);
  if (!device) return errorReply('unauthorized');
  const body: Parsed<JoinBody> = parseBody(joinBodySchema, await bodyOf(c.req.raw));
  if (!body.ok) return errorReply('malformed', body.message);
  const answered = await c.var.referee.join(
    device.device,
    cleanName(body.value.name ?? '') || NO_NAME,
  );
  if (answered.kind !== 'ok') return failed(answered, 'full');
  const answer: SeatAnswer = { seat: answered.value };
  return seated(c.req.raw, device, answer);
});

matches.post('/:id/handoff', async (c) => {
  const identity = await identityOf(c.req.raw);
  if (identity.kind === 'malformed') return errorReply('unauthorized');
  const code = Array.from(randomBytes(8), (byte) => CODE_ALPHABET.charAt(byte % 32)).join('');
  const device = identity.kind === 'device' ? identity.device : '';
  const answered = await c.var.referee.handoff(device, await hashOf(code));
  if (answered.kind !== 'ok') return failed(answered, 'not-your-seat');
  const answer: HandoffAnswer = { code, validMs: HANDOFF_MS };
  return jsonReply(answer);
});

matches.post('/:id/claim', async (c) => {
  const device = await deviceFor(c.req.raw);
  if (!device) return errorReply('unauthorized');
  const body: Parsed<ClaimBody> = parseBody(claimBodySchema, await bodyOf(c.req.raw));
  if (!body.ok) return errorReply('malformed', body.message);
  // Typed from another screen: case, spaces and dashes do not matter.
  const code = body.value.code.toUpperCase().replaceAll(/[\s-]/g, '');
  const answered = await c.var.referee.claim(device.device, await hashOf(code));
  if (answered.kind !== 'ok') return failed(answered, 'wrong-code');
  const answer: SeatAnswer = { seat: answered.value };
  return seated(c.req.raw, device, answer);
});

matches.get('/:id/record', async (c) => {
  const answered = await c.var.referee.record();
  return answered.kind === 'ok' ? jsonReply(answered.value) : failed(answered, 'not-over');
});

// Upgrades pass untouched: middleware that edits a response breaks a 101 (hono, 2026).
matches.get('/:id/socket', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return errorReply('upgrade-required');
  const request = new Request(c.req.raw);
  request.headers.delete('X-Device');
  const device = await deviceOf(c.req.raw);
  if (device !== null) request.headers.set('X-Device', device);
  const response = await c.var.referee.fetch(request);
  // A body made in the object would keep it awake until the client has read it.
  return response.status === 404 ? errorReply('no-such-match') : response;
});
