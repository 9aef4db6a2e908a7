/** Moves of the 8-file chess games as taps; shared by their presenters. */

import { type Size, squareOf } from '../../shared/board/squares.ts';
import type { Seat, View } from '../../shared/game.ts';
import { chessGlyph } from '../board/chess-set.tsx';
import type { Gesture, Square } from '../board/scene.ts';
import { chessWords } from './chess-words.ts';

export interface ChessMove {
  readonly from: Square;
  readonly to: Square;
  readonly fromName: string;
  readonly toName: string;
  /** Lower-case letter of the piece a pawn becomes, or null. */
  readonly promotion: Promotion | null;
}

const MOVE = /^([a-z]\d{1,2})([a-z]\d{1,2})([qrbn])?$/;
/** The choice in the order of use. */
const PROMOTIONS = ['q', 'n', 'r', 'b'] as const;
type Promotion = (typeof PROMOTIONS)[number];

/** A move's text taken apart; null for anything else (a sweep, a text from a newer referee). */
export function readMove(size: Size, action: string): ChessMove | null {
  const [, fromName, toName, promotion] = MOVE.exec(action) ?? [];
  if (fromName === undefined || toName === undefined) return null;
  const from = squareOf(size, fromName);
  const to = squareOf(size, toName);
  if (from < 0 || to < 0) return null;
  const becomes = PROMOTIONS.find((piece) => piece === promotion) ?? null;
  return { from, to, fromName, toName, promotion: becomes };
}

/** The view's legal moves as two taps each; promotions differ in their choice. */
export function moveGestures(size: Size, view: View): readonly Gesture[] {
  const mover: Seat = view.viewer === 'second' ? 'second' : 'first';
  return view.legal
    .flatMap((action) => {
      const move = readMove(size, action);
      return move ? [{ action, move }] : [];
    })
    .sort((a, b) => rankOf(a.move) - rankOf(b.move))
    .map(({ action, move }) => {
      const taps = [move.from, move.to];
      if (move.promotion === null) return { action, taps };
      const piece = mover === 'first' ? move.promotion.toUpperCase() : move.promotion;
      const choice = {
        glyph: chessGlyph(piece) ?? '',
        label: chessWords.promotions[move.promotion],
      };
      return { action, taps, choice };
    });
}

function rankOf(move: ChessMove): number {
  return move.promotion === null ? -1 : PROMOTIONS.indexOf(move.promotion);
}
