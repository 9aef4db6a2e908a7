/** Who sees what of Fog (FG5–FG8): the security boundary of this game. */
import * as z from 'zod/mini';
import { captureSchema, squareSchema } from '../../board/captures.ts';
import { type Square, squareName } from '../../board/squares.ts';
import {
  type Notice,
  SEATS,
  type Seat,
  type SquareName,
  type View,
  type ViewBody,
  type Viewer,
} from '../../game.ts';
import { about } from './about.ts';
import { NEIGHBOURS, SQUARES } from './geometry.ts';
import { EMPTY, ownerOf } from './notation.ts';
import { type Board, type LastAction, type Probe, remaining, type State, turnOf } from './rules.ts';

/** An own piece was captured there, by a piece that stands there now (FG7). */
export interface LostNotice extends Notice {
  readonly kind: 'lost';
  readonly square: SquareName;
  readonly piece: string;
}

/** There was a move; where, only as far as sight went before it (FG8). */
export interface MovedNotice extends Notice {
  readonly kind: 'moved';
  readonly left?: SquareName;
  readonly entered?: SquareName;
}

export interface ProbedNotice extends Notice {
  readonly kind: 'probed';
  readonly square: SquareName;
  readonly answer: number;
}

type FogNotice = LostNotice | MovedNotice | ProbedNotice;

export interface FogView extends ViewBody {
  readonly noticed: readonly FogNotice[];
  readonly remaining: Readonly<Record<Seat, number>>;
  /** Every probe so far, by ply. */
  readonly probes: readonly Probe[];
  /** 1 to the length. */
  readonly turn: number;
  /** Turns of each side. */
  readonly length: number;
}

const answerSchema = z.int().check(z.minimum(0), z.maximum(4));
const pieceSchema = z.string().check(z.regex(/^[QLql]$/));
const remainingSchema = z.int().check(z.minimum(0), z.maximum(4));

/** Strict: a key that is not listed here never leaves. */
export const viewSchema = z.strictObject({
  board: z.string().check(z.regex(/^[QLql.?#]{49}$/)),
  captures: z.array(captureSchema),
  noticed: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('lost'), square: squareSchema, piece: pieceSchema }),
      z.strictObject({
        kind: z.literal('moved'),
        left: z.optional(squareSchema),
        entered: z.optional(squareSchema),
      }),
      z.strictObject({ kind: z.literal('probed'), square: squareSchema, answer: answerSchema }),
    ]),
  ),
  remaining: z.strictObject({ first: remainingSchema, second: remainingSchema }),
  probes: z.array(
    z.strictObject({
      ply: z.int().check(z.minimum(0)),
      seat: z.enum(SEATS),
      square: squareSchema,
      answer: answerSchema,
    }),
  ),
  turn: z.int().check(z.minimum(1)),
  length: z.int().check(z.minimum(1)),
});

export function view(state: State, viewer: Viewer): FogView {
  const known = {
    captures: state.captures,
    remaining: { first: remaining(state, 'first'), second: remaining(state, 'second') },
    probes: state.probes,
    turn: turnOf(state),
    length: state.length,
  };
  if (viewer === 'spectator') return { board: '?'.repeat(SQUARES.length), noticed: [], ...known };
  if (viewer === 'all') return { board: state.board.join(''), noticed: [], ...known };
  return {
    board: SQUARES.map((square) => letterSeen(state.board, viewer, square)).join(''),
    noticed: state.last && state.last.by !== viewer ? noticesOf(state.last, viewer) : [],
    ...known,
  };
}

function isOwn(board: Board, seat: Seat, square: Square): boolean {
  return ownerOf(board[square] ?? EMPTY) === seat;
}

/** Whether a square is a seat's own or the neighbour of one. */
function isInSight(board: Board, seat: Seat, square: Square): boolean {
  const neighbours = NEIGHBOURS[square] ?? [];
  return isOwn(board, seat, square) || neighbours.some((at) => isOwn(board, seat, at));
}

function letterSeen(board: Board, seat: Seat, square: Square): string {
  if (!isInSight(board, seat, square)) return '?';
  const letter = board[square] ?? EMPTY;
  // FG6: a shadow has neither kind nor identity.
  return letter === EMPTY || isOwn(board, seat, square) ? letter : '#';
}

function noticesOf(last: LastAction, viewer: Seat): FogNotice[] {
  if (last.kind === 'probe') {
    const { square, answer } = last.probe;
    return [{ kind: 'probed', square, answer }];
  }
  const { before, from, to, capture } = last;
  const told = (square: Square): SquareName | null =>
    isInSight(before, viewer, square) ? squareName(about, square) : null;
  const [left, entered] = [told(from), told(to)];
  const moved: MovedNotice = {
    kind: 'moved',
    ...(left === null ? {} : { left }),
    ...(entered === null ? {} : { entered }),
  };
  if (!capture) return [moved];
  return [{ kind: 'lost', square: capture.square, piece: capture.piece }, moved];
}

/**
 * FG7: the square where a seat last lost a piece, as long as the capturing side has only probed
 * since. Follows from the view, so that nothing more need be sent.
 */
export function lossMark(view: View<FogView>, seat: Seat): SquareName | null {
  const loss = view.captures.findLast((capture) => capture.by !== seat);
  if (!loss) return null;
  const sinceByCaptor = Math.floor((view.ply - 1 - loss.ply) / 2);
  const probesSince = view.probes.filter((probe) => probe.seat !== seat && probe.ply > loss.ply);
  return probesSince.length === sinceByCaptor ? loss.square : null;
}
