/**
 * What Minesweeper Chess draws besides the chess set: the mine, and in a corner of the square what
 * became of one. Lines are as heavy as those of the pieces.
 */
import './minesweeper-chess.css';
import type { ComponentChild } from 'preact';
import { drawChessman } from '../../board/chess-set.tsx';

/** A mine of the sea, with its horns. */
const mine = (
  <g class="mine">
    <path d="M45 16V74M16 45H74M24.5 24.5L65.5 65.5M65.5 24.5L24.5 65.5" />
    <circle cx="45" cy="45" r="19" />
    <path class="shine" d="M35 40A12 12 0 0 1 42 34" />
  </g>
);

const cornered = (drawing: ComponentChild) => (
  <g transform="translate(56 2) scale(0.36)">
    <circle class="plate" cx="45" cy="45" r="42" />
    {drawing}
  </g>
);

const DRAWINGS: Readonly<Record<string, ComponentChild>> = {
  mine,
  sweep: mine,
  /** A blast, pale inside, so that the number on it can be read. */
  crater: (
    <g class="crater">
      <path d="M44.6 6.6L55.1 22.3L69.6 15.8L66 31.4L80.7 39.7L68.9 47.6L77.5 60.3L59.1 62.8L53.6 78.3L44.4 70.6L32.9 87.1L30.3 62.4L10.3 68L21 51.1L9.9 39.2L22.8 32.1L21 16.4L36.7 22.6Z" />
      <path
        class="core"
        d="M47.6 19.1L53.1 26L63.3 21.4L60.9 35.1L73.8 41.5L64.1 49.5L66.9 60.4L58.4 58.6L52.6 72.6L43.5 64.6L37.7 71.9L31.9 59.2L20.9 61.7L24.3 47.1L15.4 42.1L28.3 36.7L27 20.8L38.4 26.3Z"
      />
    </g>
  ),
  /** A mine with a stroke through it. */
  cleared: cornered(
    <>
      {mine}
      <path class="stroke" d="M18 72L72 18" />
    </>,
  ),
  /** Looked for and not there. */
  nothing: cornered(
    <g class="mine">
      <circle class="empty" cx="45" cy="45" r="19" />
      <path class="stroke" d="M22 68L68 22" />
    </g>,
  ),
};

/** The drawing of a glyph of this game or of the chess set. */
export function drawMinesweeperman(glyph: string): ComponentChild {
  const drawing = Object.hasOwn(DRAWINGS, glyph) ? DRAWINGS[glyph] : null;
  if (!drawing) return drawChessman(glyph);
  return (
    <svg class="drawn-ground" viewBox="0 0 90 90" aria-hidden="true">
      {drawing}
    </svg>
  );
}
