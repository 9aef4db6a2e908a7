/**
 * A simple, honest player of Minesweeper Chess: it looks one ply ahead by public knowledge. Fog is a
 * risk in proportion to the mines that are still to be found.
 */
import { type Board, EMPTY, KING, PAWN, QUEEN, type Side, sideOf } from '../board/chess-board.ts';
import { isAttacked } from '../board/chess-moves.ts';
import { pieceOf } from '../board/chess-text.ts';
import { squareOf } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import type { MinesweeperChessView } from '../games/minesweeper-chess/view.ts';
import { TALL } from '../games/minesweeper-chess/zone.ts';
import { type Random, randomOf } from '../random.ts';
import type { Request } from './player.ts';

type MinesView = View<MinesweeperChessView>;

/** By role, in hundredths of a pawn: none, pawn, knight, bishop, rook, queen, king. */
const WORTH = [0, 100, 300, 310, 500, 900, 100_000];
/** A step forward, and clearing a mine out of the own pawn's way, in hundredths of a pawn. */
const ADVANCE = 4;
const CLEARING = 40;
/** So that equal moves are not always the same one. */
const WHIM = 12;

function worthOf(piece: number): number {
  return WORTH[Math.abs(piece)] ?? 0;
}

/** What standing on a square costs if the enemy takes there and, if it is guarded, is retaken. */
function risk(board: Board, square: number, side: Side): number {
  const enemy: Side = side === 1 ? -1 : 1;
  const piece = board[square] ?? EMPTY;
  if (!isAttacked(TALL, board, square, enemy)) return 0;
  const isGuarded = Math.abs(piece) !== KING && isAttacked(TALL, board, square, side);
  return isGuarded ? worthOf(piece) / 2 : worthOf(piece);
}

/** How likely a mine is on a square, as far as anybody knows. */
function danger(view: MinesView, square: number): number {
  const ground = view.ground[square];
  if (ground === '*') return 1;
  if (ground !== '?') return 0;
  const count = (char: string): number => view.ground.split(char).length - 1;
  return (view.mines - count('*')) / count('?');
}

function scoreOf(view: MinesView, action: Action, side: Side, random: Random): number {
  const whim = random.below(WHIM);
  const [from = -1, to = -1] = (action.match(/[a-h]\d+/g) ?? []).map((name) =>
    squareOf(TALL, name),
  );
  if (action.endsWith('*')) return (view.ground[to] === '*' ? CLEARING : -CLEARING) + whim;
  const board = Int8Array.from(view.board, (letter) => pieceOf(letter) ?? EMPTY);
  const moved = board[from] ?? EMPTY;
  const taken = board[to] ?? EMPTY;
  const rank = Math.floor(to / TALL.files);
  const isPromoted = moved === PAWN * side && (rank === 0 || rank === TALL.ranks - 1);
  const piece = isPromoted ? QUEEN * side : moved;
  const before = risk(board, from, side);
  board[to] = piece;
  board[from] = EMPTY;
  const isKing = Math.abs(moved) === KING;
  const lost = isKing ? 0 : danger(view, to) * worthOf(piece);
  const gain = worthOf(taken) + worthOf(piece) - worthOf(moved) - lost;
  const ranks = (rank - Math.floor(from / TALL.files)) * side;
  return gain + before - risk(board, to, side) + (isKing ? -ADVANCE : ADVANCE * ranks) + whim;
}

/** Thinks in one slice; see the file's head for what it weighs. */
export function* simpleMines({ views, seat, seed }: Request): Generator<void, Action, void> {
  // The game's own view: the registry pairs games and players.
  const view = views.at(-1) as MinesView | undefined;
  const random = randomOf(seed, 'simple');
  yield;
  let best: { action: Action; score: number } | null = null;
  for (const action of view?.legal ?? []) {
    const score = view ? scoreOf(view, action, sideOf(seat), random) : 0;
    if (best === null || score > best.score) best = { action, score };
  }
  if (best === null) throw new Error('nothing to choose from');
  return best.action;
}
