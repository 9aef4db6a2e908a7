import { expect, test } from '@playwright/test';
import {
  accessible,
  justWatch,
  PHONE,
  person,
  sitDown,
  square,
  startMatch,
  tapMove,
} from './people.ts';

/** The cannon takes its screened counterpart, then the general over the horse. */
const LINE = 'a2a3 a6b6 b1b7 g6g5'.split(' ');

test('[DX3, DX8, DX9, DX12] Dark Mini Xiangqi from the link to the general’s fall, watched', async ({
  browser,
}) => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE, 'dark');
  const cleo = await person(browser);
  const link = await startMatch(anna.page, { game: 'dark-mini-xiangqi', name: 'Anna' });
  await justWatch(cleo.page, link);
  await sitDown(ben.page, link, 'Ben');

  // A screen is something, and nothing in the page says what.
  await expect(square(anna.page, 'b7')).toHaveAccessibleName('b7, something of the other side');
  for (const frame of anna.frames) {
    if (frame.startsWith('{')) expect(JSON.parse(frame).view?.board ?? '?').not.toMatch(/[a-z]/);
  }
  await accessible(anna.page);
  await accessible(ben.page);

  for (const [ply, action] of LINE.entries()) {
    const [mover, waiting] = ply % 2 === 0 ? [anna, ben] : [ben, anna];
    await tapMove(mover.page, action);
    await expect(waiting.page.getByText('Your turn').first()).toBeAttached();
  }
  await expect(cleo.page.getByText('Red took a cannon on b7.').first()).toBeVisible();
  for (const frame of cleo.frames) {
    if (frame.startsWith('{')) expect(JSON.parse(frame).view?.board ?? '?').toMatch(/^\?+$/);
  }

  // Pictures instead of characters, found again after a reload.
  await anna.page.getByRole('button', { name: 'More' }).click();
  await anna.page.locator('label:has(input[value=pictograms])').click();
  await anna.page.keyboard.press('Escape');
  await anna.page.reload();
  await expect(anna.page.locator('[data-style=pictograms] .pictogram').first()).toBeVisible();
  await accessible(anna.page);

  await tapMove(anna.page, 'b7d7');
  await expect(anna.page.getByText('You won.').first()).toBeVisible();
  await expect(ben.page.getByText(/cannon on b7 took your general/).first()).toBeVisible();
  await expect(square(cleo.page, 'd7')).toHaveAccessibleName(/red cannon/);
  for (const one of [ben, cleo]) await accessible(one.page);

  await ben.page.getByRole('link', { name: 'Review' }).click();
  await expect(ben.page.getByText('4 of 5')).toBeVisible();
  await accessible(ben.page);
  expect([...anna.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});
