/** Minesweeper Chess as a search sees it: chess on ten ranks over ground that may explode. */
import { EMPTY, KING, PAWN } from '../board/chess-board.ts';
import type { Action } from '../game.ts';
import { generateMoves } from './board-moves.ts';
import { ChessPosition } from './chess-position.ts';
import { CELLS, NORTH } from './mailbox.ts';
import { fromCell, moveCode, SWEEPS, toCell } from './move-code.ts';
import { colourOf, ROLE, SLOTS } from './piece-board.ts';
import { CERTAIN, MAX_PLY } from './searchable.ts';
import { GROUND_HIGH, GROUND_LOW } from './zobrist.ts';

/** Words kept a move: cell, its odds, the piece destroyed there, its slot. */
const KEPT = 4;

export class MinePosition extends ChessPosition {
  /** By cell: how likely a mine lies there, of CERTAIN; discovered mines are certain. */
  readonly odds = new Int32Array(CELLS);
  /** MC6. */
  canSweep = true;
  readonly #kept = new Int32Array(KEPT * 2 * MAX_PLY);
  #keptTop = 0;

  /** Sets what is known of the mines; after `load`. */
  loadGround(odds: ReadonlyMap<number, number>, canSweep: boolean): void {
    this.#keptTop = 0;
    this.canSweep = canSweep;
    this.odds.fill(0);
    for (const [square, chance] of odds) this.odds[this.mailbox.cells[square] ?? 0] = chance;
  }

  override generate(moves: Int32Array, start: number, noisyOnly: boolean): number {
    const end = generateMoves(this, moves, start, noisyOnly);
    if (noisyOnly || this.checked || !this.canSweep) return end;
    return this.#addSweeps(moves, end);
  }

  /** MC4. Where there is no mine to find, one sweep is as good a pass as any. */
  #addSweeps(moves: Int32Array, start: number): number {
    const { board, pieces, counts, side } = this;
    const forward = side === 0 ? NORTH : -NORTH;
    const pawn = colourOf(side) | PAWN;
    const last = side * SLOTS + (counts[side] ?? 0);
    let end = start;
    let passed = false;
    for (let slot = side * SLOTS; slot < last; slot += 1) {
      const cell = pieces[slot] ?? 0;
      const ahead = cell + forward;
      if (board[cell] !== pawn || board[ahead] !== EMPTY) continue;
      const clears = this.odds[ahead] === CERTAIN;
      if (!clears && passed) continue;
      if (!clears) passed = true;
      moves[end] = moveCode(cell, ahead, SWEEPS);
      end += 1;
    }
    return end;
  }

  override make(move: number): boolean {
    if ((move & SWEEPS) === 0) return super.make(move);
    this.stay(move);
    this.#keep(toCell(move));
    this.#clear(toCell(move));
    this.recount();
    return true;
  }

  override unmake(): void {
    const swept = this.lastMove;
    super.unmake();
    if ((swept & SWEEPS) !== 0) this.#restore();
  }

  protected override landed(cell: number): void {
    this.#keep(cell);
    if (this.odds[cell] === 0) return;
    const isMine = this.odds[cell] === CERTAIN;
    this.#clear(cell);
    // MC5: what lands on a discovered mine is gone before anybody asks for check; a king defuses it.
    if (isMine && ((this.board[cell] ?? 0) & ROLE) !== KING) this.#destroy(cell);
  }

  protected override unlanded(cell: number): void {
    const at = this.#restore();
    const piece = this.#kept[at + 2] ?? 0;
    if (piece !== EMPTY) this.putBack(cell, piece, this.#kept[at + 3] ?? 0);
  }

  override textOf(move: number): Action {
    const text = super.textOf(move);
    return (move & SWEEPS) === 0 ? text : `${text}*`;
  }

  override peril(move: number): number {
    const chance = this.odds[toCell(move)] ?? 0;
    if (chance === 0 || chance === CERTAIN || (move & SWEEPS) !== 0) return 0;
    return this.#isKing(move) ? 0 : chance;
  }

  #isKing(move: number): boolean {
    return ((this.board[fromCell(move)] ?? 0) & ROLE) === KING;
  }

  override explode(): void {
    this.#destroy(this.#kept[this.#keptTop - KEPT] ?? 0);
    this.recount();
  }

  /** The rules know no count of plies without progress (MC9). */
  override isDrawn(): boolean {
    return this.isDead() || (this.quiet >= 4 && this.isRepeated());
  }

  #keep(cell: number): void {
    const at = this.#keptTop;
    this.#kept[at] = cell;
    this.#kept[at + 1] = this.odds[cell] ?? 0;
    this.#kept[at + 2] = EMPTY;
    this.#keptTop = at + KEPT;
  }

  #restore(): number {
    this.#keptTop -= KEPT;
    const at = this.#keptTop;
    this.odds[this.#kept[at] ?? 0] = this.#kept[at + 1] ?? 0;
    return at;
  }

  #clear(cell: number): void {
    if (this.odds[cell] === 0) return;
    this.odds[cell] = 0;
    this.keyLow ^= GROUND_LOW[cell] ?? 0;
    this.keyHigh ^= GROUND_HIGH[cell] ?? 0;
  }

  #destroy(cell: number): void {
    const at = this.#keptTop - KEPT;
    this.#kept[at + 2] = this.board[cell] ?? EMPTY;
    this.#kept[at + 3] = this.slotAt(cell);
    this.take(cell);
  }
}
