/**
 * The hand at the board: tap-tap, drag and keys as one small machine without a document, so that
 * every interruption (U-04, U-06, U-07) can be tried in a test. What it holds is checked against
 * the gestures of the moment at every step; nothing half-made outlives them.
 */
import { leads, prompt } from './gestures.ts';
import type { Gesture, Square } from './scene.ts';

export interface Hand {
  /** Taps made so far: the chosen piece, then what follows it. */
  readonly taps: readonly Square[];
  readonly press: Press | null;
}

/** A finger or button that is down. */
export interface Press {
  readonly pointer: number;
  readonly from: Square;
  /** Whether this press chose the square, so that letting go there keeps it chosen. */
  readonly chose: boolean;
  /** Whether a piece hangs on the pointer once it moves. */
  readonly carries: boolean;
  readonly dragging: boolean;
  /** The square under a dragged piece. */
  readonly over: Square | null;
}

export type HandEvent =
  | { readonly kind: 'press'; readonly pointer: number; readonly square: Square }
  | { readonly kind: 'drag'; readonly pointer: number; readonly over: Square | null }
  | { readonly kind: 'release'; readonly pointer: number; readonly square: Square | null }
  /** Enter or Space on the cursor's square. */
  | { readonly kind: 'tap'; readonly square: Square }
  | { readonly kind: 'choose'; readonly gesture: Gesture }
  | { readonly kind: 'cancel' }
  /** The gestures may have changed. */
  | { readonly kind: 'update' };

export interface HandStep {
  readonly hand: Hand;
  /** The gesture this event completed. */
  readonly act: Gesture | null;
}

export const EMPTY_HAND: Hand = { taps: [], press: null };

const rest = (hand: Hand): HandStep => ({ hand, act: null });

function settle(gestures: readonly Gesture[], taps: readonly Square[]): HandStep {
  const { next, ready } = prompt(gestures, taps);
  const [only, ...others] = ready;
  if (only && others.length === 0 && next.length === 0) return { hand: EMPTY_HAND, act: only };
  return rest({ taps, press: null });
}

function tap(hand: Hand, gestures: readonly Gesture[], square: Square): HandStep {
  const further = [...hand.taps, square];
  if (leads(gestures, further)) return settle(gestures, further);
  const again = hand.taps.length > 0 && hand.taps[0] === square;
  if (!again && leads(gestures, [square])) return settle(gestures, [square]);
  return rest(EMPTY_HAND);
}

function press(hand: Hand, gestures: readonly Gesture[], pointer: number, square: Square): Hand {
  const continues = hand.taps.length > 0 && leads(gestures, [...hand.taps, square]);
  // A one-tap gesture is complete at once: it must wait for the release.
  const starts = !continues && prompt(gestures, [square]).next.length > 0;
  const chose = starts && hand.taps[0] !== square;
  return {
    taps: chose ? [square] : hand.taps,
    press: { pointer, from: square, chose, carries: starts, dragging: false, over: null },
  };
}

function release(
  hand: Hand,
  held: Press,
  gestures: readonly Gesture[],
  square: Square | null,
): HandStep {
  const lifted: Hand = { taps: hand.taps, press: null };
  if (square === held.from) return held.chose ? rest(lifted) : tap(lifted, gestures, square);
  if (!held.dragging || !held.carries) return rest(lifted);
  const further = square === null ? null : [held.from, square];
  return further && leads(gestures, further) ? settle(gestures, further) : rest(EMPTY_HAND);
}

/** What an event does to the hand. */
export function handStep(hand: Hand, event: HandEvent, gestures: readonly Gesture[]): HandStep {
  const held = hand.press;
  switch (event.kind) {
    case 'press':
      // A second finger means something else than a move: let everything go (U-04).
      if (held) return rest(EMPTY_HAND);
      return rest(press(hand, gestures, event.pointer, event.square));
    case 'drag':
      if (held?.pointer !== event.pointer) return rest(hand);
      return rest({ ...hand, press: { ...held, dragging: true, over: event.over } });
    case 'release':
      if (held?.pointer !== event.pointer) return rest(hand);
      return release(hand, held, gestures, event.square);
    case 'tap':
      return tap(hand, gestures, event.square);
    case 'choose':
      return gestures.includes(event.gesture)
        ? { hand: EMPTY_HAND, act: event.gesture }
        : rest(EMPTY_HAND);
    case 'cancel':
      return rest(EMPTY_HAND);
    case 'update':
      if (hand.taps.length > 0 && !leads(gestures, hand.taps)) return rest(EMPTY_HAND);
      return rest(hand);
  }
}

/** The gestures among which the player has to choose now (promotion); empty when there is none. */
export function choicesOf(hand: Hand, gestures: readonly Gesture[]): readonly Gesture[] {
  if (hand.taps.length === 0) return [];
  const { ready } = prompt(gestures, hand.taps);
  return ready.length > 1 ? ready : [];
}
