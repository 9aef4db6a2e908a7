/**
 * The only source of chance: SHA-256 in counter mode over `seed|label|n` (R27). Every use has its
 * own label, so that nothing a CPU shows tells of the mines. The seed is 32 random bytes in
 * lower-case hex, drawn outside `shared/`.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of fair draws. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely; n from 1 to 2^32. */
  below(n: number): number;
  /** The same items in a random order; the input is untouched. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * The stream of one label under one seed. The same pair always gives the same draws.
 * @param seed 64 hex digits.
 * @param label names the use, for example `setup` or `cpu|first|12`.
 */
export function randomOf(seed: string, label: string): Random {
  let block = new Uint8Array(0);
  let used = 0;
  let counter = 0;
  const word = (): number => {
    if (used + 4 > block.length) {
      block = new Uint8Array(sha256(utf8ToBytes(`${seed}|${label}|${counter}`)));
      counter += 1;
      used = 0;
    }
    const view = new DataView(block.buffer, block.byteOffset + used, 4);
    used += 4;
    return view.getUint32(0);
  };
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`);
    // Words past the last whole multiple of n would favour the small numbers.
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const drawn = word();
      if (drawn < fair) return drawn % n;
    }
  };
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const left = [...items];
      const out: T[] = [];
      while (left.length > 0) out.push(...left.splice(below(left.length), 1));
      return out;
    },
  };
}

/** Hex SHA-256 of `seed:salt`: shown from creation on, checked by anyone after the end (R27). */
export function commitmentOf(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${seed}:${salt}`)));
}

/** A seed that tells nothing of the one it comes from: what a CPU is given. 64 hex digits. */
export function deriveSeed(seed: string, label: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${seed}|${label}`)));
}
