import { expect, test } from 'vitest';
import { fogOfWarChess } from '../../../../shared/games/fog-of-war-chess/index.ts';
import { expectVector, readVectors } from '../../../support/vectors.ts';

const vectors = readVectors('fog-of-war-chess');

test.each(vectors)(
  '[FC1, FC5, FC10, FC11, FC14] replays $actions.length plies: $covers',
  (vector) => {
    expectVector(fogOfWarChess, vector);
  },
);

test('[FC14] the vectors reach every end', () => {
  const reasons = new Set(vectors.map(({ outcome }) => outcome?.reason));
  expect([...reasons].sort()).toEqual([
    'fifty-moves',
    'king-captured',
    'material',
    'no-moves',
    'repetition',
  ]);
});
