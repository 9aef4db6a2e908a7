/** The answers of a match in this browser, in the shape of the referee's routes. */
import { recordOf, summaryOf } from '../../shared/views.ts';
import type { Api, Result } from './api.ts';
import { loadLocal } from './local-store.ts';

export type LocalApi = Pick<Api, 'summary' | 'record' | 'join' | 'handoff' | 'claim'>;

function refused(status: number, code: string): Result<never> {
  return { ok: false, failure: { status, code, message: '' } };
}

async function nobody(): Promise<Result<never>> {
  return refused(404, 'no-such-match');
}

export const localApi: LocalApi = {
  async summary(id) {
    const loaded = loadLocal(id);
    if (!loaded) return refused(404, 'no-such-match');
    const { stored, match } = loaded;
    // Whoever holds the device, or held it last, is who looks.
    const you = stored.holder ?? stored.next;
    return { ok: true, value: { ...summaryOf(match, null, 0), you } };
  },
  async record(id) {
    const loaded = loadLocal(id);
    if (!loaded) return refused(404, 'no-such-match');
    const value = recordOf(loaded.match);
    return value ? { ok: true, value } : refused(403, 'not-over');
  },
  // Nobody else can come to a match that exists in one browser only.
  join: nobody,
  handoff: nobody,
  claim: nobody,
};
