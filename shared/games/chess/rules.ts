/** Chess: a match and how it goes on (CH1, CH2). */
import {
  BISHOP,
  type Board,
  type ChessPosition,
  EMPTY,
  KING,
  KNIGHT_ROLE,
  otherSide,
  PAWN,
  pieceAt,
  seatOf,
  sideOf,
} from '../../board/chess-board.ts';
import {
  applyMove,
  fromOf,
  isInCheck,
  legalMoves,
  type Move,
  toOf,
  victimSquare,
} from '../../board/chess-moves.ts';
import {
  castlingText,
  findMove,
  letterOf,
  parseFen,
  placementOf,
  sortedTexts,
} from '../../board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../../board/orthodox.ts';
import { NOWHERE, squareName } from '../../board/squares.ts';
import type { Action, Capture, Outcome, Seat, Setup } from '../../game.ts';
import type { Options } from './about.ts';

/** All there is to know of a match; in chess everybody does. */
export interface State {
  /** `passed` is named only where a legal capture on it exists (CH2, CH3). */
  readonly position: ChessPosition;
  /** The legal moves there: half of the rules ask for them. */
  readonly moves: readonly Move[];
  readonly ply: number;
  readonly moveNumber: number;
  /** Plies since the last capture or pawn move. */
  readonly quietPlies: number;
  /** Keys of the positions since then, the present one last: no earlier one can come again. */
  readonly keys: readonly string[];
  readonly captures: readonly Capture[];
  readonly lastMove: Action | null;
}

export function setup(_options: Options): State {
  return stateFromFen(ORTHODOX_START);
}

/** Nothing here is decided by chance. */
export function setupOf(): Setup {
  return {};
}

/** A match that begins with any position: for tests. */
export function stateFromFen(fen: string): State {
  const { position, quietPlies, moveNumber } = parseFen(ORTHODOX, fen);
  const known = withMoves(position);
  return {
    ...known,
    ply: 0,
    moveNumber,
    quietPlies,
    keys: [keyOf(known.position)],
    captures: [],
    lastMove: null,
  };
}

function withMoves(position: ChessPosition): Pick<State, 'position' | 'moves'> {
  const moves = legalMoves(ORTHODOX, position);
  const isTaken = moves.some((move) => isPassingCapture(position, move));
  return { moves, position: isTaken ? position : { ...position, passed: NOWHERE } };
}

function isPassingCapture(position: ChessPosition, move: Move): boolean {
  const victim = victimSquare(ORTHODOX, position, move);
  return victim !== NOWHERE && victim !== toOf(move);
}

/** Equal for positions that count as the same. */
function keyOf({ board, side, castling, passed }: ChessPosition): string {
  return [placementOf(ORTHODOX, board), side, castlingText(castling), passed].join(' ');
}

export function toAct(state: State): readonly Seat[] {
  return [seatOf(state.position.side)];
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return state.position.side === sideOf(seat) ? sortedTexts(ORTHODOX, state.moves) : [];
}

export function apply(state: State, seat: Seat, action: Action): State {
  const move = findMove(ORTHODOX, state.moves, action);
  if (move === null || state.position.side !== sideOf(seat)) throw new Error('not a legal action');
  const next = withMoves(applyMove(ORTHODOX, state.position, move));
  const capture = captureOf(state, seat, move);
  const isPawnMove = Math.abs(pieceAt(state.position.board, fromOf(move))) === PAWN;
  const isQuiet = capture === null && !isPawnMove;
  return {
    ...next,
    ply: state.ply + 1,
    moveNumber: state.moveNumber + (seat === 'second' ? 1 : 0),
    quietPlies: isQuiet ? state.quietPlies + 1 : 0,
    keys: [...(isQuiet ? state.keys : []), keyOf(next.position)],
    captures: capture ? [...state.captures, capture] : state.captures,
    lastMove: action,
  };
}

function captureOf(state: State, by: Seat, move: Move): Capture | null {
  const victim = victimSquare(ORTHODOX, state.position, move);
  if (victim === NOWHERE) return null;
  return {
    ply: state.ply,
    square: squareName(ORTHODOX, victim),
    piece: letterOf(pieceAt(state.position.board, victim)),
    by,
  };
}

/** The ends by the rules of play, in the order in which they are judged (R24). */
export function outcome(state: State): Outcome | null {
  const { position, moves, quietPlies, keys } = state;
  const { board, side } = position;
  if (moves.length === 0) {
    return isInCheck(ORTHODOX, board, side)
      ? { winner: seatOf(otherSide(side)), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' };
  }
  if (isDead(board)) return { winner: null, reason: 'material' };
  if (quietPlies >= 100) return { winner: null, reason: 'fifty-moves' };
  const present = keys.at(-1);
  const times = keys.filter((key) => key === present).length;
  return times >= 3 ? { winner: null, reason: 'repetition' } : null;
}

/** Material with which nobody can ever mate (CH2). */
function isDead(board: Board): boolean {
  const pieces = Array.from(board, (piece, square) => ({ role: Math.abs(piece), square })).filter(
    ({ role }) => role !== EMPTY && role !== KING,
  );
  if (pieces.length === 1 && pieces[0]?.role === KNIGHT_ROLE) return true;
  const shades = new Set(pieces.map(({ square }) => (square + Math.floor(square / 8)) % 2));
  return pieces.every(({ role }) => role === BISHOP) && shades.size <= 1;
}

/** R18: who runs out of time does not lose to a bare king. */
export function timeoutWinner(state: State, seat: Seat): Seat | null {
  const winner = otherSide(sideOf(seat));
  const isBare = Array.from(state.position.board).every(
    (piece) => piece * winner <= 0 || piece === KING * winner,
  );
  return isBare ? null : seatOf(winner);
}
