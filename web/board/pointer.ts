/** Pointer events of the board, told to the hand. The page never scrolls or selects meanwhile. */
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { type Grid, placeOf, squareUnder } from './geometry.ts';
import type { HandEvent } from './hand.ts';
import type { Square } from './scene.ts';

type BoardPointerEvent = TargetedPointerEvent<HTMLDivElement>;

/** Pixels a pointer may shake before a tap becomes a drag. */
const SHAKE = { mouse: 4, touch: 10 } as const;

interface Held {
  readonly pointer: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly shake: number;
  moved: boolean;
  over: Square | null;
}

/**
 * Handlers for the board's element. The square of a tap is read from the rectangle at pointer down,
 * that of a drop from the rectangle at the drop: both are what the player sees then (U-03).
 */
export function usePointer(grid: Grid, tell: (event: HandEvent) => void) {
  const held = useRef<Held | null>(null);

  const under = (event: BoardPointerEvent) =>
    squareUnder(grid, event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);

  const letGo = () => {
    if (!held.current) return;
    held.current = null;
    tell({ kind: 'cancel' });
  };

  return {
    onPointerDown(event: BoardPointerEvent) {
      if (event.button !== 0) return;
      const square = under(event);
      if (square === null) return;
      tell({ kind: 'press', pointer: event.pointerId, square });
      if (held.current) {
        held.current = null;
        return;
      }
      held.current = {
        pointer: event.pointerId,
        square,
        x: event.clientX,
        y: event.clientY,
        shake: event.pointerType === 'mouse' ? SHAKE.mouse : SHAKE.touch,
        moved: false,
        over: null,
      };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },

    onPointerMove(event: BoardPointerEvent) {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      const way = Math.hypot(event.clientX - now.x, event.clientY - now.y);
      if (!now.moved && way <= now.shake) return;
      const box = event.currentTarget.getBoundingClientRect();
      const { column, row } = placeOf(grid, now.square);
      const centreX = box.left + ((column + 0.5) * box.width) / grid.files;
      const centreY = box.top + ((row + 0.5) * box.height) / grid.ranks;
      // Straight to the element: a render for every pixel would drag behind the finger.
      event.currentTarget.style.setProperty('--drag-x', `${event.clientX - centreX}px`);
      event.currentTarget.style.setProperty('--drag-y', `${event.clientY - centreY}px`);
      const over = squareUnder(grid, box, event.clientX, event.clientY);
      if (now.moved && over === now.over) return;
      now.moved = true;
      now.over = over;
      tell({ kind: 'drag', pointer: event.pointerId, over });
    },

    onPointerUp(event: BoardPointerEvent) {
      const now = held.current;
      if (now?.pointer !== event.pointerId) return;
      held.current = null;
      const square = now.moved ? under(event) : now.square;
      tell({ kind: 'release', pointer: event.pointerId, square });
    },

    onPointerCancel: letGo,
    // Comes after every release too, when nothing is held any more.
    onLostPointerCapture: letGo,
  };
}
