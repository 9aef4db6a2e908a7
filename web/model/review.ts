/** Where in a finished match the reader is, and the fast-forward that moves on by itself. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Review {
  readonly plies: number;
  /** 0 to `plies`. */
  readonly ply: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  /** Goes to a ply, the nearest one there is. The reader leads from now on. */
  go(ply: number): void;
  /** Moves on by itself, from the start if it stands at the end. */
  play(): void;
  pause(): void;
}

/** Long enough to see what changed on three boards. */
const EVERY_MS = 900;

/** @param start the ply to open at; outside the match, the nearest one. */
export function createReview(plies: number, start: number): Review {
  const within = (ply: number): number => Math.min(Math.max(ply, 0), plies);
  const ply = signal(within(start));
  const playing = signal(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = (): void => {
    clearInterval(timer);
    playing.value = false;
  };
  return {
    plies,
    ply,
    playing,
    pause,
    go(to) {
      pause();
      ply.value = within(to);
    },
    play() {
      pause();
      if (plies === 0) return;
      if (ply.value === plies) ply.value = 0;
      playing.value = true;
      timer = setInterval(() => {
        ply.value = within(ply.value + 1);
        if (ply.value === plies) pause();
      }, EVERY_MS);
    },
  };
}

/** Whether something on the page wants the arrow keys for itself (U-12). */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="grid"]') !== null)
  );
}

/** The arrow keys step, Home and End jump. Returns what stops it. */
export function listenToKeys(review: Review): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || takesKeys(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = {
      ArrowLeft: review.ply.value - 1,
      ArrowRight: review.ply.value + 1,
      Home: 0,
      End: review.plies,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    review.go(to);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
