/** What the review tells of a CPU's belief, whichever hidden game it played. */
import { describe, expect, test } from 'vitest';
import { beliefAt } from '../../../shared/cpu/beliefs.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import type { Position, Seat, View } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import { randomOf } from '../../../shared/random.ts';

const SEED = 'e'.repeat(64);

/** A random game of so many plies, as a seat saw it. */
function seen(game: keyof typeof GAMES, plies: number, seat: Seat, level: string): Request {
  const random = randomOf(SEED, game);
  let position: Position = GAMES[game].start({ length: 'short' }, random);
  const views: View[] = [];
  const look = (): void => {
    views.push({
      ...position.view(seat),
      viewer: seat,
      ply: views.length,
      toAct: position.toAct,
      outcome: position.outcome,
      legal: position.legal(seat),
      own: null,
    });
  };
  look();
  for (let ply = 0; ply < plies && !position.outcome; ply += 1) {
    const mover = position.toAct[0] ?? 'first';
    position = position.play(mover, position.draw(mover, random));
    look();
  }
  return { game, level, seat, options: {}, views, budget: 'full', seed: SEED };
}

const sumOf = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);
const boardOf = ({ views }: Request): string[] => [...(views.at(-1)?.board ?? '')];

describe('Fog', () => {
  test.each(['adept', 'expert', 'master'])(
    '[R22, R28] %s is sure of what is in sight and loses no piece',
    (level) => {
      const request = seen('fog', 9, 'second', level);
      const shares = beliefAt(request);
      const board = boardOf(request);
      expect(shares).toHaveLength(board.length);
      expect(beliefAt(structuredClone(request))).toEqual(shares);
      for (const [at, letter] of board.entries()) {
        if (letter === '#') expect(shares[at]).toBeCloseTo(1, 9);
        else if (letter !== '?') expect(shares[at]).toBe(0);
      }
      const remaining = (request.views.at(-1) as View & { remaining: Record<Seat, number> })
        .remaining.first;
      expect(sumOf(shares)).toBeCloseTo(remaining, 6);
      const guessed = shares.filter((share) => share > 0 && share < 1);
      expect(guessed.length).toBeGreaterThan(4);
    },
  );

  test.each([0, 1, 2, 3])(
    '[FG1, R28] can be asked at ply %i, before and after placing',
    (plies) => {
      const shares = beliefAt(seen('fog', plies, 'first', 'expert'));
      expect(sumOf(shares)).toBeCloseTo(4, 6);
    },
  );

  test.each(['beginner', 'novice'])('[R22] %s knows of shadows alone', (level) => {
    let shadows = 0;
    for (const plies of [8, 14, 20]) {
      const request = seen('fog', plies, 'first', level);
      const shares = beliefAt(request);
      expect(shares).toEqual(boardOf(request).map((letter) => (letter === '#' ? 1 : 0)));
      shadows += sumOf(shares);
    }
    expect(shadows).toBeGreaterThan(0);
  });
});

test.each([
  ['fog-of-war-chess', 16],
  ['dark-mini-xiangqi', 12],
] as const)('[R22, R28] %s has a belief of every enemy piece', (game, pieces) => {
  const shares = beliefAt(seen(game, 2, 'second', 'club'));
  expect(Math.abs(sumOf(shares) - pieces)).toBeLessThan(1.01);
});

test.each(['chess', 'constructor'])('[R22] there is nothing to believe in %s', (game) => {
  expect(() => beliefAt({ ...seen('chess', 1, 'first', 'easy'), game })).toThrow(
    /nothing is hidden/,
  );
});
