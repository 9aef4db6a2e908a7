/** What a search leaves out or looks at less closely, because it is unlikely to matter. */

/** Hundredths of a pawn a ply by which a position may be ahead of its window to be left at that. */
const AHEAD = 75;
/** The same behind it, for a quiet move to be left out. */
const BEHIND = 110;
/** Behind it by this a ply, only captures can help. */
const FAR_BEHIND = 200;
/** A capture may lose this much a ply and still be tried. */
const SACRIFICE = 90;

/** The binary logarithm in quarters, rounded down; whole numbers, so that all runtimes agree. */
function quarterLog(n: number): number {
  return 31 - Math.clz32(n * n * n * n);
}

/** Plies to leave out for the `tried`-th move at `depth`: about half the product of logarithms. */
export function lateReduction(depth: number, tried: number): number {
  return 1 + ((quarterLog(Math.min(depth, 60)) * quarterLog(Math.min(tried, 60))) >> 6);
}

/** How many quiet moves are worth trying at `depth`. */
export function quietMoves(depth: number, improves: boolean): number {
  if (depth > 6) return Number.POSITIVE_INFINITY;
  const some = 4 + depth * depth;
  return improves ? some : some >> 1;
}

/** Whether the other side will hardly make up for a lead in so few plies. */
export function isFarAhead(lead: number, depth: number, improves: boolean): boolean {
  return depth <= 7 && lead >= AHEAD * (improves ? depth - 1 : depth);
}

export function isFarBehind(lag: number, depth: number): boolean {
  return depth <= 2 && lag > FAR_BEHIND * depth;
}

/** Whether a quiet move cannot make up for a lag. */
export function isTooQuiet(lag: number, depth: number): boolean {
  return depth <= 5 && lag >= BEHIND * depth + 60;
}

/** What a capture at `depth` must not lose more than; far from the leaves it may lose anything. */
export function lossAllowed(depth: number): number {
  return depth <= 5 ? -SACRIFICE * depth : Number.NEGATIVE_INFINITY;
}

/** How deep to look after a pass: if even that is too good for the other side, so is a move. */
export function passingDepth(depth: number, lead: number): number {
  return depth - 4 - (depth >> 2) - Math.min(2, lead >> 8);
}
