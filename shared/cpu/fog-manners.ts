/** How an enemy of Fog is expected to move: what makes one layout likelier than another. */
import type { Seat } from '../game.ts';
import { REACH, SQUARES } from '../games/fog/geometry.ts';
import { CELLS } from './fog-layouts.ts';

export interface Manners {
  /** The weight of a move at `from * CELLS + to`; then at `CELLS * CELLS + from` their sum. */
  readonly pull: Float64Array;
  /** How often the Queen moves beside a Lantern, and how often she is the one to take. */
  readonly queenMoves: number;
  readonly queenTakes: number;
}

function pullOf(weightOf: (ranks: number) => number): Float64Array {
  const pull = new Float64Array(CELLS * CELLS + CELLS);
  for (const from of SQUARES) {
    for (const to of REACH[from] ?? []) {
      const weight = weightOf(Math.floor(to / 7) - Math.floor(from / 7));
      pull[from * CELLS + to] = weight;
      pull[CELLS * CELLS + from] = (pull[CELLS * CELLS + from] ?? 0) + weight;
    }
  }
  return pull;
}

const EVEN: Manners = { pull: pullOf(() => 1), queenMoves: 1, queenTakes: 1 };

/** Every move is as likely as any other. */
export function evenManners(): Manners {
  return EVEN;
}

/** Sides come towards each other; a Queen moves less than a Lantern and seldom takes. */
const WARY: Readonly<Record<Seat, Manners>> = {
  first: waryOf(-1),
  second: waryOf(1),
};

function waryOf(forward: number): Manners {
  return {
    pull: pullOf((ranks) => [0.2, 0.4, 1, 3, 8][2 + ranks * forward] ?? 1),
    queenMoves: 0.3,
    queenTakes: 0.5,
  };
}

/** @param seat whose enemy it is. */
export function waryManners(seat: Seat): Manners {
  return WARY[seat];
}
