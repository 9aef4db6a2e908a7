/** What lies under the pieces: the squares, or the lines of a points board, and the coordinates. */
import { placeOf } from './geometry.ts';
import type { Scene, Square } from './scene.ts';

/** Centre of a square in units of one square, for drawing in the board's own space. */
export function centreOf(scene: Scene, square: Square): { readonly x: number; readonly y: number } {
  const { column, row } = placeOf(scene, square);
  return { x: column + 0.5, y: row + 0.5 };
}

function Cells({ scene }: { readonly scene: Scene }) {
  const dark = scene.squares
    .map((_, square) => ({
      ...placeOf(scene, square),
      // a1 is dark on every board, whichever side is at the bottom.
      dark: ((square % scene.files) + Math.floor(square / scene.files)) % 2 === 0,
    }))
    .filter((square) => square.dark)
    .map(({ column, row }) => `M${column} ${row}h1v1h-1z`)
    .join('');
  return (
    <>
      <rect class="ground-light" width={scene.files} height={scene.ranks} />
      <path class="ground-dark" d={dark} />
    </>
  );
}

function Points({ scene }: { readonly scene: Scene }) {
  const right = scene.files - 0.5;
  const bottom = scene.ranks - 0.5;
  const columns = Array.from({ length: scene.files }, (_, i) => `M${i + 0.5} 0.5V${bottom}`);
  const rows = Array.from({ length: scene.ranks }, (_, i) => `M0.5 ${i + 0.5}H${right}`);
  const palaces = scene.lines
    .filter((line) => line.kind === 'palace')
    .map((line) => {
      const from = centreOf(scene, line.from);
      const to = centreOf(scene, line.to);
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    });
  return (
    <>
      <rect class="ground-light" width={scene.files} height={scene.ranks} />
      <path class="ground-lines" d={[...columns, ...rows, ...palaces].join('')} />
    </>
  );
}

/** The squares or points themselves. */
export function Ground({ scene }: { readonly scene: Scene }) {
  return (
    <svg class="ground" viewBox={`0 0 ${scene.files} ${scene.ranks}`} aria-hidden="true">
      {scene.lattice === 'points' ? <Points scene={scene} /> : <Cells scene={scene} />}
    </svg>
  );
}

/** Letters along the bottom and numbers along the left, inside the edge squares. */
export function Coordinates({ scene }: { readonly scene: Scene }) {
  const { files, ranks, flipped } = scene;
  return (
    <div class="coordinates" aria-hidden="true">
      {Array.from({ length: ranks }, (_, row) => (
        <span class="rank-name" style={{ top: `${(100 * row) / ranks}%` }}>
          {flipped ? row + 1 : ranks - row}
        </span>
      ))}
      {Array.from({ length: files }, (_, column) => (
        <span class="file-name" style={{ left: `${(100 * column) / files}%` }}>
          {String.fromCharCode(97 + (flipped ? files - 1 - column : column))}
        </span>
      ))}
    </div>
  );
}
