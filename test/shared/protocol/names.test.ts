/** Names of strangers, shown to strangers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_NAME_LENGTH } from '../../../shared/protocol/limits.ts';
import { cleanName } from '../../../shared/protocol/names.ts';

/** Letters as one counts them: marks belong to the letter before. */
function visible(name: string): number {
  return [...name.replace(/\p{M}/gu, '')].length;
}

describe('cleanName', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace\t', 'Ada Lovelace'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['李明', '李明'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['Ada\nBob', 'AdaBob'],
    ['Ada\u0000\u0007', 'Ada'],
    ['x'.repeat(100_000), 'x'.repeat(24)],
    ['👨‍👩‍👧'.repeat(10), '👨👩👧'.repeat(8)],
  ])('[R33] %j is shown as %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  test.each([
    ['zero-width spaces', '\u200B'.repeat(15)],
    ['a blank braille pattern', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['other fillers', '\u115F\u1160\uFFA0'],
    ['white space', ' \t\u3000\u00A0 '],
    ['direction marks', '\u200E\u200F\u202A\u202C'],
    ['combining marks alone', '\u0301'.repeat(300)],
    ['nothing', ''],
    ['half a surrogate pair', '\uD83D'],
    ['a soft hyphen', '\u00AD'],
    ['tag characters', '\u{E0041}\u{E0042}'],
    ['a byte order mark', '\uFEFF'],
  ])('[A-10, R33] a name of %s is none', (_, raw) => {
    expect(cleanName(raw)).toBe('');
  });

  test('[A-10, R33] nothing turns the text after a name around', () => {
    const overrides = ['\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u061C'];
    for (const override of overrides) expect(cleanName(`${override}etihW`)).toBe('etihW');
  });

  test('[A-10, R33] at most two combining marks a letter', () => {
    expect(cleanName(`x${'\u0323\u0332'.repeat(150)}y`)).toMatch(/^x\p{M}{2}y$/u);
  });

  test.each([
    '<svg/onload=alert()>',
    '<img src=x onerror=alert(1)>',
    '"><script>',
    '{{7*7}}',
    'javascript:1',
    '&lt;b&gt;',
    '<<a>h1>TEST',
  ])('[A-09] markup is text like any other: %s', (raw) => {
    expect(cleanName(raw)).toBe(raw.slice(0, MAX_NAME_LENGTH));
  });

  test('[R33] whatever comes in, what goes out is short, seen, and stays as it is', () => {
    const odd = fc.constantFrom(
      ...[
        '\u0301',
        '\u0323',
        '\u200B',
        '\u202E',
        '\u3164',
        'e',
        'ᄀ',
        'ᅡ',
        ' ',
        '👑',
        '\uD800',
        '\u0000',
      ],
    );
    const unit = fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const name = cleanName(units.join(''));
        expect(visible(name)).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800\u3164\u115F\u1160\uFFA0]/u);
        expect(name).not.toMatch(/\p{M}{3}/u);
        if (name !== '') expect(name).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
        expect(name.normalize('NFC')).toBe(name);
        expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 3000 },
    );
  });
});
