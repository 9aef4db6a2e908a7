/** The only source of chance, compared with another implementation of SHA-256. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, deriveSeed, randomOf } from '../../shared/random.ts';

const SEED = '0123456789abcdef'.repeat(4);
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The words of a stream, by the definition in R27. */
function* wordsOf(seed: string, label: string): Generator<number> {
  for (let n = 0; ; n += 1) {
    const block = sha256(`${seed}|${label}|${n}`);
    for (let byte = 0; byte < 32; byte += 4) yield block.readUInt32BE(byte);
  }
}

describe('randomOf', () => {
  test('[R27] is SHA-256 in counter mode over seed, label and number', () => {
    fc.assert(
      fc.property(seeds, fc.string(), (seed, label) => {
        const random = randomOf(seed, label);
        const words = wordsOf(seed, label);
        // 2^32 takes every word as it is.
        for (let i = 0; i < 40; i += 1) expect(random.below(2 ** 32)).toBe(words.next().value);
      }),
      { numRuns: 50 },
    );
  });

  test('[R27] takes no word that would favour small numbers', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const random = randomOf(seed, 'fair');
        const words = wordsOf(seed, 'fair');
        for (let i = 0; i < 10; i += 1) {
          let word = words.next().value ?? 0;
          while (Math.floor(word / n) === Math.floor(2 ** 32 / n)) word = words.next().value ?? 0;
          expect(random.below(n)).toBe(word % n);
        }
      }),
    );
  });

  test('[R27] gives another stream for another label or seed, and the same one again', () => {
    const draws = (seed: string, label: string) => {
      const random = randomOf(seed, label);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draws(SEED, 'setup')).toEqual(draws(SEED, 'setup'));
    expect(draws(SEED, 'setup')).not.toEqual(draws(SEED, 'cpu|first|0'));
    expect(draws(SEED, 'setup')).not.toEqual(draws('f'.repeat(64), 'setup'));
  });

  test('[R27] draws each number about equally often', () => {
    const random = randomOf(SEED, 'often');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 14_000; i += 1) {
      const drawn = random.below(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Nine standard deviations around 2000.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(9 * 41.4);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('[R27] refuses to draw below %d', (n) => {
    expect(() => randomOf(SEED, 'bad').below(n)).toThrow(RangeError);
  });

  test('[R27] shuffles: the same items, each order about as likely, the input untouched', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const after = randomOf(seed, 'shuffle').shuffle(items);
        expect(items).toEqual(before);
        expect(after.toSorted()).toEqual(before.toSorted());
      }),
    );
    const random = randomOf(SEED, 'orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(9 * 28.9);
  });
});

test('[R27] the commitment is the hex SHA-256 of seed and salt, parted by a colon', () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, salt) => {
      expect(commitmentOf(seed, salt)).toBe(sha256(`${seed}:${salt}`).toString('hex'));
    }),
  );
});

test('[R22, R27] a derived seed is one of its own for every use', () => {
  expect(deriveSeed(SEED, 'cpu|first|3')).toBe(sha256(`${SEED}|cpu|first|3`).toString('hex'));
  expect(deriveSeed(SEED, 'cpu|first|3')).not.toBe(deriveSeed(SEED, 'cpu|second|3'));
});
