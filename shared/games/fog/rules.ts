/** Fog: the truth of a match and how it goes on (FG1–FG5, FG7, FG9). */
import { type Square, squareName } from '../../board/squares.ts';
import {
  type Action,
  type Capture,
  type Outcome,
  otherSeat,
  SEATS,
  type Seat,
  type Setup,
  type SquareName,
} from '../../game.ts';
import type { Random } from '../../random.ts';
import { about, type Options } from './about.ts';
import { HOME, NEIGHBOURS, REACH, SQUARES } from './geometry.ts';
import { EMPTY, LETTERS, makeAction, ownerOf, type Placement, parseAction } from './notation.ts';

/** FG9: turns of each side, by the house rule `length`. */
const TURNS: Readonly<Record<string, number>> = { short: 25, normal: 40, long: 60 };
const PIECES = 4;
const PLACEMENTS = 2;

/** One character a square, a1 b1 c1 … in rank order, as in a view. */
export type Board = readonly string[];

/** A probe and its answer, public (FG5). */
export interface Probe {
  readonly ply: number;
  readonly seat: Seat;
  readonly square: SquareName;
  readonly answer: number;
}

/** What the other side may have noticed of an action. */
export type LastAction =
  | {
      readonly kind: 'move';
      readonly by: Seat;
      readonly from: Square;
      readonly to: Square;
      readonly capture: Capture | null;
      /** FG8 goes by the sight before the action. */
      readonly before: Board;
    }
  | { readonly kind: 'probe'; readonly by: Seat; readonly probe: Probe };

/** The truth. Never leaves this folder. */
export interface State {
  /** Turns of each side. */
  readonly length: number;
  readonly board: Board;
  readonly ply: number;
  /** Seats that have placed. */
  readonly placed: readonly Seat[];
  readonly captures: readonly Capture[];
  readonly probes: readonly Probe[];
  readonly last: LastAction | null;
}

export function setup(options: Options): State {
  const length = TURNS[options.length];
  if (length === undefined) throw new Error(`no such length: ${options.length}`);
  const board = SQUARES.map(() => EMPTY);
  return { length, board, ply: 0, placed: [], captures: [], probes: [], last: null };
}

/** Nothing here is decided by chance. */
export function setupOf(): Setup {
  return {};
}

export function isPlacing(state: State): boolean {
  return state.placed.length < PLACEMENTS;
}

/** FG1: both place at once; then South begins and they take turns (FG2). */
export function toAct(state: State): readonly Seat[] {
  if (isPlacing(state)) return SEATS.filter((seat) => !state.placed.includes(seat));
  return [state.ply % 2 === 0 ? 'first' : 'second'];
}

/** FG9: 1 to the length; 1 during placement, and at the end still the last. */
export function turnOf(state: State): number {
  const turns = Math.floor(Math.max(0, state.ply - PLACEMENTS) / 2);
  return Math.min(turns + 1, state.length);
}

/** Pieces that a seat has left; all of them while it has yet to place. */
export function remaining(state: State, seat: Seat): number {
  return PIECES - state.captures.filter((capture) => capture.by !== seat).length;
}

/** FG5: any square may be probed at any turn. */
const PROBES = SQUARES.map((square) => makeAction({ kind: 'probe', square })).sort();

function isOwn(state: State, seat: Seat, square: Square): boolean {
  return ownerOf(state.board[square] ?? EMPTY) === seat;
}

/** FG3 and FG5; a placement is not listed but read (`read`). */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (isPlacing(state) || !toAct(state).includes(seat)) return [];
  const own = SQUARES.filter((square) => isOwn(state, seat, square));
  const moves = own.flatMap((from) =>
    (REACH[from] ?? [])
      .filter((to) => !own.includes(to))
      .map((to) => makeAction({ kind: 'move', from, to })),
  );
  // `?` comes before every file letter.
  return [...PROBES, ...moves.sort()];
}

/** The placement that a text from outside stands for, in canonical text; null if it is none. */
export function read(state: State, seat: Seat, text: string): Action | null {
  const action = parseAction(text);
  if (action?.kind !== 'place' || state.placed.includes(seat)) return null;
  const squares = [action.queen, ...action.lanterns];
  const isFair =
    new Set(squares).size === PIECES && squares.every((square) => HOME[seat].includes(square));
  return isFair ? makeAction(action) : null;
}

/** A placement, each as likely as any other. */
export function draw(_state: State, seat: Seat, random: Random): Action {
  const [queen = 0, ...rest] = random.shuffle(HOME[seat]);
  const lanterns = rest.slice(0, PIECES - 1).sort((a, b) => a - b);
  return makeAction({ kind: 'place', queen, lanterns });
}

export function apply(state: State, seat: Seat, text: Action): State {
  const action = toAct(state).includes(seat) ? parseAction(text) : null;
  if (action?.kind === 'place' && read(state, seat, text) === text) {
    return place(state, seat, action);
  }
  if (action?.kind === 'probe' && !isPlacing(state)) return probe(state, seat, action.square);
  if (action?.kind === 'move' && canMove(state, seat, action.from, action.to)) {
    return move(state, seat, action.from, action.to);
  }
  throw new Error('not a legal action');
}

/** FG3; while one side has yet to place, the other must wait. */
function canMove(state: State, seat: Seat, from: Square, to: Square): boolean {
  const reach = REACH[from] ?? [];
  return (
    !isPlacing(state) && isOwn(state, seat, from) && reach.includes(to) && !isOwn(state, seat, to)
  );
}

function place(state: State, seat: Seat, { queen, lanterns }: Placement): State {
  const { queen: queenLetter, lantern } = LETTERS[seat];
  const board = state.board.map((letter, square) => {
    if (square === queen) return queenLetter;
    return lanterns.includes(square) ? lantern : letter;
  });
  return { ...state, board, ply: state.ply + 1, placed: [...state.placed, seat] };
}

function probe(state: State, seat: Seat, square: Square): State {
  const neighbours = NEIGHBOURS[square] ?? [];
  const enemy = otherSeat(seat);
  const asked: Probe = {
    ply: state.ply,
    seat,
    square: squareName(about, square),
    answer: neighbours.filter((at) => ownerOf(state.board[at] ?? EMPTY) === enemy).length,
  };
  return {
    ...state,
    ply: state.ply + 1,
    probes: [...state.probes, asked],
    last: { kind: 'probe', by: seat, probe: asked },
  };
}

function move(state: State, seat: Seat, from: Square, to: Square): State {
  const taken = state.board[to] ?? EMPTY;
  const capture: Capture | null =
    taken === EMPTY
      ? null
      : { ply: state.ply, square: squareName(about, to), piece: taken, by: seat };
  const board = state.board.map((letter, square) => {
    if (square === to) return state.board[from] ?? EMPTY;
    return square === from ? EMPTY : letter;
  });
  return {
    ...state,
    board,
    ply: state.ply + 1,
    captures: capture ? [...state.captures, capture] : state.captures,
    last: { kind: 'move', by: seat, from, to, capture, before: state.board },
  };
}

/** FG9. */
export function outcome(state: State): Outcome | null {
  const queen = state.captures.find(({ piece }) => piece.toUpperCase() === 'Q');
  if (queen) return { winner: queen.by, reason: 'queen-captured' };
  if (state.ply < PLACEMENTS + 2 * state.length) return null;
  const lead = remaining(state, 'first') - remaining(state, 'second');
  const winner = lead === 0 ? null : lead > 0 ? 'first' : 'second';
  return { winner, reason: 'length' };
}

/** FG1: a seat that did not place in time loses, unless neither did. */
export function timeoutWinner(state: State, seat: Seat): Seat | null {
  return state.placed.length === 0 ? null : otherSeat(seat);
}

/** A match in which both have placed and South is to move, the pieces anywhere: for tests. */
export function stateFrom(options: Options, board: Board): State {
  return { ...setup(options), board, ply: PLACEMENTS, placed: SEATS };
}
