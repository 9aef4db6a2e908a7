/** HTTP answers: errors in one shape, live routes never stored by anybody (R34). */
import type { ErrorAnswer } from '../shared/protocol/http.ts';

const MESSAGES = {
  'no-such-match': [404, 'no such match'],
  'not-found': [404, 'no such route'],
  malformed: [400, 'the body is not what this route takes'],
  unauthorized: [401, 'the bearer token is malformed: 32 to 128 characters of A-Z a-z 0-9 _ -'],
  'foreign-origin': [403, 'requests from other sites are refused'],
  'not-over': [403, 'the record is shown when the match is over'],
  'not-your-seat': [403, 'only the owner of a seat may hand it over'],
  'wrong-code': [403, 'this code is wrong, used or too old'],
  full: [409, 'both seats are taken; you can watch'],
  'upgrade-required': [426, 'this route takes WebSocket upgrades'],
  'too-many-requests': [429, 'too many requests; try again in a minute'],
  damaged: [500, 'this match is damaged'],
  internal: [500, 'something went wrong'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof MESSAGES;
export const ERROR_CODES = Object.keys(MESSAGES) as ErrorCode[];

/** @param detail says which field, never what an exception said. */
export function errorReply(error: ErrorCode, detail?: string): Response {
  const [status, message] = MESSAGES[error];
  const answer: ErrorAnswer = { error, message: detail ?? message };
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
  if (status === 429) headers['Retry-After'] = '60';
  if (status === 426) headers['Upgrade'] = 'websocket';
  return Response.json(answer, { status, headers });
}

export function jsonReply(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
