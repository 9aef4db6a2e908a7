/**
 * Fog as one sheet over the ground, made from the set of unseen squares and nothing else. The cell
 * of an unseen square holds no more than its name, so there is nothing under the fog to find.
 */
import { useId } from 'preact/hooks';
import { placeOf } from './geometry.ts';
import type { Scene } from './scene.ts';

/** Banks of mist, in hundredths of the board: x, y, width, height, whether bright or deep. */
const BANKS = [
  [12, 10, 46, 22, 'bright'],
  [58, 4, 40, 18, 'deep'],
  [88, 20, 44, 26, 'bright'],
  [34, 30, 52, 20, 'deep'],
  [66, 40, 54, 24, 'bright'],
  [8, 48, 40, 26, 'bright'],
  [94, 58, 36, 24, 'deep'],
  [40, 62, 58, 22, 'bright'],
  [14, 74, 44, 20, 'deep'],
  [78, 80, 52, 24, 'bright'],
  [46, 94, 56, 18, 'deep'],
  [4, 96, 36, 20, 'bright'],
] as const;

/** The sheet. Lifting fades; falling is at once, so that no square looks empty on its way into fog. */
export function Fog({ scene }: { readonly scene: Scene }) {
  const id = useId();
  const { files, ranks } = scene;
  if (!scene.squares.some((square) => square.fog)) return null;
  return (
    <svg class="fog" viewBox={`0 0 ${files} ${ranks}`} aria-hidden="true">
      <defs>
        <filter id={`${id}soft`} x="0" y="0" width="1" height="1">
          <feGaussianBlur stdDeviation="0.07" />
        </filter>
        <radialGradient id={`${id}bright`}>
          <stop class="fog-bright" offset="0" stop-opacity="0.85" />
          <stop class="fog-bright" offset="1" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`${id}deep`}>
          <stop class="fog-deep" offset="0" stop-opacity="0.8" />
          <stop class="fog-deep" offset="1" stop-opacity="0" />
        </radialGradient>
        <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="0" y="0" width={files} height={ranks}>
          <g filter={`url(#${id}soft)`}>
            <rect width={files} height={ranks} fill="#000" />
            {scene.squares.map((square, index) => {
              const { column, row } = placeOf(scene, index);
              return (
                <rect
                  key={square.name}
                  class="fog-patch"
                  data-fog={square.fog}
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
      <g mask={`url(#${id}mask)`}>
        <rect class="fog-body" width={files} height={ranks} />
        {BANKS.map(([x, y, width, height, tone]) => (
          <ellipse
            cx={(x / 100) * files}
            cy={(y / 100) * ranks}
            rx={(width / 100) * files * 0.5}
            ry={(height / 100) * ranks * 0.5}
            fill={`url(#${id}${tone})`}
          />
        ))}
      </g>
    </svg>
  );
}
