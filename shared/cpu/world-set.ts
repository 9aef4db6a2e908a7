/** Worlds with weights, none twice: bytes in one array, found by hash. */
import type { World } from './hidden-game.ts';

export class WorldSet {
  readonly stride: number;
  count = 0;
  /** Sum of all weights. */
  total = 0;
  #bytes: Int8Array;
  #weights: Float64Array;
  #hashes: Int32Array;
  /** Index + 1 of the world that a slot holds. */
  #slots: Int32Array;

  /** @param room worlds to have room for at first; a power of two. */
  constructor(stride: number, room = 64) {
    this.stride = stride;
    this.#bytes = new Int8Array(stride * room);
    this.#weights = new Float64Array(room);
    this.#hashes = new Int32Array(room);
    this.#slots = new Int32Array(2 * room);
  }

  /** The bytes of a world themselves: not to be written to. */
  world(index: number): World {
    return this.#bytes.subarray(index * this.stride, (index + 1) * this.stride);
  }

  weight(index: number): number {
    return this.#weights[index] ?? 0;
  }

  /** Adds a world, or its weight to that of the same world added before. */
  add(world: World, weight: number): void {
    this.total += weight;
    const hash = hashOf(world, this.stride);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const index = (this.#slots[slot] ?? 0) - 1;
      if (index < 0) break;
      if (this.#hashes[index] === hash && this.#equals(index, world)) {
        this.#weights[index] = this.weight(index) + weight;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.count === this.#weights.length) {
      this.#grow();
      this.#append(world, weight, hash);
    } else {
      this.#slots[slot] = this.count + 1;
      this.#put(world, weight, hash);
    }
  }

  #equals(index: number, world: World): boolean {
    const start = index * this.stride;
    for (let i = 0; i < this.stride; i += 1) {
      if (this.#bytes[start + i] !== world[i]) return false;
    }
    return true;
  }

  #append(world: World, weight: number, hash: number): void {
    this.#fill(hash, this.count);
    this.#put(world, weight, hash);
  }

  #put(world: World, weight: number, hash: number): void {
    this.#bytes.set(world, this.count * this.stride);
    this.#weights[this.count] = weight;
    this.#hashes[this.count] = hash;
    this.count += 1;
  }

  #fill(hash: number, index: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = index + 1;
  }

  #grow(): void {
    const room = this.#weights.length * 2;
    this.#bytes = enlarged(this.#bytes, new Int8Array(room * this.stride));
    this.#weights = enlarged(this.#weights, new Float64Array(room));
    this.#hashes = enlarged(this.#hashes, new Int32Array(room));
    this.#slots = new Int32Array(2 * room);
    for (let index = 0; index < this.count; index += 1) {
      this.#fill(this.#hashes[index] ?? 0, index);
    }
  }
}

function enlarged<T extends Int8Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function hashOf(world: World, stride: number): number {
  let hash = 0x2f0b4c47;
  for (let i = 0; i < stride; i += 1) {
    hash = Math.imul(hash ^ ((world[i] ?? 0) + 128), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}
