/**
 * The unevenness of fog: layered value noise, the same on every board and at every moment, so that
 * no wisp can ever mean anything. Computed once, small, and stretched by the browser.
 */

/** Width and height of the picture, a multiple of 4 as bitmaps want; fine grain would look like cloth. */
const SIZE = 72;

/** Waves across and down, and how much they weigh: mist lies in flat banks. */
const LAYERS = [
  { across: 3, down: 5, weight: 0.55 },
  { across: 7, down: 11, weight: 0.3 },
  { across: 15, down: 20, weight: 0.15 },
] as const;

/** A fixed number from 0 to 1 for a point of the lattice. */
function lattice(x: number, y: number, layer: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer + 1, 974711);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

function noise(x: number, y: number, layer: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  return between(
    between(lattice(left, top, layer), lattice(left + 1, top, layer), across),
    between(lattice(left, top + 1, layer), lattice(left + 1, top + 1, layer), across),
    down,
  );
}

/** How bright the mist is at a point of the board, both from 0 to 1. */
export function mistAt(x: number, y: number): number {
  // Bent by a slower noise, or the lattice of the layers would show as boxes.
  const bentX = x + 0.22 * noise(x * 4, y * 4, LAYERS.length);
  const bentY = y + 0.14 * noise(x * 4, y * 4, LAYERS.length + 1);
  const sum = LAYERS.reduce(
    (total, { across, down, weight }, layer) =>
      total + weight * noise(bentX * across + bentY, bentY * down - bentX * 0.6, layer),
    0,
  );
  return Math.min(1, Math.max(0, (sum - 0.5) * 1.9 + 0.5));
}

/** Bytes of a bitmap's two headers and of its palette of greys. */
const HEADERS = 54;
const PALETTE = 256 * 4;

/** An uncompressed grey bitmap: a canvas would answer privacy browsers with noise of its own. */
function greyBitmap(size: number, greyAt: (x: number, y: number) => number): Uint8Array {
  const bytes = new Uint8Array(HEADERS + PALETTE + size * size);
  const header = new DataView(bytes.buffer);
  header.setUint16(0, 0x424d);
  header.setUint32(2, bytes.length, true);
  header.setUint32(10, HEADERS + PALETTE, true);
  header.setUint32(14, 40, true);
  header.setInt32(18, size, true);
  // Negative: the rows run from the top.
  header.setInt32(22, -size, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 8, true);
  for (let grey = 0; grey < 256; grey += 1) {
    bytes.fill(grey, HEADERS + grey * 4, HEADERS + grey * 4 + 3);
  }
  for (let i = 0; i < size * size; i += 1) {
    bytes[HEADERS + PALETTE + i] = greyAt(i % size, Math.floor(i / size));
  }
  return bytes;
}

let drawn: string | null = null;

/** The mist as a picture for a mask. */
export function mistImage(): string {
  if (drawn === null) {
    const bytes = greyBitmap(SIZE, (x, y) => Math.round(255 * mistAt(x / SIZE, y / SIZE)));
    drawn = `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
  }
  return drawn;
}
