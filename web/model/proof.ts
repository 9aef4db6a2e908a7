/** R27: whether the secrets of a finished match are those it was begun with. */
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { commitmentOf } from '../../shared/random.ts';

export type Proof = 'holds' | 'holds-as-noted' | 'differs' | 'other-than-noted';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Hashes the seed and salt of a record in this browser.
 * @param noted the commitment this device saw while the match ran, if it did.
 */
export async function prove(record: MatchRecord, noted: string | null): Promise<Proof> {
  const { seed, salt, commitment } = record;
  // Browsers have `subtle` only on https and on this machine; over a plain network we hash ourselves.
  const hash = crypto.subtle ? await sha256(`${seed}:${salt}`) : commitmentOf(seed, salt);
  if (hash !== commitment) return 'differs';
  if (noted === null) return 'holds';
  return noted === commitment ? 'holds-as-noted' : 'other-than-noted';
}
