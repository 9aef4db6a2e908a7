/**
 * The CPU of Minesweeper Chess. Everybody knows the same, so it weighs chances instead of guessing
 * where the mines are: the odds come from the numbers (MC3), and a landing in fog is the average of
 * what may happen.
 */
import { type ChessPosition as PlainPosition, RIGHTS } from '../board/chess-board.ts';
import { pieceOf } from '../board/chess-text.ts';
import { NOWHERE } from '../board/squares.ts';
import type { Action, View } from '../game.ts';
import type { MinesweeperChessView } from '../games/minesweeper-chess/view.ts';
import { TALL, ZONE } from '../games/minesweeper-chess/zone.ts';
import { CHESS_WEIGHTS } from './chess-weights.ts';
import { diceOf } from './dice.ts';
import { easyMove } from './easy-chess.ts';
import { Evaluation } from './evaluation.ts';
import { mineOdds } from './mine-odds.ts';
import { MinePosition } from './mine-position.ts';
import { pieceTables } from './piece-tables.ts';
import type { Budget, Player } from './player.ts';
import { deepen, rootMoves } from './root.ts';
import { Search } from './search.ts';
import { CERTAIN } from './searchable.ts';

type MineView = View<MinesweeperChessView>;
/** What a player makes of the ground: chances of CERTAIN by square. */
export type Judgement = (view: MineView) => ReadonlyMap<number, number>;

const RULES = { geometry: TALL, freeKing: false, enPassant: false };
const TABLES = pieceTables(TALL, CHESS_WEIGHTS);
const BUDGETS: Readonly<Record<Budget, { nodes: number; tableBits: number }>> = {
  full: { nodes: 130_000, tableBits: 16 },
  lite: { nodes: 4_500, tableBits: 13 },
};
/** Four mines on thirty-two squares. */
const FLAT_CHANCE = CERTAIN / 8;

/** The odds as they are. */
export function exactOdds({ ground, mines }: MineView): ReadonlyMap<number, number> {
  return mineOdds(ground, mines);
}

/** The odds to who does not read the numbers. */
export function flatOdds(view: MineView): ReadonlyMap<number, number> {
  return oddsOf(view, FLAT_CHANCE);
}

/** Every fogged square the same chance; discovered mines are certain to anybody. */
export function oddsOf({ ground }: MineView, chance: number): ReadonlyMap<number, number> {
  return new Map(
    ZONE.map((square) => {
      const sign = ground.charAt(square);
      return [square, sign === '*' ? CERTAIN : sign === '?' ? chance : 0];
    }),
  );
}

export const minesweeperChessPlayer: Player = (request) =>
  request.level === 'easy' ? easyPlayer(request) : minePlayer(exactOdds)(request);

/** A player that searches as deep as its budget allows and judges the ground that way. */
export function minePlayer(judge: Judgement): Player {
  return function* ({ views, budget }) {
    const position = positionOf(views as readonly MineView[], judge);
    const { nodes, tableBits } = BUDGETS[budget];
    const search = new Search(position, tableBits);
    const roots = legalRoots(search, position, views.at(-1)?.legal ?? []);
    search.allow(nodes);
    const { move } = yield* deepen(search, roots);
    return position.textOf(move);
  };
}

function* easyPlayer({ views, seed }: Parameters<Player>[0]): ReturnType<Player> {
  const position = positionOf(views as readonly MineView[], flatOdds);
  const search = new Search(position, BUDGETS.lite.tableBits);
  const roots = legalRoots(search, position, views.at(-1)?.legal ?? []);
  const move = yield* easyMove(search, roots, diceOf(seed, 'minesweeper-chess'), 0);
  return position.textOf(move);
}

/** The last view's position, with those before it that can still come again. */
export function positionOf(views: readonly MineView[], judge: Judgement): MinePosition {
  const view = views.at(-1);
  if (!view) throw new Error('no view to think about');
  const position = new MinePosition(RULES, TABLES, new Evaluation(CHESS_WEIGHTS));
  const earlier = views.slice(views.findLastIndex((past) => hasChanged(past, view)) + 1, -1);
  position.load(plainOf(view), earlier.length, earlier.map(plainOf));
  const sweepable = view.legal.some((action) => action.endsWith('*'));
  position.loadGround(judge(view), sweepable || !view.lifted);
  return position;
}

/** Whether something happened since that is never undone. */
function hasChanged(past: MineView, now: MineView): boolean {
  const pawns = ({ board }: MineView): string => board.replace(/[^Pp]/g, '.');
  return (
    past.captures.length !== now.captures.length ||
    past.ground !== now.ground ||
    past.mines !== now.mines ||
    pawns(past) !== pawns(now)
  );
}

function plainOf({ board, castling, ply }: MineView): PlainPosition {
  const rights = Object.entries(RIGHTS).filter(([letter]) => castling.includes(letter));
  return {
    board: Int8Array.from(board, (letter) => pieceOf(letter) ?? 0),
    side: ply % 2 === 0 ? 1 : -1,
    castling: rights.reduce((all, [, right]) => all | right, 0),
    passed: NOWHERE,
  };
}

/** The root moves that its view lists: only those can be answered. */
function legalRoots(
  search: Search,
  position: MinePosition,
  legal: readonly Action[],
): ReturnType<typeof rootMoves> {
  return rootMoves(search).filter(({ move }) => legal.includes(position.textOf(move)));
}
