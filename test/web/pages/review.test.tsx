import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { commitmentOf } from '../../../shared/random.ts';
import { rememberMatch } from '../../../web/model/recent-matches.ts';
import type { Api } from '../../../web/net/api.ts';
import { Review } from '../../../web/pages/review.tsx';
import vectors from '../../fixtures/vectors/fog-of-war-chess.jsonl?raw';
import type { Vector } from '../../support/vectors.ts';
import { answer, fakeApi, NASTY_NAMES, openPage, type Page, refusal, summaryOf } from './page.tsx';

const vector = vectors
  .trim()
  .split('\n')
  .map((line): Vector => JSON.parse(line))
  .find(({ outcome, actions }) => outcome?.reason === 'king-captured' && actions.length === 33);
if (!vector?.outcome) throw new Error('the vectors have a game that ends after 33 plies');
const PLIES = vector.actions.length;
const SECRETS = { seed: 'ab'.repeat(32), salt: 'cd'.repeat(32) };

const RECORD: MatchRecord = {
  game: 'fog-of-war-chess',
  revision: 1,
  options: { ...summaryOf().options, ...vector.options },
  seats: { first: { name: 'Anna', kind: 'human' }, second: { name: 'Bo', kind: 'human' } },
  ...SECRETS,
  commitment: commitmentOf(SECRETS.seed, SECRETS.salt),
  setup: {},
  actions: vector.actions.map(({ seat, text }, index) => ({
    seat,
    action: text,
    at: 1_700_000_000_000 + index * 9_000,
    by: 'player',
  })),
  outcome: vector.outcome,
};

const over = (changes = {}) =>
  summaryOf({ status: 'over', toAct: [], result: RECORD.outcome, ...changes });

function referee(record: MatchRecord, known: Partial<Api> = {}): Api {
  return fakeApi({ record: () => answer(record), summary: () => answer(over()), ...known });
}

let page: Page;
async function open(ply: number | null, api: Api = referee(RECORD)): Promise<Page> {
  history.replaceState(null, '', `/m/old/review${ply === null ? '' : `?ply=${ply}`}`);
  page = openPage(<Review id="old" ply={ply} api={api} />);
  await page.settle();
  return page;
}

/** In the order of a view: a1 b1 c1 … */
const SQUARES = [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));
const WHOSE = ['White saw', 'The truth', 'Black saw'] as const;

/** A board as the record writes one: `?` fog, `.` empty, else what a person hears on the square. */
function board(whose: (typeof WHOSE)[number]): Map<string, HTMLElement> {
  const figure = [...page.root.querySelectorAll('figure')].find((one) =>
    one.textContent.includes(whose),
  );
  const cells = [...(figure?.querySelectorAll<HTMLElement>('[data-square]') ?? [])];
  return new Map(cells.map((cell) => [cell.dataset['square'] ?? '', cell]));
}

const PIECES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;
function heard(char: string): string {
  if (char === '?') return 'fog';
  if (char === '.') return 'empty';
  const side = char === char.toUpperCase() ? 'white' : 'black';
  return `${side} ${PIECES[char.toLowerCase() as keyof typeof PIECES]}`;
}

const at = (): string => page.one('.review-now').textContent;
function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return page.settle().then(() => event);
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => {
  page.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
