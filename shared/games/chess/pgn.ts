/**
 * Matches on the 8×8 board as PGN, for both games played there. In Fog of War Chess a move is told
 * apart from what the pieces can do, and nobody says check.
 */
import { type ChessPosition, EMPTY, KING, PAWN, pieceAt } from '../../board/chess-board.ts';
import {
  applyMove,
  castlingOf,
  fromOf,
  isInCheck,
  legalMoves,
  type Move,
  promotionOf,
  pseudoMoves,
  toOf,
  victimSquare,
} from '../../board/chess-moves.ts';
import { findMove, letterOf, parseFen } from '../../board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../../board/orthodox.ts';
import { NOWHERE, squareName } from '../../board/squares.ts';
import type { Action, Outcome } from '../../game.ts';

/** What a PGN is made from. */
export interface PgnMatch {
  readonly game: 'chess' | 'fog-of-war-chess';
  readonly actions: readonly Action[];
  readonly outcome: Outcome | null;
  /** Tags besides `Result`, in their order: `Event`, `Site`, `Date`, `Round`, `White`, `Black` … */
  readonly tags: Readonly<Record<string, string>>;
}

/** PGN's export format limits lines of movetext to this. */
const LINE = 79;

/** A whole match in PGN export format. */
export function makePgn(match: PgnMatch): string {
  const result = resultOf(match.outcome);
  const tags = Object.entries({ ...match.tags, Result: result }).map(
    ([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`,
  );
  const tokens = makeSans(match).map((san, ply) =>
    ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san,
  );
  return `${tags.join('\n')}\n\n${wrapped([...tokens, result].join(' '))}\n`;
}

/** The actions of a match in standard algebraic notation. Throws on one that is not legal. */
export function makeSans({ game, actions }: Pick<PgnMatch, 'game' | 'actions'>): string[] {
  const movesOf = game === 'chess' ? legalMoves : pseudoMoves;
  let { position } = parseFen(ORTHODOX, ORTHODOX_START);
  return actions.map((action) => {
    const moves = movesOf(ORTHODOX, position);
    const move = findMove(ORTHODOX, moves, action);
    if (move === null) throw new Error('not a legal action');
    const san = makeSan(position, moves, move);
    position = applyMove(ORTHODOX, position, move);
    return game === 'chess' ? san + checkMark(position) : san;
  });
}

/** One move from a FEN in standard algebraic notation; null if it is not legal there. */
export function sanFrom(fen: string, action: Action): string | null {
  const { position } = parseFen(ORTHODOX, fen);
  const moves = legalMoves(ORTHODOX, position);
  const move = findMove(ORTHODOX, moves, action);
  if (move === null) return null;
  return makeSan(position, moves, move) + checkMark(applyMove(ORTHODOX, position, move));
}

/**
 * One move, without a mark for check.
 * @param moves all moves there are, which it is told apart from.
 */
function makeSan(position: ChessPosition, moves: readonly Move[], move: Move): string {
  const way = castlingOf(ORTHODOX, position, move);
  if (way) return way.king[1] > way.king[0] ? 'O-O' : 'O-O-O';
  const [from, to] = [squareName(ORTHODOX, fromOf(move)), squareName(ORTHODOX, toOf(move))];
  const role = Math.abs(pieceAt(position.board, fromOf(move)));
  const takes = victimSquare(ORTHODOX, position, move) === NOWHERE ? '' : 'x';
  const promotion = promotionOf(move) === EMPTY ? '' : `=${letterOf(promotionOf(move))}`;
  if (role === PAWN) return (takes ? from.charAt(0) + takes : '') + to + promotion;
  return letterOf(role) + distinction(position, moves, move) + takes + to;
}

/** File, rank or both of the piece that moves, as far as others like it could go there too. */
function distinction(position: ChessPosition, moves: readonly Move[], move: Move): string {
  const from = fromOf(move);
  const piece = pieceAt(position.board, from);
  const rivals = moves
    .filter((other) => toOf(other) === toOf(move) && fromOf(other) !== from)
    .map(fromOf)
    .filter((square) => pieceAt(position.board, square) === piece);
  if (rivals.length === 0 || Math.abs(piece) === KING) return '';
  const name = squareName(ORTHODOX, from);
  const names = rivals.map((square) => squareName(ORTHODOX, square));
  if (names.every((other) => other.charAt(0) !== name.charAt(0))) return name.charAt(0);
  return names.every((other) => other.charAt(1) !== name.charAt(1)) ? name.charAt(1) : name;
}

function checkMark(position: ChessPosition): string {
  if (!isInCheck(ORTHODOX, position.board, position.side)) return '';
  return legalMoves(ORTHODOX, position).length === 0 ? '#' : '+';
}

function resultOf(outcome: Outcome | null): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'first' ? '1-0' : '0-1';
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > LINE) lines.push(line);
    line = longer.length > LINE ? word : longer;
  }
  return [...lines, line].join('\n');
}
