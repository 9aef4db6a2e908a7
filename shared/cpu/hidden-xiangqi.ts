/** Dark Mini Xiangqi as worlds: what may stand on a point that is shrouded or in fog (DX5–DX10). */
import { type Board, EMPTY, type Side } from '../board/chess-board.ts';
import { type Move, toOf } from '../board/chess-moves.ts';
import { NOWHERE, type Square } from '../board/squares.ts';
import type { View } from '../game.ts';
import { about } from '../games/dark-mini-xiangqi/about.ts';
import {
  CANNON,
  GENERAL,
  HORSE,
  isFacing,
  LEGS,
  LINES,
  movesOf,
  POINTS,
} from '../games/dark-mini-xiangqi/moves.ts';
import { parseMove, parsePlacement, START } from '../games/dark-mini-xiangqi/notation.ts';
import type { DarkMiniXiangqiView } from '../games/dark-mini-xiangqi/view.ts';
import { ANY, ENEMY, type HiddenGame, type Sight, type World } from './hidden-game.ts';

const LETTERS = 'krcnp.PNCRK';
const ZERO = 5;
/** By captured role, added to what a quiet move counts. */
const TAKES = [0, 24, 70, 75, 160, 4000];
const NONE: readonly Square[] = [];
const QUIET = 4;
const BY_GENERAL = 2;

function play(world: World, _side: Side, move: Move): void {
  const from = move & 127;
  world[toOf(move)] = world[from] ?? EMPTY;
  world[from] = EMPTY;
}

function likelihood(world: World, side: Side, move: Move): number {
  const taken = TAKES[Math.abs(world[toOf(move)] ?? EMPTY)] ?? 0;
  return (world[move & 127] === GENERAL * side ? BY_GENERAL : QUIET) + taken;
}

/** Beyond its screen a cannon names the first enemy piece: up to what is known nothing stands. */
function cannonWants(board: string, wants: Int8Array, from: Square): void {
  for (const line of LINES[from] ?? []) {
    const screen = line.findIndex((point) => board[point] !== '.');
    if (screen < 0) continue;
    for (const point of line.slice(screen + 1)) {
      if (board[point] === '?') wants[point] = EMPTY;
      else if (board[point] !== '.') break;
    }
  }
}

function sightOf(view: View, side: Side): Sight {
  const { board, facing } = view as View<DarkMiniXiangqiView>;
  const wants = Int8Array.from(board, (letter) => {
    if (letter === '#') return ENEMY;
    const at = LETTERS.indexOf(letter);
    return at < 0 ? ANY : at - ZERO;
  });
  const seen = Uint8Array.from(board, (letter) => (letter === '?' || letter === '#' ? 0 : 1));
  for (const from of POINTS) {
    if (wants[from] === CANNON * side) cannonWants(board, wants, from);
    // An enemy on a horse's leg would be shrouded at least.
    if (wants[from] === HORSE * side) {
      for (const { point } of LEGS[from] ?? []) if (board[point] === '?') wants[point] = EMPTY;
    }
  }
  const onTurn = view.legal.length > 0;
  return { side, onTurn, wants, seen, fact: facing ? 1 : 0, rights: 0 };
}

function mayStand(piece: number, point: Square): boolean {
  if (Math.abs(piece) !== GENERAL) return true;
  const file = point % about.files;
  const rank = Math.floor(point / about.files);
  const deep = piece > 0 ? rank : about.ranks - 1 - rank;
  return file >= 2 && file <= 4 && deep <= 2;
}

function startOf(board: Board): World {
  return Int8Array.from(Array.from(board));
}

export const hiddenXiangqi: HiddenGame = {
  size: about,
  squares: POINTS.length,
  stride: POINTS.length,
  start: startOf(parsePlacement(START)),
  promotions: [],
  moves: movesOf,
  play,
  victim: (world, _side, move) => (world[toOf(move)] === EMPTY ? NOWHERE : toOf(move)),
  aside: () => NONE,
  likelihood,
  sightOf,
  factOf: (world) => (isFacing(world) ? 1 : 0),
  mayStand,
  // A world is nothing but its pieces.
  mend: () => undefined,
  parseMove,
  roleOf: (letter) => LETTERS.indexOf(letter.toUpperCase()) - ZERO,
};
