/**
 * A simple, honest player for chess-like games under fog: it looks one ply ahead on the board that
 * its seat sees and takes what is not seen for empty. It takes a visible king, else weighs visible
 * captures, safety as far as it sees, and getting on.
 */
import {
  type Board,
  chessGeometry,
  EMPTY,
  KING,
  QUEEN,
  type Side,
  sideOf,
} from '../board/chess-board.ts';
import { isAttacked } from '../board/chess-moves.ts';
import { pieceOf } from '../board/chess-text.ts';
import { squareOf } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import { type Random, randomOf } from '../random.ts';
import type { Request } from './player.ts';

const GEOMETRY = chessGeometry({ files: 8, ranks: 8 }, [QUEEN]);
/** By role, in hundredths of a pawn: none, pawn, knight, bishop, rook, queen, king. */
const WORTH = [0, 100, 300, 310, 500, 900, 100_000];
/** A step forward, in hundredths of a pawn; centre files count once more. */
const ADVANCE = 4;
const CENTRE = 3;
/** So that equal moves are not always the same one. */
const WHIM = 12;

function worthOf(piece: number): number {
  return WORTH[Math.abs(piece)] ?? 0;
}

/** What its seat sees, unseen squares empty. */
function seenBoard(view: View): Int8Array {
  return Int8Array.from(view.board, (letter) => pieceOf(letter) ?? EMPTY);
}

function play(board: Board, from: number, to: number, piece: number): Int8Array {
  const after = new Int8Array(board);
  after[to] = piece;
  after[from] = EMPTY;
  return after;
}

/** What standing on a square costs if the enemy takes there and, seen to be guarded, is retaken. */
function risk(board: Board, square: number, piece: number, side: Side): number {
  const enemy: Side = side === 1 ? -1 : 1;
  if (!isAttacked(GEOMETRY, board, square, enemy)) return 0;
  const without = play(board, square, square, EMPTY);
  const isGuarded = Math.abs(piece) !== KING && isAttacked(GEOMETRY, without, square, side);
  return isGuarded ? worthOf(piece) / 2 : worthOf(piece);
}

function scoreOf(board: Board, action: Action, side: Side, random: Random): number {
  const from = squareOf(GEOMETRY, action.slice(0, 2));
  const to = squareOf(GEOMETRY, action.slice(2, 4));
  const moved = board[from] ?? EMPTY;
  const promoted = pieceOf(action.charAt(4) || '.') ?? EMPTY;
  const piece = promoted === EMPTY ? moved : Math.abs(promoted) * side;
  const after = play(board, from, to, piece);
  const gain = worthOf(board[to] ?? EMPTY) + worthOf(piece) - worthOf(moved);
  const escaped = risk(board, from, moved, side) - risk(after, to, piece, side);
  const ranks = (Math.floor(to / GEOMETRY.files) - Math.floor(from / GEOMETRY.files)) * side;
  const file = to % GEOMETRY.files;
  const advance = Math.abs(moved) === KING ? -ADVANCE * 2 : ADVANCE * ranks;
  const centre = Math.abs(moved) !== KING && file >= 2 && file <= 5 ? CENTRE : 0;
  return gain * 4 + escaped * 3 + (advance + centre + random.below(WHIM)) * 2;
}

/** Thinks one slice a view; see the file's head for what it weighs. */
export function* simpleChess({ views, seat, seed }: Request): Generator<void, Action, void> {
  const view = views.at(-1);
  const random = randomOf(seed, 'simple');
  const side = sideOf(seat);
  let best: { action: Action; score: number } | null = null;
  if (view) {
    const board = seenBoard(view);
    yield;
    for (const action of view.legal) {
      const score = scoreOf(board, action, side, random);
      if (best === null || score > best.score) best = { action, score };
    }
  }
  if (best === null) throw new Error('nothing to choose from');
  return best.action;
}
