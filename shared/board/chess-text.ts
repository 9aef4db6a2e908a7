/** Text of chess positions and moves: board characters, FEN and coordinates, at the edges only. */
import {
  type Board,
  type ChessGeometry,
  type ChessPosition,
  EMPTY,
  RIGHTS,
} from './chess-board.ts';
import { fromOf, type Move, promotionOf, toOf } from './chess-moves.ts';
import { NOWHERE, squareName, squareOf } from './squares.ts';

const LETTERS = 'kqrbnp.PNBRQK';
const ZERO = 6;

/** The board character of a piece code; upper case for the first side, `.` for none. */
export function letterOf(piece: number): string {
  return LETTERS.charAt(piece + ZERO);
}

/** The piece code of a board character; null for any other. */
export function pieceOf(letter: string): number | null {
  const at = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return at < 0 ? null : at - ZERO;
}

/** One character a square, a1 b1 c1 … in rank order. */
export function boardText(board: Board): string {
  return Array.from(board, letterOf).join('');
}

/** The board of a FEN's first field. */
function boardOfPlacement(geometry: ChessGeometry, placement: string): Board {
  const rows = placement.split('/').map((row) => row.replace(/[0-9]+/g, (n) => '.'.repeat(+n)));
  const pieces = rows.reverse().flatMap((row) => [...row].map(pieceOf));
  const fits = rows.length === geometry.ranks && rows.every((row) => row.length === geometry.files);
  if (!fits) throw new Error(`not a placement: ${placement}`);
  return Int8Array.from(pieces, (piece) => {
    if (piece === null) throw new Error(`not a placement: ${placement}`);
    return piece;
  });
}

/** A FEN's first field. */
export function placementOf(geometry: ChessGeometry, board: Board): string {
  const text = boardText(board);
  const rows = Array.from({ length: geometry.ranks }, (_, rank) =>
    text
      .slice(rank * geometry.files, (rank + 1) * geometry.files)
      .replace(/\.+/g, (empty) => `${empty.length}`),
  );
  return rows.reverse().join('/');
}

/** `KQkq`, or a part of it; `` when no right is left. */
export function castlingText(castling: number): string {
  return Object.entries(RIGHTS)
    .filter(([, right]) => (castling & right) !== 0)
    .map(([letter]) => letter)
    .join('');
}

/** A position with the two counters that a FEN carries along. */
export interface Fen {
  readonly position: ChessPosition;
  /** Plies since the last capture or pawn move. */
  readonly quietPlies: number;
  readonly moveNumber: number;
}

/** Reads a FEN; throws on what is not one. It is ours to write, never a player's. */
export function parseFen(geometry: ChessGeometry, fen: string): Fen {
  const [placement = '', side, castling = '', passed = '', quiet, number] = fen.split(' ');
  const rights = Object.entries(RIGHTS).filter(([letter]) => castling.includes(letter));
  return {
    position: {
      board: boardOfPlacement(geometry, placement),
      side: side === 'b' ? -1 : 1,
      castling: rights.reduce((all, [, right]) => all | right, 0),
      passed: squareOf(geometry, passed),
    },
    quietPlies: Number(quiet ?? 0),
    moveNumber: Number(number ?? 1),
  };
}

/** Writes a FEN. `position.passed` is named as it stands: clear it where no capture exists. */
export function makeFen(geometry: ChessGeometry, fen: Fen): string {
  const { board, side, castling, passed } = fen.position;
  return [
    placementOf(geometry, board),
    side === 1 ? 'w' : 'b',
    castlingText(castling) || '-',
    passed === NOWHERE ? '-' : squareName(geometry, passed),
    fen.quietPlies,
    fen.moveNumber,
  ].join(' ');
}

/** `e2e4`, `e7e8q`; the letter only where the pawn has a choice. */
export function moveText(geometry: ChessGeometry, move: Move): string {
  const squares = squareName(geometry, fromOf(move)) + squareName(geometry, toOf(move));
  const promotion = promotionOf(move);
  const isChoice = promotion !== EMPTY && geometry.promotions.length > 1;
  return isChoice ? squares + letterOf(-promotion) : squares;
}

/** The move among `moves` that has this text; null if none has. */
export function findMove(
  geometry: ChessGeometry,
  moves: readonly Move[],
  text: string,
): Move | null {
  return moves.find((move) => moveText(geometry, move) === text) ?? null;
}

/** Texts of moves, sorted by code unit as everywhere on the wire. */
export function sortedTexts(geometry: ChessGeometry, moves: readonly Move[]): string[] {
  return moves.map((move) => moveText(geometry, move)).sort();
}
