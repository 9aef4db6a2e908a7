/** A chess position with all that belongs to it besides the pieces: turn, rights, what just happened. */
import { type ChessGeometry, type ChessPosition, EMPTY, PAWN } from '../board/chess-board.ts';
import { NOWHERE } from '../board/squares.ts';
import { isAttackedCell } from './attacks.ts';
import { type CastlingCells, castlingCells } from './castling-cells.ts';
import { type Mailbox, mailboxOf, NORTH } from './mailbox.ts';
import { colourOf, FIRST, PieceBoard, SECOND } from './piece-board.ts';
import type { PieceTables } from './piece-tables.ts';
import { FACT_HIGH, FACT_LOW, TURN_HIGH, TURN_LOW } from './zobrist.ts';

export interface BoardRules {
  readonly geometry: ChessGeometry;
  /** Kings may stay in and step into attack and castle through it: the game ends by capture. */
  readonly freeKing: boolean;
  readonly enPassant: boolean;
}

export class TurnBoard extends PieceBoard {
  readonly rules: BoardRules;
  readonly mailbox: Mailbox;
  readonly castlings: readonly CastlingCells[];
  side = 0;
  castling = 0;
  /** The cell that a double step just passed over if a pawn can take there, else 0. */
  passed = 0;
  /** Plies since the last capture or pawn move; a pass starts anew. */
  quiet = 0;
  checked = false;

  constructor(rules: BoardRules, tables: PieceTables) {
    super(tables);
    this.rules = rules;
    this.mailbox = mailboxOf(rules.geometry);
    this.castlings = castlingCells(rules.geometry, this.mailbox);
  }

  /** Sets up a position. */
  protected set({ board, side, castling, passed }: ChessPosition): void {
    const { cells } = this.mailbox;
    this.clear(cells);
    for (const [square, cell] of cells.entries()) {
      const piece = board[square] ?? EMPTY;
      if (piece !== EMPTY) this.put(cell, piece > 0 ? FIRST | piece : SECOND | -piece);
    }
    this.side = side === 1 ? 0 : 1;
    this.castling = castling;
    const cell = passed === NOWHERE ? 0 : (cells[passed] ?? 0);
    this.passed = this.canTakePassed(cell, this.side) ? cell : 0;
    this.hashFacts();
    if (this.side === 1) this.hashTurn();
    this.checked = this.isKingAttacked(this.side);
  }

  /** Counts the rights and the passed cell into the hash, or out of it. */
  protected hashFacts(): void {
    this.keyLow ^= (FACT_LOW[this.castling] ?? 0) ^ (FACT_LOW[16 + this.passed] ?? 0);
    this.keyHigh ^= (FACT_HIGH[this.castling] ?? 0) ^ (FACT_HIGH[16 + this.passed] ?? 0);
  }

  /** Counts the turn into the hash, or out of it. */
  protected hashTurn(): void {
    this.keyLow ^= TURN_LOW;
    this.keyHigh ^= TURN_HIGH;
  }

  /** Whether a pawn of `side` stands ready to take en passant on a cell: else it changes nothing. */
  protected canTakePassed(passed: number, side: number): boolean {
    if (passed === 0 || !this.rules.enPassant) return false;
    const pawn = colourOf(side) | PAWN;
    const behind = passed + (side === 0 ? -NORTH : NORTH);
    return this.board[behind - 1] === pawn || this.board[behind + 1] === pawn;
  }

  /** Whether a side's king stands attacked; a side without a king is not in check. */
  isKingAttacked(side: number): boolean {
    const king = this.kings[side] ?? 0;
    return king !== 0 && isAttackedCell(this.board, king, colourOf(1 - side));
  }
}
