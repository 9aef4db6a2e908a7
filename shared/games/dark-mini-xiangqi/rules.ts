/** Dark Mini Xiangqi: the truth of a match and how it goes on (DX1–DX4, DX11, DX12). */
import { type Board, EMPTY, pieceAt, sideOf } from '../../board/chess-board.ts';
import { fromOf, toOf } from '../../board/chess-moves.ts';
import { type Square, squareName } from '../../board/squares.ts';
import {
  type Action,
  type Capture,
  type Outcome,
  otherSeat,
  type Seat,
  type Setup,
} from '../../game.ts';
import { about, type Options } from './about.ts';
import { afterMove, GENERAL, movesOf } from './moves.ts';
import { boardText, letterOf, moveText, parseMove, parsePlacement, START } from './notation.ts';

/** DX12: this many plies without a capture, and this many times the same position, draw. */
const QUIET_PLIES = 60;
const OCCURRENCES = 3;

/** The move that led here. */
export interface LastMove {
  readonly by: Seat;
  readonly from: Square;
  readonly to: Square;
  /** The piece code it took, or EMPTY. */
  readonly taken: number;
}

/** The truth. Never leaves this folder. */
export interface State {
  readonly board: Board;
  readonly turn: Seat;
  readonly ply: number;
  readonly captures: readonly Capture[];
  readonly last: LastMove | null;
  /** Every position since the last capture, the present one last: none before it can come back. */
  readonly positions: readonly string[];
}

export function setup(_options: Options): State {
  return stateFrom(START, 'first');
}

/** Nothing here is decided by chance. */
export function setupOf(): Setup {
  return {};
}

/** A match that begins with any position: for tests. */
export function stateFrom(placement: string, turn: Seat): State {
  const board = parsePlacement(placement);
  return {
    board,
    turn,
    ply: 0,
    captures: [],
    last: null,
    positions: [positionText(board, turn)],
  };
}

function positionText(board: Board, turn: Seat): string {
  return `${boardText(board)} ${turn}`;
}

/** DX11: plies since the last capture, or since the start. */
export function sinceCapture(state: State): number {
  return state.positions.length - 1;
}

export function toAct(state: State): readonly Seat[] {
  return [state.turn];
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn) return [];
  return movesOf(state.board, sideOf(seat)).map(moveText).sort();
}

export function apply(state: State, seat: Seat, action: Action): State {
  const move = parseMove(action);
  if (seat !== state.turn || !movesOf(state.board, sideOf(seat)).includes(move)) {
    throw new Error('not a legal action');
  }
  const [from, to] = [fromOf(move), toOf(move)];
  const taken = pieceAt(state.board, to);
  const board = afterMove(state.board, move);
  const turn = otherSeat(seat);
  const position = positionText(board, turn);
  const capture: Capture = {
    ply: state.ply,
    square: squareName(about, to),
    piece: letterOf(taken),
    by: seat,
  };
  return {
    board,
    turn,
    ply: state.ply + 1,
    captures: taken === EMPTY ? state.captures : [...state.captures, capture],
    last: { by: seat, from, to, taken },
    positions: taken === EMPTY ? [...state.positions, position] : [position],
  };
}

/** DX12, in the order of R24. */
export function outcome(state: State): Outcome | null {
  const { board, turn, last, positions } = state;
  if (last && Math.abs(last.taken) === GENERAL) {
    return { winner: last.by, reason: 'general-captured' };
  }
  if (movesOf(board, sideOf(turn)).length === 0) {
    return { winner: otherSeat(turn), reason: 'no-moves' };
  }
  if (sinceCapture(state) >= QUIET_PLIES) return { winner: null, reason: 'sixty-plies' };
  const present = positions.at(-1);
  const occurrences = positions.filter((position) => position === present).length;
  return occurrences >= OCCURRENCES ? { winner: null, reason: 'repetition' } : null;
}
