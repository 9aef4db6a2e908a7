/** A view of Fog of War Chess as a scene, square by square. */
import { squareName } from '../../../shared/board/squares.ts';
import type { Seat, View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import type { FogOfWarChessView } from '../../../shared/games/fog-of-war-chess/view.ts';
import { chessGlyph } from '../../board/chess-set.tsx';
import type { Mark, Scene, SquareScene } from '../../board/scene.ts';
import { readMove } from '../chess-moves.ts';
import { pieceName, sideOf } from '../chess-pieces.ts';
import { chessWords } from '../chess-words.ts';
import { text } from './text.ts';

export type FogView = View<FogOfWarChessView>;

/** Squares of the last action as far as this viewer may know them. */
function lastSquares(view: FogView): readonly string[] {
  const moved = view.noticed.flatMap((notice) => (notice.kind === 'moved' ? notice.squares : []));
  const own = view.own && view.own.ply === view.ply - 1 ? readMove(about, view.own.action) : null;
  return own ? [own.fromName, own.toName, ...moved] : moved;
}

/** The scene of a view; after the end the square on which the king fell is marked. */
export function sceneOf(view: FogView, bottom: Seat): Scene {
  const last = lastSquares(view);
  const lost = new Map(
    view.noticed.flatMap((notice) =>
      notice.kind === 'lost' ? [[notice.square, notice.piece] as const] : [],
    ),
  );
  const decisive =
    view.outcome?.reason === 'king-captured' ? view.captures.at(-1)?.square : undefined;

  const square = (char: string, index: number): SquareScene => {
    const name = squareName(about, index);
    const fog = char === '?';
    const glyph = fog ? null : chessGlyph(char);
    const marks: Mark[] = [];
    let label = labelOf(name, char);
    // Only seen squares: fog looks alike everywhere but for a loss that the viewer was told of.
    if (!fog && last.includes(name)) {
      marks.push('last');
      label = chessWords.squares.last(label);
    }
    if (name === decisive) {
      marks.push('decisive');
      label = text.squares.decisive(label);
    }
    const lostPiece = lost.get(name);
    if (lostPiece !== undefined) {
      marks.push('lost');
      label = text.squares.lost(label, pieceName(lostPiece));
    }
    return { name, glyph, fog, marks, note: null, label };
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

function labelOf(name: string, char: string): string {
  if (char === '?') return text.squares.fog(name);
  if (char === '.') return chessWords.squares.empty(name);
  return chessWords.squares.piece(name, chessWords.sided[sideOf(char)](pieceName(char)));
}
