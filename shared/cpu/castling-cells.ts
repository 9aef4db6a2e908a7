/** Castling in cells of the mailbox. */
import type { ChessGeometry } from '../board/chess-board.ts';
import type { Square } from '../board/squares.ts';
import { CELLS, cellOf, type Mailbox } from './mailbox.ts';

export interface CastlingCells {
  /** 0 for the first side. */
  readonly side: number;
  readonly right: number;
  readonly king: readonly [from: number, to: number];
  readonly rook: readonly [from: number, to: number];
  readonly between: readonly number[];
  readonly kingPath: readonly number[];
}

export function castlingCells(geometry: ChessGeometry, mailbox: Mailbox): CastlingCells[] {
  const pair = ([from, to]: readonly [Square, Square]): [number, number] => [
    cellOf(mailbox, from),
    cellOf(mailbox, to),
  ];
  return geometry.castlings.map((way) => ({
    side: way.side === 1 ? 0 : 1,
    right: way.right,
    king: pair(way.king),
    rook: pair(way.rook),
    between: way.between.map((square) => cellOf(mailbox, square)),
    kingPath: way.kingPath.map((square) => cellOf(mailbox, square)),
  }));
}

/** The rights that survive a move from or to each cell. */
export function rightsKeptByCell(geometry: ChessGeometry, mailbox: Mailbox): Int32Array {
  const kept = new Int32Array(CELLS).fill(15);
  for (const [square, cell] of mailbox.cells.entries())
    kept[cell] = geometry.rightsKept[square] ?? 0;
  return kept;
}

/** The rook's way when a king castles to a cell; only asked for castlings. */
export function rookOf(
  castlings: readonly CastlingCells[],
  kingTo: number,
): readonly [from: number, to: number] {
  for (const { king, rook } of castlings) if (king[1] === kingTo) return rook;
  throw new Error('no such castling');
}
