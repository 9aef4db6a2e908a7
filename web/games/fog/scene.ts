/** A view of Fog as a scene, square by square. */
import { squareName } from '../../../shared/board/squares.ts';
import type { Seat, View } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { ownerOf, parseAction } from '../../../shared/games/fog/notation.ts';
import { type FogView as Body, lossMark } from '../../../shared/games/fog/view.ts';
import type { Mark, Scene, SquareScene } from '../../board/scene.ts';
import { fogGlyph, fogmanOf } from './pieces.tsx';
import { text } from './text.ts';

export type FogView = View<Body>;

/** Answers grow old: so many of a seat's own stay written on the board; the list keeps them all. */
const NOTES = 4;

/** `Queen`; the character itself if it is none of ours, so that nothing is ever nameless. */
export function pieceName(piece: string): string {
  const man = fogmanOf(piece);
  return man ? text.pieces[man] : piece;
}

/** The seat whose eyes a view has, or null. */
export function seatOf(view: FogView): Seat | null {
  return view.viewer === 'first' || view.viewer === 'second' ? view.viewer : null;
}

/** Squares of the last action as far as this viewer may know them; a probe's is known to all. */
function lastSquares(view: FogView): readonly string[] {
  const probe = view.probes.at(-1);
  if (probe?.ply === view.ply - 1) return [probe.square];
  if (view.own && view.own.ply === view.ply - 1) {
    const own = parseAction(view.own.action);
    return own?.kind === 'move' ? [squareName(about, own.from), squareName(about, own.to)] : [];
  }
  return view.noticed.flatMap((notice) =>
    notice.kind === 'moved' ? [notice.left ?? [], notice.entered ?? []].flat() : [],
  );
}

/** Answers to be written on the board: the latest own ones, and whatever was asked just now. */
function notesOf(view: FogView): ReadonlyMap<string, number> {
  const seat = seatOf(view);
  const own = view.probes.filter((probe) => probe.seat === seat).slice(-NOTES);
  const latest = view.probes.filter((probe) => probe.ply === view.ply - 1);
  return new Map([...own, ...latest].map(({ square, answer }) => [square, answer]));
}

/** The scene of a view; after the end the square on which the Queen fell is marked. */
export function sceneOf(view: FogView, bottom: Seat): Scene {
  const seat = seatOf(view);
  const last = lastSquares(view);
  const probed = view.probes.at(-1)?.ply === view.ply - 1;
  const notes = notesOf(view);
  const lost = seat && lossMark(view, seat);
  const lostPiece = view.captures.findLast((capture) => capture.by !== seat)?.piece ?? '';
  const decisive =
    view.outcome?.reason === 'queen-captured' ? view.captures.at(-1)?.square : undefined;

  const square = (char: string, index: number): SquareScene => {
    const name = squareName(about, index);
    const fog = char === '?';
    const marks: Mark[] = char === '#' ? ['shroud'] : [];
    let label = labelOf(name, char);
    // Fog looks alike everywhere but for what both sides or the loser were told of.
    if ((!fog || probed) && last.includes(name)) {
      marks.push('last');
      label = text.squares.last(label);
    }
    if (name === decisive) {
      marks.push('decisive');
      label = text.squares.decisive(label);
    }
    if (name === lost) {
      marks.push('lost');
      label = text.squares.lost(label, pieceName(lostPiece));
    }
    const answer = notes.get(name);
    if (answer !== undefined) label = text.squares.probed(label, answer);
    return {
      name,
      glyph: fog ? null : fogGlyph(char),
      fog,
      marks,
      note: answer === undefined ? null : `${answer}`,
      label,
    };
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
  if (char === '#') return text.squares.shadow(name);
  const owner = ownerOf(char);
  if (owner === null) return text.squares.empty(name);
  return text.squares.piece(name, text.seats[owner], pieceName(char));
}
