import { expect, test } from '@playwright/test';
import {
  accessible,
  cursorTo,
  justWatch,
  PHONE,
  person,
  sitDown,
  square,
  startMatch,
  tapMove,
} from './people.ts';

test('[FG1, FG5, FG9, FG10, FG11] Fog from the placements to the replay, with a watcher', async ({
  browser,
}) => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE, 'dark');
  const cleo = await person(browser);
  const link = await startMatch(anna.page, { game: 'fog', name: 'Anna' });
  await justWatch(cleo.page, link);
  await sitDown(ben.page, link, 'Ben');
  await accessible(ben.page);

  // North: four taps. Chance would do as well, and is thrown away here.
  await ben.page.getByRole('button', { name: /random/i }).click();
  await ben.page.reload();
  for (const name of ['d5', 'a7', 'b7', 'g7']) await square(ben.page, name).click();
  await ben.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(anna.page.getByText('North is ready').first()).toBeVisible();
  for (const frame of [...anna.frames, ...cleo.frames]) {
    if (frame.startsWith('{')) expect(JSON.parse(frame).view?.board ?? '?').not.toMatch(/[ql]/);
  }
  // South: the Queen by dragging, the rest by taps.
  await square(anna.page, 'b4').dragTo(square(anna.page, 'd1'));
  for (const name of ['c3', 'd3', 'e3']) await square(anna.page, name).click();
  await anna.page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(square(anna.page, 'd1')).toHaveAccessibleName(/Queen/);

  // A probe with the keyboard alone: the answer is for everybody.
  await cursorTo(anna.page, 'd4');
  await anna.page.keyboard.press('s');
  await anna.page.keyboard.press('Enter');
  await expect(anna.page.getByText('Probe d4?').first()).toBeVisible();
  await accessible(anna.page);
  await anna.page.keyboard.press('Enter');
  await expect(square(anna.page, 'd4')).toHaveAccessibleName(/probed: 1/);
  for (const one of [ben, cleo]) await expect(one.page.getByText('South: d4 = 1')).toBeVisible();

  await tapMove(ben.page, 'a7a6');
  await ben.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(anna.page.getByText('North moved out of your sight.').first()).toBeVisible();
  await accessible(cleo.page);

  // The Queen on d5 is out of sight: a blind strike, two squares straight.
  await tapMove(anna.page, 'd3d5');
  await square(anna.page, 'd5').click();
  await expect(anna.page.getByText('You won.').first()).toBeVisible();
  await expect(ben.page.getByText('You lost.').first()).toBeVisible();
  await expect(ben.page.getByText(/took your Queen/).first()).toBeVisible();
  await expect(square(cleo.page, 'd5')).toHaveAccessibleName(/South’s Lantern/);
  await accessible(ben.page);

  // The replay starts by itself, but only where motion is welcome.
  await ben.page.getByRole('link', { name: 'Replay' }).click();
  await expect(ben.page.getByText('5 of 5.')).toBeVisible();
  await expect(ben.page.getByText(/Queen on d5, Lanterns on a7, b7 and g7/).first()).toBeVisible();
  await anna.page.emulateMedia({ reducedMotion: 'reduce' });
  await anna.page.getByRole('link', { name: 'Replay' }).click();
  await expect(anna.page.getByText('Before the first move')).toBeVisible();
  await expect(anna.page.getByRole('button', { name: 'Play it through' })).toBeVisible();
  await accessible(anna.page);
  expect([...anna.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});
