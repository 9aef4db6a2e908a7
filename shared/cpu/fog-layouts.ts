/**
 * Layouts of up to four pieces on Fog's 49 squares, numbered without gaps: a set of squares
 * a < b < c < d has the rank C(a,1) + C(b,2) + C(c,3) + C(d,4). All of them fit a flat table.
 */
import { NEIGHBOURS, REACH, SQUARES } from '../games/fog/geometry.ts';

export const CELLS = SQUARES.length;
/** The most pieces of a side. */
export const MOST = 4;

const CHOOSE = new Int32Array((CELLS + 1) * (MOST + 1));
for (let n = 0; n <= CELLS; n += 1) {
  CHOOSE[n * (MOST + 1)] = 1;
  for (let r = 1; r <= MOST && n > 0; r += 1) {
    const above = (n - 1) * (MOST + 1) + r;
    CHOOSE[n * (MOST + 1) + r] = (CHOOSE[above - 1] ?? 0) + (CHOOSE[above] ?? 0);
  }
}

/** C(n, r) for n up to 49 and r up to 4. */
export function choose(n: number, r: number): number {
  return CHOOSE[n * (MOST + 1) + r] ?? 0;
}

/** How many sets of so many squares there are. */
export function layoutsOf(pieces: number): number {
  return choose(CELLS, pieces);
}

/** The rank of a set of squares in board order. */
export function rankOf(squares: readonly number[]): number {
  return squares.reduce((sum, square, at) => sum + choose(square, at + 1), 0);
}

const TABLES: (Uint8Array | undefined)[] = [];

/** The squares of every set by its rank, `pieces` entries a set, in board order. */
export function squaresByRank(pieces: number): Uint8Array {
  const known = TABLES[pieces];
  if (known) return known;
  const table = new Uint8Array(layoutsOf(pieces) * pieces);
  const set = Array.from({ length: pieces }, (_, at) => at);
  // Sets in the order of their ranks: the lowest square that has room goes on by one.
  for (let start = 0; start < table.length; start += pieces) {
    table.set(set, start);
    let at = 0;
    while (at + 1 < pieces && (set[at] ?? 0) + 1 === set[at + 1]) at += 1;
    set[at] = (set[at] ?? 0) + 1;
    for (let lower = 0; lower < at; lower += 1) set[lower] = lower;
  }
  TABLES[pieces] = table;
  return table;
}

function tableOf(lists: readonly (readonly number[])[]): Uint8Array {
  const table = new Uint8Array(CELLS * CELLS);
  for (const [from, tos] of lists.entries()) for (const to of tos) table[from * CELLS + to] = 1;
  return table;
}

/** 1 at `a * CELLS + b` where b is a neighbour of a. */
export const TOUCHES = tableOf(NEIGHBOURS);
/** 1 at `a * CELLS + b` where a piece on a may go to b. */
export const REACHES = tableOf(REACH);
