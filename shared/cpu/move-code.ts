/** How a move on a search board is written in one number: cells, promotion, what is special. */

/** Takes the pawn that just stepped two: en passant. */
export const PASSES = 1 << 19;
export const CASTLES = 1 << 20;
export const STEPS_TWO = 1 << 21;
/** Stays where it is and clears the cell ahead of mines. */
export const SWEEPS = 1 << 22;

export function moveCode(from: number, to: number, special = 0): number {
  return from | (to << 8) | special;
}

export function promoting(from: number, to: number, role: number): number {
  return from | (to << 8) | (role << 16);
}

export function fromCell(move: number): number {
  return move & 255;
}

export function toCell(move: number): number {
  return (move >> 8) & 255;
}

/** The role a pawn becomes, or EMPTY. */
export function promotedRole(move: number): number {
  return (move >> 16) & 7;
}
