/** Sizes on the wire: what a client is sent stays small however long a match lasts. */
import { expect, test } from 'vitest';
import { VIEWERS } from '../../shared/game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { append, fold, type Match, plyOf, positionOf, toActOf } from '../../shared/match.ts';
import { randomOf } from '../../shared/random.ts';
import { stateMessage } from '../../shared/views.ts';
import { createdOf, human, T0 } from '../support/match-builder.ts';

const PLIES = 600;
/** A state with everything in it; the platform would carry 32 MiB, a phone should not. */
const MOST_BYTES = 8 * 1024;

/** A match of random play, as long as the game allows. */
function longMatch(game: string): Match {
  let match = fold([createdOf({ game, second: human('Bob') })], null);
  const random = randomOf('5'.repeat(64), game);
  while (!match.outcome && plyOf(match) < PLIES) {
    const seat = toActOf(match)[0];
    if (!seat) break;
    const action = positionOf(match).draw(seat, random);
    match = append(match, { type: 'action', at: T0 + plyOf(match), seat, action, by: 'player' });
  }
  return match;
}

test.each(Object.keys(GAMES))(
  '[D-18] a state of %s stays small in a match of hundreds of plies',
  (game) => {
    const match = longMatch(game);
    const sizes = (['first', 'second', 'spectator'] as const).map(
      (you) => JSON.stringify(stateMessage(match, you, T0, 0)).length,
    );
    const past = match.positions.map((position) =>
      Math.max(...VIEWERS.map((viewer) => JSON.stringify(position.view(viewer)).length)),
    );
    console.log(`${game}: ${plyOf(match)} plies, states up to ${Math.max(...sizes)} bytes`);
    expect(plyOf(match)).toBeGreaterThan(20);
    expect(Math.max(...sizes, ...past)).toBeLessThan(MOST_BYTES);
  },
);
