/** Short ways to say positions and lines of play in tests. */
import { expect } from 'vitest';
import type { Position, Seat } from '../../shared/game.ts';

/** Plays actions parted by spaces, each by the one seat that may act; every one must be legal. */
export function play(position: Position, line: string): Position {
  return words(line).reduce((at, action) => {
    const seat = mover(at);
    expect(at.read(seat, action), `${action} is legal`).toBe(action);
    return at.play(seat, action);
  }, position);
}

/** The only seat that may act. */
export function mover(position: Position): Seat {
  const [seat, ...others] = position.toAct;
  if (seat === undefined || others.length > 0) throw new Error('not one seat to act');
  return seat;
}

/** The legal actions of the seat to act; of one square only, where given. */
export function actions(position: Position, from = ''): readonly string[] {
  return position.legal(mover(position)).filter((action) => action.startsWith(from));
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word.length > 0);
}

/** A view's board as it is looked at: the last rank on top, one line a rank. */
export function diagram(board: string, files: number): string {
  const rows = Array.from({ length: board.length / files }, (_, rank) =>
    board.slice(rank * files, (rank + 1) * files),
  );
  return rows.reverse().join('\n');
}

/** A drawn diagram without the indentation of the test around it. */
export function drawn(text: string): string {
  return words(text).join('\n');
}

/** The character on a square of a view's board. */
export function squareIn(board: string, files: number, name: string): string {
  return board.charAt(name.charCodeAt(0) - 97 + files * (Number(name.slice(1)) - 1));
}
