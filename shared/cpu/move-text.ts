/** Moves of a search board as text. */
import { moveOf } from '../board/chess-moves.ts';
import { moveText } from '../board/chess-text.ts';
import type { Action } from '../game.ts';
import { fromCell, promotedRole, toCell } from './move-code.ts';
import type { SearchBoard } from './search-board.ts';

/** The text of a move, as on the wire. */
export function moveTextOf({ mailbox, rules }: SearchBoard, move: number): Action {
  const from = mailbox.squares[fromCell(move)] ?? 0;
  const to = mailbox.squares[toCell(move)] ?? 0;
  return moveText(rules.geometry, moveOf(from, to, promotedRole(move)));
}
