/** What the CPU of Fog believes: every layout that the views allow, in its right proportion. */
import { describe, expect, test } from 'vitest';
import { squareOf } from '../../../shared/board/squares.ts';
import { diceOf } from '../../../shared/cpu/dice.ts';
import { beliefOf, queenBeliefOf } from '../../../shared/cpu/fog.ts';
import type { Belief } from '../../../shared/cpu/fog-belief.ts';
import { Believer, believe } from '../../../shared/cpu/fog-believing.ts';
import { CELLS, layoutsOf, rankOf, squaresByRank } from '../../../shared/cpu/fog-layouts.ts';
import { evenManners, waryManners } from '../../../shared/cpu/fog-manners.ts';
import { worldsOf } from '../../../shared/cpu/fog-worlds.ts';
import { otherSeat, SEATS, type Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { ownerOf } from '../../../shared/games/fog/notation.ts';
import { anything, type Choose, finish, gameOf } from '../../support/fog-games.ts';

const exact = { manners: evenManners(), most: Number.POSITIVE_INFINITY };

/** The weight of the truth among all that is believed, 0 when it is lost. */
function weightOfTruth({ pieces, weights, count }: Belief, truth: string, enemy: Seat): number {
  const squares = [...[...truth].keys()].filter((at) => ownerOf(truth.charAt(at)) === enemy);
  const queen = squares.findIndex((at) => truth.charAt(at).toUpperCase() === 'Q');
  expect(pieces).toBe(squares.length);
  return count === 0 ? 0 : (weights[rankOf(squares) * pieces + queen] ?? 0);
}

test('[FG12] sets of squares and their ranks are one to one', () => {
  for (const pieces of [1, 2, 3]) {
    const table = squaresByRank(pieces);
    expect(table.length).toBe(layoutsOf(pieces) * pieces);
    for (let rank = 0; rank < layoutsOf(pieces); rank += 1) {
      const squares = [...table.subarray(rank * pieces, (rank + 1) * pieces)];
      expect(rankOf(squares)).toBe(rank);
      expect(squares).toEqual([...new Set(squares)].sort((a, b) => a - b));
    }
  }
  expect(layoutsOf(4) * 4).toBe(847_504);
  expect(rankOf([45, 46, 47, 48])).toBe(layoutsOf(4) - 1);
});

test('[FG12] it begins with 23,940 layouts', () => {
  for (const moment of gameOf('start', anything)) {
    if (moment.ply !== 2) continue;
    for (const seat of SEATS) {
      const belief = finish(believe(seat, moment.views[seat].slice(0, 2), exact)).value;
      expect(belief.count * belief.pieces).toBe(23_940);
    }
  }
});

/** Comes closer and takes what it sees, so that much happens. */
const eager: Choose = ({ seat, views }, position, random) => {
  const board = views[seat].at(-1)?.board ?? '';
  const legal = position.legal(seat);
  const strikes = legal.filter(
    (a) => !a.startsWith('?') && board[squareOf(about, a.slice(2))] === '#',
  );
  const moves = legal.filter((a) => !a.startsWith('?'));
  const forward = moves.filter((a) => a.charAt(3) > a.charAt(1) === (seat === 'first'));
  const choices = [strikes, random.below(2) === 0 ? forward : moves, legal].find(
    (c) => c.length > 0,
  );
  return choices?.[random.below(choices.length)] ?? position.draw(seat, random);
};

describe.each([
  ['random', anything, 3],
  ['eager', eager, 10],
] as const)('%s games', (name, choose, games) => {
  test('[FG6, FG7, FG8, FG12] never lose the truth, whatever the enemy is thought to prefer', () => {
    let looks = 0;
    for (let game = 0; game < games; game += 1) {
      const seat = SEATS[game % 2] ?? 'first';
      const manners = game % 3 === 0 ? waryManners(seat) : evenManners();
      const believer = new Believer(seat, { ...exact, manners });
      for (const { ply, views, truth } of gameOf(`${name} ${game}`, choose)) {
        const view = views[seat].at(-1);
        if (!view) throw new Error('no view');
        finish(believer.take(view));
        if (ply < 2) continue;
        expect(weightOfTruth(believer.belief, truth, otherSeat(seat))).toBeGreaterThan(0);
        looks += 1;
      }
    }
    console.log(`${name}: the truth was believed at ${looks} plies of ${games} games`);
    expect(looks).toBeGreaterThan(games * 8);
  });
});

/** One turn in seven a probe, else every move alike: what `evenManners` expects. */
const asExpected: Choose = ({ seat }, position, random) => {
  const legal = position.legal(seat);
  if (legal.length === 0) return position.draw(seat, random);
  const wanted = random.below(7) === 0;
  const choices = legal.filter((action) => action.startsWith('?') === wanted);
  return choices[random.below(choices.length)] ?? position.draw(seat, random);
};

test('[FG12] what it holds likely comes true as often, within three sigma', () => {
  const sums = { piece: [0, 0, 0], queen: [0, 0, 0] };
  const add = (sum: number[], chance: number, isTrue: boolean): void => {
    sum[0] = (sum[0] ?? 0) + Number(isTrue) - chance;
    sum[1] = (sum[1] ?? 0) + chance * (1 - chance);
    sum[2] = (sum[2] ?? 0) + 1;
  };
  for (let game = 0; game < 36; game += 1) {
    const seat = SEATS[game % 2] ?? 'first';
    for (const { ply, views, truth } of gameOf(`calm ${game}`, asExpected)) {
      // One look a game: those of one game lean on each other.
      if (ply < 8 + (game % 5)) continue;
      const enemy = otherSeat(seat);
      const request = { seat, views: views[seat] };
      const [piece, queen] = [beliefOf(request), queenBeliefOf(request)];
      // Squares of one game exclude each other; every seventh one hardly.
      for (let at = game % 7; at < CELLS; at += 7) {
        const letter = truth.charAt(at);
        add(sums.piece, piece[at] ?? 0, ownerOf(letter) === enemy);
        add(sums.queen, queen[at] ?? 0, ownerOf(letter) === enemy && /q/i.test(letter));
      }
      const all = piece.reduce((sum, chance) => sum + chance, 0);
      expect(all).toBeCloseTo(views[seat].at(-1)?.remaining[enemy] ?? 0, 4);
      break;
    }
  }
  for (const [error = 0, variance = 0, looks = 0] of [sums.piece, sums.queen]) {
    expect(looks).toBeGreaterThan(200);
    expect(Math.abs(error) / Math.sqrt(variance)).toBeLessThan(3);
  }
});

test('[R22] a belief read view by view is the one read all at once', () => {
  const care = { manners: waryManners('second'), most: Number.POSITIVE_INFINITY };
  const warm = new Believer('second', care);
  for (const { ply, views } of gameOf('warm', eager)) {
    const view = views.second.at(-1);
    if (view) finish(warm.take(view));
    if (ply % 6 !== 5) continue;
    const cold = finish(believe('second', views.second, care)).value;
    expect(worldsOf(warm.belief, 50, diceOf('aa', 'w'))).toEqual(
      worldsOf(cold, 50, diceOf('aa', 'w')),
    );
  }
});

test('[R22] a thinned belief stays small and agrees with what is in sight', () => {
  const care = { manners: evenManners(), most: 80 };
  for (let game = 0; game < 2; game += 1) {
    const believer = new Believer('first', care);
    for (const { views } of gameOf(`thin ${game}`, eager)) {
      const view = views.first.at(-1);
      if (!view) throw new Error('no view');
      finish(believer.take(view));
      const { belief } = believer;
      expect(belief.count).toBeGreaterThan(0);
      expect(belief.count).toBeLessThanOrEqual(81);
      for (const { squares } of worldsOf(belief, 10, diceOf('aa', 'w'))) {
        const shadows = [...[...view.board].keys()].filter((at) => view.board[at] === '#');
        expect(squares).toEqual(expect.arrayContaining(shadows));
        for (const at of squares) expect('#?').toContain(view.board[at]);
      }
    }
  }
});
