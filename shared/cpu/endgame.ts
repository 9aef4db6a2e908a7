/** What the sum of all terms does not know of endgames: winning nothing with too little, and how. */
import { BISHOP, KING, PAWN } from '../board/chess-board.ts';
import { fileOf, rankOf } from './mailbox.ts';
import { ROLE, SLOTS } from './piece-board.ts';
import type { SearchBoard } from './search-board.ts';

/** A lead below this cannot mate without pawns: a piece ahead is a draw, a rook is not. */
const MATING_LEAD = 420;
/** What a step nearer to a lone king is worth. */
const DRIVE = 12;

/**
 * The endgame's score as it is likely to end.
 * @param score seen by the first side, as the result is.
 * @param bishops by side: bit by colour of the squares they stand on.
 */
export function fadedScore(position: SearchBoard, score: number, bishops: Int32Array): number {
  const strong = score > 0 ? 0 : 1;
  const weak = 1 - strong;
  if (position.counts[weak] === 1 && (position.counts[strong] ?? 0) > 1) {
    const drive = DRIVE * (14 - steps(position.kings[0] ?? 0, position.kings[1] ?? 0));
    const pawnless = !hasPawns(position, strong);
    if (pawnless && Math.abs(score) < MATING_LEAD) return Math.trunc(score / 16);
    return score + (strong === 0 ? drive : -drive);
  }
  if (position.phase > 8) return score;
  if (!hasPawns(position, strong) && Math.abs(score) < MATING_LEAD) return Math.trunc(score / 8);
  return areOpposite(position, bishops) ? Math.trunc(score / 2) : score;
}

/** King steps along files and ranks together: what a mating king has to walk. */
function steps(from: number, to: number): number {
  return Math.abs(fileOf(from) - fileOf(to)) + Math.abs(rankOf(from) - rankOf(to));
}

function hasPawns(position: SearchBoard, side: number): boolean {
  return holds(position, side, (role) => role === PAWN);
}

/** One bishop each, on squares of different colour, and nothing else but pawns. */
function areOpposite(position: SearchBoard, bishops: Int32Array): boolean {
  if (position.phase !== 2 || ((bishops[0] ?? 0) ^ (bishops[1] ?? 0)) !== 3) return false;
  return [0, 1].every((side) => !holds(position, side, isOther));
}

function isOther(role: number): boolean {
  return role !== PAWN && role !== BISHOP && role !== KING;
}

function holds(position: SearchBoard, side: number, wanted: (role: number) => boolean): boolean {
  const last = side * SLOTS + (position.counts[side] ?? 0);
  for (let slot = side * SLOTS; slot < last; slot += 1) {
    if (wanted((position.board[position.pieces[slot] ?? 0] ?? 0) & ROLE)) return true;
  }
  return false;
}
