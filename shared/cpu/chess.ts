/** The CPU of Chess: everything is open, so its last view tells the position (CH3). */
import { parseFen } from '../board/chess-text.ts';
import { ORTHODOX } from '../board/orthodox.ts';
import { squareOf } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import type { ChessView } from '../games/chess/view.ts';
import { ChessPosition } from './chess-position.ts';
import { CHESS_WEIGHTS } from './chess-weights.ts';
import { type Dice, diceOf } from './dice.ts';
import { easyMove } from './easy-chess.ts';
import { Evaluation } from './evaluation.ts';
import { pieceTables } from './piece-tables.ts';
import type { Budget, Request } from './player.ts';
import { closeMoves, deepen, type RootMove, rootMoves } from './root.ts';
import { Search } from './search.ts';

const RULES = { geometry: ORTHODOX, freeKing: false, enPassant: true };
const TABLES = pieceTables(ORTHODOX, CHESS_WEIGHTS);

/** Nodes a move; the share of them that finds other good openings; size of the table. */
const BUDGETS: Readonly<Record<Budget, { nodes: number; others: number; tableBits: number }>> = {
  full: { nodes: 130_000, others: 40_000, tableBits: 16 },
  lite: { nodes: 5_000, others: 2_500, tableBits: 13 },
};
/** Plies of a game in which moves about as good as the best are as welcome. */
const OPENING = 10;
const ABOUT_AS_GOOD = 15;

/** Thinks as the level says: `easy`, else `hard`. */
export function* chessPlayer(request: Request): Generator<void, Action, void> {
  // The game's own view: the registry pairs games and players.
  const views = request.views as readonly View<ChessView>[];
  const view = views.at(-1);
  if (!view) throw new Error('no view to think about');
  const position = newPosition();
  loadViews(position, views);
  const search = new Search(position, BUDGETS[request.budget].tableBits);
  const roots = rootMoves(search).filter(({ move }) => view.legal.includes(position.textOf(move)));
  const dice = diceOf(request.seed, 'chess');
  const move =
    request.level === 'easy'
      ? yield* easyMove(search, roots, dice, lostQueenAt(position, view))
      : yield* hardMove(search, roots, dice, request.budget, view.ply);
  return position.textOf(move);
}

/** An empty position with the rules and the evaluation of Chess. */
export function newPosition(): ChessPosition {
  return new ChessPosition(RULES, TABLES, new Evaluation(CHESS_WEIGHTS));
}

/** The last view's position, with those before it that can still come again. */
export function loadViews(position: ChessPosition, views: readonly View<ChessView>[]): void {
  const fens = views.map(({ fen }) => fen);
  const last = parseFen(ORTHODOX, fens.at(-1) ?? '');
  const earlier = fens.slice(Math.max(0, fens.length - 1 - last.quietPlies), -1);
  position.load(
    last.position,
    last.quietPlies,
    earlier.map((fen) => parseFen(ORTHODOX, fen).position),
  );
}

function* hardMove(
  search: Search,
  roots: RootMove[],
  dice: Dice,
  budget: Budget,
  ply: number,
): Generator<void, number, void> {
  const { nodes, others } = BUDGETS[budget];
  const isOpening = ply < OPENING;
  search.allow(isOpening ? nodes - others : nodes);
  const choice = yield* deepen(search, roots);
  if (!isOpening) return choice.move;
  search.allow(others);
  const close = yield* closeMoves(search, roots, choice, ABOUT_AS_GOOD);
  return close[dice.below(close.length)] ?? choice.move;
}

/** The cell on which the other side's last move took the mover's queen, or 0. */
function lostQueenAt({ mailbox }: ChessPosition, view: View<ChessView>): number {
  const last = view.captures.at(-1);
  if (!last || last.ply !== view.ply - 1 || last.piece.toLowerCase() !== 'q') return 0;
  return mailbox.cells[squareOf(ORTHODOX, last.square)] ?? 0;
}
