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
      <path d="M31 47L20 29C26 24 34 21.5 41.5 21.1V16.5H35.5V10H41.5V4.5H48.5V10H54.5V16.5H48.5V21.1C56 21.5 64 24 70 29L59 47Z" />
      {collar}
      <path class="detail" d="M29 38C39 35.5 51 35.5 61 38" />
    </>
  ),
  queen: (
    <>
      {foot}
      {robe}
      <path d="M29 47L14.6 28.4A4.4 4.4 0 1 1 18.9 24.6L28.5 33L28 19.4A4.4 4.4 0 1 1 33.5 18.2L38.5 29L41.9 15.7A4.8 4.8 0 1 1 48.1 15.7L51.5 29L56.5 18.2A4.4 4.4 0 1 1 62 19.4L61.5 33L71.1 24.6A4.4 4.4 0 1 1 75.4 28.4L61 47Z" />
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
      <path d="M42 17A5.2 5.2 0 1 1 48 17C59 25 63 34 62 42C61 46 59 48 57 49H33C31 48 29 46 28 42C27 34 31 25 42 17Z" />
      <path class="detail" d="M51 25.5L43.5 38" />
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
