/** Chess as a search sees it, on a board of either size. */
import { EMPTY, KING, PAWN } from '../board/chess-board.ts';
import { moveOf } from '../board/chess-moves.ts';
import { moveText } from '../board/chess-text.ts';
import type { Action } from '../game.ts';
import { generateMoves } from './board-moves.ts';
import type { Evaluation } from './evaluation.ts';
import { exchangeGains, TRADE_VALUES } from './exchange.ts';
import { fromCell, PASSES, promotedRole, toCell } from './move-code.ts';
import { ROLE, SLOTS } from './piece-board.ts';
import type { PieceTables } from './piece-tables.ts';
import { SearchBoard } from './search-board.ts';
import type { Searchable } from './searchable.ts';
import type { BoardRules } from './turn-board.ts';

/** Plies without progress after which the referee declares a draw. */
const QUIET_PLIES = 100;
/** Scores remembered, in the bits of an index: lines reach the same position again and again. */
const KNOWN_BITS = 14;

export class ChessPosition extends SearchBoard implements Searchable {
  readonly #evaluation: Evaluation;
  /** Second half of the key and score, in turn. */
  readonly #known = new Int32Array(2 << KNOWN_BITS);

  constructor(rules: BoardRules, tables: PieceTables, evaluation: Evaluation) {
    super(rules, tables);
    this.#evaluation = evaluation;
  }

  generate(moves: Int32Array, start: number, noisyOnly: boolean): number {
    return generateMoves(this, moves, start, noisyOnly);
  }

  evaluate(): number {
    const at = 2 * (this.keyLow & ((1 << KNOWN_BITS) - 1));
    const known = this.#known;
    if (known[at] !== this.keyHigh) {
      known[at] = this.keyHigh;
      known[at + 1] = this.#evaluation.score(this);
    }
    const score = known[at + 1] ?? 0;
    // A lead that makes no progress is worth less and less.
    return Math.trunc((score * (220 - Math.min(this.quiet, QUIET_PLIES))) / 220);
  }

  peril(_move: number): number {
    return 0;
  }

  explode(): void {}

  mayPass(): boolean {
    return hasPieces(this, this.side);
  }

  isDrawn(): boolean {
    // Mate on the last ply counts, so a check there is looked into.
    if (this.quiet >= QUIET_PLIES && !this.checked) return true;
    return this.isDead() || (this.quiet >= 4 && this.isRepeated());
  }

  isNoisy(move: number): boolean {
    return this.board[toCell(move)] !== EMPTY || (move & PASSES) !== 0 || promotedRole(move) !== 0;
  }

  takesKing(move: number): boolean {
    return ((this.board[toCell(move)] ?? 0) & ROLE) === KING;
  }

  gain(move: number): number {
    const captured = move & PASSES ? PAWN : (this.board[toCell(move)] ?? 0) & ROLE;
    const promoted = promotedRole(move);
    const more = promoted === EMPTY ? 0 : (TRADE_VALUES[promoted] ?? 0) - (TRADE_VALUES[PAWN] ?? 0);
    return (TRADE_VALUES[captured] ?? 0) + more;
  }

  worth(move: number): number {
    return TRADE_VALUES[(this.board[fromCell(move)] ?? 0) & ROLE] ?? 0;
  }

  worthAt(made: number): number {
    return TRADE_VALUES[(this.board[toCell(made)] ?? 0) & ROLE] ?? 0;
  }

  exchanges(move: number, threshold: number): boolean {
    return exchangeGains(this.board, move, this.side, threshold);
  }

  /** The text of a move, as on the wire. */
  textOf(move: number): Action {
    const from = this.mailbox.squares[fromCell(move)] ?? 0;
    const to = this.mailbox.squares[toCell(move)] ?? 0;
    return moveText(this.rules.geometry, moveOf(from, to, promotedRole(move)));
  }

  historyIndex(move: number): number {
    return (((this.board[fromCell(move)] ?? 0) & ROLE) << 8) | toCell(move);
  }
}

/** Whether a side has more than pawns beside its king. */
function hasPieces(board: SearchBoard, side: number): boolean {
  const last = side * SLOTS + (board.counts[side] ?? 0);
  for (let slot = side * SLOTS; slot < last; slot += 1) {
    const role = (board.board[board.pieces[slot] ?? 0] ?? 0) & ROLE;
    if (role !== PAWN && role !== KING) return true;
  }
  return false;
}
