import { expect, test } from 'vitest';
import { darkMiniXiangqi } from '../../../../shared/games/dark-mini-xiangqi/index.ts';
import { expectVector, readVectors } from '../../../support/vectors.ts';

const vectors = readVectors('dark-mini-xiangqi');

test.each(vectors)(
  '[DX1, DX5, DX7, DX8, DX10, DX12] replays $actions.length plies: $covers',
  (vector) => {
    expectVector(darkMiniXiangqi, vector);
  },
);

test('[DX12] the vectors reach every end', () => {
  const reasons = new Set(vectors.map(({ outcome }) => outcome?.reason));
  expect([...reasons].sort()).toEqual([
    'general-captured',
    'no-moves',
    'repetition',
    'sixty-plies',
  ]);
});
