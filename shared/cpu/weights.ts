/**
 * What the evaluation weighs, in hundredths of a pawn: for the middlegame and for the endgame, blended
 * by the pieces left. Boards of other heights stretch what goes by rank.
 */

/** One number for each case of a term. */
export interface Term {
  readonly middle: readonly number[];
  readonly end: readonly number[];
}

/** Where a kind of piece likes to stand, in three sums. */
export interface Standing {
  /** By rank from the own side, 0 to 7. */
  readonly rank: Term;
  /** By file from the edge, 0 to 3. */
  readonly file: Term;
  /** By distance from the edge of the board, 0 to 3. */
  readonly ring: Term;
}

export interface Weights {
  /** By role: none, pawn, knight, bishop, rook, queen, king. */
  readonly worth: Term;
  /** By role. */
  readonly standing: readonly Standing[];
  /** By number of safe cells in reach. */
  readonly knightReach: Term;
  readonly bishopReach: Term;
  readonly rookReach: Term;
  readonly queenReach: Term;
  readonly bishopPair: Term;
  /** No pawn on its file; no own pawn on it. */
  readonly rookOpen: Term;
  readonly rookHalfOpen: Term;
  readonly isolated: Term;
  readonly doubled: Term;
  readonly backward: Term;
  /** By rank: guarded by a pawn; side by side with one. */
  readonly supported: Term;
  readonly phalanx: Term;
  readonly passed: Term;
  /** By rank: nothing on the cell ahead of a passed pawn. */
  readonly passedFree: Term;
  /** By king distance to the cell ahead of a passed pawn, times its rank. */
  readonly passedOwnKing: Term;
  readonly passedEnemyKing: Term;
  /** On the king's file and each beside it: own pawn one, two or three ranks ahead, or none. */
  readonly shelter: Term;
  /** The same of the enemy's pawn. */
  readonly storm: Term;
  /** By weight of what attacks the cells around a king. */
  readonly danger: Term;
  /** By role of a piece that a pawn attacks. */
  readonly threatened: Term;
  /** A minor piece that a pawn guards and no enemy pawn on the files beside it can drive off. */
  readonly outpost: Term;
  /** To be the one to move. */
  readonly turn: Term;
}
