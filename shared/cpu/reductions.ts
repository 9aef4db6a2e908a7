/** How little the late moves of a position are looked at: the order has put them last. */

/** The binary logarithm in quarters, rounded down; whole numbers, so that all runtimes agree. */
function quarterLog(n: number): number {
  return 31 - Math.clz32(n * n * n * n);
}

/** Plies to leave out for the `tried`-th move at `depth`; about half the product of logarithms. */
export function lateReduction(depth: number, tried: number): number {
  return 1 + ((quarterLog(Math.min(depth, 60)) * quarterLog(Math.min(tried, 60))) >> 6);
}

/** How many quiet moves are worth trying near the leaves. */
export function lateMoves(depth: number, improves: boolean): number {
  if (depth > 6) return 999;
  const some = 4 + depth * depth;
  return improves ? some : some >> 1;
}
