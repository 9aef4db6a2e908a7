/** A review that cannot be shown, and what lies around one. */
import { describe, expect, test, vi } from 'vitest';
import type { Api } from '../../../web/net/api.ts';
import { answer, fakeApi, refusal, summaryOf } from './page.tsx';
import { at, open, over, PLIES, page, RECORD, referee } from './review-page.tsx';

describe('when there is nothing to review', () => {
  test('[L-15] a running match shows no board, says why and leads back', async () => {
    await open(
      3,
      fakeApi({ record: () => refusal(403, 'not-over'), summary: () => answer(summaryOf()) }),
    );
    expect(page.root.querySelector('[role=grid]')).toBeNull();
    expect(page.text()).toContain('still running');
    expect(page.labelled<HTMLAnchorElement>('To the match').pathname).toBe('/m/old');
  });

  test('[S-26] an unknown match says so and offers a new one; nothing is stored', async () => {
    await open(3, fakeApi());
    expect(page.text()).toContain('There is no such match');
    expect(page.labelled<HTMLAnchorElement>('Start a new match').pathname).toBe('/');
    expect(localStorage).toHaveLength(0);
  });

  test('[R28] without an answer it can be tried again', async () => {
    const record = vi.fn<Api['record']>(() => refusal(0, 'offline'));
    await open(3, referee(RECORD, { record }));
    expect(page.text()).toContain('did not answer');
    record.mockImplementation(() => answer(RECORD));
    page.click(page.labelled('Try again'));
    await page.settle();
    expect(at()).toMatch(/^3 of 33/);
  });

  test.each([
    ['of newer rules', { ...RECORD, revision: 2 }],
    ['of an unknown game', { ...RECORD, game: 'constructor' }],
    ['with an impossible move', { ...RECORD, actions: RECORD.actions.toReversed() }],
  ])('[R27] a record %s is not replayed by guesswork, but can be saved', async (_what, record) => {
    await open(3, referee(record));
    expect(page.text()).toContain('cannot replay');
    expect(page.root.querySelector('[role=grid]')).toBeNull();
    expect(page.labelled('Save the record')).toBeTruthy();
  });
});

describe('around it', () => {
  test('[R26] a rematch that begins meanwhile is told, and nobody is taken away', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let next: string | null = null;
    await open(5, referee(RECORD, { summary: () => answer(over({ next })) }));
    expect(page.root.querySelector('.rematch')).toBeNull();
    next = 'rematch';
    await vi.advanceTimersByTimeAsync(10_000);
    await page.settle();
    expect(page.labelled<HTMLAnchorElement>('To the rematch').pathname).toBe('/m/rematch');
    expect(at()).toMatch(/^5 of/);
  });

  /** Presses a button and returns the file it gives. */
  async function saved(button: string): Promise<{ name: string; text: string }> {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:saved';
    });
    let name = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    page.click(page.labelled(button));
    return { name, text: (await blobs[0]?.text()) ?? '' };
  }

  test('[R28] the record is saved whole', async () => {
    await open(5);
    const { name, text } = await saved('Save the record');
    expect(name).toBe('fogbound-fog-of-war-chess-old.json');
    expect(JSON.parse(text)).toEqual(RECORD);
  });

  test('[R28] a match on a chessboard is saved as PGN, with names that cannot break it', async () => {
    const seats = { ...RECORD.seats, first: { name: 'A"]\\', kind: 'human' } } as const;
    await open(5, referee({ ...RECORD, seats }));
    const { name, text } = await saved('Save as PGN');
    expect(name).toBe('fogbound-fog-of-war-chess-old.pgn');
    expect(text).toContain('[White "A\\"]\\\\"]');
    expect(text).toContain('[Date "2023.11.14"]');
    expect(text).toContain('[Variant "Fog of War Chess"]');
    expect(text).toContain('[Result "1-0"]');
    expect(text.match(/\d+\. /g)).toHaveLength(Math.ceil(PLIES / 2));
    expect(text.trimEnd().endsWith(' 1-0')).toBe(true);
  });
});
