import { expect, test } from '@playwright/test';
import { justWatch, PHONE, person, sitDown, square, startMatch, tapMove } from './people.ts';

/** Fool's mate. */
const LINE = 'f2f3 e7e5 g2g4 d8h4'.split(' ');

test('[CH2, CH4, R8, R28] fool’s mate from a link, watched live, and its FEN in the review', async ({
  browser,
}) => {
  const anna = await person(browser);
  const ben = await person(browser, PHONE, 'dark');
  const cleo = await person(browser);
  const link = await startMatch(anna.page, { game: 'chess', name: 'Anna' });
  await justWatch(cleo.page, link);
  await sitDown(ben.page, link, 'Ben');
  await expect(anna.page.locator('.table-board')).toHaveAttribute('data-style', 'blue-pink');

  // Only a piece with a move responds: the rook in the corner has none.
  await square(anna.page, 'a1').click();
  await expect(anna.page.getByRole('gridcell', { selected: true })).toHaveCount(0);

  for (const [ply, action] of LINE.entries()) {
    const [mover, waiting] = ply % 2 === 0 ? [anna, ben] : [ben, anna];
    await tapMove(mover.page, action);
    const to = action.slice(2, 4);
    // Nothing is hidden: who watches sees the move as soon as the players do.
    for (const one of [waiting, cleo]) {
      await expect(square(one.page, to)).toHaveAccessibleName(/pawn|queen/);
    }
  }
  await expect(square(anna.page, 'e1')).toHaveAccessibleName('e1, white king, in check');
  await expect(anna.page.getByText('You lost. Checkmate.').first()).toBeAttached();
  await expect(ben.page.getByText('You won. Checkmate.').first()).toBeAttached();
  await expect(cleo.page.getByText(/Ben.* won\./).first()).toBeAttached();

  await ben.page.getByRole('link', { name: 'Review' }).click();
  await expect(ben.page.getByText('3 of 4').first()).toBeVisible();
  await ben.page.keyboard.press('End');
  await expect(ben.page.getByText('Qh4# · Queen d8 to h4').first()).toBeVisible();
  await expect(ben.page.getByRole('grid')).toHaveCount(1);
  await expect(ben.page.getByLabel('The position as FEN')).toHaveValue(
    'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
  );
  expect([...anna.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});

test('[CH4, R11] the computer answers in either colour', async ({ browser }) => {
  const anna = await person(browser);
  await startMatch(anna.page, { game: 'chess', cpu: true, seat: 'second' });
  // Blue moves first, and Anna's own side is at the bottom.
  await expect(anna.page.getByText('Your turn').first()).toBeAttached();
  await tapMove(anna.page, 'e7e5');
  await expect(anna.page.getByText('Move 2').first()).toBeAttached();
  expect(anna.errors).toEqual([]);
});
