/** Dark Mini Xiangqi as a search sees it: one world, in which everything is open. */
import { EMPTY, type Side } from '../board/chess-board.ts';
import { GENERAL, POINTS } from '../games/dark-mini-xiangqi/moves.ts';
import { MAX_PLY } from './searchable.ts';
import type { OpenPosition } from './shallow-search.ts';
import { isAttackedPoint, listMoves, MoveList } from './xiangqi-moves.ts';
import { STANDING, WORTH, ZERO } from './xiangqi-worth.ts';

const SIZE = POINTS.length;
/** To be the one to move. */
const TURN = 12;
const FROM_BITS = 127;

export class XiangqiPosition implements OpenPosition {
  readonly board = new Int8Array(SIZE);
  #turn: Side = 1;
  #score = 0;
  readonly #list = new MoveList();
  /** Move and captured piece, in turn. */
  readonly #made = new Int32Array(4 * MAX_PLY);
  #top = 0;

  get checked(): boolean {
    const general = this.board.indexOf(GENERAL * this.#turn);
    return general >= 0 && isAttackedPoint(this.board, general, this.#turn === 1 ? -1 : 1);
  }

  /** Sets up a board as the root of a search. */
  load(board: Int8Array, turn: Side): void {
    this.board.set(board.subarray(0, SIZE));
    this.#turn = turn;
    this.#top = 0;
    this.#score = 0;
    for (let point = 0; point < SIZE; point += 1) this.#count(this.board[point] ?? EMPTY, point, 1);
  }

  #count(piece: number, point: number, sign: number): void {
    this.#score += sign * (STANDING[(piece + ZERO) * SIZE + point] ?? 0);
  }

  generate(moves: Int32Array, start: number, noisyOnly: boolean): number {
    this.#list.moves = moves;
    this.#list.end = start;
    listMoves(this.board, this.#turn, this.#list, noisyOnly);
    return this.#list.end;
  }

  make(move: number): boolean {
    const [from, to] = [pointFrom(move), pointTo(move)];
    const piece = this.board[from] ?? EMPTY;
    const captured = this.board[to] ?? EMPTY;
    this.#made[this.#top] = move;
    this.#made[this.#top + 1] = captured;
    this.#top += 2;
    this.#count(piece, from, -1);
    this.#count(piece, to, 1);
    this.#count(captured, to, -1);
    this.board[to] = piece;
    this.board[from] = EMPTY;
    this.#swap();
    return true;
  }

  unmake(): void {
    this.#swap();
    this.#top -= 2;
    const move = this.#made[this.#top] ?? 0;
    const captured = this.#made[this.#top + 1] ?? EMPTY;
    const [from, to] = [pointFrom(move), pointTo(move)];
    const piece = this.board[to] ?? EMPTY;
    this.#count(captured, to, 1);
    this.#count(piece, to, -1);
    this.#count(piece, from, 1);
    this.board[from] = piece;
    this.board[to] = captured;
  }

  #swap(): void {
    this.#turn = this.#turn === 1 ? -1 : 1;
  }

  evaluate(): number {
    return this.#score * this.#turn + TURN;
  }

  isNoisy(move: number): boolean {
    return this.board[pointTo(move)] !== EMPTY;
  }

  takesKing(move: number): boolean {
    return Math.abs(this.board[pointTo(move)] ?? EMPTY) === GENERAL;
  }

  gain(move: number): number {
    return WORTH[Math.abs(this.board[pointTo(move)] ?? EMPTY)] ?? 0;
  }

  exchanges(move: number, threshold: number): boolean {
    const mover = WORTH[Math.abs(this.board[pointFrom(move)] ?? EMPTY)] ?? 0;
    const least = this.gain(move) - mover;
    if (least >= threshold) return true;
    if (this.gain(move) < threshold) return false;
    this.make(move);
    const isRetaken = isAttackedPoint(this.board, pointTo(move), this.#turn);
    this.unmake();
    return !isRetaken;
  }
}

export function pointFrom(move: number): number {
  return move & FROM_BITS;
}

export function pointTo(move: number): number {
  return (move >> 7) & FROM_BITS;
}
