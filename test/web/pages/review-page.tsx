/** The review of one recorded match, with the referee's answers in the test's hands. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { commitmentOf } from '../../../shared/random.ts';
import type { Api } from '../../../web/net/api.ts';
import { Review } from '../../../web/pages/review.tsx';
import vectors from '../../fixtures/vectors/fog-of-war-chess.jsonl?raw';
import type { Vector } from '../../support/vectors.ts';
import { answer, fakeApi, openPage, type Page, summaryOf } from './page.tsx';

const found = vectors
  .trim()
  .split('\n')
  .map((line): Vector => JSON.parse(line))
  .find(({ outcome, actions }) => outcome?.reason === 'king-captured' && actions.length === 33);
if (!found?.outcome) throw new Error('the vectors have a game that ends after 33 plies');
/** Its actions and views, from an independent reading of the rules. */
export const vector: Vector = found;
export const PLIES = vector.actions.length;
const SECRETS = { seed: 'ab'.repeat(32), salt: 'cd'.repeat(32) };

export const RECORD: MatchRecord = {
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
  outcome: found.outcome,
};

export const over = (changes = {}) =>
  summaryOf({ status: 'over', toAct: [], result: RECORD.outcome, ...changes });

export function referee(record: MatchRecord, known: Partial<Api> = {}): Api {
  return fakeApi({ record: () => answer(record), summary: () => answer(over()), ...known });
}

export let page: Page;
export async function open(ply: number | null, api: Api = referee(RECORD)): Promise<Page> {
  history.replaceState(null, '', `/m/old/review${ply === null ? '' : `?ply=${ply}`}`);
  page = openPage(<Review id="old" ply={ply} api={api} />);
  await page.settle();
  return page;
}

/** In the order of a view: a1 b1 c1 … */
export const SQUARES = [...'12345678'].flatMap((rank) =>
  [...'abcdefgh'].map((file) => file + rank),
);
export const WHOSE = ['White saw', 'The truth', 'Black saw'] as const;

/** A board as the record writes one: `?` fog, `.` empty, else what a person hears on the square. */
export function board(whose: (typeof WHOSE)[number]): Map<string, HTMLElement> {
  const figure = [...page.root.querySelectorAll('figure')].find((one) =>
    one.textContent.includes(whose),
  );
  const cells = [...(figure?.querySelectorAll<HTMLElement>('[data-square]') ?? [])];
  return new Map(cells.map((cell) => [cell.dataset['square'] ?? '', cell]));
}

const PIECES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;
export function heard(char: string): string {
  if (char === '?') return 'fog';
  if (char === '.') return 'empty';
  const side = char === char.toUpperCase() ? 'white' : 'black';
  return `${side} ${PIECES[char.toLowerCase() as keyof typeof PIECES]}`;
}

export const at = (): string => page.one('.review-now').textContent;
export function press(
  key: string,
  target: EventTarget = document.body,
  init: KeyboardEventInit = {},
) {
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
