/** Who asks in a test: a program with a bearer token, or a browser with a cookie jar. */
import { exports } from 'cloudflare:workers';

export const ORIGIN = 'http://fogbound.test';

/** Sends one request through the whole product. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new URL(path, ORIGIN).href, init);
}

export interface Device {
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** A program: it made its secret itself. */
export class Program implements Device {
  readonly secret: string;

  constructor(name: string) {
    this.secret = `${name}-`.padEnd(43, 'x');
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${this.secret}`);
    return request(path, { ...init, headers });
  }
}

/** A browser: it keeps what `Set-Cookie` says, and nothing says more than that. */
export class Browser implements Device {
  readonly cookies = new Map<string, string>();

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    if (jar.length > 0) headers.set('Cookie', jar.join('; '));
    const response = await request(path, { ...init, headers });
    const [pair = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
    const [name = '', value = ''] = pair.split('=');
    if (name !== '') this.cookies.set(name, value);
    return response;
  }
}

/** A stranger: no secret at all. */
export const STRANGER: Device = { request };

export function postInit(body: unknown): RequestInit {
  return { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
}
