import { expect, test } from '@playwright/test';
import { justWatch, PHONE, person, sitDown, square, startMatch, tapMove } from './people.ts';

test('[MC2, MC4, MC8, MC11, R8] a landing and a sweep, seen by all, and the mines at the end', async ({
  browser,
}) => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE, 'dark');
  const cleo = await person(browser);
  const link = await startMatch(anna.page, { game: 'minesweeper-chess', name: 'Anna' });
  await justWatch(cleo.page, link);
  await sitDown(ben.page, link, 'Ben');
  const all = [anna, ben, cleo];
  for (const { page } of all) {
    await expect(page.getByRole('gridcell', { name: /, fog$/ })).toHaveCount(32);
  }

  // From rank 3 a knight lifts the fog of three squares, for everybody.
  await tapMove(anna.page, 'b1c3');
  for (const { page } of all) {
    await expect(page.getByRole('gridcell', { name: /, fog$/ })).toHaveCount(29);
    await expect(square(page, 'c4')).not.toHaveAccessibleName(/fog/);
  }
  await expect(ben.page.getByText('The fog lifted from 3 squares').first()).toBeAttached();

  // The bomb is a target of its own: on the board, and as a button below it.
  await square(ben.page, 'e9').click();
  await expect(ben.page.getByRole('button', { name: 'Sweep e8' })).toHaveCount(2);
  await ben.page.getByRole('button', { name: 'Sweep e8' }).last().click();
  for (const one of [anna, cleo]) {
    await expect(one.page.getByText('Black swept e8: nothing there.').first()).toBeAttached();
  }
  await expect(square(anna.page, 'e9')).toHaveAccessibleName(/black pawn/);

  await square(anna.page, 'e2').click();
  await anna.page.locator('.badge').click();
  await expect(ben.page.getByText('White swept e3: nothing there.').first()).toBeAttached();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const { page } of all) {
    await expect(page.getByRole('gridcell', { name: /, mine$/ })).toHaveCount(4);
    await expect(page.getByRole('gridcell', { name: /, fog$/ })).toHaveCount(0);
  }

  // What everybody saw beside the truth.
  await anna.page.getByRole('link', { name: 'Review' }).click();
  await expect(anna.page.getByRole('grid')).toHaveCount(2);
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});
