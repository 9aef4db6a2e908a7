/** The legal actions of Minesweeper Chess as taps; what may go wrong asks first (MC11). */
import {
  type Board,
  type ChessPosition,
  EMPTY,
  sideOf,
} from '../../../shared/board/chess-board.ts';
import { isInCheck, moveOf } from '../../../shared/board/chess-moves.ts';
import { pieceOf } from '../../../shared/board/chess-text.ts';
import { NOWHERE } from '../../../shared/board/squares.ts';
import { afterMove } from '../../../shared/games/minesweeper-chess/moves.ts';
import { TALL } from '../../../shared/games/minesweeper-chess/zone.ts';
import type { Gesture } from '../../board/scene.ts';
import { pieceName } from '../chess-pieces.ts';
import { type MinesAction, type MinesView, readAction } from './scene.ts';
import { text } from './text.ts';

/** The position as the view shows it; who may castle does not matter to what is asked of it. */
function positionOf(view: MinesView): ChessPosition {
  const board: Board = Int8Array.from(view.board, (char) => pieceOf(char) ?? EMPTY);
  const side = sideOf(view.viewer === 'second' ? 'second' : 'first');
  return { board, side, castling: 0, passed: NOWHERE };
}

/** What to ask before a move goes out, or null. */
function questionOf(view: MinesView, position: ChessPosition, move: MinesAction): string | null {
  const char = view.board[move.from] ?? '';
  if (/k/i.test(char)) return null;
  const ground = view.ground[move.to];
  if (ground === '*') return text.confirm.mine(pieceName(char), move.toName);
  if (ground !== '?') return null;
  const exploded = afterMove(position, moveOf(move.from, move.to), [move.to]);
  return isInCheck(TALL, exploded.board, position.side)
    ? text.confirm.bare(pieceName(char), move.toName)
    : null;
}

/** The view's legal actions: two taps a move, and a badge on the square ahead for each sweep. */
export function gesturesOf(view: MinesView): readonly Gesture[] {
  const position = positionOf(view);
  return view.legal.flatMap((action): Gesture[] => {
    const parsed = readAction(action);
    if (!parsed) return [];
    const taps = [parsed.from, parsed.to];
    if (parsed.isSweep) {
      const badge = { glyph: 'sweep', label: text.actions.sweepLabel(parsed.toName) };
      return [{ action, taps, badge }];
    }
    const confirm = questionOf(view, position, parsed);
    return [confirm === null ? { action, taps } : { action, taps, confirm }];
  });
}
