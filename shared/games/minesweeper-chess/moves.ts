/**
 * What a side may do, by public knowledge alone (MC1, MC4, MC5, MC7): where the undiscovered mines
 * are makes no difference. Knows positions, not matches, so that a CPU player can look ahead with it.
 */
import {
  type ChessPosition,
  EMPTY,
  KING,
  kingSquare,
  otherSide,
  PAWN,
  pieceAt,
} from '../../board/chess-board.ts';
import {
  applyMove,
  castlingOf,
  fromOf,
  isInCheck,
  isSafeCastling,
  type Move,
  moveOf,
  promotionOf,
  pseudoMoves,
  toOf,
} from '../../board/chess-moves.ts';
import { moveText } from '../../board/chess-text.ts';
import { NOWHERE, type Square } from '../../board/squares.ts';
import type { Action } from '../../game.ts';
import { TALL } from './zone.ts';

/** In a move's place for a promotion: the pawn stays and sweeps the square ahead. */
const SWEEP = 7;

/** What everybody knows of the mines, as far as moves depend on it. */
export interface KnownMines {
  /** Revealed and live. */
  readonly discovered: readonly Square[];
  /** MC6 ends the sapper action. */
  readonly canSweep: boolean;
}

export function isSweep(move: Move): boolean {
  return promotionOf(move) === SWEEP;
}

/** `e2e4`, `e9e10`, `e3e4*`. */
export function actionText(move: Move): Action {
  return isSweep(move)
    ? `${moveText(TALL, moveOf(fromOf(move), toOf(move)))}*`
    : moveText(TALL, move);
}

/** Every action of the side to move, sweeps last. */
export function actionsOf(position: ChessPosition, known: KnownMines): Move[] {
  const moves = pseudoMoves(TALL, position).filter((move) => isLegal(position, move, known));
  return [...moves, ...sweepsOf(position, known)];
}

function isLegal(position: ChessPosition, move: Move, known: KnownMines): boolean {
  const { board, side } = position;
  // MC7: a bared king may be taken whatever becomes of the own one.
  if (board[toOf(move)] === KING * otherSide(side)) return true;
  const way = castlingOf(TALL, position, move);
  if (way) return isSafeCastling(TALL, board, way);
  const after = afterMove(position, move, known.discovered);
  return !isInCheck(TALL, after.board, side);
}

/**
 * The position after a move if these squares, and no others, hold mines: any piece but a king is
 * destroyed where it lands on one.
 */
export function afterMove(
  position: ChessPosition,
  move: Move,
  mines: readonly Square[],
): ChessPosition {
  // Without en passant (MC1).
  const next = { ...applyMove(TALL, position, move), passed: NOWHERE };
  const to = toOf(move);
  const isDestroyed = mines.includes(to) && Math.abs(pieceAt(next.board, to)) !== KING;
  if (!isDestroyed) return next;
  const board = new Int8Array(next.board);
  board[to] = EMPTY;
  return { ...next, board };
}

/** The position after a sweep: the same, with the other side to move. */
export function afterSweep(position: ChessPosition): ChessPosition {
  return { ...position, side: otherSide(position.side) };
}

function sweepsOf(position: ChessPosition, { canSweep }: KnownMines): Move[] {
  const { board, side } = position;
  if (!canSweep || isInCheck(TALL, board, side)) return [];
  const sweeps: Move[] = [];
  for (let square = 0; square < TALL.size; square += 1) {
    const ahead = square + side * TALL.files;
    if (board[square] === PAWN * side && board[ahead] === EMPTY) {
      sweeps.push(moveOf(square, ahead, SWEEP));
    }
  }
  return sweeps;
}

/** MC8: the king to move if it is attacked, else the other king if it can be taken. */
export function checkedKing({ board, side }: ChessPosition): Square {
  if (kingSquare(board, side) === NOWHERE) return NOWHERE;
  if (isInCheck(TALL, board, side)) return kingSquare(board, side);
  const enemy = otherSide(side);
  return isInCheck(TALL, board, enemy) ? kingSquare(board, enemy) : NOWHERE;
}
