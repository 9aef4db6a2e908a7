import { expect, test } from 'vitest';
import { minesweeperChess } from '../../../../shared/games/minesweeper-chess/index.ts';
import { expectVector, readVectors } from '../../../support/vectors.ts';

const vectors = readVectors('minesweeper-chess');

test.each(vectors)('[MC1, MC2, MC5, MC6, MC8] replays $actions.length plies: $covers', (vector) => {
  expectVector(minesweeperChess, vector);
});

test('[MC9] the vectors reach every end', () => {
  const reasons = new Set(vectors.map(({ outcome }) => outcome?.reason ?? 'none'));
  expect([...reasons].sort()).toEqual([
    'checkmate',
    'king-captured',
    'material',
    'none',
    'ply-cap',
    'repetition',
    'stalemate',
  ]);
});
