/** Fog of War Chess as worlds: what may stand where nothing is seen (FC1–FC13). */
import {
  type ChessPosition,
  EMPTY,
  KING,
  PAWN,
  pawnTakes,
  QUEEN,
  RIGHTS,
  ROOK,
  type Side,
} from '../board/chess-board.ts';
import {
  castlingOf,
  fromOf,
  isPawnHome,
  type Move,
  moveOf,
  promotionOf,
  pseudoMoves,
  toOf,
  victimSquare,
} from '../board/chess-moves.ts';
import { parseFen, pieceOf } from '../board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../board/orthodox.ts';
import { NOWHERE, type Square, squareOf } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import type { FogOfWarChessView } from '../games/fog-of-war-chess/view.ts';
import { ANY, ENEMY, type HiddenGame, type Sight, type World } from './hidden-game.ts';

const { files, size } = ORTHODOX;
/** Behind the squares of a world: both sides' rights, and the square just passed over. */
const CASTLING = size;
const PASSED = size + 1;
const NONE: readonly Square[] = [];
const OWN_RIGHTS = { 1: RIGHTS.K | RIGHTS.Q, [-1]: RIGHTS.k | RIGHTS.q } as const;
/** By captured role, added to what a quiet move counts. */
const TAKES = [0, 24, 60, 60, 100, 200, 4000];
const QUIET = 4;
const BY_KING = 2;
const CASTLES = 12;
const PROMOTES = 100;

/** A world as a position with one side to move. */
export function positionOf(world: World, side: Side): ChessPosition {
  return { board: world, side, castling: world[CASTLING] ?? 0, passed: world[PASSED] ?? NOWHERE };
}

function isCastling(world: World, side: Side, move: Move): boolean {
  const from = fromOf(move);
  return world[from] === KING * side && Math.abs(toOf(move) - from) === 2;
}

function rookSquares(world: World, side: Side, move: Move): readonly Square[] {
  if (!isCastling(world, side, move)) return NONE;
  return castlingOf(ORTHODOX, positionOf(world, side), move)?.rook ?? NONE;
}

function play(world: World, side: Side, move: Move): void {
  const from = fromOf(move);
  const to = toOf(move);
  const piece = world[from] ?? EMPTY;
  const isPawn = piece === PAWN * side;
  if (isPawn && to === world[PASSED]) world[to - side * files] = EMPTY;
  const [rookFrom, rookTo] = rookSquares(world, side, move);
  if (rookFrom !== undefined && rookTo !== undefined) {
    world[rookTo] = world[rookFrom] ?? EMPTY;
    world[rookFrom] = EMPTY;
  }
  const promotion = promotionOf(move);
  world[to] = promotion === EMPTY ? piece : promotion * side;
  world[from] = EMPTY;
  const kept = (ORTHODOX.rightsKept[from] ?? 0) & (ORTHODOX.rightsKept[to] ?? 0);
  world[CASTLING] = (world[CASTLING] ?? 0) & kept;
  world[PASSED] = isPawn && Math.abs(to - from) === 2 * files ? (from + to) >> 1 : NOWHERE;
}

/** What sensible players like: to take, to castle and promote, and to leave the king at home. */
function likelihood(world: World, side: Side, move: Move): number {
  const victim = Math.abs(world[toOf(move)] ?? EMPTY);
  const promotion = promotionOf(move);
  if (promotion !== EMPTY) return promotion === QUEEN ? PROMOTES : 1;
  const taken = TAKES[victim] ?? 0;
  if (world[fromOf(move)] !== KING * side) return QUIET + taken;
  return isCastling(world, side, move) ? CASTLES : BY_KING + taken;
}

/** What a pawn that does not see on tells (FC6). */
function pawnWants(board: string, wants: Int8Array, side: Side, from: Square): void {
  const one = from + side * files;
  const two = one + side * files;
  if (board[one] === '?') wants[one] = ENEMY;
  else if (board[one] === '.' && isPawnHome(ORTHODOX, side, from) && board[two] === '?') {
    wants[two] = ENEMY;
  }
  for (const to of pawnTakes(ORTHODOX, side)[from] ?? []) if (board[to] === '?') wants[to] = EMPTY;
}

/** The square on which a seat may take in passing now (FC7), or NOWHERE. */
function passedOf(board: string, legal: readonly Action[], pawn: string): Square {
  for (const action of legal) {
    if (action.charAt(0) === action.charAt(2)) continue;
    const to = squareOf(ORTHODOX, action.slice(2, 4));
    const isPawn = board[squareOf(ORTHODOX, action.slice(0, 2))] === pawn;
    if (isPawn && board[to] === '.') return to;
  }
  return NOWHERE;
}

function sightOf(view: View, side: Side): Sight {
  const { board, castling = '' } = view as View<FogOfWarChessView>;
  const wants = Int8Array.from(board, (letter) => pieceOf(letter) ?? ANY);
  const seen = Uint8Array.from(board, (letter) => (letter === '?' ? 0 : 1));
  for (let square = 0; square < size; square += 1) {
    if (wants[square] === PAWN * side) pawnWants(board, wants, side, square);
  }
  const both = side === 1 ? castling : castling.toLowerCase();
  const rights = Object.entries(RIGHTS).reduce(
    (all, [letter, right]) => (both.includes(letter) ? all | right : all),
    0,
  );
  const onTurn = view.legal.length > 0;
  const fact = passedOf(board, view.legal, side === 1 ? 'P' : 'p');
  return { side, onTurn, wants, seen, fact, rights };
}

/** The passed square, if it is one on which the seat could take now. */
function factOf(world: World, { side, onTurn }: Sight): number {
  const passed = world[PASSED] ?? NOWHERE;
  if (!onTurn || passed === NOWHERE) return NOWHERE;
  const from = pawnTakes(ORTHODOX, side === 1 ? -1 : 1)[passed] ?? NONE;
  return from.some((square) => world[square] === PAWN * side) ? passed : NOWHERE;
}

function mayStand(piece: number, square: Square): boolean {
  return Math.abs(piece) !== PAWN || (square >= files && square < size - files);
}

function mend(world: World, { side, onTurn, fact, rights }: Sight): void {
  const enemy = OWN_RIGHTS[side === 1 ? -1 : 1];
  const atHome = ORTHODOX.castlings
    .filter((way) => world[way.king[0]] === KING * way.side)
    .filter((way) => world[way.rook[0]] === ROOK * way.side)
    .reduce((all, { right }) => all | right, 0);
  world[CASTLING] = rights | ((world[CASTLING] ?? 0) & enemy & atHome);
  if (onTurn) world[PASSED] = fact;
}

function parseMove(action: Action): Move {
  const role = pieceOf(action.slice(4).toUpperCase()) ?? EMPTY;
  return moveOf(
    squareOf(ORTHODOX, action.slice(0, 2)),
    squareOf(ORTHODOX, action.slice(2, 4)),
    role,
  );
}

function startOf(): World {
  const { board, castling, passed } = parseFen(ORTHODOX, ORTHODOX_START).position;
  return Int8Array.from([...Array.from(board), castling, passed]);
}

export const hiddenChess: HiddenGame = {
  size: ORTHODOX,
  squares: size,
  stride: size + 2,
  start: startOf(),
  promotions: ORTHODOX.promotions,
  moves: (world, side) => pseudoMoves(ORTHODOX, positionOf(world, side)),
  play,
  victim: (world, side, move) => victimSquare(ORTHODOX, positionOf(world, side), move),
  aside: rookSquares,
  likelihood,
  sightOf,
  factOf,
  mayStand,
  mend,
  parseMove,
  roleOf: (letter) => pieceOf(letter.toUpperCase()) ?? EMPTY,
};
