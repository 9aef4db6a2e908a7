/** Whether a cell is attacked, seen from that cell as each kind of piece would. */
import { BISHOP, EMPTY, KING, KNIGHT_ROLE, PAWN, QUEEN, ROOK } from '../board/chess-board.ts';
import { AROUND, DIAGONALS, KNIGHT_LEAPS, NORTH, ORTHOGONALS } from './mailbox.ts';

/** Bit of the first colour in a piece code. */
const FIRST = 8;

/** @param colour the attackers' colour bit. */
export function isAttackedCell(board: Int32Array, cell: number, colour: number): boolean {
  const towards = colour === FIRST ? -NORTH : NORTH;
  const pawn = colour | PAWN;
  if (board[cell + towards - 1] === pawn || board[cell + towards + 1] === pawn) return true;
  const knight = colour | KNIGHT_ROLE;
  for (let i = 0; i < 8; i += 1) {
    if (board[cell + (KNIGHT_LEAPS[i] ?? 0)] === knight) return true;
  }
  return (
    isSlidOnto(board, cell, ORTHOGONALS, colour | ROOK, colour) ||
    isSlidOnto(board, cell, DIAGONALS, colour | BISHOP, colour) ||
    isBesideKing(board, cell, colour | KING)
  );
}

function isSlidOnto(
  board: Int32Array,
  cell: number,
  steps: Int32Array,
  slider: number,
  colour: number,
): boolean {
  const queen = colour | QUEEN;
  for (let i = 0; i < 4; i += 1) {
    const step = steps[i] ?? 0;
    let at = cell + step;
    while (board[at] === EMPTY) at += step;
    const piece = board[at];
    if (piece === slider || piece === queen) return true;
  }
  return false;
}

function isBesideKing(board: Int32Array, cell: number, king: number): boolean {
  for (let i = 0; i < 8; i += 1) {
    if (board[cell + (AROUND[i] ?? 0)] === king) return true;
  }
  return false;
}
