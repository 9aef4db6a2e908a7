/**
 * What the hand holds, for controls beside the board: a gesture that asks to be confirmed, and
 * badges of the chosen piece as buttons.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { badgesOf } from './gestures.ts';
import type { Hand, HandEvent } from './hand.ts';
import type { Gesture } from './scene.ts';

export interface Hold {
  /** A whole gesture with its `confirm`, shown on the board and not sent. */
  readonly preview: Gesture | null;
  readonly badges: readonly Gesture[];
  confirm(): void;
  cancel(): void;
  choose(badge: Gesture): void;
}

/** Tells `onHold` whenever something else is held, null for nothing, and returns the badges. */
export function useHold(
  hand: Hand,
  gestures: readonly Gesture[],
  tell: (event: HandEvent) => void,
  onHold: ((hold: Hold | null) => void) | undefined,
): readonly Gesture[] {
  const { preview, taps } = hand;
  const badges = preview ? [] : badgesOf(gestures, taps);
  const latest = useRef({ tell, onHold });
  latest.current = { tell, onHold };
  const held = [preview, ...badges].map((gesture) => gesture?.action).join(' ');
  useLayoutEffect(() => {
    const say = (event: HandEvent) => (): void => latest.current.tell(event);
    const nothing = preview === null && badges.length === 0;
    latest.current.onHold?.(
      nothing
        ? null
        : {
            preview,
            badges,
            confirm: say({ kind: 'confirm' }),
            cancel: say({ kind: 'cancel' }),
            choose: (gesture) => latest.current.tell({ kind: 'choose', gesture }),
          },
    );
  }, [held, preview]);
  useLayoutEffect(() => () => latest.current.onHold?.(null), []);
  return badges;
}
