/** Reading what the referee sends. The page trusts its origin, yet survives anything (R32). */
import type { ServerMessage } from '../../shared/protocol/socket.ts';

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isState(message: Json): boolean {
  const { match, view, offers, clock } = message;
  return (
    isObject(match) &&
    typeof match['id'] === 'string' &&
    isObject(match['seats']) &&
    isObject(view) &&
    typeof view['ply'] === 'number' &&
    typeof view['board'] === 'string' &&
    Array.isArray(view['toAct']) &&
    isObject(offers) &&
    (clock === null || isObject(clock))
  );
}

/** The message in a text frame, or null for anything that this client does not know. */
export function readFrame(text: string): ServerMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(message)) return null;
  const known =
    (message['type'] === 'state' && isState(message)) ||
    (message['type'] === 'refused' && typeof message['code'] === 'string') ||
    (message['type'] === 'history' && Array.isArray(message['views']));
  return known ? (message as unknown as ServerMessage) : null;
}
