/** Counts beside a brute force that shares nothing with the rules, mines and fog included. */
import { expect, test } from 'vitest';
import type { Position } from '../../../../shared/game.ts';
import { ZONE } from '../../../../shared/games/minesweeper-chess/zone.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, mover } from '../../../support/lines.ts';
import {
  groundText,
  indexOf,
  type NaiveMatch,
  naiveActions,
  naivePlay,
} from '../../../support/naive-minesweeper-chess.ts';
import { fromFen, START, viewOf } from './positions.ts';

const MINES = 'c4 d6 e5 g7';

function naiveStart(mines: readonly number[]): NaiveMatch {
  return {
    board: `RNBQKBNRPPPPPPPP${'.'.repeat(48)}pppppppprnbqkbnr`,
    seat: 'first',
    rights: 'KQkq',
    mines,
    open: [],
    lifted: false,
  };
}

const mined = (): NaiveMatch => naiveStart(MINES.split(' ').map(indexOf));

function perft(position: Position, depth: number): number {
  if (position.outcome) return 0;
  const legal = actions(position);
  if (depth === 1) return legal.length;
  const seat = mover(position);
  return legal.reduce((sum, action) => sum + perft(position.play(seat, action), depth - 1), 0);
}

function naivePerft(match: NaiveMatch, depth: number): number {
  const legal = naiveActions(match);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, action) => sum + naivePerft(naivePlay(match, action), depth - 1), 0);
}

test('[MC1, MC4] 20 first moves and 8 sweeps', () => {
  const first = actions(fromFen(START, { mines: MINES }));
  expect(first.filter((action) => action.endsWith('*'))).toHaveLength(8);
  expect(first).toHaveLength(28);
});

test.each([
  [1, 28],
  [2, 784],
  [3, 23_044],
  [4, 676_951],
])('[MC1, MC4, MC5] perft to depth %i is %i, and so says the brute force', (depth, count) => {
  expect(naivePerft(mined(), depth)).toBe(count);
  expect(perft(fromFen(START, { mines: MINES }), depth)).toBe(count);
});

test('[MC1, MC2, MC3, MC5, MC6, MC7] random matches go as the brute force says', () => {
  const ends = new Set<string>();
  for (let match = 0; match < 60; match += 1) {
    const random = randomOf(`${match}`.padStart(64, '0'), 'beside the brute force');
    const laid = random.shuffle(ZONE).slice(0, 4);
    const names = laid.map((at) => 'abcdefgh'.charAt(at % 8) + String(Math.floor(at / 8) + 1));
    let position = fromFen(START, { mines: names.join(' ') });
    let naive = naiveStart(laid);
    for (let ply = 0; ply < 120 && !position.outcome; ply += 1) {
      const view = viewOf(position);
      expect(view.board).toBe(naive.board);
      expect(view.ground).toBe(groundText(naive.mines, naive.open));
      expect([view.castling, view.lifted, view.mines]).toEqual([
        naive.rights,
        naive.lifted,
        naive.mines.length,
      ]);
      const legal = actions(position);
      expect(legal).toEqual(naiveActions(naive));
      const action = legal[random.below(legal.length)] ?? '';
      position = position.play(mover(position), action);
      naive = naivePlay(naive, action);
    }
    ends.add(position.outcome?.reason ?? 'cut');
  }
  expect(ends.size).toBeGreaterThan(1);
});
