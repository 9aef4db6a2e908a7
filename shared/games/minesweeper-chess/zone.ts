/** The board of Minesweeper Chess and the zone of it that begins in fog. */
import { chessGeometry, QUEEN } from '../../board/chess-board.ts';
import { ADJACENT, leaps } from '../../board/rays.ts';
import type { Square } from '../../board/squares.ts';

export const TALL = chessGeometry({ files: 8, ranks: 10 }, [QUEEN]);

export const MINES = 4;

/** Ranks 4 to 7. */
export const ZONE: readonly Square[] = Array.from({ length: 32 }, (_, index) => 24 + index);

export function isInZone(square: Square): boolean {
  return square >= 24 && square < 56;
}

/** The squares around each square. */
export const NEIGHBOURS = leaps(TALL, ADJACENT);

/** For each square, what a landing there opens (MC2), in board order. */
export const RINGS: readonly (readonly Square[])[] = NEIGHBOURS.map((around, square) =>
  [...around, square].filter(isInZone).sort((a, b) => a - b),
);
