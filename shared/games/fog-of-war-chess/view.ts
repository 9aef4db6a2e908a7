/** Who sees what of Fog of War Chess (FC5–FC13): the security boundary of this game. */
import * as z from 'zod/mini';
import { captureSchema, squareSchema } from '../../board/captures.ts';
import { type ChessPosition, pieceAt, sideOf } from '../../board/chess-board.ts';
import { boardText, castlingText, letterOf } from '../../board/chess-text.ts';
import { ORTHODOX } from '../../board/orthodox.ts';
import { squareName } from '../../board/squares.ts';
import type { Notice, Seat, SquareName, ViewBody, Viewer } from '../../game.ts';
import type { LastAction, State } from './rules.ts';
import { visionOf } from './vision.ts';

/** An own piece was captured; en passant the square is where the pawn stood (FC10). */
interface LostNotice extends Notice {
  readonly kind: 'lost';
  readonly square: SquareName;
  readonly piece: string;
}

/** The squares of the other side's last move that are in sight now (FC11). */
interface MovedNotice extends Notice {
  readonly kind: 'moved';
  readonly squares: readonly SquareName[];
}

export interface FogOfWarChessView extends ViewBody {
  readonly noticed: readonly (LostNotice | MovedNotice)[];
  /** A seat's own rights, upper case for both seats (FC13); both sides' in the `all` view. */
  readonly castling?: string;
}

/** Strict: a key that is not listed here never leaves. */
export const viewSchema = z.strictObject({
  board: z.string().check(z.regex(/^[KQRBNPkqrbnp.?]{64}$/)),
  captures: z.array(captureSchema),
  noticed: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('lost'),
        square: squareSchema,
        piece: z.string().check(z.regex(/^[KQRBNPkqrbnp]$/)),
      }),
      z.strictObject({
        kind: z.literal('moved'),
        squares: z.array(squareSchema).check(z.minLength(1), z.maxLength(4)),
      }),
    ]),
  ),
  castling: z.optional(z.string().check(z.regex(/^K?Q?k?q?$/))),
});

export function view(state: State, viewer: Viewer): FogOfWarChessView {
  const { position, captures } = state;
  if (viewer === 'spectator') return { board: '?'.repeat(ORTHODOX.size), captures, noticed: [] };
  if (viewer === 'all') {
    const castling = castlingText(position.castling);
    return { board: boardText(position.board), captures, noticed: [], castling };
  }
  const seen = visionOf(position, sideOf(viewer), state.pawnSight);
  return {
    board: Array.from(seen, (isSeen, square) =>
      isSeen ? letterOf(pieceAt(position.board, square)) : '?',
    ).join(''),
    captures,
    noticed: state.last && state.last.by !== viewer ? noticesOf(state.last, seen) : [],
    castling: ownCastling(position, viewer),
  };
}

function noticesOf(last: LastAction, seen: Uint8Array): (LostNotice | MovedNotice)[] {
  const notices: (LostNotice | MovedNotice)[] = [];
  if (last.capture) {
    notices.push({ kind: 'lost', square: last.capture.square, piece: last.capture.piece });
  }
  const squares = last.squares.filter((square) => seen[square]);
  if (squares.length > 0) {
    notices.push({ kind: 'moved', squares: squares.map((square) => squareName(ORTHODOX, square)) });
  }
  return notices;
}

function ownCastling(position: ChessPosition, seat: Seat): string {
  const both = castlingText(position.castling);
  return seat === 'first' ? both.replace(/[kq]/g, '') : both.replace(/[KQ]/g, '').toUpperCase();
}
