/** Text of Fog's pieces and actions, at the edges only. */
import { NOWHERE, type Square, squareName, squareOf } from '../../board/squares.ts';
import type { Action, Seat } from '../../game.ts';
import { about } from './about.ts';

export const EMPTY = '.';

/** The board characters of each seat. */
export const LETTERS = {
  first: { queen: 'Q', lantern: 'L' },
  second: { queen: 'q', lantern: 'l' },
} as const satisfies Readonly<Record<Seat, { readonly queen: string; readonly lantern: string }>>;

/** The seat of a board character, null of an empty square. */
export function ownerOf(letter: string): Seat | null {
  if (letter === EMPTY) return null;
  return letter === letter.toUpperCase() ? 'first' : 'second';
}

export interface Placement {
  readonly kind: 'place';
  readonly queen: Square;
  /** In board order. */
  readonly lanterns: readonly Square[];
}

export type FogAction =
  | Placement
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'probe'; readonly square: Square };

/** The canonical text: `b1,a2,g2,d3`, `d3d5`, `?d4`. */
export function makeAction(action: FogAction): Action {
  const name = (square: Square): string => squareName(about, square);
  if (action.kind === 'place') return [action.queen, ...action.lanterns].map(name).join(',');
  if (action.kind === 'probe') return `?${name(action.square)}`;
  return name(action.from) + name(action.to);
}

/**
 * Reads an action; the lanterns of a placement in any order (FG1). Null for any other text. Whether
 * it is legal is for the rules.
 */
export function parseAction(text: string): FogAction | null {
  const squares = (text.match(/[a-g][1-7]/g) ?? []).map((name) => squareOf(about, name));
  const [from = NOWHERE, to = NOWHERE, ...others] = squares;
  if (/^\?..$/.test(text) && squares.length === 1) return { kind: 'probe', square: from };
  if (/^....$/.test(text) && squares.length === 2) return { kind: 'move', from, to };
  if (/^..,..,..,..$/.test(text) && squares.length === 4) {
    return { kind: 'place', queen: from, lanterns: [to, ...others].sort((a, b) => a - b) };
  }
  return null;
}
