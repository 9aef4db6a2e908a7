/** What everybody sees of Chess (CH3): all of it. */
import * as z from 'zod/mini';
import { captureSchema, squareSchema } from '../../board/captures.ts';
import { kingSquare } from '../../board/chess-board.ts';
import { isInCheck } from '../../board/chess-moves.ts';
import { boardText, castlingText, makeFen } from '../../board/chess-text.ts';
import { ORTHODOX } from '../../board/orthodox.ts';
import { squareName } from '../../board/squares.ts';
import type { Action, SquareName, ViewBody } from '../../game.ts';
import type { State } from './rules.ts';

export interface ChessView extends ViewBody {
  /** The square of a king in check. */
  readonly check: SquareName | null;
  readonly lastMove: Action | null;
  /** Of both sides, `` if none is left. */
  readonly castling: string;
  readonly fen: string;
}

/** Strict: a key that is not listed here never leaves. */
export const viewSchema = z.strictObject({
  board: z.string().check(z.regex(/^[KQRBNPkqrbnp.]{64}$/)),
  captures: z.array(captureSchema),
  noticed: z.array(z.never()),
  check: z.nullable(squareSchema),
  lastMove: z.nullable(z.string().check(z.regex(/^([a-h][1-8]){2}[qrbn]?$/))),
  castling: z.string().check(z.regex(/^K?Q?k?q?$/)),
  fen: z.string().check(z.maxLength(100)),
});

export function view(state: State): ChessView {
  const { position, quietPlies, moveNumber } = state;
  const { board, side } = position;
  return {
    board: boardText(board),
    captures: state.captures,
    noticed: [],
    check: isInCheck(ORTHODOX, board, side) ? squareName(ORTHODOX, kingSquare(board, side)) : null,
    lastMove: state.lastMove,
    castling: castlingText(position.castling),
    fen: makeFen(ORTHODOX, { position, quietPlies, moveNumber }),
  };
}
