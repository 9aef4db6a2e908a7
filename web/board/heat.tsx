/** How likely something is, square by square: a wash that grows with it, and the number in words. */
import { placeOf } from './geometry.ts';
import type { Scene } from './scene.ts';

/** Less is neither seen nor of use. */
const LEAST_DRAWN = 0.02;
const LEAST_WRITTEN = 0.1;

/** @param props.heat a share of 1 for each square of the scene, in its order. */
export function Heat({ scene, heat }: { readonly scene: Scene; readonly heat: readonly number[] }) {
  return (
    <div class="heat" aria-hidden="true">
      {scene.squares.map(({ name, note }, square) => {
        const share = heat[square] ?? 0;
        if (share < LEAST_DRAWN) return null;
        const { column, row } = placeOf(scene, square);
        return (
          <span
            key={name}
            class="heat-cell"
            data-heat={name}
            data-noted={note !== null || undefined}
            style={{ '--column': column, '--row': row, '--share': share }}
          >
            {share >= LEAST_WRITTEN && <b>{`${Math.round(100 * share)}%`}</b>}
          </span>
        );
      })}
    </div>
  );
}
