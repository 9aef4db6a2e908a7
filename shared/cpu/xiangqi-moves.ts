/**
 * Moves of Dark Mini Xiangqi as a search needs them: written into one list, captures alone if so
 * wished, and whether a point is attacked. What games/dark-mini-xiangqi/moves.ts does for the referee,
 * some times faster; a test holds the two against each other.
 */
import { EMPTY, type Side } from '../board/chess-board.ts';
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
} from '../games/dark-mini-xiangqi/moves.ts';

/** From which points a horse jumps to each, and over which leg. */
const JUMPS_ONTO = POINTS.map((to) =>
  POINTS.flatMap((from) =>
    (LEGS[from] ?? [])
      .filter(({ jumps }) => jumps.includes(to))
      .map(({ point }) => ({ from, leg: point })),
  ),
);

/** From which points a soldier of each side steps to each. */
const STEPS_ONTO = {
  1: POINTS.map((to) => POINTS.filter((from) => soldierSteps(1, from).includes(to))),
  [-1]: POINTS.map((to) => POINTS.filter((from) => soldierSteps(-1, from).includes(to))),
} as const;

/** The list that moves are written to, and where the next one goes. */
export class MoveList {
  moves: Int32Array = new Int32Array(0);
  end = 0;

  add(from: number, to: number): void {
    // From, to and a bit that tells the move from none: a1 is point 0.
    this.moves[this.end] = from | (to << 7) | MOVE;
    this.end += 1;
  }
}

const MOVE = 1 << 14;

/** Writes every move of a side from `list.end` on. */
export function listMoves(
  board: Int8Array,
  side: Side,
  list: MoveList,
  capturesOnly: boolean,
): void {
  for (let from = 0; from < board.length; from += 1) {
    const role = (board[from] ?? EMPTY) * side;
    if (role <= EMPTY) continue;
    if (role === SOLDIER) step(board, side, from, soldierSteps(side, from), list, capturesOnly);
    else if (role === HORSE) {
      for (const { point, jumps } of LEGS[from] ?? []) {
        if (board[point] === EMPTY) step(board, side, from, jumps, list, capturesOnly);
      }
    } else if (role === GENERAL) {
      const steps = palaceSteps(side, from);
      step(board, side, from, steps, list, capturesOnly);
      const faced = facedBy(board, side, from);
      if (faced >= 0 && !steps.includes(faced)) list.add(from, faced);
    } else {
      for (const line of LINES[from] ?? []) {
        if (role === CHARIOT) slide(board, side, from, line, list, capturesOnly);
        else shoot(board, side, from, line, list, capturesOnly);
      }
    }
  }
}

function step(
  board: Int8Array,
  side: Side,
  from: number,
  targets: readonly number[],
  list: MoveList,
  capturesOnly: boolean,
): void {
  for (const to of targets) {
    const target = (board[to] ?? EMPTY) * side;
    if (target < 0 || (target === 0 && !capturesOnly)) list.add(from, to);
  }
}

function slide(
  board: Int8Array,
  side: Side,
  from: number,
  line: readonly number[],
  list: MoveList,
  capturesOnly: boolean,
): void {
  for (const to of line) {
    const target = (board[to] ?? EMPTY) * side;
    if (target < 0 || (target === 0 && !capturesOnly)) list.add(from, to);
    if (target !== 0) return;
  }
}

function shoot(
  board: Int8Array,
  side: Side,
  from: number,
  line: readonly number[],
  list: MoveList,
  capturesOnly: boolean,
): void {
  let screened = false;
  for (const to of line) {
    const target = (board[to] ?? EMPTY) * side;
    if (target === 0) {
      if (!(screened || capturesOnly)) list.add(from, to);
    } else if (screened) {
      if (target < 0) list.add(from, to);
      return;
    } else screened = true;
  }
}

/** Whether a side could capture on a point. */
export function isAttackedPoint(board: Int8Array, point: number, by: Side): boolean {
  for (const from of STEPS_ONTO[by][point] ?? []) if (board[from] === SOLDIER * by) return true;
  for (const { from, leg } of JUMPS_ONTO[point] ?? []) {
    if (board[from] === HORSE * by && board[leg] === EMPTY) return true;
  }
  for (const line of LINES[point] ?? []) if (isShotAlong(board, line, by)) return true;
  for (const from of palaceSteps(by, point)) {
    if (board[from] === GENERAL * by && palaceSteps(by, from).includes(point)) return true;
  }
  // Generals capture each other along an open file.
  return board[point] === -GENERAL * by && facedBy(board, by === 1 ? -1 : 1, point) >= 0;
}

function isShotAlong(board: Int8Array, line: readonly number[], by: Side): boolean {
  let screened = false;
  for (const from of line) {
    const piece = board[from] ?? EMPTY;
    if (piece === EMPTY) continue;
    if (screened) return piece === CANNON * by;
    if (piece === CHARIOT * by) return true;
    screened = true;
  }
  return false;
}
