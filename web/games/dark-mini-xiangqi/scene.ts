/** A view of Dark Mini Xiangqi as a scene, point by point. */
import { squareName, squareOf } from '../../../shared/board/squares.ts';
import type { Seat, View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/dark-mini-xiangqi/about.ts';
import type { DarkMiniXiangqiView } from '../../../shared/games/dark-mini-xiangqi/view.ts';
import type { Mark, Scene, SceneLine, SquareScene } from '../../board/scene.ts';
import { xiangqiGlyph, xiangqimanOf } from './pieces.tsx';
import { text } from './text.ts';

export type XiangqiView = View<DarkMiniXiangqiView>;

/** A move's two points; null for anything else (a text from a newer referee). */
export function readMove(action: string): {
  readonly from: number;
  readonly to: number;
  readonly fromName: string;
  readonly toName: string;
} | null {
  const [, fromName = '', toName = ''] = /^([a-g][1-7])([a-g][1-7])$/.exec(action) ?? [];
  const [from, to] = [squareOf(about, fromName), squareOf(about, toName)];
  return from < 0 || to < 0 ? null : { from, to, fromName, toName };
}

/** `chariot`; the character itself if it is none of ours, so that nothing is ever nameless. */
export function pieceName(piece: string): string {
  const man = xiangqimanOf(piece);
  return man ? text.pieces[man] : piece;
}

/** The side of a board character. */
export function sideOf(piece: string): Seat {
  return piece === piece.toUpperCase() ? 'first' : 'second';
}

/** The two diagonals of each palace. */
const PALACES: readonly SceneLine[] = ['c1e3', 'e1c3', 'c5e7', 'e5c7'].flatMap((diagonal) => {
  const line = readMove(diagonal);
  return line ? [{ kind: 'palace' as const, from: line.from, to: line.to }] : [];
});

/** Points of the last action as far as this viewer may know them. */
function lastSquares(view: XiangqiView): readonly string[] {
  const moved = view.noticed.flatMap((notice) => (notice.kind === 'moved' ? notice.squares : []));
  const own = view.own && view.own.ply === view.ply - 1 ? readMove(view.own.action) : null;
  return own ? [own.fromName, own.toName] : moved;
}

/** The scene of a view; after the end the point on which the general fell is marked. */
export function sceneOf(view: XiangqiView, bottom: Seat): Scene {
  const last = lastSquares(view);
  const lost = view.noticed.find((notice) => notice.kind === 'lost');
  const decisive =
    view.outcome?.reason === 'general-captured' ? view.captures.at(-1)?.square : undefined;

  const square = (char: string, index: number): SquareScene => {
    const name = squareName(about, index);
    const fog = char === '?';
    const marks: Mark[] = char === '#' ? ['shroud'] : [];
    let label = labelOf(name, char);
    // Only seen points: fog looks alike everywhere but for a loss that the viewer was told of.
    if (!fog && last.includes(name)) {
      marks.push('last');
      label = text.squares.last(label);
    }
    if (name === decisive) {
      marks.push('decisive');
      label = text.squares.decisive(label);
    }
    if (name === lost?.square) {
      marks.push('lost');
      label = text.squares.lost(label, pieceName(lost.piece));
    }
    return { name, glyph: fog ? null : xiangqiGlyph(char), fog, marks, note: null, label };
  };

  return {
    files: about.files,
    ranks: about.ranks,
    lattice: 'points',
    flipped: bottom === 'second',
    squares: [...view.board].map(square),
    lines: PALACES,
  };
}

function labelOf(name: string, char: string): string {
  if (char === '?') return text.squares.fog(name);
  if (char === '.') return text.squares.empty(name);
  if (char === '#') return text.squares.shroud(name);
  return text.squares.piece(name, text.sided[sideOf(char)](pieceName(char)));
}
