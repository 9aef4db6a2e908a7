/**
 * Mist on the ground: it hides what lies under the pieces and never a piece. Thinner than fog and
 * lying on the squares, which shine through, so that nobody takes one for the other.
 */
import { useId, useRef } from 'preact/hooks';
import { placeOf } from './geometry.ts';
import { mistImage } from './mist.ts';
import type { Scene } from './scene.ts';

/** The sheet over all squares in mist. It lifts by fading, like fog. */
export function GroundMist({ scene }: { readonly scene: Scene }) {
  const id = useId();
  const { files, ranks } = scene;
  const hadMist = useRef(false);
  hadMist.current ||= scene.squares.some(({ ground }) => ground === 'mist');
  // Kept once it is clear, so that the last of it can lift.
  if (!hadMist.current) return null;
  const box = { x: 0, y: 0, width: files, height: ranks };
  return (
    <svg class="ground-mist" viewBox={`0 0 ${files} ${ranks}`} aria-hidden="true">
      <defs>
        <filter id={`${id}soft`} filterUnits="userSpaceOnUse" {...box}>
          <feGaussianBlur stdDeviation="0.035" />
        </filter>
        <mask id={`${id}wisps`} maskUnits="userSpaceOnUse" {...box}>
          <image href={mistImage()} preserveAspectRatio="none" {...box} />
        </mask>
        <mask id={`${id}shape`} maskUnits="userSpaceOnUse" {...box}>
          <g filter={`url(#${id}soft)`}>
            {scene.squares.map((square, index) => {
              const { column, row } = placeOf(scene, index);
              return (
                <rect
                  key={square.name}
                  class="mist-patch"
                  data-mist={square.ground === 'mist'}
                  x={column}
                  y={row}
                  width="1"
                  height="1"
                />
              );
            })}
          </g>
        </mask>
      </defs>
      <g mask={`url(#${id}shape)`}>
        <rect class="mist-body" {...box} />
        <rect class="mist-wisps" mask={`url(#${id}wisps)`} {...box} />
      </g>
    </svg>
  );
}
