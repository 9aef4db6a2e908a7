/**
 * Who is asking (R12): a browser by its cookie, a program by a bearer token it made itself. Objects
 * get the SHA-256 of the secret and never the secret.
 */
import { hashOf, makeBase64Url, randomBytes } from './bytes.ts';

/** 400 days, the most that browsers keep. */
const COOKIE_SECONDS = 400 * 24 * 3600;
const SECRET = /^[A-Za-z0-9_-]{32,128}$/;

export type Identity =
  | {
      readonly kind: 'device';
      readonly device: string;
      readonly secret: string;
      readonly by: 'cookie' | 'bearer';
    }
  | { readonly kind: 'unknown' }
  /** A bearer token that is none: 401 on POST, a spectator elsewhere. */
  | { readonly kind: 'malformed' };

function cookieName(url: URL): string {
  return url.protocol === 'https:' ? '__Host-fogbound' : 'fogbound';
}

function cookieOf(request: Request): string | null {
  const wanted = `${cookieName(new URL(request.url))}=`;
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) ?? null;
}

/** Reads the identity of a request; bearer wins over cookie. */
export async function identityOf(request: Request): Promise<Identity> {
  const authorization = request.headers.get('Authorization');
  if (authorization !== null) {
    const secret = /^Bearer (.*)$/i.exec(authorization)?.[1] ?? '';
    if (!SECRET.test(secret)) return { kind: 'malformed' };
    return { kind: 'device', device: await hashOf(secret), secret, by: 'bearer' };
  }
  const secret = cookieOf(request);
  if (secret === null || !SECRET.test(secret)) return { kind: 'unknown' };
  return { kind: 'device', device: await hashOf(secret), secret, by: 'cookie' };
}

/** The hash of the asking device for routes where anybody may look: null is a spectator (R2). */
export async function deviceOf(request: Request): Promise<string | null> {
  const identity = await identityOf(request);
  return identity.kind === 'device' ? identity.device : null;
}

/** A new device, to be told its secret by cookie. */
export async function newDevice(): Promise<Identity & { kind: 'device' }> {
  const secret = makeBase64Url(randomBytes(32));
  return { kind: 'device', device: await hashOf(secret), secret, by: 'cookie' };
}

/** The `Set-Cookie` of a device; set and renewed when create, join or claim succeed. */
export function makeCookie(url: URL, secret: string): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName(url)}=${secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${COOKIE_SECONDS}${secure}`;
}

/** Whether a request comes from another site (R34). A program sends no Origin. */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== new URL(request.url).host;
}
