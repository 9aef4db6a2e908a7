/**
 * The drawn chess set, used by every chess-like game: solid bodies with one outline, 3 units of 90,
 * which is 1.5 pixels at 45. Glyphs are `first-king`, `second-pawn` and so on.
 */
import './pieces.css';
import type { ComponentChild } from 'preact';

export const CHESSMEN = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Chessman = (typeof CHESSMEN)[number];
export type ChessGlyph = `${'first' | 'second'}-${Chessman}`;

const foot = <path d="M17 85V81C17 75 22 73 29 72H61C68 73 73 75 73 81V85Z" />;
const robe = <path d="M33 52C33 62 30 67 25 72H65C60 67 57 62 57 52Z" />;
const collar = <rect x="27" y="45.5" width="36" height="8" rx="4" />;

const DRAWINGS: Readonly<Record<Chessman, ComponentChild>> = {
  king: (
    <>
      {foot}
      {robe}
      <path d="M41.5 24V17H35.5V10.5H41.5V4.5H48.5V10.5H54.5V17H48.5V24Z" />
      <path d="M31 47L20 29C27 23 36 21 45 21C54 21 63 23 70 29L59 47Z" />
      {collar}
      <path class="detail" d="M29 38C39 35.5 51 35.5 61 38" />
    </>
  ),
  queen: (
    <>
      {foot}
      {robe}
      <path d="M30 47L14 25L29 34L31 18L41 32L45 14L49 32L59 18L61 34L76 25L60 47Z" />
      <circle cx="14" cy="23.5" r="3.6" />
      <circle cx="31" cy="16" r="3.6" />
      <circle cx="45" cy="11.5" r="4" />
      <circle cx="59" cy="16" r="3.6" />
      <circle cx="76" cy="23.5" r="3.6" />
      {collar}
    </>
  ),
  rook: (
    <>
      {foot}
      <path d="M30 38C31 54 29 66 25 72H65C61 66 59 54 60 38Z" />
      <path d="M20 18H31V25H39.5V18H50.5V25H59V18H70V33L62 41H28L20 33Z" />
    </>
  ),
  bishop: (
    <>
      {foot}
      {robe}
      <path d="M45 17C58 25 63 34 62 42C61 46 59 48 57 49H33C31 48 29 46 28 42C27 34 32 25 45 17Z" />
      <path class="detail" d="M51 25.5L43.5 38" />
      <circle cx="45" cy="12.5" r="4.8" />
      {collar}
    </>
  ),
  knight: (
    <>
      {foot}
      <path d="M26 72C26 62 33 57 39 52C43 48 45 45 45 40C41 45 36 46.5 31 47.5C28 49 26.5 54 22 55.5C17 57 11.5 53 11 47.5C10.7 44 13 42 15 39C17.5 35 19 31 22 27C24 24 26.5 22 29 20L28 10L37 16L43 9C62 17 73 35 69 72Z" />
      <path class="detail" d="M48 20C59 29 63 44 61 62" />
      <path class="detail" d="M15.5 47.5C16.5 46.5 17.5 46 19 46" />
      <circle class="dot" cx="32" cy="29.5" r="3" />
    </>
  ),
  pawn: (
    <>
      {foot}
      <path d="M36 46C36 59 32 66 26 72H64C58 66 54 59 54 46Z" />
      <circle cx="45" cy="31" r="13" />
      <rect x="30" y="42" width="30" height="7.5" rx="3.7" />
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
