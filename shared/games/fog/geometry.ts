/** The board of Fog: who is whose neighbour, how far a piece goes, where a seat may place. */
import { ADJACENT, leaps, type Step } from '../../board/rays.ts';
import type { Square } from '../../board/squares.ts';
import type { Seat } from '../../game.ts';
import { about } from './about.ts';

export const SQUARES: readonly Square[] = Array.from(
  { length: about.files * about.ranks },
  (_, square) => square,
);

/** The up to eight squares around each square. */
export const NEIGHBOURS = leaps(about, ADJACENT);

const TWO_STRAIGHT: readonly Step[] = [
  [0, 2],
  [2, 0],
  [0, -2],
  [-2, 0],
];

/** FG3: the squares at Manhattan distance 1 or 2 of each square. */
export const REACH = leaps(about, [...ADJACENT, ...TWO_STRAIGHT]);

const HOME_SQUARES = 3 * about.files;

/** FG1: a seat's own three rows. */
export const HOME: Readonly<Record<Seat, readonly Square[]>> = {
  first: SQUARES.slice(0, HOME_SQUARES),
  second: SQUARES.slice(-HOME_SQUARES),
};
