/** Who sees what of Dark Mini Xiangqi (DX5–DX11): the security boundary of this game. */
import * as z from 'zod/mini';
import { captureSchema, squareSchema } from '../../board/captures.ts';
import { type Board, EMPTY, pieceAt, sideOf } from '../../board/chess-board.ts';
import { type Square, squareName } from '../../board/squares.ts';
import type { Notice, SquareName, ViewBody, Viewer } from '../../game.ts';
import { about } from './about.ts';
import { isFacing, POINTS } from './moves.ts';
import { boardText, letterOf } from './notation.ts';
import { type LastMove, type State, sinceCapture } from './rules.ts';
import { SEEN, SHROUDED, type Vision, visionOf } from './vision.ts';

/** An own piece was captured; by what, only its square on the board may tell. */
export interface LostNotice extends Notice {
  readonly kind: 'lost';
  readonly square: SquareName;
  readonly piece: string;
}

/** The points of the other side's last move that are seen now; a shrouded one is not. */
export interface MovedNotice extends Notice {
  readonly kind: 'moved';
  readonly squares: readonly SquareName[];
}

export interface DarkMiniXiangqiView extends ViewBody {
  readonly noticed: readonly (LostNotice | MovedNotice)[];
  /** Plies since the last capture (DX11). */
  readonly sinceCapture: number;
  /** Whether the generals face each other (DX10); seats only. */
  readonly facing?: boolean;
}

/** Strict: a key that is not listed here never leaves. */
export const viewSchema = z.strictObject({
  board: z.string().check(z.regex(/^[KRCNPkrcnp.?#]{49}$/)),
  captures: z.array(captureSchema),
  noticed: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('lost'),
        square: squareSchema,
        piece: z.string().check(z.regex(/^[KRCNPkrcnp]$/)),
      }),
      z.strictObject({
        kind: z.literal('moved'),
        squares: z.array(squareSchema).check(z.minLength(1), z.maxLength(2)),
      }),
    ]),
  ),
  sinceCapture: z.int().check(z.minimum(0)),
  facing: z.optional(z.boolean()),
});

export function view(state: State, viewer: Viewer): DarkMiniXiangqiView {
  const { board, captures } = state;
  const quiet = sinceCapture(state);
  if (viewer === 'spectator') {
    return { board: '?'.repeat(POINTS.length), captures, noticed: [], sinceCapture: quiet };
  }
  if (viewer === 'all') {
    return { board: boardText(board), captures, noticed: [], sinceCapture: quiet };
  }
  const vision = visionOf(board, sideOf(viewer));
  return {
    board: POINTS.map((point) => letterSeen(board, vision, point)).join(''),
    captures,
    noticed: state.last && state.last.by !== viewer ? noticesOf(state.last, vision) : [],
    sinceCapture: quiet,
    facing: isFacing(board),
  };
}

function letterSeen(board: Board, vision: Vision, point: Square): string {
  if (vision[point] === SEEN) return letterOf(pieceAt(board, point));
  // DX9: of a shrouded piece nothing is read.
  return vision[point] === SHROUDED ? '#' : '?';
}

function noticesOf(last: LastMove, vision: Vision): (LostNotice | MovedNotice)[] {
  const notices: (LostNotice | MovedNotice)[] = [];
  if (last.taken !== EMPTY) {
    notices.push({ kind: 'lost', square: squareName(about, last.to), piece: letterOf(last.taken) });
  }
  const seen = [last.from, last.to].filter((at) => vision[at] === SEEN).sort((a, b) => a - b);
  if (seen.length > 0) {
    notices.push({ kind: 'moved', squares: seen.map((at) => squareName(about, at)) });
  }
  return notices;
}
