/**
 * The discs of Dark Mini Xiangqi, in two styles: written and pictured. Glyphs are `first-general`,
 * `second-soldier` and so on.
 */
import '../../board/pieces.css';
import './pieces.css';
import type { ComponentChild } from 'preact';
import { CHARACTERS, type Character } from './characters.ts';

export const XIANGQIMEN = ['general', 'chariot', 'cannon', 'horse', 'soldier'] as const;
export type Xiangqiman = (typeof XIANGQIMEN)[number];
export type XiangqiGlyph = `${'first' | 'second'}-${Xiangqiman}`;

/** How the discs are told apart: by what is written on them, or by a picture. */
export const DISC_STYLES = ['characters', 'pictograms'] as const;
export type DiscStyle = (typeof DISC_STYLES)[number];

const PICTOGRAMS: Readonly<Record<Xiangqiman, ComponentChild>> = {
  general: (
    <>
      <path d="M43 30L45 16L47 30Z" />
      <path d="M45 17C51 14 57 17 62 13C61 22 53 24 46 22Z" />
      <path d="M26 51C26 36 34 28 45 28C56 28 64 36 64 51Z" />
      <path d="M25 56H37V66C37 71 33 74 27 74C28 68 27 63 25 56Z" />
      <path d="M65 56H53V66C53 71 57 74 63 74C62 68 63 63 65 56Z" />
      <path class="cut" d="M24 53.5H66" />
      <path class="cut" d="M45 31V48" />
    </>
  ),
  chariot: (
    <>
      <circle class="open" cx="45" cy="45" r="22" />
      <path class="open" d="M45 23V67M23 45H67M29.4 29.4L60.6 60.6M60.6 29.4L29.4 60.6" />
      <circle cx="45" cy="45" r="7" />
      <circle class="eye" cx="45" cy="45" r="2.6" />
    </>
  ),
  cannon: (
    <>
      <path d="M21 50L57 22L66 34L31 61C26 64 21 62 19 58C18 55 18 52 21 50Z" />
      <path d="M55 20.5L59.5 17L70 31.5L65.5 35Z" />
      <circle cx="46" cy="59" r="12.5" />
      <circle class="cut" cx="46" cy="59" r="7.5" />
      <path d="M46 60L27 68H23" class="open" />
    </>
  ),
  horse: (
    <>
      <path d="M35 69C34 60 39 55 44 51C47 48 48 46 48 43C43 47 38 47 34 48C31 50 30 53 27 54C23 55 20 51 20 47C20 44 22 42 23 40C25 36 27 32 31 29L31 20L38 25L42 19C57 24 67 40 65 69Z" />
      <path class="cut" d="M47 27C56 34 59 46 58 61" />
      <circle class="eye" cx="34" cy="34" r="2.4" />
    </>
  ),
  soldier: (
    <>
      <path d="M20 42C29 37 38 30 45 19C52 30 61 37 70 42C61 45 29 45 20 42Z" />
      <path d="M35 47H55C55 54 51 58 45 58C39 58 35 54 35 47Z" />
      <path d="M24 73C25 64 32 61 38 60C42 63 48 63 52 60C58 61 65 64 66 73Z" />
    </>
  ),
};

function isXiangqiman(name: string): name is Xiangqiman {
  return Object.hasOwn(PICTOGRAMS, name);
}

function Written({ character }: { readonly character: Character }) {
  const { strokes, man } = character;
  return (
    <g class="character" transform="translate(19.5 19) scale(0.51)">
      {man === undefined ? (
        <path d={strokes} />
      ) : (
        <>
          <path d={man} />
          <path d={strokes} transform="translate(29 0) scale(0.73 1)" />
        </>
      )}
    </g>
  );
}

/** The drawing of a glyph, filling its box; nothing for a glyph that is not of this set. */
export function drawXiangqiman(glyph: string, style: DiscStyle = 'characters'): ComponentChild {
  const [side, name] = glyph.split('-');
  if ((side !== 'first' && side !== 'second') || !name || !isXiangqiman(name)) return null;
  return (
    <svg class="drawn-piece xiangqi-piece" data-side={side} viewBox="0 0 90 90" aria-hidden="true">
      <circle cx="45" cy="45" r="41" />
      <circle class="rim" cx="45" cy="45" r="36" />
      {style === 'characters' ? (
        <Written character={CHARACTERS[`${side}-${name}`]} />
      ) : (
        <g class="pictogram">{PICTOGRAMS[name]}</g>
      )}
    </svg>
  );
}

const LETTERS: ReadonlyMap<string, Xiangqiman> = new Map([
  ['k', 'general'],
  ['r', 'chariot'],
  ['c', 'cannon'],
  ['n', 'horse'],
  ['p', 'soldier'],
]);

/** The man of a board character of either case, or null. */
export function xiangqimanOf(piece: string): Xiangqiman | null {
  return LETTERS.get(piece.toLowerCase()) ?? null;
}

/** The glyph of a board character, upper case the first seat's; null for none of the set. */
export function xiangqiGlyph(piece: string): XiangqiGlyph | null {
  const man = xiangqimanOf(piece);
  if (!man) return null;
  return `${piece === piece.toUpperCase() ? 'first' : 'second'}-${man}`;
}
