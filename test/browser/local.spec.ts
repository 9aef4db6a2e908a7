import { expect, type Page, test } from '@playwright/test';
import { chooseAnswer, person, square, tapMove } from './people.ts';

async function startHere(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await chooseAnswer(page, 'game', game);
  await chooseAnswer(page, 'opponent', 'here');
  await page.locator('form.start button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/here-/);
}

test('[L-23, R9] two people with one device: the board is put away in between, and opens at the end', async ({
  browser,
}) => {
  const both = await person(browser);
  const { page } = both;
  await startHere(page, 'fog-of-war-chess');
  const line = 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6 f7e8'.split(' ');
  for (const [ply, action] of line.entries()) {
    // While the device changes hands nothing of a board is in the document.
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    expect(await page.getByRole('grid').count()).toBe(0);
    expect(await page.content()).not.toMatch(/gridcell|data-square|(?:first|second)-(?:king|pawn)/);
    expect(await page.title()).toBe('Fogbound');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect(square(page, ply % 2 === 0 ? 'a2' : 'a7')).toHaveAccessibleName(/pawn|empty/);
    const theirs = ply % 2 === 0 ? /black king/i : /white king/i;
    if (ply < 4) expect(await page.getByRole('gridcell', { name: theirs }).count()).toBe(0);
    await tapMove(page, action);
    if (ply === 1) {
      // Needs no server once it is loaded, and survives a reload with one.
      await page.reload();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    if (ply < line.length - 1) await page.getByRole('button', { name: 'Hand over' }).click();
  }
  await expect(page.getByText('You won.').first()).toBeVisible();
  await expect(square(page, 'e8')).toHaveAccessibleName(/queen/i);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('6 of 7')).toBeVisible();
  expect(both.errors).toEqual([]);
});

test('[R22] practice in this browser goes on without a connection', async ({ browser }) => {
  const { page, context, errors } = await person(browser);
  await page.goto('/');
  await chooseAnswer(page, 'game', 'chess');
  await chooseAnswer(page, 'opponent', 'cpu');
  await page.locator('label:has(input[name=offline])').click();
  await page.locator('form.start button[type=submit]').click();
  await expect(page).toHaveURL(/\/m\/here-/);
  await tapMove(page, 'e2e4');
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await context.setOffline(true);
  await tapMove(page, 'd2d4');
  await expect(square(page, 'd4')).toHaveAccessibleName(/pawn/i);
  await expect(page.getByText('Your turn').first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** "I am ready", where the game is hidden; an open one has no door. */
async function ready(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByText('You lost.').first()).toBeVisible();
}

test('[DX1, L-23] Dark Mini Xiangqi on one device, to the taken general', async ({ browser }) => {
  const { page, errors } = await person(browser);
  await startHere(page, 'dark-mini-xiangqi');
  const line = 'a2a3 a6b6 b1b7 g6g5 b7d7'.split(' ');
  for (const [ply, action] of line.entries()) {
    await ready(page);
    await tapMove(page, action);
    if (ply < line.length - 1) await page.getByRole('button', { name: 'Hand over' }).click();
  }
  await expect(page.getByText('You won.').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('[CH2, CH3] Chess on one screen for two, to the mate', async ({ browser }) => {
  const { page, errors } = await person(browser);
  await startHere(page, 'chess');
  for (const action of 'f2f3 e7e5 g2g4 d8h4'.split(' ')) {
    await tapMove(page, action);
    await expect(square(page, action.slice(2, 4))).not.toHaveAccessibleName(/empty/);
  }
  await expect(page.getByText(/checkmate/i).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('[FG1, L-23] Fog on one device: South places, hands over, North places', async ({
  browser,
}) => {
  const { page, errors } = await person(browser);
  await startHere(page, 'fog');
  for (const seat of ['South', 'North']) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(seat);
    await ready(page);
    await page.getByRole('button', { name: /random/i }).click();
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page.getByRole('button', { name: 'Hand over' }).click();
    expect(await page.getByRole('grid').count()).toBe(0);
  }
  await ready(page);
  await expect(page.getByText(/Turn 1 of 40/).first()).toBeVisible();
  await resign(page);
  expect(errors).toEqual([]);
});

test('[MC2, MC4] Minesweeper Chess on one screen for two', async ({ browser }) => {
  const { page, errors } = await person(browser);
  await startHere(page, 'minesweeper-chess');
  await tapMove(page, 'e2e4');
  await tapMove(page, 'd9d7');
  await expect(square(page, 'd9')).toHaveAccessibleName(/empty/);
  await resign(page);
  expect(errors).toEqual([]);
});
