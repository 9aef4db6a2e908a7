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

/** Scholar's mate with the king left to be taken. */
const LINE = 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6'.split(' ');

test('[R10, R11, R13, R28] a match from the link to the reveal, watched, reviewed, and again', async ({
  browser,
}) => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE, 'dark');
  const cleo = await person(browser);

  const link = await startMatch(anna.page, { name: 'Anna' });
  await expect(anna.page.getByText('Send this link')).toBeVisible();
  await accessible(anna.page);

  await justWatch(cleo.page, link);
  await ben.page.goto(link);
  await expect(ben.page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await accessible(ben.page);
  await sitDown(ben.page, link, 'Ben');

  for (const [ply, action] of LINE.entries()) {
    const mover = ply % 2 === 0 ? anna : ben;
    await tapMove(mover.page, action);
    const waiting = ply % 2 === 0 ? ben : anna;
    await expect(waiting.page.getByText('Your turn').first()).toBeAttached();
    if (ply === 3) {
      // Reload: back in the seat, nothing lost (R12).
      await anna.page.reload();
      await expect(square(anna.page, 'h5')).toHaveAccessibleName(/queen/i);
      await accessible(anna.page);
    }
  }
  // R8: who watches is sent no board at all.
  for (const frame of cleo.frames) {
    if (frame.startsWith('{')) expect(JSON.parse(frame).view?.board ?? '?').toMatch(/^\?+$/);
  }
  await accessible(cleo.page);
  // R2: what the other side has is nowhere in this page.
  await expect(square(anna.page, 'c6')).not.toHaveAccessibleName(/knight/i);
  expect(await anna.page.content()).not.toMatch(/second-knight.*c6/);

  await tapMove(anna.page, 'f7e8');
  await expect(anna.page.getByText('You won.').first()).toBeVisible();
  await expect(ben.page.getByText('You lost.').first()).toBeVisible();
  await expect(ben.page.getByText(/queen on f7 took your king on e8/).first()).toBeVisible();
  await expect(square(cleo.page, 'e8')).toHaveAccessibleName(/queen/i);
  for (const one of [anna, ben, cleo]) await accessible(one.page);

  await ben.page.getByRole('link', { name: 'Review' }).click();
  await expect(ben.page).toHaveURL(/review\?ply=6$/);
  await expect(ben.page.getByText('6 of 7')).toBeVisible();
  await ben.page.keyboard.press('ArrowLeft');
  await expect(ben.page).toHaveURL(/ply=5$/);
  await accessible(ben.page);
  await ben.page.goBack();
  await expect(ben.page.getByText('You lost.').first()).toBeVisible();

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await ben.page
    .getByRole('button', { name: /accept|rematch/i })
    .first()
    .click();
  // R26: everybody is taken along, sides swapped.
  for (const one of [anna, ben, cleo]) await expect(one.page).not.toHaveURL(link);
  expect(new Set([anna, ben, cleo].map(({ page }) => page.url())).size).toBe(1);
  await expect(ben.page.getByText('Your turn').first()).toBeAttached();
  expect([...anna.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});

test('[R17, R18, R20] the CPU plays a turn that runs out, stands in for who has left, and gives the seat back', async ({
  browser,
}) => {
  const anna = await person(browser, PHONE);
  const ben = await person(browser);
  const link = await startMatch(anna.page, { limit: '30' });
  await sitDown(ben.page, link);
  await expect(anna.page.getByRole('timer').first()).toBeVisible();
  // Anna looks on while her thirty seconds pass.
  await expect(ben.page.getByText('Your turn').first()).toBeAttached({ timeout: 45_000 });
  await expect(ben.page.getByText(/computer/i).first()).toBeVisible();
  await expect(ben.page.getByText('computer playing')).toHaveCount(0);

  await anna.page.close();
  await tapMove(ben.page, 'a7a6');
  await expect(ben.page.getByText('computer playing').first()).toBeVisible({ timeout: 45_000 });
  await expect(ben.page.getByText('Your turn').first()).toBeAttached();
  await tapMove(ben.page, 'h7h6');
  // From now on it need not wait for a turn to run out.
  await expect(ben.page.getByText('Your turn').first()).toBeAttached();

  const again = await anna.context.newPage();
  await again.goto(link);
  await expect(again.getByText('Your turn').first()).toHaveCount(0);
  await expect(ben.page.getByText('computer playing')).toHaveCount(0);
  await tapMove(ben.page, 'b7b6');
  await expect(again.getByText('Your turn').first()).toBeAttached();
  await accessible(again);
  expect(ben.errors).toEqual([]);
});

test('[FC4, R11] a match with the keyboard alone, against the computer', async ({ browser }) => {
  const anna = await person(browser);
  await startMatch(anna.page, { cpu: true });
  const { page } = anna;
  await expect(page.getByText('Your turn').first()).toBeAttached();
  await cursorTo(page, 'e2');
  await page.keyboard.press('Enter');
  await cursorTo(page, 'e4');
  await page.keyboard.press('Enter');
  await expect(square(page, 'e4')).toHaveAccessibleName(/pawn/i);
  // The CPU answers by itself.
  await expect(page.getByText('Your turn').first()).toBeAttached();
  expect(anna.errors).toEqual([]);
});

test('[S-26] a wrong link says so and offers a new match', async ({ page }) => {
  const answer = await page.goto('/m/AAAAAAAAAAAAAAAAAAAAAAAA');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page);
  await page
    .getByRole('link', { name: /new match/i })
    .first()
    .click();
  await expect(page.locator('form.start')).toBeVisible();
});
