/**
 * The contract of a CPU player. It gets what its seat got and nothing else (R22): the seat's own
 * views so far, oldest first. The same request always gives the same action.
 */
import type { Action, Seat, View } from '../game.ts';

/** `lite` is about 10 ms a decision, for plans that allow no more. */
export type Budget = 'full' | 'lite';

/** Everything a CPU player may know. */
export interface Request {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat's own views from ply 0 on; the present one is last. */
  readonly views: readonly View[];
  /** How much it may think, in nodes and worlds: clocks stand still in a deployed Worker. */
  readonly budget: Budget;
  /** 64 hex digits, the CPU's own: never the seed that set up the match. */
  readonly seed: string;
}

/**
 * Thinks in slices: each `yield` is a place where the caller may serve others. Returns an action
 * in text form; the referee checks it like anybody's.
 */
export type Player = (request: Request) => Generator<void, Action, void>;
