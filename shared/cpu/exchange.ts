/** What a series of captures on one cell comes to, without searching: static exchange. */
import { BISHOP, EMPTY, KING, KNIGHT_ROLE, PAWN, QUEEN, ROOK } from '../board/chess-board.ts';
import { AROUND, DIAGONALS, KNIGHT_LEAPS, NORTH, ORTHOGONALS } from './mailbox.ts';
import { fromCell, PASSES, promotedRole, toCell } from './move-code.ts';
import { colourOf, ROLE } from './piece-board.ts';

/** By role, in hundredths of a pawn, for exchanges and the order of moves only. */
export const TRADE_VALUES = Int32Array.of(0, 100, 325, 335, 500, 975, 20_000, 0);

function tradeValue(piece: number): number {
  return TRADE_VALUES[piece & ROLE] ?? 0;
}

/**
 * Whether the exchanges that a move begins on its target gain at least `threshold` when both sides
 * take with their least piece first and stop when they like. Pins do not count.
 * @param board left as it was.
 * @param side the mover's.
 */
export function exchangeGains(
  board: Int32Array,
  move: number,
  side: number,
  threshold: number,
): boolean {
  const to = toCell(move);
  const from = fromCell(move);
  const piece = board[from] ?? EMPTY;
  const captured = move & PASSES ? PAWN : (board[to] ?? EMPTY);
  const promoted = promotedRole(move);
  const standing = promoted === EMPTY ? piece : promoted;
  let balance = tradeValue(captured) - threshold;
  if (promoted !== EMPTY) balance += tradeValue(promoted) - tradeValue(PAWN);
  if (balance < 0) return false;
  balance -= tradeValue(standing);
  if (balance >= 0) return true;
  const lifted: number[] = [from, piece];
  board[from] = EMPTY;
  let mover = 1 - side;
  for (;;) {
    const attacker = leastAttacker(board, to, colourOf(mover));
    if (attacker === 0) break;
    const taking = board[attacker] ?? EMPTY;
    // A king does not take what is guarded.
    if ((taking & ROLE) === KING && leastAttacker(board, to, colourOf(1 - mover)) !== 0) break;
    lifted.push(attacker, taking);
    board[attacker] = EMPTY;
    balance = -balance - 1 - tradeValue(taking);
    mover = 1 - mover;
    if (balance >= 0) break;
  }
  for (let i = 0; i < lifted.length; i += 2) board[lifted[i] ?? 0] = lifted[i + 1] ?? EMPTY;
  // Who would have to take next has lost the exchange.
  return mover !== side;
}

/** The cell of a colour's least piece that attacks `cell`, or 0. */
function leastAttacker(board: Int32Array, cell: number, colour: number): number {
  const towards = colour === 8 ? -NORTH : NORTH;
  for (let at = cell + towards - 1; at <= cell + towards + 1; at += 2) {
    if (board[at] === (colour | PAWN)) return at;
  }
  for (let i = 0; i < 8; i += 1) {
    const at = cell + (KNIGHT_LEAPS[i] ?? 0);
    if (board[at] === (colour | KNIGHT_ROLE)) return at;
  }
  const bishop = sliderOnto(board, cell, DIAGONALS, colour | BISHOP);
  if (bishop !== 0) return bishop;
  const rook = sliderOnto(board, cell, ORTHOGONALS, colour | ROOK);
  if (rook !== 0) return rook;
  const queen =
    sliderOnto(board, cell, DIAGONALS, colour | QUEEN) ||
    sliderOnto(board, cell, ORTHOGONALS, colour | QUEEN);
  if (queen !== 0) return queen;
  for (let i = 0; i < 8; i += 1) {
    const at = cell + (AROUND[i] ?? 0);
    if (board[at] === (colour | KING)) return at;
  }
  return 0;
}

function sliderOnto(board: Int32Array, cell: number, steps: Int32Array, slider: number): number {
  for (let i = 0; i < 4; i += 1) {
    const step = steps[i] ?? 0;
    let at = cell + step;
    while (board[at] === EMPTY) at += step;
    if (board[at] === slider) return at;
  }
  return 0;
}
