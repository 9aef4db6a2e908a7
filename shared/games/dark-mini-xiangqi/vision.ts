/** What a side sees of the true board (DX5–DX8), worked out anew from it after every ply. */
import { type Board, EMPTY, pieceAt, type Side } from '../../board/chess-board.ts';
import { NOWHERE, type Square } from '../../board/squares.ts';
import {
  CANNON,
  CHARIOT,
  facedBy,
  GENERAL,
  HORSE,
  LEGS,
  LINES,
  POINTS,
  palaceSteps,
  SOLDIER,
  soldierSteps,
} from './moves.ts';

/** How much a side knows of a point; more beats less when two pieces look at it. */
export const FOG = 0;
export const SHROUDED = 1;
export const SEEN = 2;

/** FOG, SHROUDED or SEEN by point. */
export type Vision = ArrayLike<number>;

/** The points that a side's pieces look at; its own count as seen. */
export function visionOf(board: Board, side: Side): Vision {
  const vision = new Uint8Array(POINTS.length);
  const see = (point: Square): void => {
    vision[point] = SEEN;
  };
  const shroud = (point: Square): void => {
    const isEnemy = pieceAt(board, point) * side < 0;
    if (isEnemy && vision[point] === FOG) vision[point] = SHROUDED;
  };
  for (const from of POINTS) {
    const role = pieceAt(board, from) * side;
    if (role <= EMPTY) continue;
    see(from);
    if (role === SOLDIER) soldierSteps(side, from).forEach(see);
    if (role === GENERAL) {
      palaceSteps(side, from).forEach(see);
      const faced = facedBy(board, side, from);
      if (faced !== NOWHERE) see(faced);
    }
    if (role === HORSE) {
      for (const leg of LEGS[from] ?? []) {
        // DX7: a free leg shows the jumps but not itself.
        if (board[leg.point] === EMPTY) leg.jumps.forEach(see);
        else shroud(leg.point);
      }
    }
    if (role === CHARIOT) for (const line of LINES[from] ?? []) lookAlong(board, line, see);
    if (role === CANNON) {
      for (const line of LINES[from] ?? []) lookOver(board, side, line, see, shroud);
    }
  }
  return vision;
}

type Look = (point: Square) => void;

function lookAlong(board: Board, line: readonly Square[], see: Look): void {
  for (const point of line) {
    see(point);
    if (board[point] !== EMPTY) return;
  }
}

/** DX8. What lies between the screen and the next piece stays fog, and so does all beyond. */
function lookOver(
  board: Board,
  side: Side,
  line: readonly Square[],
  see: Look,
  shroud: Look,
): void {
  let screened = false;
  for (const point of line) {
    const isEmpty = board[point] === EMPTY;
    if (!screened) {
      if (isEmpty) see(point);
      else shroud(point);
      screened = !isEmpty;
    } else if (!isEmpty) {
      if (pieceAt(board, point) * side < 0) see(point);
      return;
    }
  }
}
