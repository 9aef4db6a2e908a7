/** The HTTP part of the wire as OpenAPI, generated from the schemas that judge it. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { GAMES } from '../../shared/games/index.ts';
import { claimBodySchema, createBodySchema, joinBodySchema } from '../../shared/protocol/http.ts';
import { optionsSchema } from '../../shared/protocol/options.ts';
import { ERROR_CODES, jsonReply } from '../reply.ts';

type Json = Readonly<Record<string, unknown>>;

const ID: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const SEAT: Json = { type: 'string', enum: ['first', 'second'] };
const ERROR: Json = {
  type: 'object',
  required: ['error', 'message'],
  properties: { error: { type: 'string', enum: ERROR_CODES }, message: { type: 'string' } },
};

function content(schema: Json): Json {
  return { 'application/json': { schema } };
}

function object(properties: Json): Json {
  return { type: 'object', required: Object.keys(properties), properties };
}

/** An operation whose errors all have one shape. */
function operation(summary: string, ok: number, answer: Json, parts: Json = {}): Json {
  return {
    summary,
    ...parts,
    responses: {
      [ok]: { description: 'done', content: content(answer) },
      default: { description: 'refused', content: content(ERROR) },
    },
  };
}

function body(schema: z.ZodMiniType): Json {
  return {
    requestBody: { required: true, content: content(z.toJSONSchema(schema, { io: 'input' })) },
  };
}

function document(): Json {
  const seat = object({ seat: SEAT });
  const options = Object.values(GAMES).map(({ about }) => [
    about.id,
    z.toJSONSchema(optionsSchema(about), { io: 'input' }),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Fogbound', version: '1' },
    components: {
      securitySchemes: { device: { type: 'http', scheme: 'bearer' } },
      schemas: { Options: Object.fromEntries(options) },
    },
    security: [{ device: [] }, {}],
    paths: {
      '/api/matches': {
        post: operation(
          'Make a match and take a seat in it',
          201,
          object({ id: { type: 'string' }, url: { type: 'string' }, seat: SEAT }),
          body(createBodySchema),
        ),
      },
      '/api/matches/{id}': {
        parameters: [ID],
        get: operation('The public summary', 200, { type: 'object' }),
      },
      '/api/matches/{id}/join': {
        parameters: [ID],
        post: operation('Take the free seat', 200, seat, body(joinBodySchema)),
      },
      '/api/matches/{id}/handoff': {
        parameters: [ID],
        post: operation(
          'A code that moves your seat to another device',
          200,
          object({ code: { type: 'string' }, validMs: { type: 'integer' } }),
        ),
      },
      '/api/matches/{id}/claim': {
        parameters: [ID],
        post: operation('Take a seat over with its code', 200, seat, body(claimBodySchema)),
      },
      '/api/matches/{id}/socket': {
        parameters: [ID],
        get: { summary: 'WebSocket upgrade', responses: { 101: { description: 'a socket' } } },
      },
      '/api/matches/{id}/record': {
        parameters: [ID],
        get: operation('The record, once the match is over', 200, { type: 'object' }),
      },
      '/api/games': {
        get: operation('The games with options and levels', 200, { type: 'object' }),
      },
    },
  };
}

export const openapi = new Hono();
openapi.get('/', () => jsonReply(document()));
