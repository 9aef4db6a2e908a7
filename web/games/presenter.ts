/** How one game is shown and played by hand: the only place where a game is drawn. */
import type { ComponentChild, ComponentType } from 'preact';
import type { About, Seat, View } from '../../shared/game.ts';
import type { Gesture, Scene } from '../board/scene.ts';

/** A way of acting where a game has several; the first one is in force until another is chosen. */
export interface Mode {
  readonly id: string;
  /** `Probe`. */
  readonly label: string;
  /** The key that chooses it on the board, a lower-case letter. */
  readonly key: string;
}

/** Another way to draw the same pieces or board; the page carries its id for the style sheets. */
export interface Style {
  readonly id: string;
  readonly label: string;
}

/** A board of its own for a game that begins with a placement. */
export interface PlacementProps {
  readonly view: View;
  readonly bottom: Seat;
  /** Sent and not answered yet. */
  readonly pending: boolean;
  readonly onPlace: (action: string) => void;
}

/** What lists and forms show of a game; light, so that the first page loads little. */
export interface Card {
  readonly about: About;
  /** `Fog of War Chess`. */
  readonly title: string;
  /** One line for a list of games. */
  readonly tagline: string;
  /** `White`, `Black`. */
  readonly seatNames: Readonly<Record<Seat, string>>;
  /** Labels and hints of the house rules, by option name; values of a choice by their names. */
  readonly houseRules: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly hint: string;
        readonly values?: Readonly<Record<string, string>>;
      }
    >
  >;
  /** CPU levels by name: `novice` → `Novice`. */
  readonly levelNames: Readonly<Record<string, string>>;
}

export interface Presenter extends Card {
  /** Three sentences that say how it goes (R11). */
  readonly pitch: readonly [string, string, string];
  readonly modes?: readonly Mode[];
  /** The first one is the default. */
  readonly styles?: readonly Style[];
  readonly Placement?: ComponentType<PlacementProps>;
  /** What stays on the screen beside the board: `Turn 12 of 40`. */
  facts?(view: View): readonly string[];
  /** A drawn piece, an <svg> filling its box; `glyph` as in scenes and captures. */
  draw(glyph: string, style?: string): ComponentChild;
  /** The glyph of a board character in `captures`. */
  glyphOf(piece: string): string;
  /** The name of a board character's piece: `pawn`. */
  pieceName(piece: string): string;
  /** @param bottom the seat drawn at the bottom. */
  scene(view: View, bottom: Seat): Scene;
  /** The view's legal actions as taps. */
  gestures(view: View): readonly Gesture[];
  /** What happened with the last action, told to this viewer in one or two short sentences. */
  notices(view: View): readonly string[];
  /** A seat's action in words for its own list: `Knight g1 to f3`. */
  describe(action: string, before: View | null): string;
  /** The position in the notation that other programs read, where the game has one. */
  fen?(view: View): string;
  /** Squares of an action for the path of the deciding capture; null where there is none. */
  path(action: string): { readonly from: number; readonly to: number } | null;
}
