/** A view of Chess as a scene, and what happened in words. */
import { squareName, squareOf } from '../../../shared/board/squares.ts';
import type { Seat, View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/chess/about.ts';
import type { ChessView } from '../../../shared/games/chess/view.ts';
import { chessGlyph } from '../../board/chess-set.tsx';
import type { Mark, Scene, SquareScene } from '../../board/scene.ts';
import { readMove } from '../chess-moves.ts';
import { pieceName, sideOf } from '../chess-pieces.ts';
import { tellCheck, tellMove } from '../chess-told.ts';
import { chessWords } from '../chess-words.ts';
import { text } from './text.ts';

export type OpenView = View<ChessView>;

/** The scene of a view; everybody's is the same. */
export function sceneOf(view: OpenView, bottom: Seat): Scene {
  const say = chessWords.squares;
  const last = readMove(about, view.lastMove ?? '');
  const square = (char: string, index: number): SquareScene => {
    const name = squareName(about, index);
    const glyph = chessGlyph(char);
    const marks: Mark[] = [];
    let label = glyph
      ? say.piece(name, chessWords.sided[sideOf(char)](pieceName(char)))
      : say.empty(name);
    if (name === last?.fromName || name === last?.toName) {
      marks.push('last');
      label = say.last(label);
    }
    if (name === view.check) {
      marks.push('check');
      label = say.check(label);
    }
    return { name, glyph, fog: false, marks, note: null, label };
  };
  return {
    files: about.files,
    ranks: about.ranks,
    lattice: 'cells',
    flipped: bottom === 'second',
    squares: [...view.board].map(square),
    lines: [],
  };
}

function kingInCheck(view: OpenView): string | null {
  return view.check === null ? null : (view.board[squareOf(about, view.check)] ?? null);
}

/** Sentences about the last move; none before the first and none after the end. */
export function noticesOf(view: OpenView): readonly string[] {
  const move = readMove(about, view.lastMove ?? '');
  if (!move || view.viewer === 'all') return [];
  const told = tellMove(about, view, move, view.board[move.to] ?? '');
  return view.check === null ? told : [...told, chessWords.told.check];
}

/** The number of the move, and a check that has to be answered. */
export function factsOf(view: OpenView): readonly string[] {
  const king = view.outcome === null ? kingInCheck(view) : null;
  const number = text.facts.move(Math.floor(view.ply / 2) + 1);
  return king === null ? [number] : [number, tellCheck(view, king)];
}
