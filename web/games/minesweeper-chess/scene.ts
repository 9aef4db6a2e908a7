/** A view of Minesweeper Chess as a scene, square by square. */
import { squareName, squareOf } from '../../../shared/board/squares.ts';
import type { Seat, View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/minesweeper-chess/about.ts';
import type { MinesweeperChessView } from '../../../shared/games/minesweeper-chess/view.ts';
import { chessGlyph } from '../../board/chess-set.tsx';
import type { Mark, Scene, SquareScene } from '../../board/scene.ts';
import { type ChessMove, readMove } from '../chess-moves.ts';
import { isOf, pieceName, sideOf } from '../chess-pieces.ts';
import { actorOf } from '../chess-told.ts';
import { chessWords } from '../chess-words.ts';
import { text } from './text.ts';

export type MinesView = View<MinesweeperChessView>;

/** An action taken apart: a move, or a sweep from the pawn to the square ahead. */
export interface MinesAction extends ChessMove {
  readonly isSweep: boolean;
}

/** Null for a text from a newer referee. */
export function readAction(action: string): MinesAction | null {
  const isSweep = action.endsWith('*');
  const move = readMove(about, isSweep ? action.slice(0, -1) : action);
  return move && { ...move, isSweep };
}

/** Whose king stands open to be taken, by an explosion: the side's that is not to move (MC7). */
export function baredSide(view: MinesView): Seat | null {
  const king = view.check === null ? '' : (view.board[squareOf(about, view.check)] ?? '');
  // The side that acted last is not to move.
  return view.outcome === null && isOf(king, actorOf(view)) ? sideOf(king) : null;
}

/** What became of mines with the last action, by square. */
interface Trace {
  readonly under: string;
  label(label: string): string;
}

function tracesOf(view: MinesView): ReadonlyMap<string, Trace> {
  const say = text.squares;
  const traces = new Map<string, Trace>();
  for (const notice of view.noticed) {
    if (notice.kind === 'exploded') {
      const piece = pieceName(notice.piece);
      traces.set(notice.square, { under: 'crater', label: (label) => say.exploded(label, piece) });
    } else if (notice.kind === 'defused') {
      traces.set(notice.square, { under: 'cleared', label: say.defused });
    } else if (notice.kind === 'swept') {
      const { square, found } = notice;
      const under = found ? 'cleared' : 'nothing';
      traces.set(square, { under, label: (label) => say.swept(label, found) });
    }
  }
  return traces;
}

/** What is on the ground of one square: fog, a mine, a count, or nothing to tell. */
function groundOf(ground: string, plain: string) {
  const say = text.squares;
  if (ground === '?') return { ground: 'mist', note: null, label: say.fog(plain) } as const;
  if (ground === '*') return { under: 'mine', note: null, label: say.mine(plain) };
  if (ground === '-') return { note: null, label: plain };
  return { note: ground === '0' ? null : ground, label: say.count(plain, Number(ground)) };
}

/** The scene of a view; everybody's is the same while the match runs. */
export function sceneOf(view: MinesView, bottom: Seat): Scene {
  const say = chessWords.squares;
  const last = readAction(view.lastMove ?? '');
  const traces = tracesOf(view);
  const bared = baredSide(view);
  const decisive =
    view.outcome?.reason === 'king-captured' ? view.captures.at(-1)?.square : undefined;

  const square = (char: string, index: number): SquareScene => {
    const name = squareName(about, index);
    const glyph = chessGlyph(char);
    const plain = glyph
      ? say.piece(name, chessWords.sided[sideOf(char)](pieceName(char)))
      : say.empty(name);
    const lies = groundOf(view.ground[index] ?? '-', plain);
    const trace = traces.get(name);
    const marks: Mark[] = [];
    let { label } = lies;
    if (trace) label = trace.label(label);
    if (name === last?.fromName || name === last?.toName) {
      marks.push('last');
      label = say.last(label);
    }
    if (name === decisive) {
      marks.push('decisive');
      label = text.squares.decisive(label);
    }
    if (name === view.check) {
      marks.push('check');
      label = bared === null ? say.check(label) : text.squares.bared(label);
    }
    const under = trace ? { under: trace.under } : {};
    return { name, glyph, fog: false, marks, ...lies, ...under, label };
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
