/**
 * What a board shows, as data. A presenter makes a Scene from a view; <Board> draws any Scene and
 * knows no game. A square that is not seen carries nothing but `fog`: it is drawn by absence of
 * knowledge, so there is nothing in the document to find.
 */

/** file + files × rank, a1 = 0. */
export type Square = number;

/** Marks on a square; each has a shape as well as a colour. */
export type Mark =
  /** From or to of the last action that the viewer may know. */
  | 'last'
  /** The viewer's own piece was lost here. */
  | 'lost'
  /** A royal piece in check. */
  | 'check'
  /** An enemy stands here, kind unknown; drawn as a soft shape unless the game has a glyph for it. */
  | 'shroud'
  /** The square that decided the match. */
  | 'decisive';

export interface SquareScene {
  /** `e4`. */
  readonly name: string;
  /** Key into the game's drawn pieces, or null. Never set on fog. */
  readonly glyph: string | null;
  readonly fog: boolean;
  readonly marks: readonly Mark[];
  /** A short text written on the square (a mine count, a probe's answer), or null. */
  readonly note: string | null;
  /** `mist` hides what lies on the ground and never a piece: another material than fog. */
  readonly ground?: 'mist';
  /** Glyph of what lies on the ground under the piece. Never set in fog or mist. */
  readonly under?: string;
  /** Spoken by screen readers: `e4, white pawn`. Equal for all fog but for the square's name. */
  readonly label: string;
}

export interface Scene {
  readonly files: number;
  readonly ranks: number;
  readonly lattice: 'cells' | 'points';
  /** True when the second seat's side is at the bottom. */
  readonly flipped: boolean;
  /** files × ranks entries in rank order. */
  readonly squares: readonly SquareScene[];
  /** Straight lines drawn over the squares: the path of the deciding capture, palace diagonals. */
  readonly lines: readonly SceneLine[];
}

export interface SceneLine {
  readonly kind: 'path' | 'palace';
  readonly from: Square;
  readonly to: Square;
}

/**
 * One legal action as taps: a move is two, a probe one. Several gestures with the same taps differ
 * in their `choice` (promotion), which the board then offers on itself.
 */
export interface Gesture {
  /** The action's text on the wire. */
  readonly action: string;
  readonly taps: readonly Square[];
  readonly choice?: Choice;
  /** Where a game has several ways of acting (move, probe): the presenter's mode it belongs to. */
  readonly mode?: string;
  /**
   * Asks before it goes out, with what will happen: shown as a preview, and sent by a second tap on
   * its last square or by Confirm.
   */
  readonly confirm?: string;
  /**
   * A small target of its own on its last square; the rest of the square means the gesture with the
   * same taps. Also a button below the board once the first square is chosen.
   */
  readonly badge?: Choice;
}

export interface Choice {
  /** Glyph drawn on the button. */
  readonly glyph: string;
  /** Spoken and shown as a tooltip: `Queen`. */
  readonly label: string;
}
