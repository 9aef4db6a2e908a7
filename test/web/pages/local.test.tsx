import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { about } from '../../../shared/games/chess/about.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { loadPresenter } from '../../../web/games/index.ts';
import { turnBoard } from '../../../web/model/settings.ts';
import { createLocal } from '../../../web/net/local-match.ts';
import { Local } from '../../../web/pages/local.tsx';
import { openPage, type Page } from './page.tsx';

await loadPresenter('chess');

let page: Page;

function make(): string {
  const person = { kind: 'human', name: 'One', device: '' } as const;
  return createLocal({
    mode: 'two',
    holder: 'first',
    created: {
      game: 'chess',
      revision: about.revision,
      options: optionsSchema(about).parse({ standIn: 'never' }),
      seats: { first: person, second: person },
      score: { first: 0, second: 0, draws: 0 },
    },
  });
}

/** The square in the top left corner: it tells which way the board lies. */
const corner = () => page.one('[data-square]').dataset['square'];
const table = () => page.one('.table-board');

/** Presses keys on the board, which keeps its own place among the squares. */
async function press(keys: string): Promise<void> {
  page.one('[role=gridcell][tabindex="0"]').focus();
  for (const key of keys.split(' ')) {
    await act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
  await page.settle();
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => {
  page.leave();
  turnBoard(true);
  vi.restoreAllMocks();
});

test('[R14, CH3] a shared board turns to who moves, or lies still where that is wanted', async () => {
  page = openPage(<Local id={make()} />);
  await page.settle();
  const before = table();
  expect(corner()).toBe('a8');
  await press('ArrowUp Enter ArrowUp Enter');
  expect(page.one('[data-square=a3]').getAttribute('aria-label')).toContain('white pawn');
  expect(corner()).toBe('h1');
  expect(page.one('[role=grid]').getAttribute('aria-label')).toContain('Black');
  page.click(page.labelled('More'));
  page.click(page.labelled('Turn the board'));
  expect(corner()).toBe('a8');
  expect(localStorage.getItem('fogbound.turning')).toBe('off');
  page.click(page.labelled('Close'));
  await press('ArrowUp ArrowUp ArrowUp ArrowUp Enter ArrowDown Enter');
  expect(page.one('[data-square=a6]').getAttribute('aria-label')).toContain('black pawn');
  expect(corner()).toBe('a8');
  expect(page.one('[role=grid]').getAttribute('aria-label')).toContain('White');
  expect(table()).toBe(before);
});
