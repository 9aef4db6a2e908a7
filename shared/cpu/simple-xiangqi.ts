/**
 * A simple, honest player of Dark Mini Xiangqi: it looks one ply ahead on the board that its seat
 * sees. What is not seen counts as empty, what is shrouded as a piece of middling worth that blocks
 * and threatens nothing.
 */
import { EMPTY, type Side, sideOf } from '../board/chess-board.ts';
import { fromOf, toOf } from '../board/chess-moves.ts';
import type { Action, View } from '../game.ts';
import { about } from '../games/dark-mini-xiangqi/about.ts';
import { afterMove, GENERAL, movesOf, SOLDIER } from '../games/dark-mini-xiangqi/moves.ts';
import { parseMove } from '../games/dark-mini-xiangqi/notation.ts';
import { type Random, randomOf } from '../random.ts';
import type { Request } from './player.ts';

/** A piece of the other side whose kind is hidden, in the code of boards: beyond every real role. */
const SHROUDED = 6;
/** By role, in hundredths of a soldier: none, soldier, horse, cannon, chariot, general, shrouded. */
const WORTH = [0, 100, 300, 350, 600, 100_000, 280];
/** Soldiers forward, the others towards the middle files; the general stays at home. */
const ADVANCE = 6;
const CENTRE = 3;
/** So that equal moves are not always the same one. */
const WHIM = 14;

function worthOf(piece: number): number {
  return WORTH[Math.abs(piece)] ?? 0;
}

/** Board characters by role, Red's. */
const ROLES = '.PNCRK';

/** What its seat sees, unseen points empty. */
function seenBoard(view: View, side: Side): Int8Array {
  return Int8Array.from(view.board, (letter) => {
    if (letter === '#') return -SHROUDED * side;
    const role = Math.max(EMPTY, ROLES.indexOf(letter.toUpperCase()));
    return letter === letter.toUpperCase() ? role : -role;
  });
}

/** What standing on a point costs if the enemy takes there and, seen to be guarded, is retaken. */
function risk(board: Int8Array, point: number, side: Side): number {
  const enemy: Side = side === 1 ? -1 : 1;
  const piece = board[point] ?? EMPTY;
  if (!movesOf(board, enemy).some((move) => toOf(move) === point)) return 0;
  // To see who guards it, it is lent to the enemy.
  const lent = Int8Array.from(board);
  lent[point] = SHROUDED * enemy;
  const isGuarded = movesOf(lent, side).some((move) => toOf(move) === point);
  return isGuarded && Math.abs(piece) !== GENERAL ? worthOf(piece) / 2 : worthOf(piece);
}

function scoreOf(board: Int8Array, action: Action, side: Side, random: Random): number {
  const move = parseMove(action);
  const [from, to] = [fromOf(move), toOf(move)];
  const role = Math.abs(board[from] ?? EMPTY);
  const after = Int8Array.from(afterMove(board, move));
  const escaped = risk(board, from, side) - risk(after, to, side);
  const ranks = (Math.floor(to / about.files) - Math.floor(from / about.files)) * side;
  const middle = (at: number): number => -Math.abs((at % about.files) - 3);
  const way = role === SOLDIER ? ADVANCE * ranks : role === GENERAL ? -ADVANCE : ADVANCE;
  const centre = CENTRE * (middle(to) - middle(from));
  return worthOf(board[to] ?? EMPTY) * 4 + escaped * 3 + (way + centre + random.below(WHIM)) * 2;
}

/** Thinks one slice a move; see the file's head for what it weighs. */
export function* simpleXiangqi({ views, seat, seed }: Request): Generator<void, Action, void> {
  const view = views.at(-1);
  const random = randomOf(seed, 'simple');
  const side = sideOf(seat);
  let best: { action: Action; score: number } | null = null;
  for (const action of view?.legal ?? []) {
    if (view === undefined) break;
    const score = scoreOf(seenBoard(view, side), action, side, random);
    if (best === null || score > best.score) best = { action, score };
    yield;
  }
  if (best === null) throw new Error('nothing to choose from');
  return best.action;
}
