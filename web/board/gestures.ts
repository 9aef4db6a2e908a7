/** What taps mean, given the gestures that the presenter allows. Knows no game and no document. */
import type { Gesture, Square } from './scene.ts';

/** What may come after some taps. */
export interface Prompt {
  /** Squares that go on from here. */
  readonly next: readonly Square[];
  /** Gestures that are complete with exactly these taps; several differ in their choice. */
  readonly ready: readonly Gesture[];
}

function begins(gesture: Gesture, taps: readonly Square[]): boolean {
  return taps.every((square, i) => gesture.taps[i] === square);
}

/** How many of its squares a gesture is tapped on: a badge's last one has a target of its own. */
function tapped({ taps, badge }: Gesture): number {
  return badge ? taps.length - 1 : taps.length;
}

/** What `taps` lead to. Both lists are empty when they lead nowhere. */
export function prompt(gestures: readonly Gesture[], taps: readonly Square[]): Prompt {
  const open = gestures.filter((gesture) => begins(gesture, taps));
  const next = new Set<Square>();
  for (const gesture of open) {
    const square = gesture.taps[taps.length];
    if (square !== undefined && taps.length < tapped(gesture)) next.add(square);
  }
  return {
    next: [...next].sort((a, b) => a - b),
    ready: open.filter((gesture) => !gesture.badge && gesture.taps.length === taps.length),
  };
}

/** Whether `taps` are a beginning, or the whole, of some gesture. */
export function leads(gestures: readonly Gesture[], taps: readonly Square[]): boolean {
  return gestures.some((gesture) => tapped(gesture) >= taps.length && begins(gesture, taps));
}

/** What is offered as a badge once all squares but the last are chosen. */
export function badgesOf(
  gestures: readonly Gesture[],
  taps: readonly Square[],
): readonly Gesture[] {
  return gestures.filter(
    (gesture) => gesture.badge && gesture.taps.length === taps.length + 1 && begins(gesture, taps),
  );
}

/** A gesture without its choice: the bare movement. */
export function moveOf(gesture: Gesture | undefined): Gesture | null {
  return gesture ? { action: gesture.action, taps: gesture.taps } : null;
}
