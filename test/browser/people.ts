/** People at their own devices, as the tests need them: a page each, and what they do with it. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the referee sent to this device's sockets, as text. */
  readonly frames: string[];
  /** What went wrong in the page; a whole match must leave it empty. */
  readonly errors: string[];
}

/** A person with a device of their own: no cookie, no memory. */
export async function person(
  browser: Browser,
  viewport = DESKTOP,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Person> {
  const context = await browser.newContext({ viewport, colorScheme });
  const page = await context.newPage();
  const frames: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return { page, context, frames, errors };
}

/** Nothing that axe knows of may be wrong with a screen. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** A square of the table's board by its name. */
export function square(page: Page, name: string) {
  return page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
}

/** Plays a move by two taps and waits until the referee has answered. */
export async function tapMove(page: Page, action: string): Promise<void> {
  await square(page, action.slice(0, 2)).click();
  await square(page, action.slice(2, 4)).click();
}

/** Moves the board's cursor with the arrow keys alone. */
export async function cursorTo(page: Page, name: string): Promise<void> {
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (let presses = 0; presses < 32; presses += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '');
    const files = name.charCodeAt(0) - at.charCodeAt(0);
    const ranks = Number(name.slice(1)) - Number(at.slice(1));
    if (files === 0 && ranks === 0) return;
    const [across, up] = [
      files > 0 ? 'ArrowRight' : 'ArrowLeft',
      ranks > 0 ? 'ArrowUp' : 'ArrowDown',
    ];
    await page.keyboard.press(files !== 0 ? across : up);
  }
  throw new Error(`the cursor does not come to ${name}`);
}

/** Chooses an answer of the start form; its radio itself is drawn as a segment. */
export async function chooseAnswer(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`label:has(input[name=${name}][value="${value}"])`).click();
}

/** Starts a match in the form and returns its link. */
export async function startMatch(
  page: Page,
  { game = 'fog-of-war-chess', seat = 'first', limit = 'none', name = '', cpu = false } = {},
): Promise<string> {
  await page.goto('/');
  await chooseAnswer(page, 'game', game);
  if (cpu) await chooseAnswer(page, 'opponent', 'cpu');
  await chooseAnswer(page, 'seat', seat);
  await chooseAnswer(page, 'turnLimit', limit);
  if (name !== '') await page.locator('input[name=name]').fill(name);
  await page.locator('form.start button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/[A-Za-z0-9_-]{24}$/);
  return page.url();
}

export async function sitDown(page: Page, link: string, name = ''): Promise<void> {
  await page.goto(link);
  if (name !== '') await page.locator('input[name=name]').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

export async function justWatch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}
