/**
 * The drawn chess set, used by every chess-like game: solid bodies with one outline, 3 units of 90,
 * which is 1.5 pixels at 45. Glyphs are `first-king`, `second-pawn` and so on.
 */
import './pieces.css';
import type { ComponentChild } from 'preact';

export const CHESSMEN = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Chessman = (typeof CHESSMEN)[number];
export type ChessGlyph = `${'first' | 'second'}-${Chessman}`;

const foot = <path d="M20 83V79C20 74 24 72 30 71H60C66 72 70 74 70 79V83Z" />;
const stem = <path d="M36 50C36 60 33 66 28 71H62C57 66 54 60 54 50Z" />;

const DRAWINGS: Readonly<Record<Chessman, ComponentChild>> = {
  king: (
    <>
      {foot}
      <path d="M34 52C34 61 32 66 27 71H63C58 66 56 61 56 52Z" />
      <path d="M33 48L24 29C30 24 37 22 45 22C53 22 60 24 66 29L57 48Z" />
      <path d="M42 22V17H37V11H42V6H48V11H53V17H48V22Z" />
      <rect x="29" y="46" width="32" height="7" rx="3.5" />
    </>
  ),
  queen: (
    <>
      {foot}
      <path d="M34 52C34 61 32 66 27 71H63C58 66 56 61 56 52Z" />
      <path d="M33 48L19 24L31 31L36 17L45 29L54 17L59 31L71 24L57 48Z" />
      <circle cx="45" cy="13" r="5" />
      <rect x="29" y="46" width="32" height="7" rx="3.5" />
    </>
  ),
  rook: (
    <>
      {foot}
      <path d="M32 38C32 54 31 64 27 71H63C59 64 58 54 58 38Z" />
      <path d="M24 18H33V24H40.5V18H49.5V24H57V18H66V32L60 39H30L24 32Z" />
    </>
  ),
  bishop: (
    <>
      {foot}
      {stem}
      <path d="M45 18C56 25 61 34 60 42C59 47 56 49 54 50H36C34 49 31 47 30 42C29 34 34 25 45 18Z" />
      <path class="detail" d="M50 27L44 38" />
      <circle cx="45" cy="14" r="4.5" />
      <rect x="31" y="48" width="28" height="6.5" rx="3.2" />
    </>
  ),
  knight: (
    <>
      {foot}
      <path d="M28 71C28 62 34 57 40 52C44 48 45 45 44 42C40 46 35 47 31 48C28 50 26 54 22 54C18 54 14 50 15 46C16 42 20 38 23 33C25 29 26 25 30 21L31 12L38 18L43 11C58 18 70 34 66 71Z" />
      <circle class="dot" cx="32" cy="30" r="2.6" />
      <path class="detail" d="M49 23C58 32 60 46 58 60" />
    </>
  ),
  pawn: (
    <>
      {foot}
      <path d="M38 44C38 56 34 64 28 71H62C56 64 52 56 52 44Z" />
      <circle cx="45" cy="31" r="12" />
      <rect x="32" y="41" width="26" height="6.5" rx="3.2" />
    </>
  ),
};

function isChessman(name: string): name is Chessman {
  return Object.hasOwn(DRAWINGS, name);
}

/** The drawing of a glyph, filling its box; nothing for a glyph that is not of this set. */
export function drawChessman(glyph: string): ComponentChild {
  const [side, name] = glyph.split('-');
  if (!side || !name || !isChessman(name)) return null;
  return (
    <svg class="drawn-piece" data-side={side} viewBox="0 0 90 90" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}

const LETTERS: Readonly<Record<string, Chessman>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** The chessman of a board character of either case, or null. */
export function chessmanOf(piece: string): Chessman | null {
  return LETTERS[piece.toLowerCase()] ?? null;
}

/** The glyph of a board character, upper case the first seat's; null for none of the set. */
export function chessGlyph(piece: string): ChessGlyph | null {
  const man = chessmanOf(piece);
  if (!man) return null;
  return `${piece === piece.toUpperCase() ? 'first' : 'second'}-${man}`;
}
