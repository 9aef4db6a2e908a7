/** The moves of a search board, pseudo-legal: `make` refuses those that leave the king attacked. */
import { BISHOP, EMPTY, KING, KNIGHT_ROLE, PAWN, QUEEN, ROOK } from '../board/chess-board.ts';
import { isAttackedCell } from './attacks.ts';
import type { CastlingCells } from './castling-cells.ts';
import { AROUND, DIAGONALS, KNIGHT_LEAPS, NORTH, ORTHOGONALS, rankOf } from './mailbox.ts';
import { CASTLES, moveCode, PASSES, promoting, STEPS_TWO } from './move-code.ts';
import { colourOf, ROLE, SLOTS } from './piece-board.ts';
import type { SearchBoard } from './search-board.ts';

/** Both colour bits. */
const COLOURS = 24;

/** See `Searchable.generate`. */
export function generateMoves(
  position: SearchBoard,
  moves: Int32Array,
  start: number,
  noisyOnly: boolean,
): number {
  const { board, pieces, side } = position;
  const enemy = colourOf(1 - side);
  const last = side * SLOTS + (position.counts[side] ?? 0);
  let end = start;
  for (let slot = side * SLOTS; slot < last; slot += 1) {
    const from = pieces[slot] ?? 0;
    const role = (board[from] ?? 0) & ROLE;
    if (role === PAWN) end = addPawn(position, from, moves, end, noisyOnly);
    else if (role === KNIGHT_ROLE) {
      end = addLeaps(board, from, KNIGHT_LEAPS, enemy, moves, end, noisyOnly);
    } else if (role === KING) end = addLeaps(board, from, AROUND, enemy, moves, end, noisyOnly);
    else {
      if (role !== BISHOP) end = addSlides(board, from, ORTHOGONALS, enemy, moves, end, noisyOnly);
      if (role !== ROOK) end = addSlides(board, from, DIAGONALS, enemy, moves, end, noisyOnly);
    }
  }
  if (noisyOnly || position.checked)
    return noisyOnly ? end : addFreeCastlings(position, moves, end);
  return addCastlings(position, moves, end);
}

function addLeaps(
  board: Int32Array,
  from: number,
  leaps: Int32Array,
  enemy: number,
  moves: Int32Array,
  start: number,
  noisyOnly: boolean,
): number {
  let end = start;
  for (let i = 0; i < 8; i += 1) {
    const to = from + (leaps[i] ?? 0);
    const target = board[to] ?? 0;
    if (target === EMPTY ? !noisyOnly : (target & COLOURS) === enemy) {
      moves[end] = moveCode(from, to);
      end += 1;
    }
  }
  return end;
}

function addSlides(
  board: Int32Array,
  from: number,
  steps: Int32Array,
  enemy: number,
  moves: Int32Array,
  start: number,
  noisyOnly: boolean,
): number {
  let end = start;
  for (let i = 0; i < 4; i += 1) {
    const step = steps[i] ?? 0;
    let to = from + step;
    while (board[to] === EMPTY) {
      if (!noisyOnly) {
        moves[end] = moveCode(from, to);
        end += 1;
      }
      to += step;
    }
    if (((board[to] ?? 0) & COLOURS) === enemy) {
      moves[end] = moveCode(from, to);
      end += 1;
    }
  }
  return end;
}

function addPawn(
  position: SearchBoard,
  from: number,
  moves: Int32Array,
  start: number,
  noisyOnly: boolean,
): number {
  const { board, side } = position;
  const forward = side === 0 ? NORTH : -NORTH;
  const enemy = colourOf(1 - side);
  const rank = rankOf(from);
  const ranks = position.mailbox.ranks;
  const promotes = rank === (side === 0 ? ranks - 2 : 1);
  const one = from + forward;
  let end = start;
  for (let to = one - 1; to <= one + 1; to += 2) {
    if (((board[to] ?? 0) & COLOURS) === enemy) {
      end = addPawnMove(position, from, to, promotes, moves, end, noisyOnly);
    } else if (to === position.passed && to !== 0) {
      moves[end] = moveCode(from, to, PASSES);
      end += 1;
    }
  }
  if (board[one] !== EMPTY) return end;
  if (promotes) return addPawnMove(position, from, one, true, moves, end, noisyOnly);
  if (noisyOnly) return end;
  moves[end] = moveCode(from, one);
  end += 1;
  if (rank === (side === 0 ? 1 : ranks - 2) && board[one + forward] === EMPTY) {
    moves[end] = moveCode(from, one + forward, STEPS_TWO);
    end += 1;
  }
  return end;
}

/** Where nothing is looked at but captures, only a queen is worth promoting to. */
function addPawnMove(
  position: SearchBoard,
  from: number,
  to: number,
  promotes: boolean,
  moves: Int32Array,
  start: number,
  noisyOnly: boolean,
): number {
  if (!promotes) {
    moves[start] = moveCode(from, to);
    return start + 1;
  }
  let end = start;
  for (const role of position.rules.geometry.promotions) {
    if (noisyOnly && role !== QUEEN) continue;
    moves[end] = promoting(from, to, role);
    end += 1;
  }
  return end;
}

function addFreeCastlings(position: SearchBoard, moves: Int32Array, start: number): number {
  return position.rules.freeKing ? addCastlings(position, moves, start) : start;
}

function addCastlings(position: SearchBoard, moves: Int32Array, start: number): number {
  if (position.castling === 0) return start;
  let end = start;
  for (const way of position.castlings) {
    if (way.side !== position.side || (position.castling & way.right) === 0) continue;
    if (!canCastle(position, way)) continue;
    moves[end] = moveCode(way.king[0], way.king[1], CASTLES);
    end += 1;
  }
  return end;
}

function canCastle({ board, rules, side, kings }: SearchBoard, way: CastlingCells): boolean {
  const colour = colourOf(side);
  if (kings[side] !== way.king[0] || board[way.rook[0]] !== (colour | ROOK)) return false;
  for (const cell of way.between) if (board[cell] !== EMPTY) return false;
  if (rules.freeKing) return true;
  for (const cell of way.kingPath) {
    if (isAttackedCell(board, cell, colourOf(1 - side))) return false;
  }
  return true;
}
