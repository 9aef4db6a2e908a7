/**
 * What a side sees of a position (FC5–FC9). Knows positions, not matches, so that a CPU player can
 * ask it of the positions it imagines.
 */
import { type ChessPosition, PAWN, pieceAt, type Side } from '../../board/chess-board.ts';
import { pseudoMoves, toOf, victimSquare } from '../../board/chess-moves.ts';
import { ORTHODOX } from '../../board/orthodox.ts';
import { NOWHERE } from '../../board/squares.ts';

/**
 * One byte a square: 1 where the side sees what stands there. The same on both players' turns, but
 * for en passant, which exists only on the capturer's own turn (FC7).
 */
export function visionOf(position: ChessPosition, side: Side, pawnSight: boolean): Uint8Array {
  const seen = new Uint8Array(ORTHODOX.size);
  const passed = position.side === side ? position.passed : NOWHERE;
  // Without castling rights: castling adds no vision (FC8).
  const own: ChessPosition = { board: position.board, side, castling: 0, passed };
  for (const move of pseudoMoves(ORTHODOX, own)) {
    seen[toOf(move)] = 1;
    const victim = victimSquare(ORTHODOX, own, move);
    if (victim !== NOWHERE) seen[victim] = 1;
  }
  for (let square = 0; square < ORTHODOX.size; square += 1) {
    const piece = pieceAt(own.board, square);
    if (piece * side > 0) seen[square] = 1;
    if (pawnSight && piece === PAWN * side) seen[square + side * ORTHODOX.files] = 1;
  }
  return seen;
}
