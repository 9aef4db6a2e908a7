/**
 * What the pieces can do (DX1–DX4), as numbers, without text: fast enough to search with. Exposing
 * the general is allowed, so that every move here is a legal one.
 */
import { type Board, EMPTY, pieceAt, type Side } from '../../board/chess-board.ts';
import { fromOf, type Move, moveOf, toOf } from '../../board/chess-moves.ts';
import { leaps, ORTHOGONAL, rays } from '../../board/rays.ts';
import { NOWHERE, offset, type Square } from '../../board/squares.ts';
import { about } from './about.ts';

/** Roles; a piece is its role times its side, as in chess. */
export const SOLDIER = 1;
export const HORSE = 2;
export const CANNON = 3;
export const CHARIOT = 4;
export const GENERAL = 5;

export const POINTS: readonly Square[] = Array.from(
  { length: about.files * about.ranks },
  (_, point) => point,
);

/** Four lines from each point to the edge. */
export const LINES = rays(about, ORTHOGONAL);

const FILE_LINES = rays(about, [
  [0, 1],
  [0, -1],
]);

/** A point beside the horse and the jumps that lead over it; legs without a jump are left out. */
export interface Leg {
  readonly point: Square;
  readonly jumps: readonly Square[];
}

export const LEGS: readonly (readonly Leg[])[] = POINTS.map((from) =>
  ORTHOGONAL.map(([files, ranks]) => ({
    point: offset(about, from, files, ranks),
    // Outward: on along the leg's direction and to one side or the other.
    jumps: [1, -1]
      .map((aside) => offset(about, from, files * 2 + ranks * aside, ranks * 2 + files * aside))
      .filter((jump) => jump !== NOWHERE),
  })).filter(({ jumps }) => jumps.length > 0),
);

const SOLDIER_STEPS = {
  1: leaps(about, [
    [0, 1],
    [1, 0],
    [-1, 0],
  ]),
  [-1]: leaps(about, [
    [0, -1],
    [1, 0],
    [-1, 0],
  ]),
} as const;

/** DX2: ahead and to both sides, as far as the board goes. */
export function soldierSteps(side: Side, from: Square): readonly Square[] {
  return SOLDIER_STEPS[side][from] ?? [];
}

const STEPS = leaps(about, ORTHOGONAL);

function isInPalace(side: Side, point: Square): boolean {
  const file = point % about.files;
  const rank = Math.floor(point / about.files);
  const deep = side === 1 ? rank : about.ranks - 1 - rank;
  return file >= 2 && file <= 4 && deep <= 2;
}

const PALACE_STEPS = {
  1: STEPS.map((steps) => steps.filter((to) => isInPalace(1, to))),
  [-1]: STEPS.map((steps) => steps.filter((to) => isInPalace(-1, to))),
} as const;

/** DX1: beside the general, within its palace. */
export function palaceSteps(side: Side, from: Square): readonly Square[] {
  return PALACE_STEPS[side][from] ?? [];
}

/** The enemy general that a general on `from` faces along an open file, or NOWHERE. */
export function facedBy(board: Board, side: Side, from: Square): Square {
  for (const line of FILE_LINES[from] ?? []) {
    const first = line.find((point) => board[point] !== EMPTY);
    if (first !== undefined && board[first] === -GENERAL * side) return first;
  }
  return NOWHERE;
}

/** Whether the generals face each other (DX10). */
export function isFacing(board: Board): boolean {
  const general = POINTS.find((point) => board[point] === GENERAL);
  return general !== undefined && facedBy(board, 1, general) !== NOWHERE;
}

/** Every move of a side, none twice. */
export function movesOf(board: Board, side: Side): Move[] {
  const moves: Move[] = [];
  const leap = (from: Square, to: Square): void => {
    if (pieceAt(board, to) * side <= 0) moves.push(moveOf(from, to));
  };
  for (const from of POINTS) {
    const role = pieceAt(board, from) * side;
    if (role === SOLDIER) for (const to of soldierSteps(side, from)) leap(from, to);
    if (role === HORSE) {
      for (const leg of LEGS[from] ?? []) {
        if (board[leg.point] === EMPTY) for (const to of leg.jumps) leap(from, to);
      }
    }
    if (role === CHARIOT) for (const line of LINES[from] ?? []) slide(board, from, line, leap);
    if (role === CANNON) for (const line of LINES[from] ?? []) shoot(board, from, line, leap);
    if (role === GENERAL) {
      for (const to of palaceSteps(side, from)) leap(from, to);
      const faced = facedBy(board, side, from);
      // Beside each other the generals could only stand outside a palace; none move twice even so.
      if (faced !== NOWHERE && !palaceSteps(side, from).includes(faced)) leap(from, faced);
    }
  }
  return moves;
}

type Leap = (from: Square, to: Square) => void;

function slide(board: Board, from: Square, line: readonly Square[], leap: Leap): void {
  for (const to of line) {
    leap(from, to);
    if (board[to] !== EMPTY) return;
  }
}

/** DX3: empty points up to the screen; beyond it the first piece. */
function shoot(board: Board, from: Square, line: readonly Square[], leap: Leap): void {
  let screened = false;
  for (const to of line) {
    const isEmpty = board[to] === EMPTY;
    if (screened && !isEmpty) {
      leap(from, to);
      return;
    }
    if (!screened && isEmpty) leap(from, to);
    screened ||= !isEmpty;
  }
}

/** The board after a move; the one given is left as it was. */
export function afterMove(board: Board, move: Move): Board {
  const after = Int8Array.from(board);
  after[toOf(move)] = pieceAt(board, fromOf(move));
  after[fromOf(move)] = EMPTY;
  return after;
}
