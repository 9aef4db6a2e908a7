/** Minesweeper Chess: the truth of a match and how it goes on (MC1–MC10). */
import {
  BISHOP,
  type Board,
  type ChessPosition,
  EMPTY,
  KING,
  KNIGHT_ROLE,
  kingSquare,
  otherSide,
  PAWN,
  pieceAt,
  seatOf,
  sideOf,
} from '../../board/chess-board.ts';
import { fromOf, isInCheck, type Move, toOf } from '../../board/chess-moves.ts';
import { castlingText, letterOf, parseFen, placementOf } from '../../board/chess-text.ts';
import { NOWHERE, type Square, squareName, squareOf } from '../../board/squares.ts';
import type { Action, Capture, Outcome, Seat, Setup } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { Options } from './about.ts';
import {
  discoveredMines,
  type Ground,
  type GroundChange,
  type GroundNotice,
  groundText,
  land,
  sweep,
} from './ground.ts';
import { actionsOf, actionText, afterMove, afterSweep, isSweep } from './moves.ts';
import { isInZone, MINES, TALL, ZONE } from './zone.ts';

/** The truth. Never leaves this folder. */
export interface State {
  readonly minesStay: boolean;
  /** Where the mines were laid. */
  readonly laid: readonly Square[];
  readonly position: ChessPosition;
  readonly ground: Ground;
  /** The actions there; half of the rules ask for them. */
  readonly actions: readonly Move[];
  readonly ply: number;
  /** Keys since the last capture or pawn move, the present one last: no earlier one comes again. */
  readonly keys: readonly string[];
  readonly captures: readonly Capture[];
  readonly lastMove: Action | null;
  readonly notices: readonly GroundNotice[];
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const PLY_CAP = 600;

export function setup(options: Options, random: Random, fixed: Setup = {}): State {
  const mines = fixed.mines ?? [];
  const laid =
    mines.length > 0
      ? mines.map((name) => squareOf(TALL, name))
      : random.shuffle(ZONE).slice(0, MINES);
  return stateFromFen(START, laid, options.minesStay);
}

/** Where the mines were laid, for the record (R27). */
export function setupOf({ laid }: State): Setup {
  return { mines: laid.map((square) => squareName(TALL, square)) };
}

/**
 * A match that begins with any position: for tests.
 * @param open squares whose fog has already lifted.
 */
export function stateFromFen(
  fen: string,
  mines: readonly Square[],
  minesStay = false,
  open: readonly Square[] = [],
): State {
  if (!mines.every(isInZone)) throw new Error('a mine outside the zone');
  const laid = [...mines].sort((a, b) => a - b);
  const { position } = parseFen(TALL, fen);
  const ground: Ground = { mines: laid, open: new Set(open), lifted: false };
  return {
    minesStay,
    laid,
    position,
    ground,
    actions: actionsIn(position, ground, minesStay),
    ply: 0,
    keys: [keyOf(position, ground)],
    captures: [],
    lastMove: null,
    notices: [],
  };
}

function actionsIn(position: ChessPosition, ground: Ground, minesStay: boolean): Move[] {
  if (kingSquare(position.board, position.side) === NOWHERE) return [];
  return actionsOf(position, {
    discovered: discoveredMines(ground),
    canSweep: !ground.lifted || minesStay,
  });
}

/** Equal for positions that count as the same (MC9): all of it is public. */
function keyOf({ board, side, castling }: ChessPosition, ground: Ground): string {
  return [
    placementOf(TALL, board),
    side,
    castlingText(castling),
    groundText(ground, 'public'),
    ground.mines.length,
  ].join(' ');
}

export function toAct(state: State): readonly Seat[] {
  return [seatOf(state.position.side)];
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return state.position.side === sideOf(seat) ? state.actions.map(actionText).sort() : [];
}

export function apply(state: State, seat: Seat, action: Action): State {
  const { position, ground, minesStay } = state;
  const move = state.actions.find((candidate) => actionText(candidate) === action);
  if (move === undefined || position.side !== sideOf(seat)) throw new Error('not a legal action');
  const swept = isSweep(move);
  const next = swept ? afterSweep(position) : afterMove(position, move, ground.mines);
  const change = swept ? sweep(ground, toOf(move)) : landing(state, move);
  const capture = swept ? null : captureOf(state, seat, move);
  const isPawnMove = !swept && Math.abs(pieceAt(position.board, fromOf(move))) === PAWN;
  const isLasting = capture !== null || isPawnMove;
  return {
    minesStay,
    laid: state.laid,
    position: next,
    ground: change.ground,
    actions: actionsIn(next, change.ground, minesStay),
    ply: state.ply + 1,
    keys: [...(isLasting ? [] : state.keys), keyOf(next, change.ground)],
    captures: capture ? [...state.captures, capture] : state.captures,
    lastMove: action,
    notices: change.notices,
  };
}

function landing({ position, ground, minesStay }: State, move: Move): GroundChange {
  const piece = letterOf(pieceAt(position.board, fromOf(move)));
  return land(ground, toOf(move), piece, minesStay);
}

function captureOf(state: State, by: Seat, move: Move): Capture | null {
  const victim = pieceAt(state.position.board, toOf(move));
  if (victim === EMPTY) return null;
  return { ply: state.ply, square: squareName(TALL, toOf(move)), piece: letterOf(victim), by };
}

/** The ends by the rules of play, in the order in which they are judged (R24). */
export function outcome(state: State): Outcome | null {
  const { position, actions, keys } = state;
  const { board, side } = position;
  const enemy = otherSide(side);
  if (kingSquare(board, side) === NOWHERE) {
    return { winner: seatOf(enemy), reason: 'king-captured' };
  }
  if (actions.length === 0) {
    return isInCheck(TALL, board, side)
      ? { winner: seatOf(enemy), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' };
  }
  // MC9: nothing is dead while a king can be taken.
  if (isDead(board) && !isInCheck(TALL, board, enemy)) return { winner: null, reason: 'material' };
  const present = keys.at(-1);
  if (keys.filter((key) => key === present).length >= 3) {
    return { winner: null, reason: 'repetition' };
  }
  return state.ply >= PLY_CAP ? { winner: null, reason: 'ply-cap' } : null;
}

/** Bare kings, or one bishop or knight besides them. */
function isDead(board: Board): boolean {
  const roles = Array.from(board, Math.abs).filter((role) => role !== EMPTY && role !== KING);
  const [only = BISHOP, ...others] = roles;
  return others.length === 0 && (only === BISHOP || only === KNIGHT_ROLE);
}
