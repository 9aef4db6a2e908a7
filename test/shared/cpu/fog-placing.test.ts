/** Where Fog's Master puts its pieces: with an eye on who comes, and the Queen like any other. */
import { expect, test } from 'vitest';
import { diceOf } from '../../../shared/cpu/dice.ts';
import { placeWatching } from '../../../shared/cpu/fog-placing.ts';
import { SEATS, type Seat } from '../../../shared/game.ts';
import { parseAction } from '../../../shared/games/fog/notation.ts';

const DRAWS = 4_000;

interface Placed {
  readonly queen: number;
  readonly lanterns: readonly number[];
}

function drawn(seat: Seat): Placed[] {
  return Array.from({ length: DRAWS }, (_, at) => {
    const seed = at.toString(16).padStart(64, '0');
    const action = parseAction(placeWatching(seat, diceOf(seed, 'fog')));
    if (action?.kind !== 'place') throw new Error('no placement');
    return action;
  });
}

/** Rows from the seat's own edge. */
const rowOf = (seat: Seat, square: number): number =>
  seat === 'first' ? Math.floor(square / 7) : 6 - Math.floor(square / 7);

test.each(SEATS)('[FG1, FG12] %s sees its whole third row from the first turn on', (seat) => {
  for (const { queen, lanterns } of drawn(seat)) {
    const squares = [queen, ...lanterns];
    expect(new Set(squares).size).toBe(4);
    expect(squares.every((square) => rowOf(seat, square) < 2)).toBe(true);
    const watching = squares.filter((square) => rowOf(seat, square) === 1);
    for (let file = 0; file < 7; file += 1) {
      expect(watching.some((square) => Math.abs((square % 7) - file) <= 1)).toBe(true);
    }
  }
});

test.each(SEATS)(
  '[FG12] of the four pieces of %s any may be the Queen, within three sigma',
  (seat) => {
    const all = drawn(seat);
    const formations = new Set<string>();
    const tally = [0, 0, 0, 0];
    let behind = { queens: 0, all: 0 };
    for (const { queen, lanterns } of all) {
      const squares = [queen, ...lanterns].sort((a, b) => a - b);
      formations.add(squares.join());
      tally[squares.indexOf(queen)] = (tally[squares.indexOf(queen)] ?? 0) + 1;
      const back = squares.filter((square) => rowOf(seat, square) === 0);
      behind = {
        queens: behind.queens + (back.includes(queen) ? 1 : 0),
        all: behind.all + back.length / 4,
      };
    }
    expect(formations.size).toBe(78);
    const sigma = Math.sqrt((DRAWS * 3) / 16);
    for (const count of tally) expect(Math.abs(count - DRAWS / 4)).toBeLessThan(3 * sigma);
    expect(Math.abs(behind.queens - behind.all)).toBeLessThan(3 * sigma);
  },
);
