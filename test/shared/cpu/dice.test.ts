import { expect, test } from 'vitest';
import { diceOf } from '../../../shared/cpu/dice.ts';
import { squash } from '../../../shared/cpu/squash.ts';

const SEED = '07'.repeat(32);

test('[R22] the same seed and label roll the same; another label does not', () => {
  const roll = (label: string): number[] => {
    const dice = diceOf(SEED, label);
    return Array.from({ length: 40 }, () => dice.below(1000));
  };
  expect(roll('a')).toEqual(roll('a'));
  expect(roll('a')).not.toEqual(roll('b'));
});

test('dice are fair', () => {
  const dice = diceOf(SEED, 'fair');
  const counts = new Array<number>(6).fill(0);
  for (let roll = 0; roll < 60_000; roll += 1) {
    const side = dice.below(6);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  // Chi-square with five degrees of freedom: above 20.5 once in a thousand.
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('weights are shares', () => {
  const dice = diceOf(SEED, 'weights');
  const counts = [0, 0, 0];
  for (let roll = 0; roll < 40_000; roll += 1) {
    const drawn = dice.weighted([1, 0, 3]);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(counts[0]).toBeGreaterThan(9_600);
  expect(counts[0]).toBeLessThan(10_400);
});

test('squashed scores keep their order, are bounded and odd', () => {
  const scores = [-30_000, -900, -100, 0, 100, 400, 900, 30_000].map(squash);
  expect(scores.toSorted((a, b) => a - b)).toEqual(scores);
  expect(squash(400)).toBe(0.5);
  expect(squash(-123)).toBe(-squash(123));
  expect(squash(30_000)).toBeLessThan(1);
});
