/** The path of the deciding capture, drawn over the pieces (R28). */
import { centreOf } from './ground.tsx';
import type { Scene } from './scene.ts';

/** An arrow from the square the piece stood on to the one that decided. */
export function Paths({ scene }: { readonly scene: Scene }) {
  const paths = scene.lines.filter((line) => line.kind === 'path' && line.from !== line.to);
  if (paths.length === 0) return null;
  return (
    <svg class="paths" viewBox={`0 0 ${scene.files} ${scene.ranks}`} aria-hidden="true">
      {paths.map((line) => {
        const from = centreOf(scene, line.from);
        const to = centreOf(scene, line.to);
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        // Drawn along the x axis and turned, from beside the one piece to beside the other.
        const tip = length - 0.28;
        const neck = tip - 0.3;
        const shaft = neck > 0.3 ? `M0.3 0H${neck}` : '';
        const head = `M${tip} 0L${neck} -0.19L${neck} 0.19Z`;
        return (
          <g class="path" transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
            <path class="halo" d={`${shaft}${head}`} />
            <path class="shaft" d={shaft} />
            <path class="head" d={head} />
          </g>
        );
      })}
    </svg>
  );
}
