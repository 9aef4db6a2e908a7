/** What the three chess games share: pieces, positions, and the geometry of one board size. */
import type { Seat } from '../game.ts';
import { ADJACENT, DIAGONAL, KNIGHT, leaps, ORTHOGONAL, rays } from './rays.ts';
import type { Size, Square } from './squares.ts';

/** 1 is the seat that moves first (White), −1 the other. A piece is its role times its side. */
export type Side = 1 | -1;

export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT_ROLE = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** Piece codes by square. An Int8Array underneath, so that copying is cheap; never written to. */
export type Board = ArrayLike<number>;

/** Castling rights, one bit each: in the order and spelling of `KQkq`. */
export const RIGHTS = { K: 1, Q: 2, k: 4, q: 8 } as const;

/** All that decides which moves there are; immutable. */
export interface ChessPosition {
  readonly board: Board;
  /** The side to move. */
  readonly side: Side;
  /** RIGHTS still held. */
  readonly castling: number;
  /** The square that the last move's double step passed over, or NOWHERE. */
  readonly passed: Square;
}

/** One way to castle. */
export interface Castling {
  readonly side: Side;
  readonly right: number;
  readonly king: readonly [from: Square, to: Square];
  readonly rook: readonly [from: Square, to: Square];
  /** Strictly between king and rook: must be empty. */
  readonly between: readonly Square[];
  /** Where the king starts, passes and lands: in chess none may be attacked. */
  readonly kingPath: readonly Square[];
}

export interface ChessGeometry extends Size {
  readonly size: number;
  readonly knight: readonly (readonly Square[])[];
  readonly king: readonly (readonly Square[])[];
  /** Four rays a square. */
  readonly orthogonal: readonly (readonly (readonly Square[])[])[];
  readonly diagonal: readonly (readonly (readonly Square[])[])[];
  /** Squares a pawn of that side captures on. */
  readonly firstPawn: readonly (readonly Square[])[];
  readonly secondPawn: readonly (readonly Square[])[];
  readonly castlings: readonly Castling[];
  /** The rights that survive a move from or to each square: home squares take theirs along. */
  readonly rightsKept: ArrayLike<number>;
  /** What a pawn becomes on the last rank, in the order of choice. */
  readonly promotions: readonly number[];
}

/** The geometry of a chess game; made once when a game's module loads. */
export function chessGeometry(size: Size, promotions: readonly number[]): ChessGeometry {
  const top = size.files * (size.ranks - 1);
  const castlings = [
    castling(1, RIGHTS.K, 0, 'short'),
    castling(1, RIGHTS.Q, 0, 'long'),
    castling(-1, RIGHTS.k, top, 'short'),
    castling(-1, RIGHTS.q, top, 'long'),
  ];
  const rightsKept = new Uint8Array(size.files * size.ranks).fill(15);
  for (const { right, king, rook } of castlings) {
    for (const home of [king[0], rook[0]]) rightsKept[home] = (rightsKept[home] ?? 0) & ~right;
  }
  return {
    ...size,
    size: size.files * size.ranks,
    knight: leaps(size, KNIGHT),
    king: leaps(size, ADJACENT),
    orthogonal: rays(size, ORTHOGONAL),
    diagonal: rays(size, DIAGONAL),
    firstPawn: leaps(size, [
      [-1, 1],
      [1, 1],
    ]),
    secondPawn: leaps(size, [
      [-1, -1],
      [1, -1],
    ]),
    castlings,
    rightsKept,
    promotions,
  };
}

/** King on the e-file, rooks in the corners, on the rank that starts at square `home`. */
function castling(side: Side, right: number, home: Square, way: 'short' | 'long'): Castling {
  const at = (files: readonly number[]): Square[] => files.map((file) => home + file);
  return way === 'short'
    ? {
        side,
        right,
        king: [home + 4, home + 6],
        rook: [home + 7, home + 5],
        between: at([5, 6]),
        kingPath: at([4, 5, 6]),
      }
    : {
        side,
        right,
        king: [home + 4, home + 2],
        rook: [home, home + 3],
        between: at([1, 2, 3]),
        kingPath: at([4, 3, 2]),
      };
}

/** The capture squares of a side's pawns. */
export function pawnTakes(geometry: ChessGeometry, side: Side): readonly (readonly Square[])[] {
  return side === 1 ? geometry.firstPawn : geometry.secondPawn;
}

/** The piece code on a square that is on the board. */
export function pieceAt(board: Board, square: Square): number {
  return board[square] ?? EMPTY;
}

/** The square of a side's king, or −1 when it has been captured. */
export function kingSquare(board: Board, side: Side): Square {
  for (let square = 0; square < board.length; square += 1) {
    if (board[square] === KING * side) return square;
  }
  return -1;
}

export function otherSide(side: Side): Side {
  return side === 1 ? -1 : 1;
}

export function sideOf(seat: Seat): Side {
  return seat === 'first' ? 1 : -1;
}

export function seatOf(side: Side): Seat {
  return side === 1 ? 'first' : 'second';
}
