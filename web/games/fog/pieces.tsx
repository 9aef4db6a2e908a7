/**
 * The pieces of Fog. Glyphs are `first-queen`, `second-lantern` and so on, and `shadow` for
 * whatever of the other side is in sight: one shape, since a shadow has no kind (FG6).
 */
import '../../board/pieces.css';
import './pieces.css';
import type { ComponentChild } from 'preact';

export const FOGMEN = ['queen', 'lantern'] as const;
export type Fogman = (typeof FOGMEN)[number];
export type FogGlyph = `${'first' | 'second'}-${Fogman}` | 'shadow';

const DRAWINGS: Readonly<Record<Fogman, ComponentChild>> = {
  queen: (
    <>
      <path d="M19 85C19 66 28 56 38 52H52C62 56 71 66 71 85Z" />
      <path class="thin" d="M33 58C39 64 51 64 57 58M45 63V82" />
      <path d="M31 30C31 43 36 53 45 53C54 53 59 43 59 30Z" />
      <path d="M28 31L22 10L34 20L45 5L56 20L68 10L62 31Z" />
      <path class="thin" d="M29 27H61" />
    </>
  ),
  lantern: (
    <>
      <path class="handle" d="M34 20C34 4 56 4 56 20" />
      <path class="handle inside" d="M34 20C34 4 56 4 56 20" />
      <path d="M27 29L38 17H52L63 29Z" />
      <path d="M28 29H62L66 72H24Z" />
      <path d="M20 72H70V79C70 83 68 85 64 85H26C22 85 20 83 20 79Z" />
      <path
        class="flame"
        d="M45 35C54 44 56 50 56 55C56 62 51 66 45 66C39 66 34 62 34 55C34 51 36 48 39 45C40 48 41 49 43 49C45 46 46 41 45 35Z"
      />
    </>
  ),
};

function isFogman(name: string): name is Fogman {
  return Object.hasOwn(DRAWINGS, name);
}

function drawShadow(): ComponentChild {
  return (
    <svg class="fog-shadow" viewBox="0 0 90 90" aria-hidden="true">
      <path d="M45 14C56 14 62 22 62 33C62 42 66 50 69 58C72 67 72 74 66 78C55 82 35 82 24 78C18 74 18 67 21 58C24 50 28 42 28 33C28 22 34 14 45 14Z" />
    </svg>
  );
}

/** The drawing of a glyph, filling its box; nothing for a glyph that is not of this set. */
export function drawFogman(glyph: string): ComponentChild {
  if (glyph === 'shadow') return drawShadow();
  const [side, name] = glyph.split('-');
  if ((side !== 'first' && side !== 'second') || !name || !isFogman(name)) return null;
  return (
    <svg class="drawn-piece fog-piece" data-side={side} viewBox="0 0 90 90" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}

const LETTERS: ReadonlyMap<string, Fogman> = new Map([
  ['q', 'queen'],
  ['l', 'lantern'],
]);

/** The man of a board character of either case, or null. */
export function fogmanOf(piece: string): Fogman | null {
  return LETTERS.get(piece.toLowerCase()) ?? null;
}

/** The glyph of a board character: upper case the first seat's, `#` a shadow; null for none. */
export function fogGlyph(piece: string): FogGlyph | null {
  if (piece === '#') return 'shadow';
  const man = fogmanOf(piece);
  if (!man) return null;
  return `${piece === piece.toUpperCase() ? 'first' : 'second'}-${man}`;
}
