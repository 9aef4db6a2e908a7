/** Where the worlds of a hidden game are played out, with everything open. */
import type { Side } from '../board/chess-board.ts';
import { moveOf } from '../board/chess-moves.ts';
import { moveText } from '../board/chess-text.ts';
import { ORTHODOX } from '../board/orthodox.ts';
import { squareName } from '../board/squares.ts';
import type { Action } from '../game.ts';
import { about as xiangqi } from '../games/dark-mini-xiangqi/about.ts';
import { ChessPosition } from './chess-position.ts';
import { CHESS_WEIGHTS } from './chess-weights.ts';
import { Evaluation } from './evaluation.ts';
import { positionOf } from './hidden-chess.ts';
import type { World } from './hidden-game.ts';
import { fromCell, promotedRole, toCell } from './move-code.ts';
import { pieceTables } from './piece-tables.ts';
import { type OpenPosition, ShallowSearch } from './shallow-search.ts';
import { pointFrom, pointTo, XiangqiPosition } from './xiangqi-position.ts';

export interface Arena {
  readonly position: OpenPosition;
  readonly search: ShallowSearch;
  /** Sets up a world with one side to move. */
  load(world: World, side: Side): void;
  textOf(move: number): Action;
}

/** FC1: kings may stay in attack and castle through it. */
const RULES = { geometry: ORTHODOX, freeKing: true, enPassant: true };
const TABLES = pieceTables(ORTHODOX, CHESS_WEIGHTS);

export function chessArena(): Arena {
  const position = new ChessPosition(RULES, TABLES, new Evaluation(CHESS_WEIGHTS));
  const { squares } = position.mailbox;
  return {
    position,
    search: new ShallowSearch(position),
    load: (world, side) => position.load(positionOf(world, side), 0),
    textOf(move) {
      const [from = 0, to = 0] = [squares[fromCell(move)], squares[toCell(move)]];
      return moveText(ORTHODOX, moveOf(from, to, promotedRole(move)));
    },
  };
}

export function xiangqiArena(): Arena {
  const position = new XiangqiPosition();
  return {
    position,
    search: new ShallowSearch(position),
    load: (world, side) => position.load(world, side),
    textOf: (move) => squareName(xiangqi, pointFrom(move)) + squareName(xiangqi, pointTo(move)),
  };
}
