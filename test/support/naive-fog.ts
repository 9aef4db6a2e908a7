/**
 * Fog a second time, slow and by other means: distances between coordinates, no lists of
 * neighbours. The rules under test share nothing with it.
 */
import type { Seat } from '../../shared/game.ts';

const SQUARES = Array.from({ length: 49 }, (_, i) => i);
const nameOf = (square: number): string =>
  'abcdefg'.charAt(square % 7) + String(Math.floor(square / 7) + 1);
const squareOf = (name: string): number => SQUARES.find((s) => nameOf(s) === name) ?? -1;

function apart(a: number, b: number): { readonly x: number; readonly y: number } {
  return { x: Math.abs((a % 7) - (b % 7)), y: Math.abs(Math.floor(a / 7) - Math.floor(b / 7)) };
}

const touches = (a: number, b: number): boolean => {
  const { x, y } = apart(a, b);
  return Math.max(x, y) === 1;
};

const seatOf = (piece: string): Seat | null =>
  piece === '.' ? null : piece === piece.toUpperCase() ? 'first' : 'second';

const piecesOf = (board: string, seat: Seat): number[] =>
  SQUARES.filter((s) => seatOf(board.charAt(s)) === seat);

const inSight = (board: string, seat: Seat, square: number): boolean =>
  piecesOf(board, seat).some((own) => own === square || touches(own, square));

/** What a seat sees of the true board, as in a view (FG6). */
export function naiveBoard(board: string, seat: Seat): string {
  return SQUARES.map((s) => {
    if (!inSight(board, seat, s)) return '?';
    const piece = board.charAt(s);
    return piece === '.' || seatOf(piece) === seat ? piece : '#';
  }).join('');
}

/** A seat's moves (FG3), sorted, worked out from the true board or from its view alike. */
export function naiveMoves(board: string, seat: Seat): string[] {
  const own = SQUARES.filter((s) => (seat === 'first' ? 'QL' : 'ql').includes(board.charAt(s)));
  return own
    .flatMap((from) =>
      SQUARES.filter((to) => {
        const { x, y } = apart(from, to);
        return x + y >= 1 && x + y <= 2 && !own.includes(to);
      }).map((to) => nameOf(from) + nameOf(to)),
    )
    .sort();
}

/** A probe's answer (FG5). */
export function naiveAnswer(board: string, by: Seat, square: string): number {
  const other: Seat = by === 'first' ? 'second' : 'first';
  return piecesOf(board, other).filter((s) => touches(s, squareOf(square))).length;
}

/** The board after a move or a probe. */
export function naiveAfter(board: string, action: string): string {
  if (action.startsWith('?')) return board;
  const [from, to] = [squareOf(action.slice(0, 2)), squareOf(action.slice(2))];
  return SQUARES.map((s) =>
    s === to ? board.charAt(from) : s === from ? '.' : board.charAt(s),
  ).join('');
}

/** Everything a seat may learn from one move or probe, in one text (FG5–FG8). */
export function naiveObservation(before: string, action: string, by: Seat, viewer: Seat): string {
  const after = naiveAfter(before, action);
  const board = naiveBoard(after, viewer);
  if (action.startsWith('?')) {
    return `${board} ${action} ${naiveAnswer(before, by, action.slice(1))}`;
  }
  if (by === viewer) {
    return `${board} ${action} ${before.charAt(squareOf(action.slice(2)))}`;
  }
  const [from, to] = [action.slice(0, 2), action.slice(2)];
  const told = [from, to].map((name) => (inSight(before, viewer, squareOf(name)) ? name : '-'));
  const taken = before.charAt(squareOf(to));
  return `${board} ${told.join('')} ${taken === '.' ? '' : taken + to}`;
}
