/** The page of a match with its link and the referee's answers in the test's hands. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach } from 'vitest';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { CARDS } from '../../../web/games/cards.ts';
import { loadPresenter, presenterOf } from '../../../web/games/index.ts';
import type { Result } from '../../../web/net/api.ts';
import { Table, type TableParts } from '../../../web/pages/table.tsx';
import { FakeLink } from '../../support/fake-link.ts';
import { settled } from '../../support/fake-surroundings.ts';
import { stateOf } from '../../support/states.ts';

// Here before the first test: a presenter comes when its game is first shown.
await Promise.all(Object.keys(CARDS).map(loadPresenter));

export const offline: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'offline', message: '' },
};

export let root: HTMLElement;
export let links: FakeLink[];
export let calls: string[];
export let answers: { join: Result<{ seat: 'second' }>; record: Result<MatchRecord> };

export const parts = (): TableParts => ({
  api: {
    join: async (_id, name) => {
      calls.push(`join ${name}`);
      return answers.join;
    },
    handoff: async () => ({ ok: true, value: { code: 'ABCD2345', validMs: 600_000 } }),
    claim: async (_id, code) => {
      calls.push(`claim ${code}`);
      return { ok: true, value: { seat: 'first' } };
    },
    record: async () => answers.record,
  },
  link: () => {
    const link = new FakeLink();
    links.push(link);
    return link;
  },
  presenterOf,
});

/** The newest link. */
export function link(): FakeLink {
  const newest = links.at(-1);
  if (!newest) throw new Error('no link was made');
  return newest;
}

export async function show(state = stateOf()): Promise<void> {
  await act(() => render(<Table id="abc" parts={parts()} />, root));
  await hear(state);
}
export async function hear(state: ReturnType<typeof stateOf>): Promise<void> {
  await act(async () => {
    link().hear(state);
    await settled();
  });
}
export function button(label: string): HTMLButtonElement {
  const all = [...root.querySelectorAll('button')];
  const found = all.find((it) => (it.getAttribute('aria-label') ?? it.textContent) === label);
  if (!found) throw new Error(`no button ${label} among ${all.map((it) => it.textContent)}`);
  return found;
}
export async function press(label: string): Promise<void> {
  await act(async () => {
    button(label).click();
    await settled();
  });
}
/** Presses keys on the board, from a square on. */
export async function keys(from: string, ...pressed: string[]): Promise<void> {
  root.querySelector<HTMLElement>(`[data-square="${from}"]`)?.focus();
  for (const key of pressed) {
    await act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
}
export const text = (selector = ''): string =>
  (selector === '' ? root : root.querySelector(selector))?.textContent ?? '';
export const plain = (words: string): string => words.replace(/[\u2068\u2069]/g, '');
export const notice = (): string => plain(text('.table-notice'));

beforeEach(() => {
  localStorage.clear();
  document.title = '';
  links = [];
  calls = [];
  answers = { join: { ok: true, value: { seat: 'second' } }, record: offline };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
});
