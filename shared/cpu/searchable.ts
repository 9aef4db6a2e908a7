/**
 * What a position must be able to do to be searched. A move is a positive whole number that only its
 * own position can read; lists of moves live in one big Int32Array, each ply after the last.
 * Positions are mutable: what was made is unmade in reverse order.
 */

/** No move: what tables answer when they know none. */
export const NO_MOVE = 0;
/** Being mated now; being mated in n plies is n more than its negative. */
export const MATE = 30_000;
/** Beyond every score. */
export const INFINITE = 32_000;
/** Scores beyond this are mates. */
export const MATE_BOUND = 29_000;
/** The chance of what must happen: chances are whole numbers. */
export const CERTAIN = 4096;
/** Plies that a search may lie below its root. */
export const MAX_PLY = 96;

export interface Searchable {
  /** 0 when the seat `first` is to move, 1 for the other. */
  readonly side: number;
  /** Two halves of the hash of all that decides the game from here. */
  readonly keyLow: number;
  readonly keyHigh: number;
  /** Whether the side to move must answer a check. */
  readonly checked: boolean;
  /**
   * Writes pseudo-legal moves to `moves` from index `start` on and returns the index after the last.
   * @param noisyOnly only captures and what changes as much.
   */
  generate(moves: Int32Array, start: number, noisyOnly: boolean): number;
  /** Plays a move, or leaves all as it was and answers false when it is not legal after all. */
  make(move: number): boolean;
  unmake(): void;
  /** How likely a move destroys its own piece by chance, of CERTAIN. Noisy moves never do. */
  peril(move: number): number;
  /** Turns the move just made, in peril, into one that did. */
  explode(): void;
  /** Lets the other side move; undone by `unmake`. */
  pass(): void;
  /** Whether passing would not be better than every move: sound to prune by. */
  mayPass(): boolean;
  /** The score for the side to move, in hundredths of a pawn. */
  evaluate(): number;
  /** Whether a rule ends the game in a draw here, as far as the search is concerned. */
  isDrawn(): boolean;
  /** Whether a move captures or promotes. */
  isNoisy(move: number): boolean;
  /** Whether a move captures the king, where the game allows that; it wins at once. */
  takesKing(move: number): boolean;
  /** What a move takes or promotes to at once, in hundredths of a pawn. */
  gain(move: number): number;
  /** What the moving piece is worth, in hundredths of a pawn: cheap pieces capture first. */
  worth(move: number): number;
  /** The same of the piece that the move just made has moved. */
  worthAt(made: number): number;
  /** Whether the exchanges that a move begins on its target gain at least `threshold`. */
  exchanges(move: number, threshold: number): boolean;
  /** Below HISTORY_SIZE: what a quiet move has in common with its likes elsewhere in the tree. */
  historyIndex(move: number): number;
}

export const HISTORY_SIZE = 4096;
