/** Worth and standing of every piece on every cell, worked out once from the weights. */
import { BISHOP, KING, KNIGHT_ROLE, PAWN, QUEEN, ROOK } from '../board/chess-board.ts';
import type { Size } from '../board/squares.ts';
import { CELLS, cellAt } from './mailbox.ts';
import type { Standing, Term, Weights } from './weights.ts';
import { CODES } from './zobrist.ts';

/** Seen by the first side: what belongs to the second is negative. By code × CELLS + cell. */
export interface PieceTables {
  readonly middle: Int32Array;
  readonly end: Int32Array;
  /** By code: how much a piece makes it a middlegame. */
  readonly phase: Int32Array;
}

/** Phase of a full board. */
export const FULL_PHASE = 24;
const PHASE_BY_ROLE = [0, 0, 1, 1, 2, 4, 0];
const ROLES = [PAWN, KNIGHT_ROLE, BISHOP, ROOK, QUEEN, KING];

export function pieceTables(size: Size, weights: Weights): PieceTables {
  const middle = new Int32Array(CODES * CELLS);
  const end = new Int32Array(CODES * CELLS);
  const phase = new Int32Array(CODES);
  for (const role of ROLES) {
    for (const side of [0, 1]) {
      const code = (side === 0 ? 8 : 16) | role;
      phase[code] = PHASE_BY_ROLE[role] ?? 0;
      for (let square = 0; square < size.files * size.ranks; square += 1) {
        const file = square % size.files;
        const rank = Math.floor(square / size.files);
        const own = side === 0 ? rank : size.ranks - 1 - rank;
        const at = code * CELLS + cellAt(file, rank);
        const sign = side === 0 ? 1 : -1;
        middle[at] = sign * sum(size, weights, role, file, own, 'middle');
        end[at] = sign * sum(size, weights, role, file, own, 'end');
      }
    }
  }
  return { middle, end, phase };
}

function sum(
  size: Size,
  { worth, standing }: Weights,
  role: number,
  file: number,
  rank: number,
  stage: keyof Term,
): number {
  const stands = standing[role];
  return (worth[stage][role] ?? 0) + (stands ? standingOf(size, stands, file, rank, stage) : 0);
}

function standingOf(
  size: Size,
  stands: Standing,
  file: number,
  rank: number,
  stage: keyof Term,
): number {
  const fromSide = Math.min(file, size.files - 1 - file);
  const fromEnd = Math.min(rank, size.ranks - 1 - rank);
  return (
    (stands.rank[stage][eighthRank(size.ranks, rank)] ?? 0) +
    (stands.file[stage][fromSide] ?? 0) +
    (stands.ring[stage][Math.min(fromSide, fromEnd)] ?? 0)
  );
}

/** The rank of an 8 × 8 board that a rank of another board is most like: ends stay ends. */
export function eighthRank(ranks: number, rank: number): number {
  if (rank <= 1) return rank;
  if (rank >= ranks - 2) return 8 - (ranks - rank);
  return 2 + Math.floor(((rank - 2) * 4) / (ranks - 4));
}
