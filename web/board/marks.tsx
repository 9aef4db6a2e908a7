/** Marks of one square. Each has a shape of its own, so that none is told by colour alone (U-10). */
import type { ComponentChildren } from 'preact';
import type { Mark } from './scene.ts';

/** What the hand adds to a square. */
export type HandMark = 'chosen' | 'move' | 'capture' | 'over' | 'pending';

function Layer({ at, children }: { readonly at: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`marks ${at}`} viewBox="0 0 100 100" aria-hidden="true">
      {children}
    </svg>
  );
}

const BELOW: Readonly<Record<string, ComponentChildren>> = {
  last: (
    <g class="mark-last">
      <rect width="100" height="100" />
      <path d="M0 0H26L0 26ZM100 0V26L74 0ZM100 100H74L100 74ZM0 100V74L26 100Z" />
    </g>
  ),
  chosen: (
    <g class="mark-chosen">
      <rect width="100" height="100" />
      <rect class="edge" x="3.5" y="3.5" width="93" height="93" />
    </g>
  ),
  over: <rect class="mark-over" x="3" y="3" width="94" height="94" />,
  check: (
    <path
      class="mark-check"
      d="M50 2l11 15 17-7 2 18 18 2-7 17 15 3-15 11 7 17-18 2-2 18-17-7-11 15-11-15-17 7-2-18-18-2 7-17-15-11 15-3-7-17 18-2 2-18 17 7z"
    />
  ),
  decisive: (
    <g class="mark-decisive">
      <rect width="100" height="100" />
      <rect class="edge" x="4" y="4" width="92" height="92" rx="8" />
    </g>
  ),
  shroud: (
    <g class="mark-shroud">
      <path d="M50 20C64 20 72 30 70 42C69 49 74 54 79 62C86 73 80 84 66 86C54 88 42 87 33 86C19 84 15 72 22 61C27 53 31 49 30 41C29 29 37 20 50 20Z" />
    </g>
  ),
};

const ABOVE: Readonly<Record<string, ComponentChildren>> = {
  move: <circle class="mark-move" cx="50" cy="50" r="15" />,
  capture: <circle class="mark-capture" cx="50" cy="50" r="43" />,
  pending: <circle class="mark-pending" cx="50" cy="50" r="44" />,
};

/** The × of a loss: across an empty square, in the corner where someone stands. */
function Lost({ corner }: { readonly corner: boolean }) {
  const place = corner ? 'translate(62 4) scale(0.34)' : 'translate(18 18) scale(0.64)';
  return (
    <g class="mark-lost" transform={place}>
      <path class="halo" d="M14 14L86 86M86 14L14 86" />
      <path d="M14 14L86 86M86 14L14 86" />
    </g>
  );
}

const BELOW_ORDER = ['last', 'decisive', 'check', 'chosen', 'over', 'shroud'] as const;
const ABOVE_ORDER = ['move', 'capture', 'pending'] as const;

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly hand: readonly HandMark[];
  readonly occupied: boolean;
}

/** Washes and shapes behind the piece. */
export function MarksBelow({ marks, hand }: MarksProps) {
  const all: readonly string[] = [...marks, ...hand];
  const drawn = BELOW_ORDER.filter((mark) => all.includes(mark));
  return drawn.length === 0 ? null : <Layer at="below">{drawn.map((mark) => BELOW[mark])}</Layer>;
}

/** Dots, rings and the loss, in front of the piece. */
export function MarksAbove({ marks, hand, occupied }: MarksProps) {
  const drawn = ABOVE_ORDER.filter((mark) => hand.includes(mark));
  const lost = marks.includes('lost');
  return drawn.length === 0 && !lost ? null : (
    <Layer at="above">
      {lost && <Lost corner={occupied} />}
      {drawn.map((mark) => ABOVE[mark])}
    </Layer>
  );
}
