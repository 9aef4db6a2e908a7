/** Which pieces glide from where to where between two pictures of the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeOf } from './geometry.ts';
import type { Gesture, Scene, Square } from './scene.ts';

export interface Glide {
  readonly from: Square;
  readonly to: Square;
}

/** More than castling needs is a jump through history, not a move. */
const MOST = 2;

/** The scene with an unanswered move already made. A choice replaces the piece. */
export function withPending(scene: Scene, pending: Gesture | null): Scene {
  const from = pending?.taps[0];
  const to = pending?.taps.at(-1);
  if (!pending || from === undefined || to === undefined || from === to) return scene;
  // What a badge does leaves the piece where it is.
  if (pending.badge) return scene;
  const glyph = pending.choice?.glyph ?? scene.squares[from]?.glyph ?? null;
  return {
    ...scene,
    squares: scene.squares.map((square, index) => {
      if (index === from) return { ...square, glyph: null };
      return index === to ? { ...square, glyph } : square;
    }),
  };
}

/** The glyph on a square; a shrouded piece has no identity that could glide. */
function knownOn(scene: Scene, square: Square): string | null {
  const picture = scene.squares[square];
  return picture && !picture.marks.includes('shroud') ? picture.glyph : null;
}

/**
 * The pieces that may be shown moving. Both ends must be seen before and after: a piece that slid
 * into or out of fog would say that it is the same piece, which the view does not.
 */
export function glidesBetween(before: Scene, after: Scene): readonly Glide[] {
  const sameBoard =
    before.files === after.files &&
    before.ranks === after.ranks &&
    before.flipped === after.flipped;
  if (!sameBoard) return [];
  const open = after.squares
    .map((_, square) => square)
    .filter((square) => !before.squares[square]?.fog && !after.squares[square]?.fog);
  const glyphBefore = (square: Square) => knownOn(before, square);
  const glyphAfter = (square: Square) => knownOn(after, square);
  const changed = open.filter((square) => glyphBefore(square) !== glyphAfter(square));
  const left = changed.filter((square) => glyphBefore(square) !== null);
  const arrived = changed.filter((square) => glyphAfter(square) !== null);
  const glides: Glide[] = [];
  for (const to of arrived) {
    const from = left.find(
      (square) =>
        glyphBefore(square) === glyphAfter(to) && !glides.some((glide) => glide.from === square),
    );
    if (from !== undefined) glides.push({ from, to });
  }
  return glides.length > MOST ? [] : glides;
}

function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Lets pieces glide after a render.
 * @param dropped the square onto which a piece was just dragged: it is there already.
 */
export function useGlides(
  shown: Scene,
  pieceOn: (square: Square) => Element | null,
  dropped: { current: Square | null },
): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === shown) return;
    const glides = glidesBetween(before, shown).filter(({ to }) => to !== dropped.current);
    dropped.current = null;
    if (glides.length === 0 || stillness()) return;
    for (const { from, to } of glides) {
      const start = placeOf(shown, from);
      const end = placeOf(shown, to);
      const offset = `${(start.column - end.column) * 100}% ${(start.row - end.row) * 100}%`;
      const capture = (before.squares[to]?.glyph ?? null) !== null;
      pieceOn(to)?.animate(
        [
          { translate: offset, scale: '1', zIndex: 3 },
          // A capture has one beat: the piece lands a little larger and settles.
          ...(capture ? [{ translate: '0 0', scale: '1.14', zIndex: 3, offset: 0.7 }] : []),
          { translate: '0 0', scale: '1', zIndex: 3 },
        ],
        { duration: capture ? 200 : 180, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
      );
    }
  });
}
