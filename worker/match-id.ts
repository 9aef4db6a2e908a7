/**
 * Match ids (R10): 96 random bits and a 48-bit HMAC of them, 24 characters in all. The check comes
 * before any object is addressed, so that a made-up id costs nothing and creates nothing.
 */
import { makeBase64Url, randomBytes } from './bytes.ts';

const RANDOM_BYTES = 12;
const TAG_BYTES = 6;
const ID = /^[A-Za-z0-9_-]{24}$/;

async function tagOf(random: Uint8Array, key: string): Promise<Uint8Array> {
  const hmac = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmac, random)).slice(0, TAG_BYTES);
}

/** A new id under the deployment's key. */
export async function newMatchId(key: string): Promise<string> {
  const random = randomBytes(RANDOM_BYTES);
  const tag = await tagOf(random, key);
  return makeBase64Url(new Uint8Array([...random, ...tag]));
}

/** Whether an id was made here. Says nothing about whether the match still exists. */
export async function isMatchId(id: string, key: string): Promise<boolean> {
  if (!ID.test(id)) return false;
  const bytes = Uint8Array.from(atob(id.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  const expected = await tagOf(bytes.slice(0, RANDOM_BYTES), key);
  return crypto.subtle.timingSafeEqual(expected, bytes.slice(RANDOM_BYTES));
}
