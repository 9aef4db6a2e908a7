import { render } from 'preact';
import { expect, test } from 'vitest';
import {
  DISC_STYLES,
  drawXiangqiman,
  XIANGQIMEN,
  xiangqiGlyph,
} from '../../../web/games/dark-mini-xiangqi/pieces.tsx';
import { drawFogman, FOGMEN, fogGlyph } from '../../../web/games/fog/pieces.tsx';

const SIDES = ['first', 'second'] as const;

/** What a drawing puts into the document. */
function markup(drawing: ReturnType<typeof drawFogman>): string {
  const stage = document.createElement('div');
  render(drawing, stage);
  return stage.innerHTML;
}

test.each(DISC_STYLES)('[DX9] every disc has its own drawing for either side, in %s', (style) => {
  const drawings = SIDES.flatMap((side) =>
    XIANGQIMEN.map((man) => markup(drawXiangqiman(`${side}-${man}`, style))),
  );
  expect(new Set(drawings).size).toBe(10);
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg .*aria-hidden="true"/);
});

test('[FG6] Queen and Lantern of either side have their own drawings, a shadow has one', () => {
  const drawings = SIDES.flatMap((side) =>
    FOGMEN.map((man) => markup(drawFogman(`${side}-${man}`))),
  );
  const shadow = markup(drawFogman('shadow'));
  expect(new Set([...drawings, shadow]).size).toBe(5);
  expect(shadow).not.toMatch(/first|second|queen|lantern/);
});

test('[DX2, FG6] board characters name their glyphs, upper case the first seat’s', () => {
  expect([...'KRCNPkrcnp'].map(xiangqiGlyph)).toEqual(
    SIDES.flatMap((side) =>
      ['general', 'chariot', 'cannon', 'horse', 'soldier'].map((man) => `${side}-${man}`),
    ),
  );
  expect([...'QLql#'].map(fogGlyph)).toEqual([
    'first-queen',
    'first-lantern',
    'second-queen',
    'second-lantern',
    'shadow',
  ]);
});

test.each(['', '.', '?', '#', 'x', 'constructor', 'first-constructor', 'third-queen', 'first'])(
  '[DX9, FG6] nothing is drawn for %j',
  (glyph) => {
    expect(drawXiangqiman(glyph)).toBeNull();
    expect(drawFogman(glyph)).toBeNull();
    expect(xiangqiGlyph(glyph)).toBeNull();
    if (glyph !== '#') expect(fogGlyph(glyph)).toBeNull();
  },
);
