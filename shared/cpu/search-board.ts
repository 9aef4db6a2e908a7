/**
 * A chess position to search in: typed arrays, moves made and unmade in place. What
 * board/chess-moves.ts does for the referee, this does some hundred times faster; a test holds the
 * two against each other.
 */
import { type ChessPosition, EMPTY, PAWN } from '../board/chess-board.ts';
import { rightsKeptByCell, rookOf } from './castling-cells.ts';
import { NORTH, ON_LEAP, ON_LINE, relationOf } from './mailbox.ts';
import { CASTLES, fromCell, PASSES, promotedRole, STEPS_TWO, SWEEPS, toCell } from './move-code.ts';
import { MAX_PAST, Past } from './past.ts';
import { FIRST, ROLE } from './piece-board.ts';
import type { PieceTables } from './piece-tables.ts';
import { MAX_PLY } from './searchable.ts';
import { type BoardRules, TurnBoard } from './turn-board.ts';

/** Words saved a move; the plies below a root leave room for quiescence. */
const SAVED = 12;
const CHECKED = 16;

export class SearchBoard extends TurnBoard {
  readonly #kept: Int32Array;
  readonly #saved = new Int32Array(SAVED * 2 * MAX_PLY);
  #top = 0;
  readonly #past = new Past();

  constructor(rules: BoardRules, tables: PieceTables) {
    super(rules, tables);
    this.#kept = rightsKeptByCell(rules.geometry, this.mailbox);
  }

  /**
   * Sets up a position as the root of a search.
   * @param quiet plies since the last capture or pawn move.
   * @param earlier the game's positions before it, oldest first, as far as they can come again.
   */
  load(position: ChessPosition, quiet: number, earlier: readonly ChessPosition[] = []): void {
    this.#past.clear();
    this.#top = 0;
    for (const past of [...earlier.slice(-MAX_PAST), position]) {
      this.set(past);
      this.#past.add(this.keyLow, this.keyHigh);
    }
    this.#past.markRoot();
    this.quiet = quiet;
  }

  /** Looks again at what a change after the move decides: check, and what counts as the same. */
  protected recount(): void {
    this.checked = this.isKingAttacked(this.side);
    this.#past.drop();
    this.#past.add(this.keyLow, this.keyHigh);
  }

  #save(move: number, captured: number, taken: number): void {
    const saved = this.#saved;
    const at = this.#top;
    saved[at] = move;
    saved[at + 1] = captured;
    saved[at + 2] = taken | (this.slotAt(taken) << 8);
    saved[at + 3] = this.castling | (this.checked ? CHECKED : 0) | (this.passed << 8);
    saved[at + 4] = this.quiet;
    saved[at + 5] = this.keyLow;
    saved[at + 6] = this.keyHigh;
    saved[at + 7] = this.pawnKey;
    saved[at + 8] = this.middle;
    saved[at + 9] = this.end;
    saved[at + 10] = this.phase;
    this.#top = at + SAVED;
  }

  /** Plays a pseudo-legal move; false and nothing changed when the rules forbid it after all. */
  make(move: number): boolean {
    const from = fromCell(move);
    const to = toCell(move);
    const us = this.side;
    const piece = this.board[from] ?? EMPTY;
    const taken = move & PASSES ? to + (us === 0 ? -NORTH : NORTH) : to;
    const captured = this.board[taken] ?? EMPTY;
    const wasChecked = this.checked;
    this.#save(move, captured, taken);
    this.hashFacts();
    this.passed = 0;
    this.quiet += 1;
    if (captured !== EMPTY) {
      this.take(taken);
      this.quiet = 0;
    }
    this.shift(from, to);
    if ((piece & ROLE) === PAWN) this.#finishPawn(move, to, piece);
    else if (move & CASTLES) this.#castleRook(to);
    this.landed(to);
    this.castling &= (this.#kept[from] ?? 0) & (this.#kept[to] ?? 0);
    this.hashFacts();
    this.hashTurn();
    this.side = 1 - us;
    if (!this.rules.freeKing && this.#bares(move, us, wasChecked)) {
      this.#revert();
      return false;
    }
    this.checked = this.#givesCheck(move, this.side);
    this.#past.add(this.keyLow, this.keyHigh);
    return true;
  }

  /** What else happens where a piece arrives, before anybody asks for check. */
  protected landed(_cell: number): void {}

  /** Undoes `landed`, before the piece goes back. */
  protected unlanded(_cell: number): void {}

  #finishPawn(move: number, to: number, piece: number): void {
    this.quiet = 0;
    const role = promotedRole(move);
    if (role !== EMPTY) this.become(to, (piece & ~ROLE) | role);
    if ((move & STEPS_TWO) === 0) return;
    const middle = to + (piece & FIRST ? -NORTH : NORTH);
    if (this.canTakePassed(middle, 1 - (piece >> 4))) this.passed = middle;
  }

  #castleRook(kingTo: number): void {
    const [home, castled] = rookOf(this.castlings, kingTo);
    this.shift(home, castled);
  }

  /** Whether the move just made leaves its own king attacked. */
  #bares(move: number, us: number, wasChecked: boolean): boolean {
    const king = this.kings[us] ?? 0;
    const mayBare =
      wasChecked ||
      king === toCell(move) ||
      (move & PASSES) !== 0 ||
      (relationOf(fromCell(move), king) & ON_LINE) !== 0;
    return mayBare && this.isKingAttacked(us);
  }

  /** Whether the move just made attacks the other king; most moves cannot and cost no look. */
  #givesCheck(move: number, them: number): boolean {
    const king = this.kings[them] ?? 0;
    const mayCheck =
      this.rules.freeKing ||
      (relationOf(toCell(move), king) & (ON_LINE | ON_LEAP)) !== 0 ||
      (relationOf(fromCell(move), king) & ON_LINE) !== 0 ||
      (move & (PASSES | CASTLES)) !== 0;
    return mayCheck && this.isKingAttacked(them);
  }

  /** Lets the other side move. */
  pass(): void {
    this.stay(0);
    this.quiet = 0;
  }

  /** A move that moves nothing. */
  protected stay(move: number): void {
    this.#save(move, EMPTY, 0);
    this.hashFacts();
    this.passed = 0;
    this.quiet += 1;
    this.hashFacts();
    this.hashTurn();
    this.side = 1 - this.side;
    this.checked = false;
    this.#past.add(this.keyLow, this.keyHigh);
  }

  /** The move last made, 0 for a pass. */
  protected get lastMove(): number {
    return this.#saved[this.#top - SAVED] ?? 0;
  }

  /** Takes the last move or pass back. */
  unmake(): void {
    this.#past.drop();
    this.#revert();
  }

  #revert(): void {
    const at = this.#top - SAVED;
    const saved = this.#saved;
    const move = saved[at] ?? 0;
    this.#top = at;
    this.side = 1 - this.side;
    if (move !== 0 && (move & SWEEPS) === 0) this.#moveBack(move, at);
    const facts = saved[at + 3] ?? 0;
    this.castling = facts & 15;
    this.checked = (facts & CHECKED) !== 0;
    this.passed = facts >> 8;
    this.quiet = saved[at + 4] ?? 0;
    this.keyLow = saved[at + 5] ?? 0;
    this.keyHigh = saved[at + 6] ?? 0;
    this.pawnKey = saved[at + 7] ?? 0;
    this.middle = saved[at + 8] ?? 0;
    this.end = saved[at + 9] ?? 0;
    this.phase = saved[at + 10] ?? 0;
  }

  #moveBack(move: number, at: number): void {
    const from = fromCell(move);
    const to = toCell(move);
    this.unlanded(to);
    if (move & CASTLES) {
      const [home, castled] = rookOf(this.castlings, to);
      this.shiftBack(castled, home);
    }
    this.shiftBack(to, from);
    if (promotedRole(move) !== EMPTY) this.board[from] = ((this.board[from] ?? 0) & ~ROLE) | PAWN;
    const captured = this.#saved[at + 1] ?? 0;
    const taken = this.#saved[at + 2] ?? 0;
    if (captured !== EMPTY) this.putBack(taken & 255, captured, taken >> 8);
  }

  /** Whether this position came once since the root, or twice in the game before it. */
  isRepeated(): boolean {
    return this.#past.isRepeated(this.keyLow, this.keyHigh, this.quiet);
  }

  /** Whether neither side has what it takes to mate: at most one piece besides the kings, minor. */
  isDead(): boolean {
    const pieces = (this.counts[0] ?? 0) + (this.counts[1] ?? 0);
    if (pieces > 3) return false;
    return pieces < 3 || this.phase === 1;
  }
}
