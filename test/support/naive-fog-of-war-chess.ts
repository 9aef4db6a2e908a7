/**
 * The vision of Fog of War Chess a second time, slow and by other means: files and ranks of a board
 * text, no move generation. The rules under test share nothing with it.
 */
import type { Seat } from '../../shared/game.ts';

const FILES = 'abcdefgh';
const SQUARES = Array.from({ length: 64 }, (_, i) => i);
const nameOf = (file: number, rank: number): string => FILES.charAt(file) + String(rank);
const indexOf = (name: string): number => FILES.indexOf(name.charAt(0)) + 8 * (Number(name[1]) - 1);

const seatOf = (piece: string): Seat | null =>
  /[a-z]/i.test(piece) ? (piece === piece.toUpperCase() ? 'first' : 'second') : null;

function at(board: string, file: number, rank: number): string {
  return file < 0 || file > 7 || rank < 1 || rank > 8 ? '#' : board.charAt(file + 8 * (rank - 1));
}

/** From, to and what the move is, read from the board before it. */
function readMove(board: string, action: string) {
  const [from, to] = [action.slice(0, 2), action.slice(2, 4)];
  const piece = board.charAt(indexOf(from));
  const isPawn = piece.toUpperCase() === 'P';
  const files = FILES.indexOf(to.charAt(0)) - FILES.indexOf(from.charAt(0));
  const ranks = Number(to[1]) - Number(from[1]);
  const isPassing = isPawn && files !== 0 && board.charAt(indexOf(to)) === '.';
  const isCastling = piece.toUpperCase() === 'K' && Math.abs(files) === 2;
  const rook = isCastling
    ? (files > 0 ? ['h', 'f'] : ['a', 'd']).map((file) => file + from.charAt(1))
    : [];
  return {
    from,
    to,
    piece,
    victim: isPassing ? to.charAt(0) + from.charAt(1) : to,
    rook,
    passed: isPawn && Math.abs(ranks) === 2 ? to.charAt(0) + (Number(to[1]) - ranks / 2) : null,
  };
}

/** The board after a move: castling, en passant and promotion included. */
export function naiveAfter(board: string, action: string): string {
  const { from, to, piece, victim, rook } = readMove(board, action);
  const letter = action.charAt(4);
  const promoted = seatOf(piece) === 'first' ? letter.toUpperCase() : letter;
  const squares = [...board];
  const put = (name: string | undefined, content: string): void => {
    if (name !== undefined) squares[indexOf(name)] = content;
  };
  put(victim, '.');
  if (rook.length > 0) put(rook[1], board.charAt(indexOf(rook[0] ?? '')));
  put(rook[0], '.');
  put(from, '.');
  put(to, promoted || piece);
  return squares.join('');
}

/**
 * The squares that a seat sees (FC5–FC9).
 * @param passed the square just passed over by the other side's pawn, if it is this seat's turn.
 */
function seenSquares(board: string, seat: Seat, passed: string | null, pawnSight: boolean) {
  const seen = new Set<string>();
  const up = seat === 'first' ? 1 : -1;
  const isEnemy = (piece: string): boolean => seatOf(piece) !== null && seatOf(piece) !== seat;
  for (const square of SQUARES) {
    const [file, rank] = [square % 8, Math.floor(square / 8) + 1];
    const piece = at(board, file, rank);
    if (seatOf(piece) !== seat) continue;
    const see = (f: number, r: number): void => {
      if (at(board, f, r) !== '#') seen.add(nameOf(f, r));
    };
    const slide = (df: number, dr: number): void => {
      for (let n = 1; at(board, file + n * df, rank + n * dr) !== '#'; n += 1) {
        see(file + n * df, rank + n * dr);
        if (at(board, file + n * df, rank + n * dr) !== '.') return;
      }
    };
    see(file, rank);
    const role = piece.toUpperCase();
    if (role === 'P') {
      if (pawnSight || at(board, file, rank + up) === '.') see(file, rank + up);
      const isHome = rank === (seat === 'first' ? 2 : 7);
      if (isHome && at(board, file, rank + up) === '.' && at(board, file, rank + 2 * up) === '.') {
        see(file, rank + 2 * up);
      }
      for (const side of [-1, 1]) {
        if (isEnemy(at(board, file + side, rank + up))) see(file + side, rank + up);
        if (passed === nameOf(file + side, rank + up)) {
          see(file + side, rank + up);
          see(file + side, rank);
        }
      }
      continue;
    }
    for (let df = -2; df <= 2; df += 1) {
      for (let dr = -2; dr <= 2; dr += 1) {
        const [far, sum] = [Math.max(Math.abs(df), Math.abs(dr)), Math.abs(df) + Math.abs(dr)];
        if (role === 'N' && sum === 3) see(file + df, rank + dr);
        if (role === 'K' && far === 1) see(file + df, rank + dr);
        if ((role === 'R' || role === 'Q') && sum === 1) slide(df, dr);
        if ((role === 'B' || role === 'Q') && far === 1 && sum === 2) slide(df, dr);
      }
    }
  }
  return seen;
}

/** What a seat sees of the true board, as in a view; `action` is the one that led to it. */
export function naiveBoard(
  board: string,
  seat: Seat,
  passed: string | null,
  pawnSight: boolean,
): string {
  const seen = seenSquares(board, seat, passed, pawnSight);
  return SQUARES.map((square) =>
    seen.has(nameOf(square % 8, Math.floor(square / 8) + 1)) ? board.charAt(square) : '?',
  ).join('');
}

/** The square that an action passed over with a double step; null of any other. */
export function naivePassed(before: string, action: string): string | null {
  return readMove(before, action).passed;
}

/** Everything a seat may learn from one move, in one text (FC5–FC12). */
export function naiveObservation(
  before: string,
  action: string,
  by: Seat,
  viewer: Seat,
  pawnSight: boolean,
): string {
  const { from, to, victim, rook, passed } = readMove(before, action);
  const after = naiveAfter(before, action);
  const board = naiveBoard(after, viewer, by === viewer ? null : passed, pawnSight);
  const told = [from, to, ...rook].filter((name) => board.charAt(indexOf(name)) !== '?').sort();
  return [
    board,
    naiveCapture(before, action),
    by === viewer ? action : told.join(),
    victim === to ? '' : 'passing',
  ].join(' ');
}

/** What a move took and where, which is public; empty if nothing. */
export function naiveCapture(before: string, action: string): string {
  const { victim } = readMove(before, action);
  const taken = before.charAt(indexOf(victim));
  return taken === '.' ? '' : taken + victim;
}
