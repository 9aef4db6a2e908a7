/**
 * Moves of chess pieces on any board size, as numbers, without text: fast enough to search with.
 * Pseudo-legal is what the pieces can do; legal is what chess allows of it.
 */
import {
  BISHOP,
  type Board,
  type Castling,
  type ChessGeometry,
  type ChessPosition,
  EMPTY,
  KING,
  KNIGHT_ROLE,
  kingSquare,
  otherSide,
  PAWN,
  pawnTakes,
  pieceAt,
  QUEEN,
  ROOK,
  type Side,
} from './chess-board.ts';
import { NOWHERE, type Square } from './squares.ts';

/** From, to and promotion in one number: seven bits, seven bits, the role. */
export type Move = number;

export function moveOf(from: Square, to: Square, promotion = EMPTY): Move {
  return from | (to << 7) | (promotion << 14);
}

export function fromOf(move: Move): Square {
  return move & 127;
}

export function toOf(move: Move): Square {
  return (move >> 7) & 127;
}

/** The role a pawn becomes, or EMPTY. */
export function promotionOf(move: Move): number {
  return move >> 14;
}

/**
 * Every pseudo-legal move of the side to move, none twice. Castling asks for rights, both pieces at
 * home and empty squares between; whether the king's path is attacked is for `legalMoves`.
 */
export function pseudoMoves(geometry: ChessGeometry, position: ChessPosition): Move[] {
  const { board, side } = position;
  const moves: Move[] = [];
  for (let from = 0; from < geometry.size; from += 1) {
    const role = pieceAt(board, from) * side;
    if (role <= EMPTY) continue;
    if (role === PAWN) {
      addPawnMoves(geometry, position, from, moves);
      continue;
    }
    if (role === KNIGHT_ROLE) addLeaps(board, side, from, geometry.knight[from] ?? [], moves);
    if (role === KING) addLeaps(board, side, from, geometry.king[from] ?? [], moves);
    if (role === ROOK || role === QUEEN) {
      addSlides(board, side, from, geometry.orthogonal[from] ?? [], moves);
    }
    if (role === BISHOP || role === QUEEN) {
      addSlides(board, side, from, geometry.diagonal[from] ?? [], moves);
    }
  }
  for (const way of geometry.castlings) {
    if (canCastle(position, way)) moves.push(moveOf(way.king[0], way.king[1]));
  }
  return moves;
}

function addPawnMoves(
  geometry: ChessGeometry,
  position: ChessPosition,
  from: Square,
  moves: Move[],
): void {
  const { board, side, passed } = position;
  const forward = side * geometry.files;
  const one = from + forward;
  if (board[one] === EMPTY) {
    addPawnMove(geometry, side, from, one, moves);
    const two = one + forward;
    if (isPawnHome(geometry, side, from) && board[two] === EMPTY) moves.push(moveOf(from, two));
  }
  for (const to of pawnTakes(geometry, side)[from] ?? []) {
    if (pieceAt(board, to) * side < 0 || to === passed) {
      addPawnMove(geometry, side, from, to, moves);
    }
  }
}

/** Whether a pawn on this square may still step two squares. */
export function isPawnHome(geometry: ChessGeometry, side: Side, square: Square): boolean {
  const rank = Math.floor(square / geometry.files);
  return rank === (side === 1 ? 1 : geometry.ranks - 2);
}

function addPawnMove(
  geometry: ChessGeometry,
  side: Side,
  from: Square,
  to: Square,
  moves: Move[],
): void {
  const last = side === 1 ? to >= geometry.size - geometry.files : to < geometry.files;
  if (!last) {
    moves.push(moveOf(from, to));
    return;
  }
  for (const role of geometry.promotions) moves.push(moveOf(from, to, role));
}

function addLeaps(
  board: Board,
  side: Side,
  from: Square,
  targets: readonly Square[],
  moves: Move[],
): void {
  for (const to of targets) {
    if (pieceAt(board, to) * side <= 0) moves.push(moveOf(from, to));
  }
}

function addSlides(
  board: Board,
  side: Side,
  from: Square,
  rays: readonly (readonly Square[])[],
  moves: Move[],
): void {
  for (const ray of rays) {
    for (const to of ray) {
      const blocker = pieceAt(board, to) * side;
      if (blocker <= 0) moves.push(moveOf(from, to));
      if (blocker !== EMPTY) break;
    }
  }
}

function canCastle({ board, side, castling }: ChessPosition, way: Castling): boolean {
  return (
    way.side === side &&
    (castling & way.right) !== 0 &&
    board[way.king[0]] === KING * side &&
    board[way.rook[0]] === ROOK * side &&
    way.between.every((square) => board[square] === EMPTY)
  );
}

/** The castling that a move is, if the king stands on its first square. */
export function castlingOf(
  geometry: ChessGeometry,
  position: ChessPosition,
  move: Move,
): Castling | undefined {
  const from = fromOf(move);
  if (position.board[from] !== KING * position.side) return undefined;
  const to = toOf(move);
  return geometry.castlings.find(({ king }) => king[0] === from && king[1] === to);
}

/** The square of the piece that a move captures, or NOWHERE; en passant it is behind the target. */
export function victimSquare(geometry: ChessGeometry, position: ChessPosition, move: Move): Square {
  const { board, side, passed } = position;
  const to = toOf(move);
  if (board[to] !== EMPTY) return to;
  const takesPassing = to === passed && board[fromOf(move)] === PAWN * side;
  return takesPassing ? to - side * geometry.files : NOWHERE;
}

/** The position after a pseudo-legal move; the one given is left as it was. */
export function applyMove(
  geometry: ChessGeometry,
  position: ChessPosition,
  move: Move,
): ChessPosition {
  const { side } = position;
  const from = fromOf(move);
  const to = toOf(move);
  const promotion = promotionOf(move);
  const board = new Int8Array(position.board);
  const piece = pieceAt(board, from);
  const isPawn = piece === PAWN * side;
  if (isPawn && to === position.passed) board[to - side * geometry.files] = EMPTY;
  const way = piece === KING * side ? castlingOf(geometry, position, move) : undefined;
  if (way) {
    board[way.rook[1]] = pieceAt(board, way.rook[0]);
    board[way.rook[0]] = EMPTY;
  }
  board[to] = promotion === EMPTY ? piece : promotion * side;
  board[from] = EMPTY;
  const isDoubleStep = isPawn && Math.abs(to - from) === 2 * geometry.files;
  const kept = (geometry.rightsKept[from] ?? 0) & (geometry.rightsKept[to] ?? 0);
  return {
    board,
    side: otherSide(side),
    castling: position.castling & kept,
    passed: isDoubleStep ? (from + to) >> 1 : NOWHERE,
  };
}

/** Whether a side's pieces could capture on a square. */
export function isAttacked(
  geometry: ChessGeometry,
  board: Board,
  square: Square,
  by: Side,
): boolean {
  // Attacks are symmetric: look from the square as each kind of piece would.
  for (const from of geometry.knight[square] ?? []) {
    if (board[from] === KNIGHT_ROLE * by) return true;
  }
  for (const from of pawnTakes(geometry, otherSide(by))[square] ?? []) {
    if (board[from] === PAWN * by) return true;
  }
  for (const from of geometry.king[square] ?? []) {
    if (board[from] === KING * by) return true;
  }
  return (
    isSlidOnto(board, geometry.orthogonal[square] ?? [], ROOK, by) ||
    isSlidOnto(board, geometry.diagonal[square] ?? [], BISHOP, by)
  );
}

function isSlidOnto(
  board: Board,
  rays: readonly (readonly Square[])[],
  role: number,
  by: Side,
): boolean {
  for (const ray of rays) {
    for (const from of ray) {
      const piece = pieceAt(board, from);
      if (piece === EMPTY) continue;
      if (piece === role * by || piece === QUEEN * by) return true;
      break;
    }
  }
  return false;
}

/** Whether a side's king stands attacked; a side without a king is not in check. */
export function isInCheck(geometry: ChessGeometry, board: Board, side: Side): boolean {
  const king = kingSquare(board, side);
  return king !== NOWHERE && isAttacked(geometry, board, king, otherSide(side));
}

/** Whether the king's path of a castling is free of attacks. */
export function isSafeCastling(geometry: ChessGeometry, board: Board, way: Castling): boolean {
  const enemy = otherSide(way.side);
  return !way.kingPath.some((square) => isAttacked(geometry, board, square, enemy));
}

/** The pseudo-legal moves that leave the mover's king unattacked. */
export function legalMoves(geometry: ChessGeometry, position: ChessPosition): Move[] {
  const { board, side, passed } = position;
  const king = kingSquare(board, side);
  const inCheck = isInCheck(geometry, board, side);
  const shields = shieldsOf(geometry, board, king, side);
  return pseudoMoves(geometry, position).filter((move) => {
    const from = fromOf(move);
    const way = from === king ? castlingOf(geometry, position, move) : undefined;
    if (way) return isSafeCastling(geometry, board, way);
    const isHarmless = !inCheck && from !== king && !shields.includes(from);
    // A capture in passing empties a third square, which may have been a shield.
    if (isHarmless && toOf(move) !== passed) return true;
    return !isInCheck(geometry, applyMove(geometry, position, move).board, side);
  });
}

/** Own pieces that stand next to the king's square on its lines: only they may be pinned. */
function shieldsOf(
  geometry: ChessGeometry,
  board: Board,
  king: Square,
  side: Side,
): readonly Square[] {
  const lines = [...(geometry.orthogonal[king] ?? []), ...(geometry.diagonal[king] ?? [])];
  return lines
    .map((line) => line.find((square) => board[square] !== EMPTY) ?? NOWHERE)
    .filter((square) => square !== NOWHERE && pieceAt(board, square) * side > 0);
}
