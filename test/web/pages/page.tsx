/** A page in a document of its own, with a referee that answers as it is told. */
import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Summary } from '../../../shared/views.ts';
import type { Api, Failure, Result } from '../../../web/net/api.ts';

export interface Page {
  readonly root: HTMLElement;
  /** All text a reader sees or hears. */
  text(): string;
  /** The one element of this selector; throws if there is none. */
  one<T extends HTMLElement = HTMLElement>(selector: string): T;
  /** The input, select or button that a person finds by these words. */
  labelled<T extends HTMLElement = HTMLElement>(words: string): T;
  click(element: HTMLElement): void;
  type(element: HTMLInputElement, value: string): void;
  settle(): Promise<void>;
  leave(): void;
}

export function openPage(content: ComponentChild): Page {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => render(content, root));
  const wordsOf = (element: HTMLElement): string =>
    element.getAttribute('aria-label') ??
    element.closest('label')?.textContent ??
    element.textContent;
  return {
    root,
    text: () => root.textContent,
    one<T extends HTMLElement>(selector: string): T {
      const found = root.querySelector<T>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    },
    labelled<T extends HTMLElement>(words: string): T {
      const all = [...root.querySelectorAll<T>('input, select, button, a')];
      const found = all.find((element) => wordsOf(element).trim().startsWith(words));
      if (!found) throw new Error(`nothing is labelled ${words}`);
      return found;
    },
    click(element) {
      act(() => element.click());
    },
    type(element, value) {
      act(() => {
        element.value = value;
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    },
    // Dynamic imports, answers and the renders after them.
    settle: () => act(async () => void (await vi.dynamicImportSettled())),
    leave: () => act(() => render(null, root)),
  };
}

export function answer<T>(value: T): Promise<Result<T>> {
  return Promise.resolve({ ok: true, value });
}

export function refusal(status: number, code = '', message = ''): Promise<Result<never>> {
  const failure: Failure = { status, code, message };
  return Promise.resolve({ ok: false, failure });
}

/** A referee that knows nothing but what is given. */
export function fakeApi(known: Partial<Api> = {}): Api {
  const unknown = () => refusal(404, 'no-such-match');
  return {
    create: unknown,
    summary: unknown,
    join: unknown,
    handoff: unknown,
    claim: unknown,
    games: unknown,
    record: unknown,
    ...known,
  };
}

/** A running match of Anna (White) and Bo, White to act, asked by Anna. */
export function summaryOf(changes: Partial<Summary> = {}): Summary {
  const seat = (name: string) => ({ name, kind: 'human', present: true, standIn: false }) as const;
  return {
    wire: 1,
    id: 'running',
    game: 'fog-of-war-chess',
    options: {
      turnLimit: null,
      onTimeout: 'cpu',
      standIn: 'auto',
      swapSides: true,
      showLegal: true,
      pawnSight: false,
    },
    status: 'playing',
    seats: { first: seat('Anna'), second: seat('Bo') },
    you: 'first',
    spectators: 0,
    commitment: 'c'.repeat(64),
    score: { first: 0, second: 0, draws: 0 },
    last: null,
    next: null,
    toAct: ['first'],
    ply: 0,
    result: null,
    ...changes,
  };
}

/** Names that somebody might hope to be run as markup. */
export const NASTY_NAMES = [
  '<svg/onload=alert()>',
  '"><script>',
  '{{7*7}}',
  'javascript:1',
  '&lt;b&gt;',
  '<<a>h1>TEST',
];
