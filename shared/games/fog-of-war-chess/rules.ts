/** Fog of War Chess: the truth of a match and how it goes on (FC1–FC4, FC10, FC14). */
import {
  type ChessPosition,
  EMPTY,
  KING,
  kingSquare,
  otherSide,
  PAWN,
  pawnTakes,
  pieceAt,
  seatOf,
  sideOf,
} from '../../board/chess-board.ts';
import {
  applyMove,
  castlingOf,
  fromOf,
  type Move,
  pseudoMoves,
  toOf,
  victimSquare,
} from '../../board/chess-moves.ts';
import {
  boardText,
  castlingText,
  findMove,
  letterOf,
  parseFen,
  sortedTexts,
} from '../../board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../../board/orthodox.ts';
import { NOWHERE, type Square, squareName } from '../../board/squares.ts';
import type { Action, Capture, Outcome, Seat, Setup } from '../../game.ts';
import type { Options } from './about.ts';

/** The truth. Never leaves this folder. */
export interface State {
  readonly pawnSight: boolean;
  readonly position: ChessPosition;
  readonly ply: number;
  /** Plies since the last capture or pawn move. */
  readonly quietPlies: number;
  /** Keys of the positions since then, the present one last: no earlier one can come again. */
  readonly keys: readonly string[];
  readonly captures: readonly Capture[];
  readonly last: LastAction | null;
}

/** What the other side may have noticed of an action. */
export interface LastAction {
  readonly by: Seat;
  /** From and to; of castling the rook's two as well. */
  readonly squares: readonly Square[];
  readonly capture: Capture | null;
}

export function setup(options: Options): State {
  return stateFromFen(ORTHODOX_START, options.pawnSight);
}

/** Nothing here is decided by chance. */
export function setupOf(): Setup {
  return {};
}

/** A match that begins with any position: for tests. */
export function stateFromFen(fen: string, pawnSight = false): State {
  const { position, quietPlies } = parseFen(ORTHODOX, fen);
  return {
    pawnSight,
    position,
    ply: 0,
    quietPlies,
    keys: [keyOf(position)],
    captures: [],
    last: null,
  };
}

export function toAct(state: State): readonly Seat[] {
  return [seatOf(state.position.side)];
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return state.position.side === sideOf(seat)
    ? sortedTexts(ORTHODOX, pseudoMoves(ORTHODOX, state.position))
    : [];
}

export function apply(state: State, seat: Seat, action: Action): State {
  const { position } = state;
  const move = findMove(ORTHODOX, pseudoMoves(ORTHODOX, position), action);
  if (move === null || position.side !== sideOf(seat)) throw new Error('not a legal action');
  const next = applyMove(ORTHODOX, position, move);
  const capture = captureOf(state, seat, move);
  const isPawnMove = Math.abs(pieceAt(position.board, fromOf(move))) === PAWN;
  const isQuiet = capture === null && !isPawnMove;
  return {
    pawnSight: state.pawnSight,
    position: next,
    ply: state.ply + 1,
    quietPlies: isQuiet ? state.quietPlies + 1 : 0,
    keys: [...(isQuiet ? state.keys : []), keyOf(next)],
    captures: capture ? [...state.captures, capture] : state.captures,
    last: { by: seat, squares: squaresOf(position, move), capture },
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

function squaresOf(position: ChessPosition, move: Move): readonly Square[] {
  const rook = castlingOf(ORTHODOX, position, move)?.rook ?? [];
  return [fromOf(move), toOf(move), ...rook].sort((a, b) => a - b);
}

/** Equal for positions that count as the same (FC14). */
function keyOf(position: ChessPosition): string {
  const { board, side, castling } = position;
  const passed = canTakePassing(position) ? position.passed : NOWHERE;
  return [boardText(board), side, castlingText(castling), passed].join(' ');
}

/** Whether a pawn could take en passant now; a pin is no matter where a king may be taken. */
function canTakePassing({ board, side, passed }: ChessPosition): boolean {
  const from = pawnTakes(ORTHODOX, otherSide(side))[passed] ?? [];
  return from.some((square) => board[square] === PAWN * side);
}

/** The ends by the rules of play, in the order in which they are judged (R24). */
export function outcome(state: State): Outcome | null {
  const { position, quietPlies, keys } = state;
  const { board, side } = position;
  if (kingSquare(board, side) === NOWHERE) {
    return { winner: seatOf(otherSide(side)), reason: 'king-captured' };
  }
  if (pseudoMoves(ORTHODOX, position).length === 0) return { winner: null, reason: 'no-moves' };
  const bare = Array.from(board).every((piece) => piece === EMPTY || Math.abs(piece) === KING);
  if (bare) return { winner: null, reason: 'material' };
  if (quietPlies >= 100) return { winner: null, reason: 'fifty-moves' };
  const present = keys.at(-1);
  const times = keys.filter((key) => key === present).length;
  return times >= 3 ? { winner: null, reason: 'repetition' } : null;
}
