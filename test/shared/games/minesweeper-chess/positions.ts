/** Matches of Minesweeper Chess from any position and with any mines. */
import { squareOf } from '../../../../shared/board/squares.ts';
import { type Position, sealGame } from '../../../../shared/game.ts';
import { about } from '../../../../shared/games/minesweeper-chess/about.ts';
import * as rules from '../../../../shared/games/minesweeper-chess/rules.ts';
import {
  type MinesweeperChessView,
  view,
} from '../../../../shared/games/minesweeper-chess/view.ts';
import { TALL } from '../../../../shared/games/minesweeper-chess/zone.ts';
import { randomOf } from '../../../../shared/random.ts';
import { words } from '../../../support/lines.ts';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

interface Ground {
  /** Names of squares, parted by spaces. */
  readonly mines: string;
  /** Squares already open, likewise. */
  readonly open?: string;
  readonly minesStay?: boolean;
}

export function fromFen(fen: string, { mines, open = '', minesStay = false }: Ground): Position {
  const squares = (names: string) => words(names).map((name) => squareOf(TALL, name));
  const setup = () => rules.stateFromFen(fen, squares(mines), minesStay, squares(open));
  const game = sealGame({ ...rules, about, view, setup });
  return game.start({}, randomOf('0'.repeat(64), 'setup'));
}

export function viewOf(position: Position): MinesweeperChessView {
  return position.view('spectator') as MinesweeperChessView;
}

/** The ground character on a square. */
export function groundAt(position: Position, name: string): string {
  return viewOf(position).ground.charAt(squareOf(TALL, name));
}
