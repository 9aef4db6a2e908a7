/** The review of a match: what it shows, and the ways through it. */
import { describe, expect, test, vi } from 'vitest';
import { answer, NASTY_NAMES } from './page.tsx';
import {
  at,
  board,
  heard,
  open,
  over,
  PLIES,
  page,
  press,
  RECORD,
  referee,
  SQUARES,
  vector,
} from './review-page.tsx';

describe('what is shown', () => {
  test.each([
    ['first', 'White saw'],
    ['second', 'Black saw'],
  ] as const)(
    '[L-15] at every ply, what %s saw is what it was shown live',
    async (seat, whose) => {
      await open(0);
      for (const expected of vector.plies.slice(0, PLIES)) {
        const shown = String(expected[seat]?.['board'] ?? '');
        expect(shown).toHaveLength(64);
        const cells = board(whose);
        const labels = SQUARES.map((name) => cells.get(name)?.getAttribute('aria-label'));
        expect(labels.map((label) => label?.split(', ')[1])).toEqual([...shown].map(heard));
        await press('ArrowRight');
      }
    },
    120_000,
  );

  test('[R28] three boards, the truth with everything on it and the path of the capture', async () => {
    await open(PLIES);
    expect(page.root.querySelectorAll('figure [role=grid]')).toHaveLength(3);
    const truth = [...board('The truth').values()];
    expect(truth.filter((cell) => cell.getAttribute('aria-label')?.includes('fog'))).toEqual([]);
    const pathsOf = (whose: string) =>
      [...page.root.querySelectorAll('figure')]
        .find((one) => one.textContent.includes(whose))
        ?.querySelectorAll('.path').length;
    expect(pathsOf('The truth')).toBe(1);
    await press('ArrowLeft');
    expect(pathsOf('The truth')).toBe(0);
  });

  test('[R14] the side of who played is at the bottom of all three, the first seat’s for others', async () => {
    const top = () =>
      [...page.root.querySelectorAll('figure')].map(
        (one) => one.querySelector<HTMLElement>('[data-square]')?.dataset['square'],
      );
    await open(0, referee(RECORD, { summary: () => answer(over({ you: 'second' })) }));
    expect(top()).toEqual(['h1', 'h1', 'h1']);
    page.leave();
    await open(0, referee(RECORD, { summary: () => answer(over({ you: 'spectator' })) }));
    expect(top()).toEqual(['a8', 'a8', 'a8']);
  });

  test('[R25] the result and its reason are a sentence', async () => {
    await open(0);
    const head = page.one('.review-head').textContent.replace(/[\u2068\u2069]/g, '');
    expect(head).toContain('Anna against Bo');
    expect(head).toContain('Anna won. The king was taken.');
  });

  test('[R28] the list has every move in words, captures with what they took', async () => {
    await open(0);
    const moves = [...page.root.querySelectorAll('.move')];
    expect(moves).toHaveLength(PLIES);
    const captures = vector.plies.filter(({ captured }) => captured).length;
    expect(page.root.querySelectorAll('.move .taken')).toHaveLength(captures);
    expect(moves.at(-1)?.textContent).toMatch(/takes king on/);
  });

  test.each(NASTY_NAMES)('[A-09] a player called %s is a text', async (name) => {
    const seats = { first: { name, kind: 'human' }, second: { name, kind: 'human' } } as const;
    await open(0, referee({ ...RECORD, seats }));
    expect(page.one('h1').textContent).toContain(name);
    expect(page.one('h1').children).toHaveLength(0);
    expect(document.title).not.toContain(name);
  });

  test('[R18] a turn that the computer played for a person says so', async () => {
    const actions = RECORD.actions.map((action, index) =>
      index === 2 ? ({ ...action, by: 'cpu' } as const) : action,
    );
    await open(3, referee({ ...RECORD, actions }));
    expect(at()).toContain('White, the computer standing in:');
    await press('ArrowRight');
    expect(at()).not.toContain('the computer');
  });
});

describe('moving about', () => {
  test('[R28] step, jump, slide and the list lead to the ply they say', async () => {
    await open(5);
    expect(at()).toMatch(/^5 of 33\. /);
    const go = async (words: string) => {
      page.click(page.labelled(words));
      await page.settle();
    };
    await go('One move forward');
    expect(at()).toMatch(/^6 of 33\. /);
    await go('One move back');
    await go('One move back');
    expect(at()).toMatch(/^4 of 33\. /);
    await go('To the end');
    expect(at()).toMatch(/^33 of 33\. /);
    await go('One move forward');
    expect(at()).toMatch(/^33 of 33\. /);
    await go('To the start');
    expect(at()).toBe('Before the first move');
    page.type(page.labelled<HTMLInputElement>('Position'), '20');
    await page.settle();
    expect(at()).toMatch(/^20 of 33\. /);
    page.click(page.root.querySelectorAll<HTMLElement>('.move')[8] ?? page.root);
    await page.settle();
    expect(at()).toMatch(/^9 of 33\. /);
    expect(page.one('.move[aria-current]').textContent).toBe(
      page.root.querySelectorAll('.move')[8]?.textContent,
    );
  });

  test('[U-12] arrows, Home and End step and do not scroll; not in a field, not with Alt', async () => {
    await open(5);
    expect((await press('ArrowRight')).defaultPrevented).toBe(true);
    expect(at()).toMatch(/^6 of/);
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(at()).toMatch(/^4 of/);
    await press('End');
    expect(at()).toMatch(/^33 of/);
    await press('Home');
    expect(at()).toBe('Before the first move');
    const field = page.one('.copy-link input');
    expect((await press('ArrowRight', field)).defaultPrevented).toBe(false);
    expect((await press('ArrowRight', document.body, { altKey: true })).defaultPrevented).toBe(
      false,
    );
    expect(at()).toBe('Before the first move');
    for (const key of ['s', 'd', 'Enter', 'Escape']) await press(key, field);
    expect(at()).toBe('Before the first move');
  });

  test.each([
    [-3, 'Before the first move'],
    [9999, '33 of 33'],
  ])('[R28] a link to ply %i opens at the nearest there is', async (ply, told) => {
    await open(ply);
    expect(at()).toContain(told);
  });

  test('[R28] the address and the link to copy follow the ply', async () => {
    await open(5);
    vi.useFakeTimers();
    await press('ArrowRight');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(`${location.pathname}${location.search}`).toBe('/m/old/review?ply=6');
    expect(page.one<HTMLInputElement>('.copy-link input').value).toBe(
      `${location.origin}/m/old/review?ply=6`,
    );
  });

  test('[U-15] copying says what came of it: done, or select it yourself', async () => {
    await open(5);
    const status = () => page.one('.copy-link [role=status]').textContent;
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(status()).toBe('');
    page.click(page.labelled('Copy the link'));
    await page.settle();
    expect(writeText).toHaveBeenCalledWith(page.one<HTMLInputElement>('.copy-link input').value);
    expect(status()).toBe('Copied');
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    page.click(page.labelled('Copy the link'));
    await page.settle();
    expect(status()).toContain('copy it yourself');
    expect(document.activeElement).toBe(page.one('.copy-link input'));
  });
});

describe('the fast-forward', () => {
  const motion = (reduced: boolean) =>
    vi.mocked(window.matchMedia).mockReturnValue({ matches: reduced } as MediaQueryList);

  test('[R28] runs by itself from the start, to the end, and anything the reader does stops it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    motion(false);
    await open(null);
    expect(at()).toBe('Before the first move');
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await page.settle();
    };
    await pass(3_000);
    expect(at()).toMatch(/^3 of/);
    await press('ArrowLeft');
    await pass(3_000);
    expect(at()).toMatch(/^2 of/);
    page.click(page.labelled('Play it through'));
    await pass(60_000);
    expect(at()).toMatch(/^33 of/);
    page.click(page.labelled('Play it through'));
    await page.settle();
    expect(at()).toBe('Before the first move');
    page.click(page.labelled('Pause'));
    await pass(3_000);
    expect(at()).toBe('Before the first move');
  });

  test.each([
    ['under reduced motion', true, null],
    ['where a ply was asked for', false, 4],
  ])('[FG10] does not start by itself %s', async (_when, reduced, ply) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    motion(reduced);
    await open(ply);
    const before = at();
    await vi.advanceTimersByTimeAsync(10_000);
    await page.settle();
    expect(at()).toBe(before);
    expect(page.labelled('Play it through')).toBeTruthy();
  });
});
