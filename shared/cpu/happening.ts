/** Moves as a seat's own views tell of them: its own for certain, the other side's in part. */
import { EMPTY, type Side } from '../board/chess-board.ts';
import { fromOf, type Move, toOf } from '../board/chess-moves.ts';
import { NOWHERE, squareOf } from '../board/squares.ts';
import type { View } from '../game.ts';
import type { DarkMiniXiangqiView } from '../games/dark-mini-xiangqi/view.ts';
import type { FogOfWarChessView } from '../games/fog-of-war-chess/view.ts';
import { ANY, type Happening, type HiddenGame, type Sight, type World } from './hidden-game.ts';

/** What a view tells of the other side's move that led to it. */
export function happeningOf(game: HiddenGame, before: View, view: View): Happening {
  const { noticed } = view as View<FogOfWarChessView | DarkMiniXiangqiView>;
  const moved = new Uint8Array(game.squares);
  let movedSquares = 0;
  for (const notice of noticed) {
    if (notice.kind !== 'moved') continue;
    for (const name of notice.squares) moved[squareOf(game.size, name)] = 1;
    movedSquares += notice.squares.length;
  }
  const last = view.captures.at(-1);
  const isNew = last !== undefined && last.ply === before.ply;
  return { taken: isNew ? squareOf(game.size, last.square) : NOWHERE, moved, movedSquares };
}

/** Whether what a move of `side` would have shown is what was shown. */
export function isNoticed(
  game: HiddenGame,
  world: World,
  side: Side,
  move: Move,
  { taken, moved, movedSquares }: Happening,
  { seen }: Sight,
): boolean {
  const from = fromOf(move);
  const to = toOf(move);
  if (seen[from] !== moved[from] || seen[to] !== moved[to]) return false;
  if (game.victim(world, side, move) !== taken) return false;
  let squares = (seen[from] ?? 0) + (seen[to] ?? 0);
  for (const square of game.aside(world, side, move)) squares += seen[square] ?? 0;
  return squares === movedSquares;
}

/** The move that a seat made between two views, told by where its pieces stand; null if by none. */
export function ownMoveOf(game: HiddenGame, before: View, seen: Sight, after: Sight): Move | null {
  const { side } = after;
  const world = new Int8Array(game.stride);
  const own = (want: number): number => (want < ANY && want * side > 0 ? want : EMPTY);
  for (const action of before.legal) {
    const move = game.parseMove(action);
    world.set(seen.wants.map(own));
    game.play(world, side, move);
    const isIt = after.wants.every((want, square) => own(want) === world[square]);
    if (isIt) return move;
  }
  return null;
}
