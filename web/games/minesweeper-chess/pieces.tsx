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
  /** A ragged ring, so that the number in it can be read. */
  crater: (
    <g class="crater">
      <path d="M45 3L53 14L65 8L67 21L80 22L75 34L87 42L77 51L83 63L70 65L70 79L57 74L49 86L40 76L28 83L26 69L12 68L17 56L4 48L14 39L8 27L21 25L22 11L34 16Z" />
      <circle cx="45" cy="45" r="25" />
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
