/** The proof in a review that nothing was changed afterwards. */
import { describe, expect, test, vi } from 'vitest';
import { rememberMatch } from '../../../web/model/recent-matches.ts';
import { open, page, RECORD, referee } from './review-page.tsx';

describe('the proof', () => {
  const verdict = () => page.one('.proof [role=status]').textContent;

  test('[R27] seed and salt are hashed here and compared with the commitment', async () => {
    await open(0);
    await vi.waitFor(() => expect(verdict()).toContain('got the very fingerprint'));
    page.leave();
    await open(0, referee({ ...RECORD, salt: 'ce'.repeat(32) }));
    await vi.waitFor(() => expect(verdict()).toContain('does not give the fingerprint'));
  });

  test('[R27] and with the one that this device noted while the match ran', async () => {
    rememberMatch({ id: 'old', game: RECORD.game, commitment: RECORD.commitment });
    await open(0);
    await vi.waitFor(() => expect(verdict()).toContain('the one that this device noted'));
    page.leave();
    localStorage.clear();
    rememberMatch({ id: 'old', game: RECORD.game, commitment: 'd'.repeat(64) });
    await open(0);
    await vi.waitFor(() => expect(verdict()).toContain('not the record of that match'));
  });

  test('[R27] works without the browser’s own hashing, as over plain http', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await open(0);
    await vi.waitFor(() => expect(verdict()).toContain('got the very fingerprint'));
  });
});
