/** What everybody sees of Minesweeper Chess (MC8): all but the undiscovered mines. */
import * as z from 'zod/mini';
import { captureSchema, squareSchema } from '../../board/captures.ts';
import { boardText, castlingText } from '../../board/chess-text.ts';
import { NOWHERE, squareName } from '../../board/squares.ts';
import type { Action, SquareName, ViewBody, Viewer } from '../../game.ts';
import { type GroundNotice, groundText } from './ground.ts';
import { checkedKing } from './moves.ts';
import type { State } from './rules.ts';
import { TALL } from './zone.ts';

export interface MinesweeperChessView extends ViewBody {
  /** Alike for everybody. */
  readonly noticed: readonly GroundNotice[];
  /** One character a square: `-` no zone, `?` fog, `0`–`8` open, `*` a discovered mine. */
  readonly ground: string;
  /** Mines still on the board. */
  readonly mines: number;
  /** Of both sides, `` if none is left. */
  readonly castling: string;
  /** The king to move if attacked, else the other king if it can be taken. */
  readonly check: SquareName | null;
  readonly lastMove: Action | null;
  readonly lifted: boolean;
}

const pieceSchema = z.string().check(z.regex(/^[KQRBNPkqrbnp]$/));

/** Strict: a key that is not listed here never leaves. */
export const viewSchema = z.strictObject({
  board: z.string().check(z.regex(/^[KQRBNPkqrbnp.]{80}$/)),
  captures: z.array(captureSchema),
  noticed: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('revealed'),
        squares: z.array(squareSchema).check(z.minLength(1), z.maxLength(9)),
      }),
      z.strictObject({ kind: z.literal('exploded'), square: squareSchema, piece: pieceSchema }),
      z.strictObject({ kind: z.literal('defused'), square: squareSchema }),
      z.strictObject({ kind: z.literal('swept'), square: squareSchema, found: z.boolean() }),
      z.strictObject({ kind: z.literal('lifted') }),
    ]),
  ),
  ground: z.string().check(z.regex(/^-{24}[?*0-8]{32}-{24}$/)),
  mines: z.int().check(z.minimum(0), z.maximum(4)),
  castling: z.string().check(z.regex(/^K?Q?k?q?$/)),
  check: z.nullable(squareSchema),
  lastMove: z.nullable(z.string().check(z.regex(/^[a-h]\d{1,2}[a-h]\d{1,2}\*?$/))),
  lifted: z.boolean(),
});

export function view(state: State, viewer: Viewer): MinesweeperChessView {
  const { position, ground } = state;
  const king = checkedKing(position);
  return {
    board: boardText(position.board),
    captures: state.captures,
    noticed: viewer === 'all' ? [] : state.notices,
    ground: groundText(ground, viewer === 'all' ? 'truth' : 'public'),
    mines: ground.mines.length,
    castling: castlingText(position.castling),
    check: king === NOWHERE ? null : squareName(TALL, king),
    lastMove: state.lastMove,
    lifted: ground.lifted,
  };
}
