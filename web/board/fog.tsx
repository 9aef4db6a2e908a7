/**
 * Fog as one sheet over the ground, made from the set of unseen squares and nothing else. The cell
 * of an unseen square holds no more than its name, so there is nothing under the fog to find.
 */
import { useId, useRef } from 'preact/hooks';
import { placeOf } from './geometry.ts';
import { mistImage } from './mist.ts';
import type { Scene } from './scene.ts';

/** How far a square at the edge reaches beyond it, so that fog does not thin out at the rim. */
const BEYOND = 0.5;

/** How softly fog ends: at the edge of a square, or around points, which have no edges. */
const SOFTNESS = { cells: 0.075, points: 0.15 } as const;

/** From where to where a square reaches along one axis. */
function reach(at: number, count: number): { readonly start: number; readonly length: number } {
  const start = at === 0 ? -BEYOND : at;
  const end = at === count - 1 ? count + BEYOND : at + 1;
  return { start, length: end - start };
}

/** King's steps from the square that decided, from which the truth opens outward. */
function stepsFrom(scene: Scene, decisive: number, square: number): number {
  if (decisive < 0) return 0;
  const a = placeOf(scene, decisive);
  const b = placeOf(scene, square);
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** The sheet. Lifting fades; falling is at once, so that no square looks empty on its way into fog. */
export function Fog({ scene }: { readonly scene: Scene }) {
  const id = useId();
  const { files, ranks } = scene;
  const hadFog = useRef(false);
  hadFog.current ||= scene.squares.some((square) => square.fog);
  // A board that lost its fog keeps the sheet, so that the last of it can lift.
  if (!hadFog.current) return null;
  const decisive = scene.squares.findIndex((square) => square.marks.includes('decisive'));
  const box = { x: 0, y: 0, width: files, height: ranks };
  const around = {
    x: -BEYOND,
    y: -BEYOND,
    width: files + 2 * BEYOND,
    height: ranks + 2 * BEYOND,
  };
  return (
    <svg class="fog" viewBox={`0 0 ${files} ${ranks}`} aria-hidden="true">
      <defs>
        <filter id={`${id}soft`} filterUnits="userSpaceOnUse" {...around}>
          <feGaussianBlur stdDeviation={SOFTNESS[scene.lattice]} />
        </filter>
        <mask id={`${id}mist`} maskUnits="userSpaceOnUse" {...box}>
          <image href={mistImage()} preserveAspectRatio="none" {...box} />
        </mask>
        <mask id={`${id}shape`} maskUnits="userSpaceOnUse" {...around}>
          <g filter={`url(#${id}soft)`}>
            {scene.squares.map((square, index) => {
              const { column, row } = placeOf(scene, index);
              const across = reach(column, files);
              const down = reach(row, ranks);
              return (
                <rect
                  key={square.name}
                  class="fog-patch"
                  data-fog={square.fog}
                  x={across.start}
                  y={down.start}
                  width={across.length}
                  height={down.length}
                  style={{ '--steps': stepsFrom(scene, decisive, index) }}
                />
              );
            })}
          </g>
        </mask>
      </defs>
      <g mask={`url(#${id}shape)`}>
        <rect class="fog-body" {...box} />
        <rect class="fog-mist" mask={`url(#${id}mist)`} {...box} />
      </g>
    </svg>
  );
}
