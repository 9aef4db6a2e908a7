/** Names of players (R33): text from a stranger, shown to strangers. */
import { MAX_NAME_LENGTH } from './limits.ts';

/**
 * Controls, direction overrides, zero-width and filler characters. U+2800, U+3164, U+115F, U+1160
 * and U+FFA0 are not white space to Unicode but are drawn as nothing.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u2800\u3164\u115F\u1160\uFFA0]|\u034F|\u17B4|\u17B5/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const MARKS = /\p{M}/u;

/**
 * A name as it may be shown: normalised, unseen characters gone, at most 24 visible characters with
 * at most two combining marks each. Empty when nothing visible is left.
 */
export function cleanName(raw: string): string {
  // Cut before normalising: a body is at most 4 KiB, but marks reorder in quadratic time.
  const text = raw.slice(0, 512).replace(UNSEEN, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!VISIBLE.test(text)) return '';
  let kept = '';
  let letters = 0;
  let marks = 0;
  for (const character of text) {
    if (MARKS.test(character)) {
      marks += 1;
      if (marks > 2) continue;
    } else {
      if (letters === MAX_NAME_LENGTH) break;
      letters += 1;
      marks = 0;
    }
    kept += character;
  }
  return kept.trim();
}
