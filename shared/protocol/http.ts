/** Bodies of the HTTP routes: the referee's second door (R32). Clients import the types only. */
import * as z from 'zod/mini';
import type { Seat } from '../game.ts';
import { GAMES, type GameId, gameOf } from '../games/index.ts';
import { type Options, optionsSchema } from './options.ts';

const SEAT_WISHES = ['random', 'first', 'second'] as const;
const name = z.optional(z.string().check(z.maxLength(512)));

/** `POST /api/matches` before its options are read by the schema of its game. */
export const createBodySchema = z.strictObject({
  game: z.enum(Object.keys(GAMES) as [GameId, ...GameId[]]),
  options: z.optional(z.record(z.string(), z.unknown())),
  seat: z.optional(z.enum(SEAT_WISHES)),
  opponent: z.optional(z.union([z.literal('person'), z.strictObject({ cpu: z.string() })])),
  name,
});
export type CreateBody = z.infer<typeof createBodySchema>;

export const joinBodySchema = z.strictObject({ name });
export type JoinBody = z.infer<typeof joinBodySchema>;

export const claimBodySchema = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type ClaimBody = z.infer<typeof claimBodySchema>;

export interface CreateAnswer {
  readonly id: string;
  readonly url: string;
  readonly seat: Seat;
}
export interface SeatAnswer {
  readonly seat: Seat;
}
export interface HandoffAnswer {
  readonly code: string;
  readonly validMs: number;
}
export interface ErrorAnswer {
  readonly error: string;
  readonly message: string;
}

/** A parsed wish, or what is wrong with it and in which field. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

/** Parses a body by its schema; the message names the first bad field. */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown): Parsed<T> {
  const result = z.safeParse(schema, body);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const path = [...(issue?.path ?? []), ...keys.slice(0, 1)].join('.');
  return {
    ok: false,
    message: path === '' ? 'the body is not what this route takes' : `bad field: ${path}`,
  };
}

/** The options of a game with its defaults filled in. */
export function parseOptions(game: GameId, options: unknown): Parsed<Options> {
  const rules = gameOf(game);
  if (!rules) return { ok: false, message: 'bad field: game' };
  const parsed = parseBody(optionsSchema(rules.about), options ?? {});
  return parsed.ok
    ? parsed
    : { ok: false, message: parsed.message.replace('bad field: ', 'bad field: options.') };
}
