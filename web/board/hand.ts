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
  /** A whole gesture that asks before it goes out; its squares are the taps. */
  readonly preview: Gesture | null;
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
  /** Yes to the preview, by a button beside the board. */
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  /** The gestures may have changed. */
  | { readonly kind: 'update' };

export interface HandStep {
  readonly hand: Hand;
  /** The gesture this event completed. */
  readonly act: Gesture | null;
}

export const EMPTY_HAND: Hand = { taps: [], press: null, preview: null };

const rest = (hand: Hand): HandStep => ({ hand, act: null });

/** A gesture is whole: it goes out, or asks first. */
function complete(gesture: Gesture): HandStep {
  if (gesture.confirm === undefined) return { hand: EMPTY_HAND, act: gesture };
  return rest({ taps: gesture.taps, press: null, preview: gesture });
}

function settle(gestures: readonly Gesture[], taps: readonly Square[]): HandStep {
  const { next, ready } = prompt(gestures, taps);
  const [only, ...others] = ready;
  if (only && others.length === 0 && next.length === 0) return complete(only);
  return rest({ taps, press: null, preview: null });
}

/** Again on the last square is yes; another target of the same piece is a change of mind. */
function tapPreview(preview: Gesture, gestures: readonly Gesture[], square: Square): HandStep {
  if (square === preview.taps.at(-1)) return { hand: EMPTY_HAND, act: preview };
  return tap({ ...EMPTY_HAND, taps: preview.taps.slice(0, -1) }, gestures, square);
}

function tap(hand: Hand, gestures: readonly Gesture[], square: Square): HandStep {
  if (hand.preview) return tapPreview(hand.preview, gestures, square);
  const further = [...hand.taps, square];
  if (leads(gestures, further)) return settle(gestures, further);
  const again = hand.taps.length > 0 && hand.taps[0] === square;
  if (!again && leads(gestures, [square])) return settle(gestures, [square]);
  return rest(EMPTY_HAND);
}

function press(hand: Hand, gestures: readonly Gesture[], pointer: number, square: Square): Hand {
  const { preview } = hand;
  const before = preview ? preview.taps.slice(0, -1) : hand.taps;
  const continues =
    (before.length > 0 && leads(gestures, [...before, square])) || square === preview?.taps.at(-1);
  // A one-tap gesture is complete at once: it must wait for the release.
  const starts = !continues && prompt(gestures, [square]).next.length > 0;
  const chose = starts && hand.taps[0] !== square;
  return {
    taps: chose ? [square] : hand.taps,
    preview: chose ? null : preview,
    press: { pointer, from: square, chose, carries: starts, dragging: false, over: null },
  };
}

function release(
  hand: Hand,
  held: Press,
  gestures: readonly Gesture[],
  square: Square | null,
): HandStep {
  const lifted: Hand = { ...hand, press: null };
  if (square === held.from) return held.chose ? rest(lifted) : tap(lifted, gestures, square);
  if (!held.dragging || !held.carries) return rest(lifted);
  const further = square === null ? null : [held.from, square];
  return further && leads(gestures, further) ? settle(gestures, further) : rest(EMPTY_HAND);
}

/** The hand among new gestures: what it holds must be one of them. */
function update(hand: Hand, gestures: readonly Gesture[]): Hand {
  const { preview, taps } = hand;
  if (preview) {
    const same = gestures.find(({ action }) => action === preview.action);
    if (same === preview) return hand;
    return same?.confirm === undefined ? EMPTY_HAND : { ...hand, preview: same };
  }
  return taps.length > 0 && !leads(gestures, taps) ? EMPTY_HAND : hand;
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
      return gestures.includes(event.gesture) ? complete(event.gesture) : rest(EMPTY_HAND);
    case 'confirm':
      return hand.preview ? { hand: EMPTY_HAND, act: hand.preview } : rest(hand);
    case 'cancel':
      return rest(EMPTY_HAND);
    case 'update':
      return rest(update(hand, gestures));
  }
}

/** The gestures among which the player has to choose now (promotion); empty when there is none. */
export function choicesOf(hand: Hand, gestures: readonly Gesture[]): readonly Gesture[] {
  if (hand.taps.length === 0 || hand.preview) return [];
  const { ready } = prompt(gestures, hand.taps);
  return ready.length > 1 ? ready : [];
}
