/** The HTTP routes of the referee, typed. Failures are values: a page has to say something about each. */
import type { About, Seat } from '../../shared/game.ts';
import type { CreateAnswer, HandoffAnswer, SeatAnswer } from '../../shared/protocol/http.ts';
import type { Options } from '../../shared/protocol/options.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import type { Summary } from '../../shared/views.ts';

/** `code` is the referee's, or one of ours: `offline` (no answer), `unreadable` (no JSON in it). */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** What a start form asks for. */
export interface NewMatch {
  readonly game: string;
  readonly options?: Partial<Options>;
  readonly seat?: Seat | 'random';
  readonly opponent?: 'person' | { readonly cpu: string };
  readonly name?: string;
}

export interface Api {
  create(match: NewMatch): Promise<Result<CreateAnswer>>;
  summary(id: string): Promise<Result<Summary>>;
  /** Takes the free seat; the same device gets the same seat again. */
  join(id: string, name: string): Promise<Result<SeatAnswer>>;
  /** R12: a single-use code that moves the seat to the device that enters it. */
  handoff(id: string): Promise<Result<HandoffAnswer>>;
  claim(id: string, code: string): Promise<Result<SeatAnswer>>;
  games(): Promise<Result<readonly About[]>>;
  /** Refused with `not-over` until the end. */
  record(id: string): Promise<Result<MatchRecord>>;
}

/** No answer for this long is no answer. */
const ANSWER_WITHIN_MS = 8_000;

function failed(status: number, code: string, message: string): Result<never> {
  return { ok: false, failure: { status, code, message } };
}

async function ask<T>(fetcher: typeof fetch, path: string, body?: unknown): Promise<Result<T>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetcher(path, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
  } catch (error) {
    return failed(0, 'offline', String(error));
  }
  try {
    answer = await response.json();
  } catch {
    return failed(response.status, 'unreadable', response.statusText);
  }
  if (response.ok) return { ok: true, value: answer as T };
  const told = (typeof answer === 'object' ? answer : null) as {
    error?: unknown;
    message?: unknown;
  } | null;
  return failed(response.status, String(told?.error ?? 'unreadable'), String(told?.message ?? ''));
}

/**
 * The routes, asked through `fetcher`.
 * @param fetcher looked up at each call by default, so that a test may replace it.
 */
export function createApi(fetcher: typeof fetch = (...args) => fetch(...args)): Api {
  const at = (id: string, route = ''): string => `/api/matches/${encodeURIComponent(id)}${route}`;
  const named = (name: string): { name?: string } => (name.trim() === '' ? {} : { name });
  return {
    create: (match) => ask(fetcher, '/api/matches', match),
    summary: (id) => ask(fetcher, at(id)),
    join: (id, name) => ask(fetcher, at(id, '/join'), named(name)),
    handoff: (id) => ask(fetcher, at(id, '/handoff'), {}),
    claim: (id, code) => ask(fetcher, at(id, '/claim'), { code }),
    games: () => ask(fetcher, '/api/games'),
    record: (id) => ask(fetcher, at(id, '/record')),
  };
}

/** The referee that this page came from. */
export const api: Api = createApi();
