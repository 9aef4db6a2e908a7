/**
 * What a chess position is worth by looking at it: material and standing, pawns, reach, kings.
 * Whole numbers only; linear in the weights, apart from rounding and the scaling of endgames.
 */
import { BISHOP, EMPTY, KNIGHT_ROLE, PAWN, QUEEN, ROOK } from '../board/chess-board.ts';
import { fadedScore } from './endgame.ts';
import {
  AROUND,
  CELLS,
  DIAGONALS,
  fileOf,
  KNIGHT_LEAPS,
  NORTH,
  ORTHOGONALS,
  RIM,
  rankOf,
} from './mailbox.ts';
import { MAX_PASSED, ownRank, PawnStructure } from './pawn-structure.ts';
import { colourOf, ROLE, SLOTS } from './piece-board.ts';
import { eighthRank, FULL_PHASE } from './piece-tables.ts';
import type { SearchBoard } from './search-board.ts';
import { Tally } from './tally.ts';
import type { Weights } from './weights.ts';

/** Marks of a cell, shifted by one for the second side: its pawns guard it; it is beside its king. */
const GUARDED = 1;
const NEAR_KING = 4;
/** How much a hit beside the enemy king weighs, by role. */
const THREAT = Int32Array.of(0, 0, 2, 2, 3, 4, 0);
/** Cases of Weights.shelter and storm: one, two, three ranks ahead, none. */
const NO_PAWN = 3;

export class Evaluation {
  readonly #weights: Weights;
  readonly #pawns: PawnStructure;
  readonly #tally = new Tally();
  readonly #marks = new Int32Array(CELLS);
  /** By side: pieces and weight of hits against the other side's king. */
  readonly #attackers = new Int32Array(2);
  readonly #hits = new Int32Array(2);
  readonly #bishops = new Int32Array(2);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#pawns = new PawnStructure(weights);
  }

  /** The score for the side to move. */
  score(position: SearchBoard): number {
    const tally = this.#tally;
    this.#pawns.look(position);
    tally.middle = position.middle + this.#pawns.tally.middle;
    tally.end = position.end + this.#pawns.tally.end;
    this.#attackers.fill(0);
    this.#hits.fill(0);
    this.#bishops.fill(0);
    this.#mark(position);
    this.#weighPieces(position, 0);
    this.#weighPieces(position, 1);
    this.#weighKing(position, 0);
    this.#weighKing(position, 1);
    this.#weighPassed(position);
    tally.add(position.side, this.#weights.turn, 0);
    const phase = Math.min(position.phase, FULL_PHASE);
    const end = fadedScore(position, tally.end, this.#bishops);
    const blend = tally.middle * phase + end * (FULL_PHASE - phase);
    const score = Math.trunc(blend / FULL_PHASE);
    return position.side === 0 ? score : -score;
  }

  #mark(position: SearchBoard): void {
    const { board, pieces, counts, kings } = position;
    const marks = this.#marks;
    marks.fill(0);
    for (let side = 0; side < 2; side += 1) {
      const guarded = GUARDED << side;
      const forward = side === 0 ? NORTH : -NORTH;
      const pawn = colourOf(side) | PAWN;
      const last = side * SLOTS + (counts[side] ?? 0);
      for (let slot = side * SLOTS; slot < last; slot += 1) {
        const cell = pieces[slot] ?? 0;
        if (board[cell] !== pawn) continue;
        const ahead = cell + forward;
        marks[ahead - 1] = (marks[ahead - 1] ?? 0) | guarded;
        marks[ahead + 1] = (marks[ahead + 1] ?? 0) | guarded;
      }
      const king = kings[side] ?? 0;
      if (king === 0) continue;
      for (let i = 0; i < 8; i += 1) {
        const cell = king + (AROUND[i] ?? 0);
        marks[cell] = (marks[cell] ?? 0) | (NEAR_KING << side);
      }
    }
  }

  #weighPieces(position: SearchBoard, side: number): void {
    const { board, pieces, counts } = position;
    const weights = this.#weights;
    const tally = this.#tally;
    const guardedByEnemy = GUARDED << (1 - side);
    const last = side * SLOTS + (counts[side] ?? 0);
    for (let slot = side * SLOTS; slot < last; slot += 1) {
      const cell = pieces[slot] ?? 0;
      const role = (board[cell] ?? 0) & ROLE;
      if (role === PAWN || role > QUEEN) continue;
      if (((this.#marks[cell] ?? 0) & guardedByEnemy) !== 0)
        tally.add(side, weights.threatened, role);
      if (role === KNIGHT_ROLE) {
        tally.add(side, weights.knightReach, this.#leapReach(position, side, cell));
        this.#weighOutpost(position, side, cell);
      } else if (role === BISHOP) {
        tally.add(side, weights.bishopReach, this.#slideReach(position, side, cell, role));
        this.#weighOutpost(position, side, cell);
        this.#weighPair(side, cell);
      } else if (role === ROOK) {
        tally.add(side, weights.rookReach, this.#slideReach(position, side, cell, role));
        this.#weighFile(side, cell);
      } else tally.add(side, weights.queenReach, this.#slideReach(position, side, cell, role));
    }
  }

  /** Two bishops are a pair when they stand on both colours of squares. */
  #weighPair(side: number, cell: number): void {
    const before = this.#bishops[side] ?? 0;
    const after = before | (1 << ((fileOf(cell) + rankOf(cell)) & 1));
    this.#bishops[side] = after;
    if (after === 3 && before !== 3) this.#tally.add(side, this.#weights.bishopPair, 0);
  }

  #weighFile(side: number, cell: number): void {
    const bit = 1 << fileOf(cell);
    if (((this.#pawns.files[side] ?? 0) & bit) !== 0) return;
    const isOpen = ((this.#pawns.files[1 - side] ?? 0) & bit) === 0;
    this.#tally.add(side, isOpen ? this.#weights.rookOpen : this.#weights.rookHalfOpen, 0);
  }

  #weighOutpost(position: SearchBoard, side: number, cell: number): void {
    const stage = eighthRank(position.mailbox.ranks, ownRank(position, side, cell));
    if (stage < 3 || stage > 5 || ((this.#marks[cell] ?? 0) & (GUARDED << side)) === 0) return;
    const { board } = position;
    const enemy = colourOf(1 - side) | PAWN;
    const forward = side === 0 ? NORTH : -NORTH;
    for (let at = cell + forward; board[at] !== RIM; at += forward) {
      if (board[at - 1] === enemy || board[at + 1] === enemy) return;
    }
    this.#tally.add(side, this.#weights.outpost, 0);
  }

  #leapReach({ board }: SearchBoard, side: number, cell: number): number {
    const own = colourOf(side);
    const guarded = GUARDED << (1 - side);
    const near = NEAR_KING << (1 - side);
    let reach = 0;
    let hits = 0;
    for (let i = 0; i < 8; i += 1) {
      const to = cell + (KNIGHT_LEAPS[i] ?? 0);
      const mark = this.#marks[to] ?? 0;
      if (((board[to] ?? 0) & own) === 0 && (mark & guarded) === 0) reach += 1;
      if ((mark & near) !== 0) hits += 1;
    }
    this.#noteHits(side, KNIGHT_ROLE, hits);
    return reach;
  }

  #slideReach({ board }: SearchBoard, side: number, cell: number, role: number): number {
    const own = colourOf(side);
    const guarded = GUARDED << (1 - side);
    const near = NEAR_KING << (1 - side);
    const marks = this.#marks;
    const first = role === BISHOP ? 4 : 0;
    const last = role === ROOK ? 4 : 8;
    let reach = 0;
    let hits = 0;
    for (let i = first; i < last; i += 1) {
      const step = (i < 4 ? ORTHOGONALS[i] : DIAGONALS[i - 4]) ?? 0;
      let to = cell + step;
      for (;;) {
        const piece = board[to] ?? RIM;
        const mark = marks[to] ?? 0;
        if ((mark & near) !== 0) hits += 1;
        if ((piece & own) === 0 && (mark & guarded) === 0) reach += 1;
        if (piece !== EMPTY) break;
        to += step;
      }
    }
    this.#noteHits(side, role, hits);
    return reach;
  }

  #noteHits(side: number, role: number, hits: number): void {
    if (hits === 0) return;
    this.#attackers[side] = (this.#attackers[side] ?? 0) + 1;
    this.#hits[side] = (this.#hits[side] ?? 0) + hits * (THREAT[role] ?? 0);
  }

  /** Pawns before a side's king, and what the enemy has against it. */
  #weighKing(position: SearchBoard, side: number): void {
    const { board } = position;
    const king = position.kings[side] ?? 0;
    if (king === 0) return;
    const forward = side === 0 ? NORTH : -NORTH;
    const own = colourOf(side) | PAWN;
    const enemy = colourOf(1 - side) | PAWN;
    for (let file = king - 1; file <= king + 1; file += 1) {
      if (board[file] === RIM) continue;
      let shelter = NO_PAWN;
      let storm = NO_PAWN;
      for (let ahead = NO_PAWN; ahead >= 1; ahead -= 1) {
        const piece = board[file + ahead * forward];
        if (piece === own) shelter = ahead - 1;
        if (piece === enemy) storm = ahead - 1;
      }
      this.#tally.add(side, this.#weights.shelter, shelter);
      this.#tally.add(side, this.#weights.storm, storm);
    }
    if ((this.#attackers[1 - side] ?? 0) < 2) return;
    const hits = Math.min((this.#hits[1 - side] ?? 0) >> 1, 15);
    this.#tally.add(side, this.#weights.danger, hits);
  }

  #weighPassed(position: SearchBoard): void {
    const { board, kings, mailbox } = position;
    const weights = this.#weights;
    for (let i = 0; i < MAX_PASSED; i += 1) {
      const cell = this.#pawns.passed[i] ?? 0;
      if (cell === 0) return;
      const side = (board[cell] ?? 0) >> 4;
      const ahead = cell + (side === 0 ? NORTH : -NORTH);
      const stage = eighthRank(mailbox.ranks, ownRank(position, side, cell));
      if (board[ahead] === EMPTY) this.#tally.add(side, weights.passedFree, stage);
      if (stage < 3) continue;
      const own = kingDistance(kings[side] ?? 0, ahead);
      const enemy = kingDistance(kings[1 - side] ?? 0, ahead);
      this.#tally.add(side, weights.passedOwnKing, own, stage - 2);
      this.#tally.add(side, weights.passedEnemyKing, enemy, stage - 2);
    }
  }
}

/** Steps of a king between two cells, at most 7. */
function kingDistance(from: number, to: number): number {
  const files = Math.abs(fileOf(from) - fileOf(to));
  const ranks = Math.abs(rankOf(from) - rankOf(to));
  return Math.min(Math.max(files, ranks), 7);
}
