import { expect, test } from 'vitest';
import { fog } from '../../../../shared/games/fog/index.ts';
import { expectVector, readVectors } from '../../../support/vectors.ts';

const vectors = readVectors('fog');

test.each(vectors)('[FG1–FG9] replays $actions.length plies: $covers', (vector) => {
  expectVector(fog, vector);
});

test('[FG9] the vectors reach both ends, for either side and for neither', () => {
  const ends = new Set(vectors.map(({ outcome }) => `${outcome?.reason} ${outcome?.winner}`));
  expect([...ends].sort()).toEqual([
    'length first',
    'length null',
    'length second',
    'queen-captured first',
    'queen-captured second',
  ]);
});
