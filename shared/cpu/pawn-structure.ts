/** What the pawns are worth by how they stand to each other; remembered, for pawns move seldom. */
import { PAWN } from '../board/chess-board.ts';
import { fileOf, NORTH, rankOf } from './mailbox.ts';
import { colourOf, SLOTS } from './piece-board.ts';
import { eighthRank } from './piece-tables.ts';
import type { SearchBoard } from './search-board.ts';
import { Tally } from './tally.ts';
import type { Weights } from './weights.ts';

const ENTRIES = 1 << 12;
/** Words an entry: key, whether used, two scores, files with pawns by side, passed pawns. */
const STRIDE = 12;
const PASSED_AT = 6;
/** Passed pawns remembered an entry; more make no difference. */
export const MAX_PASSED = STRIDE - PASSED_AT;

export class PawnStructure {
  /** Answers of the last `look`. */
  readonly tally = new Tally();
  /** Bit by file with a pawn of each side. */
  readonly files = new Int32Array(2);
  /** Cells of passed pawns; 0 ends the list. */
  readonly passed = new Int32Array(MAX_PASSED + 1);
  readonly #weights: Weights;
  readonly #entries = new Int32Array(ENTRIES * STRIDE);
  /** By side and file: rank of the rearmost pawn from its own side, 99 without. */
  readonly #rear = new Int32Array(20);
  readonly #front = new Int32Array(20);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Looks at a position's pawns and leaves the answers in the fields. */
  look(position: SearchBoard): void {
    const at = (position.pawnKey & (ENTRIES - 1)) * STRIDE;
    const entries = this.#entries;
    if (entries[at] !== position.pawnKey || entries[at + 1] !== 1) {
      this.#work(position);
      entries[at] = position.pawnKey;
      entries[at + 1] = 1;
      entries[at + 2] = this.tally.middle;
      entries[at + 3] = this.tally.end;
      entries[at + 4] = this.files[0] ?? 0;
      entries[at + 5] = this.files[1] ?? 0;
      for (let i = 0; i < MAX_PASSED; i += 1) entries[at + PASSED_AT + i] = this.passed[i] ?? 0;
      return;
    }
    this.tally.middle = entries[at + 2] ?? 0;
    this.tally.end = entries[at + 3] ?? 0;
    this.files[0] = entries[at + 4] ?? 0;
    this.files[1] = entries[at + 5] ?? 0;
    for (let i = 0; i < MAX_PASSED; i += 1) this.passed[i] = entries[at + PASSED_AT + i] ?? 0;
  }

  #work(position: SearchBoard): void {
    this.tally.clear();
    this.files.fill(0);
    this.passed.fill(0);
    this.#rear.fill(99);
    this.#front.fill(-1);
    const pawns = [this.#survey(position, 0), this.#survey(position, 1)];
    let passed = 0;
    for (const [side, cells] of pawns.entries()) {
      for (const cell of cells) {
        if (this.#weigh(position, side, cell) && passed < MAX_PASSED) {
          this.passed[passed] = cell;
          passed += 1;
        }
      }
    }
  }

  /** The cells of a side's pawns; notes their files and ranks. */
  #survey(position: SearchBoard, side: number): number[] {
    const cells: number[] = [];
    const first = side * SLOTS;
    for (let slot = first; slot < first + (position.counts[side] ?? 0); slot += 1) {
      const cell = position.pieces[slot] ?? 0;
      if (position.board[cell] !== (colourOf(side) | PAWN)) continue;
      cells.push(cell);
      const file = fileOf(cell);
      const rank = ownRank(position, side, cell);
      const at = side * 10 + file + 1;
      this.files[side] = (this.files[side] ?? 0) | (1 << file);
      this.#rear[at] = Math.min(this.#rear[at] ?? 99, rank);
      this.#front[at] = Math.max(this.#front[at] ?? -1, rank);
    }
    return cells;
  }

  /** Counts one pawn in; whether it is passed. */
  #weigh(position: SearchBoard, side: number, cell: number): boolean {
    const { board, mailbox } = position;
    const weights = this.#weights;
    const own = colourOf(side) | PAWN;
    const forward = side === 0 ? NORTH : -NORTH;
    const rank = ownRank(position, side, cell);
    const stage = eighthRank(mailbox.ranks, rank);
    const at = side * 10 + fileOf(cell) + 1;
    const isIsolated = this.#front[at - 1] === -1 && this.#front[at + 1] === -1;
    const isSupported = board[cell - forward - 1] === own || board[cell - forward + 1] === own;
    const isDoubled = (this.#front[at] ?? 0) > rank;
    if (isIsolated) this.tally.add(side, weights.isolated, 0);
    if (isDoubled) this.tally.add(side, weights.doubled, 0);
    if (isSupported) this.tally.add(side, weights.supported, stage);
    if (board[cell - 1] === own || board[cell + 1] === own)
      this.tally.add(side, weights.phalanx, stage);
    if (!(isIsolated || isSupported) && this.#isBackward(position, side, cell, rank)) {
      this.tally.add(side, weights.backward, 0);
    }
    if (isDoubled || !this.#isPassed(position, side, at, rank)) return false;
    this.tally.add(side, weights.passed, stage);
    return true;
  }

  /** Left behind by its neighbours, and an enemy pawn guards the cell ahead. */
  #isBackward(position: SearchBoard, side: number, cell: number, rank: number): boolean {
    const at = side * 10 + fileOf(cell) + 1;
    if ((this.#rear[at - 1] ?? 99) <= rank || (this.#rear[at + 1] ?? 99) <= rank) return false;
    const forward = side === 0 ? NORTH : -NORTH;
    const guard = cell + 2 * forward;
    const enemy = colourOf(1 - side) | PAWN;
    return position.board[guard - 1] === enemy || position.board[guard + 1] === enemy;
  }

  #isPassed(position: SearchBoard, side: number, at: number, rank: number): boolean {
    const last = position.mailbox.ranks - 1;
    const other = at + (side === 0 ? 10 : -10);
    for (let file = other - 1; file <= other + 1; file += 1) {
      // The enemy pawn furthest from home is nearest; the rearmost one is the last to pass.
      const rear = this.#rear[file] ?? 99;
      if (rear !== 99 && last - rear > rank) return false;
    }
    return true;
  }
}

/** The rank of a cell counted from a side's own end. */
export function ownRank(position: SearchBoard, side: number, cell: number): number {
  return side === 0 ? rankOf(cell) : position.mailbox.ranks - 1 - rankOf(cell);
}
