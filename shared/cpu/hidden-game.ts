/**
 * What a belief must know of a game in which a seat sees only what its pieces reach. A world is one
 * position that may be the true one.
 */
import type { Side } from '../board/chess-board.ts';
import type { Move } from '../board/chess-moves.ts';
import type { Size, Square } from '../board/squares.ts';
import type { Action, View } from '../game.ts';

/** A piece code a square (role times side), then what else decides the game. */
export type World = Int8Array;

/** In `Sight.wants`: anything but an own piece; some enemy piece. Beyond every piece code. */
export const ANY = 100;
export const ENEMY = 101;

/** One view of a seat, as conditions that a world fulfils or not. */
export interface Sight {
  readonly side: Side;
  readonly onTurn: boolean;
  /**
   * By square: the piece code that must stand there, or ANY, or ENEMY. What is not seen may be known
   * all the same: a piece that does not see on is blocked, one that would see a capture has none.
   */
  readonly wants: Int8Array;
  /** By square: 1 where the view names what stands there. */
  readonly seen: Uint8Array;
  /** A fact that no single square tells; see `HiddenGame.factOf`. */
  readonly fact: number;
  /** Own castling rights as bits; 0 where there are none. */
  readonly rights: number;
}

/** What a seat noticed of the other side's move. */
export interface Happening {
  /** Where an own piece was captured, or NOWHERE. */
  readonly taken: Square;
  /** By square: 1 where a piece left or arrived in sight. */
  readonly moved: Uint8Array;
  readonly movedSquares: number;
}

export interface HiddenGame {
  readonly size: Size;
  readonly squares: number;
  /** Bytes of a world. */
  readonly stride: number;
  /** The array from which matches begin. */
  readonly start: World;
  /** What a pawn may have become. */
  readonly promotions: readonly number[];
  /** Every move of a side, none twice. */
  moves(world: World, side: Side): readonly Move[];
  /** Plays a move in place. */
  play(world: World, side: Side, move: Move): void;
  /** Where a move captures, or NOWHERE. */
  victim(world: World, side: Side, move: Move): Square;
  /** The squares that a move changes beside its own two and its victim's. */
  aside(world: World, side: Side, move: Move): readonly Square[];
  /** How often a sensible player picks a move, in comparison with the others; at least 1. */
  likelihood(world: World, side: Side, move: Move): number;
  sightOf(view: View, side: Side): Sight;
  /** The fact of a world that `Sight.fact` tells. */
  factOf(world: World, sight: Sight): number;
  /** Whether a piece may stand on a square at all. */
  mayStand(piece: number, square: Square): boolean;
  /** Gives a world made up from pieces alone the rest that a sight asks for. */
  mend(world: World, sight: Sight): void;
  parseMove(action: Action): Move;
  /** The role of a board character of either side. */
  roleOf(letter: string): number;
}

export function fitsSquare(piece: number, want: number, side: Side): boolean {
  if (want < ANY) return piece === want;
  return want === ANY ? piece * side <= 0 : piece * side < 0;
}

/** Whether a world looks just like the view that a sight was made of. */
export function fits(game: HiddenGame, world: World, sight: Sight): boolean {
  const { wants, side } = sight;
  for (let square = 0; square < game.squares; square += 1) {
    if (!fitsSquare(world[square] ?? 0, wants[square] ?? 0, side)) return false;
  }
  return game.factOf(world, sight) === sight.fact;
}
