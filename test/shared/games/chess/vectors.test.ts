import { expect, test } from 'vitest';
import { chess } from '../../../../shared/games/chess/index.ts';
import { expectVector, readVectors } from '../../../support/vectors.ts';

const vectors = readVectors('chess');

test.each(vectors)('[CH1, CH2, CH3] replays $actions.length plies: $covers', (vector) => {
  expectVector(chess, vector);
});

test('[CH2] the vectors reach every end', () => {
  const reasons = new Set(vectors.map(({ outcome }) => outcome?.reason));
  expect([...reasons].sort()).toEqual([
    'checkmate',
    'fifty-moves',
    'material',
    'repetition',
    'stalemate',
  ]);
});
