/**
 * Dark Mini Xiangqi a second time, slow and by other means: every question is asked of a pair of
 * points and answered from coordinates. The rules under test share nothing with it.
 */
import type { Seat } from '../../shared/game.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const POINTS: readonly Point[] = Array.from({ length: 49 }, (_, i) => ({
  x: i % 7,
  y: Math.floor(i / 7),
}));

const nameOf = ({ x, y }: Point): string => 'abcdefg'.charAt(x) + String(y + 1);
const at = (board: string, { x, y }: Point): string => board.charAt(y * 7 + x);
const seatOf = (piece: string): Seat | null =>
  piece === '.' ? null : piece === piece.toUpperCase() ? 'first' : 'second';

function inPalace({ x, y }: Point, seat: Seat): boolean {
  return x >= 2 && x <= 4 && (seat === 'first' ? y <= 2 : y >= 4);
}

/** How many pieces stand strictly between two points of one line; null if they share no line. */
function between(board: string, a: Point, b: Point): number | null {
  if ((a.x === b.x) === (a.y === b.y)) return null;
  return POINTS.filter(
    (p) =>
      at(board, p) !== '.' &&
      (p.x - a.x) * (p.x - b.x) <= 0 &&
      (p.y - a.y) * (p.y - b.y) <= 0 &&
      nameOf(p) !== nameOf(a) &&
      nameOf(p) !== nameOf(b),
  ).length;
}

/** The leg point of a horse's jump, or null if it is none. */
function legOf(from: Point, to: Point): Point | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx * dy) !== 2) return null;
  return { x: from.x + Math.trunc(dx / 2), y: from.y + Math.trunc(dy / 2) };
}

/** Whether the two generals stand on one file with nothing between. */
export function naiveFacing(board: string): boolean {
  const red = POINTS[board.indexOf('K')];
  const black = POINTS[board.indexOf('k')];
  if (!red || !black || red.x !== black.x) return false;
  return between(board, red, black) === 0;
}

/** Whether the piece on `from` looks at `to` and sees it as it is (DX5–DX8). */
function sees(board: string, from: Point, to: Point): boolean {
  const piece = at(board, from);
  const seat = seatOf(piece);
  if (!seat) return false;
  const target = at(board, to);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const step = Math.abs(dx) + Math.abs(dy) === 1;
  switch (piece.toUpperCase()) {
    case 'K': {
      const flying = target.toUpperCase() === 'K' && seatOf(target) !== seat && naiveFacing(board);
      return (step && inPalace(to, seat)) || flying;
    }
    case 'R':
      return between(board, from, to) === 0;
    case 'P':
      return step && dy !== (seat === 'first' ? -1 : 1);
    case 'N': {
      const leg = legOf(from, to);
      return leg !== null && at(board, leg) === '.';
    }
    default: {
      const over = between(board, from, to);
      if (target === '.') return over === 0;
      return over === 1 && seatOf(target) !== seat;
    }
  }
}

/** Whether the piece on `from` knows only that an enemy stands on `to` (DX7, DX8). */
function shrouds(board: string, from: Point, to: Point): boolean {
  const piece = at(board, from);
  if (at(board, to) === '.' || seatOf(at(board, to)) === seatOf(piece)) return false;
  if (piece.toUpperCase() === 'C') return between(board, from, to) === 0;
  if (piece.toUpperCase() !== 'N') return false;
  return POINTS.some((jump) => {
    const leg = legOf(from, jump);
    return leg !== null && leg.x === to.x && leg.y === to.y;
  });
}

/** What a seat sees of the true board, as in a view. */
export function naiveBoard(board: string, seat: Seat): string {
  const own = POINTS.filter((p) => seatOf(at(board, p)) === seat);
  return POINTS.map((to) => {
    const piece = at(board, to);
    if (seatOf(piece) === seat) return piece;
    if (own.some((from) => sees(board, from, to))) return piece;
    return own.some((from) => shrouds(board, from, to)) ? '#' : '?';
  }).join('');
}

/** A seat's moves on the true board, sorted. Every move goes where its piece sees no own piece. */
export function naiveMoves(board: string, seat: Seat): string[] {
  const moves: string[] = [];
  for (const from of POINTS) {
    if (seatOf(at(board, from)) !== seat) continue;
    for (const to of POINTS) {
      if (seatOf(at(board, to)) === seat || !sees(board, from, to)) continue;
      moves.push(nameOf(from) + nameOf(to));
    }
  }
  return moves.sort();
}

/** A seat's moves worked out from nothing but its view: what R3 claims to be possible. */
export function naiveMovesFromView(board: string, facing: boolean, seat: Seat): string[] {
  // Fog never hides a piece that decides a move: a hidden leg would be shrouded, a hidden stop on
  // a cannon's line seen, so reading fog as empty and letting no piece go there is enough.
  const guess = board.replaceAll('?', '.').replaceAll('#', seat === 'first' ? 'p' : 'P');
  const fogOrShroud = (name: string): boolean =>
    '?#'.includes(board.charAt(POINTS.findIndex((p) => nameOf(p) === name)));
  return naiveMoves(guess, seat).filter((move) => {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    if (fogOrShroud(to)) return false;
    const piece = at(board, POINTS.find((p) => nameOf(p) === from) ?? { x: 0, y: 0 });
    const far = Math.abs(Number(from[1]) - Number(to[1])) + (from[0] === to[0] ? 0 : 1) > 1;
    return piece.toUpperCase() !== 'K' || !far || facing;
  });
}

/** The board after a move. */
export function naiveAfter(board: string, move: string): string {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  const piece = board.charAt(POINTS.findIndex((p) => nameOf(p) === from));
  return POINTS.map((p, i) =>
    nameOf(p) === to ? piece : nameOf(p) === from ? '.' : board.charAt(i),
  ).join('');
}

/**
 * Everything a seat may learn from one move, in one text: the board and facing afterwards, what was
 * taken, and which points of the other side's move it sees.
 */
export function naiveObservation(before: string, move: string, by: Seat, viewer: Seat): string {
  const after = naiveAfter(before, move);
  const board = naiveBoard(after, viewer);
  const squares = [move.slice(0, 2), move.slice(2)];
  const taken = before.charAt(POINTS.findIndex((p) => nameOf(p) === squares[1]));
  const told = squares.filter(
    (name) => !'?#'.includes(board.charAt(POINTS.findIndex((p) => nameOf(p) === name))),
  );
  return [
    board,
    String(naiveFacing(after)),
    taken === '.' ? '' : taken + squares[1],
    by === viewer ? move : told.join(),
  ].join(' ');
}
