import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startMatch } from './people.ts';

const PAGES = ['/', '/rules/fog-of-war-chess', '/nowhere'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[U-10] axe finds nothing on the pages around a match, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address === '/') {
        await page.getByRole('radio', { name: '60 s' }).check();
        await page.getByText('More options').click();
      }
      if (address !== '/nowhere') await expect(page.getByRole('grid').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await context.close();
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [667, 375],
] as const) {
  test(`[U-18] nothing is cut off at ${width} × ${height}, and a match can be started`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height } });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        address,
      ).toBeLessThanOrEqual(width);
    }
    await startMatch(page, { cpu: true });
    await page.close();
  });
}

test('[U-01] a finger on a diagram scrolls the page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto('/rules/fog-of-war-chess');
  const diagram = page.getByRole('grid').first();
  await diagram.scrollIntoViewIfNeeded();
  const box = await diagram.boundingBox();
  if (!box) throw new Error('a diagram has a place');
  const before = await page.evaluate(() => scrollY);
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: box.x + box.width / 2, y }];
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at(box.y + 150),
  });
  for (const y of [120, 80, 40]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(box.y + y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await page.close();
});
