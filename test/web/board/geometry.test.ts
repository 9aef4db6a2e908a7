import { describe, expect, it } from 'vitest';
import { placeOf, rowsOf, squareByKey, squareUnder } from '../../../web/board/geometry.ts';

const SIZES = [
  { files: 8, ranks: 8 },
  { files: 7, ranks: 7 },
  { files: 8, ranks: 10 },
];
const GRIDS = SIZES.flatMap((size) => [
  { ...size, flipped: false },
  { ...size, flipped: true },
]);
const box = { left: 100, top: 50, width: 400, height: 400 };

describe('places', () => {
  it.each(GRIDS)(
    'has a1 at the bottom left of its own side: $files × $ranks, turned $flipped',
    (grid) => {
      const own = grid.flipped ? grid.files * grid.ranks - 1 : 0;
      expect(placeOf(grid, own)).toEqual({ column: 0, row: grid.ranks - 1 });
    },
  );

  it.each(GRIDS)(
    'lists every square once in reading order: $files × $ranks, turned $flipped',
    (grid) => {
      const rows = rowsOf(grid);
      expect(rows).toHaveLength(grid.ranks);
      expect([...rows.flat()].sort((a, b) => a - b)).toEqual(
        Array.from({ length: grid.files * grid.ranks }, (_, i) => i),
      );
      rows.forEach((row, y) => {
        row.forEach((square, x) => {
          expect(placeOf(grid, square)).toEqual({ column: x, row: y });
        });
      });
    },
  );
});

describe('[U-03] the square under a point', () => {
  const grid = { files: 8, ranks: 8, flipped: false };

  it('follows the rectangle it is given', () => {
    // The right edge of g2, one pixel before h2.
    expect(squareUnder(grid, box, 100 + 349, 50 + 325)).toBe(14);
    expect(squareUnder(grid, { ...box, top: 90 }, 100 + 349, 90 + 325)).toBe(14);
    expect(squareUnder(grid, { ...box, width: 500, height: 500 }, 100 + 436, 50 + 406)).toBe(14);
  });

  it('is none beside the board', () => {
    expect(squareUnder(grid, box, 99, 60)).toBeNull();
    expect(squareUnder(grid, box, 501, 60)).toBeNull();
    expect(squareUnder(grid, box, 110, 49)).toBeNull();
    expect(squareUnder(grid, box, 110, 451)).toBeNull();
  });
});

describe('keys', () => {
  it('go where the arrow points on the screen, whoever sits at the bottom', () => {
    const upright = { files: 8, ranks: 8, flipped: false };
    const turned = { ...upright, flipped: true };
    expect(squareByKey(upright, 0, 'ArrowUp')).toBe(8);
    expect(squareByKey(upright, 0, 'ArrowRight')).toBe(1);
    expect(squareByKey(turned, 63, 'ArrowUp')).toBe(55);
    expect(squareByKey(turned, 63, 'ArrowRight')).toBe(62);
  });

  it('stay on the board at its edges', () => {
    const grid = { files: 7, ranks: 7, flipped: false };
    expect(squareByKey(grid, 0, 'ArrowLeft')).toBe(0);
    expect(squareByKey(grid, 6, 'ArrowRight')).toBe(6);
    expect(squareByKey(grid, 48, 'ArrowUp')).toBe(48);
  });

  it('leave other keys to the page', () => {
    expect(squareByKey({ files: 8, ranks: 8, flipped: false }, 0, 's')).toBeNull();
    expect(squareByKey({ files: 8, ranks: 8, flipped: false }, 0, 'constructor')).toBeNull();
  });
});
