import { expect, test } from 'vitest';
import { DIAGONAL, KNIGHT, leaps, ORTHOGONAL, rays } from '../../../shared/board/rays.ts';
import { NOWHERE, offset, squareName, squareOf } from '../../../shared/board/squares.ts';

const SIZES = [
  { files: 8, ranks: 8 },
  { files: 7, ranks: 7 },
  { files: 8, ranks: 10 },
];

test.each(SIZES)('[R30] every square of $files×$ranks has one name and is found by it', (size) => {
  const names = Array.from({ length: size.files * size.ranks }, (_, at) => squareName(size, at));
  expect(new Set(names).size).toBe(size.files * size.ranks);
  expect(names.map((name) => squareOf(size, name))).toEqual([...names.keys()]);
});

test('[MC2] names of the tall board', () => {
  const tall = { files: 8, ranks: 10 };
  expect([0, 7, 8, 72, 79].map((at) => squareName(tall, at))).toEqual([
    'a1',
    'h1',
    'a2',
    'a10',
    'h10',
  ]);
});

test.each(['', 'a', 'a0', 'a9', 'i1', 'a01', 'A1', 'a1 ', ' a1', 'a1.0', '1a', 'h10', '__proto__'])(
  '[R30] %j is no square of 8×8',
  (name) => {
    expect(squareOf({ files: 8, ranks: 8 }, name)).toBe(NOWHERE);
  },
);

test.each(SIZES)('[R-49] steps on $files×$ranks never wrap round an edge', (size) => {
  for (let square = 0; square < size.files * size.ranks; square += 1) {
    for (const [files, ranks] of [...ORTHOGONAL, ...DIAGONAL, ...KNIGHT]) {
      const to = offset(size, square, files, ranks);
      if (to === NOWHERE) continue;
      expect((to % size.files) - (square % size.files)).toBe(files);
      expect(Math.floor(to / size.files) - Math.floor(square / size.files)).toBe(ranks);
    }
  }
});

test('[FC5] leaps and rays of corners and the middle', () => {
  const size = { files: 8, ranks: 8 };
  expect(
    leaps(size, KNIGHT)
      .map((to) => to.length)
      .slice(0, 4),
  ).toEqual([2, 3, 4, 4]);
  expect(leaps(size, KNIGHT).reduce((sum, to) => sum + to.length, 0)).toBe(336);
  expect(rays(size, ORTHOGONAL)[0]?.map((ray) => ray.length)).toEqual([7, 7, 0, 0]);
  expect(rays(size, DIAGONAL)[27]?.map((ray) => ray.length)).toEqual([4, 3, 3, 3]);
});
