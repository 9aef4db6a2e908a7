/** Marks of one square. Each has a shape of its own, so that none is told by colour alone (U-10). */
import type { ComponentChildren } from 'preact';
import type { Mark } from './scene.ts';

/** What the hand adds to a square. */
export type HandMark = 'chosen' | 'move' | 'capture' | 'over' | 'pending' | 'badge';

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
      <path d="M0 0H17L0 17ZM100 0V17L83 0ZM100 100H83L100 83ZM0 100V83L17 100Z" />
    </g>
  ),
  chosen: (
    <g class="mark-chosen">
      <rect width="100" height="100" />
      <rect class="edge" x="2.5" y="2.5" width="95" height="95" />
    </g>
  ),
  over: <rect class="mark-over" x="3" y="3" width="94" height="94" />,
  check: <path class="mark-check" d="M31 4H69L96 31V69L69 96H31L4 69V31Z" />,
  decisive: (
    <g class="mark-decisive">
      <rect width="100" height="100" />
      <rect class="edge" x="4" y="4" width="92" height="92" rx="8" />
    </g>
  ),
  capture: <circle class="mark-capture" cx="50" cy="50" r="45" />,
  pending: <circle class="mark-pending" cx="50" cy="50" r="45" />,
  shroud: (
    <g class="mark-shroud">
      <path d="M50 17C68 17 82 32 83 53C84 73 71 84 50 84C29 84 16 73 17 53C18 32 32 17 50 17Z" />
    </g>
  ),
};

/** The × of a loss: across an empty square, in the corner where someone stands. */
function Lost({ corner }: { readonly corner: boolean }) {
  const place = corner ? 'translate(62 4) scale(0.34)' : 'translate(20 20) scale(0.6)';
  return (
    <g class="mark-lost" transform={place}>
      <path class="halo" d="M14 14L86 86M86 14L14 86" />
      <path d="M14 14L86 86M86 14L14 86" />
    </g>
  );
}

const BELOW_ORDER = [
  'last',
  'decisive',
  'check',
  'chosen',
  'over',
  'pending',
  'shroud',
  'capture',
] as const;

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly hand: readonly HandMark[];
  readonly occupied: boolean;
  /** Something is written or drawn on the square that a mark must not cover. */
  readonly legend: boolean;
}

/** Washes and shapes behind the piece. */
export function MarksBelow({ marks, hand, occupied }: MarksProps) {
  const all: readonly string[] = [...marks, ...hand];
  // Where a game draws a shadow of its own, that is the shroud.
  const drawn = BELOW_ORDER.filter(
    (mark) => all.includes(mark) && !(mark === 'shroud' && occupied),
  );
  return drawn.length === 0 ? null : <Layer at="below">{drawn.map((mark) => BELOW[mark])}</Layer>;
}

/** A dot, beside a badge where there is one; a ring where something stands to be read. */
function Target({ hand, legend }: Pick<MarksProps, 'hand' | 'legend'>) {
  if (legend) return <circle class="mark-move around" cx="50" cy="50" r="38" />;
  const aside = hand.includes('badge') ? { cx: 32, cy: 68 } : { cx: 50, cy: 50 };
  return <circle class="mark-move" {...aside} r="15" />;
}

/** The dot of a target and the loss, in front of the piece. */
export function MarksAbove({ marks, hand, occupied, legend }: MarksProps) {
  const lost = marks.includes('lost');
  const move = hand.includes('move');
  return !lost && !move ? null : (
    <Layer at="above">
      {lost && <Lost corner={occupied} />}
      {move && <Target hand={hand} legend={legend} />}
    </Layer>
  );
}
