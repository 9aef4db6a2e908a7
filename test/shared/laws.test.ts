/** What holds of every game, proven by random play. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type About,
  type Position,
  SEATS,
  type SealedGame,
  VIEWERS,
  type Viewer,
} from '../../shared/game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { optionsSchema } from '../../shared/protocol/options.ts';
import { type Random, randomOf } from '../../shared/random.ts';
import { TESTED_GAMES } from '../support/games.ts';

/** Random play is over long before this; a match that goes on has no end. */
const LONGEST = 4_000;
const MOST_BYTES = 16_384;

/** One value of every house rule. */
function optionsOf(about: About): fc.Arbitrary<Record<string, unknown>> {
  const rules = Object.entries(about.houseRules).map(
    ([name, rule]) =>
      [name, rule.kind === 'toggle' ? fc.boolean() : fc.constantFrom(...rule.of)] as const,
  );
  return fc
    .record(Object.fromEntries<fc.Arbitrary<unknown>>(rules))
    .map((chosen) => optionsSchema(about).parse(chosen));
}

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

function start(game: SealedGame, options: Record<string, unknown>, seed: string): Position {
  return game.start(options, randomOf(seed, 'setup'));
}

/** One random action of a random seat that may act. */
function advance(position: Position, random: Random): Position {
  const seat = position.toAct[random.below(position.toAct.length)] ?? 'first';
  return position.play(seat, position.draw(seat, random));
}

/** The positions of a random match, up to some ply. */
function* matchOf(
  game: SealedGame,
  options: Record<string, unknown>,
  seed: string,
  plies = LONGEST,
): Generator<Position> {
  const random = randomOf(seed, 'play');
  let position = start(game, options, seed);
  yield position;
  for (let ply = 0; ply < plies && !position.outcome; ply += 1) {
    position = advance(position, random);
    yield position;
  }
}

/** All that leaves for a viewer, as bytes. */
function bytes(position: Position, viewer: Viewer): string {
  const seat = SEATS.find((name) => name === viewer);
  return JSON.stringify([
    position.view(viewer),
    seat ? position.legal(seat) : [],
    position.toAct,
    position.outcome,
  ]);
}

test('[R4] the laws are proven over every game there is', () => {
  for (const [id, game] of Object.entries(GAMES)) expect(TESTED_GAMES[id]?.game).toBe(game);
  for (const [id, { game }] of Object.entries(TESTED_GAMES)) expect(game.about.id).toBe(id);
});

describe.each(Object.values(TESTED_GAMES))('$game.about.id', ({ game, viewSchema }) => {
  const options = optionsOf(game.about);
  const size = game.about.files * game.about.ranks;

  test('[R3, R30] legal actions apply, and their texts are canonical, distinct and sorted', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        for (const position of matchOf(game, chosen, seed, 60)) {
          for (const seat of SEATS) {
            const legal = position.legal(seat);
            expect(legal).toEqual([...new Set(legal)].sort());
            for (const action of legal) {
              expect(position.read(seat, action)).toBe(action);
              expect(position.read(seat, action.toUpperCase() + action)).toBeNull();
              expect(action).toMatch(/^(\??[a-h]\d{1,2}\*?|([a-h]\d{1,2}){2}[qrbn*]?)$/);
            }
            const action = legal[seed.length % Math.max(1, legal.length)];
            if (action !== undefined) position.play(seat, action);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('[R27] playing on changes nothing of the position played from', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        const random = randomOf(seed, 'branches');
        for (const position of matchOf(game, chosen, seed, 40)) {
          const before = VIEWERS.map((viewer) => bytes(position, viewer));
          for (const seat of position.toAct) {
            for (let n = 0; n < 8; n += 1) {
              const next = position.play(seat, position.draw(seat, random));
              if (!next.outcome) advance(next, random);
            }
          }
          expect(VIEWERS.map((viewer) => bytes(position, viewer))).toEqual(before);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('[R27] the same seed and actions give the same match, and so does the spelled-out setup', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        const one = [...matchOf(game, chosen, seed)];
        const other = [...matchOf(game, chosen, seed)];
        const told = (match: readonly Position[]) =>
          match.map((position) => VIEWERS.map((viewer) => bytes(position, viewer)));
        expect(told(other)).toEqual(told(one));
        const fixed = game.start(chosen, randomOf('f'.repeat(64), 'setup'), one[0]?.setup);
        expect(VIEWERS.map((viewer) => bytes(fixed, viewer))).toEqual(told(one)[0]);
      }),
      { numRuns: 3 },
    );
  });

  test('[R1, R6] views survive JSON, pass their strict schema and stay small', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        for (const position of matchOf(game, chosen, seed)) {
          for (const viewer of VIEWERS) {
            const view = position.view(viewer);
            const text = JSON.stringify(view);
            expect(JSON.parse(text)).toStrictEqual(view);
            expect(viewSchema.parse(view)).toEqual(view);
            expect(view.board).toHaveLength(size);
            expect(text.length).toBeLessThan(MOST_BYTES);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('[R8] a spectator sees nothing that either seat lacks', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        for (const position of matchOf(game, chosen, seed)) {
          const watched = position.view('spectator');
          for (const seat of SEATS) {
            const view = position.view(seat);
            for (const key of Object.keys(watched)) expect(view).toHaveProperty(key);
            expect(watched.captures).toEqual(view.captures);
            if (game.about.hidden) {
              expect([watched.board, watched.noticed]).toEqual(['?'.repeat(size), []]);
            } else {
              expect(watched).toEqual(view);
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('[R3, R6] a seat is shown nothing but the truth, and all of its own', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        for (const position of matchOf(game, chosen, seed)) {
          const truth = position.view('all').board;
          for (const seat of SEATS) {
            const own = seat === 'first' ? /[A-Z]/ : /[a-z]/;
            const enemy = seat === 'first' ? /[a-z]/ : /[A-Z]/;
            [...position.view(seat).board].forEach((shown, square) => {
              const real = truth.charAt(square);
              if (own.test(real) || own.test(shown)) expect(shown).toBe(real);
              else if (shown === '#') expect(real).toMatch(enemy);
              else if (shown !== '?') expect(shown).toBe(real);
            });
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  test('[R24, R30] play ends, and after the end nobody acts', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        const match = [...matchOf(game, chosen, seed)];
        const last = match.at(-1);
        const before = match.at(-2);
        expect(match.slice(0, -1).every(({ outcome }) => outcome === null)).toBe(true);
        expect(last?.outcome).not.toBeNull();
        expect(last?.toAct).toEqual([]);
        for (const seat of SEATS) {
          expect(last?.legal(seat)).toEqual([]);
          for (const action of before?.legal(seat) ?? []) {
            expect(last?.read(seat, action)).toBeNull();
          }
        }
        expect(last?.view('all').noticed).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('[R3] who may not act has no action', () => {
    fc.assert(
      fc.property(options, seeds, (chosen, seed) => {
        for (const position of matchOf(game, chosen, seed, 100)) {
          const idle = SEATS.filter((seat) => !position.toAct.includes(seat));
          const busy = SEATS.flatMap((seat) => position.legal(seat));
          for (const seat of idle) {
            expect(position.legal(seat)).toEqual([]);
            for (const action of busy) expect(position.read(seat, action)).toBeNull();
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  test.each(['', ' ', 'e2', 'e2e9', 'a0a1', 'e2e4e5', 'constructor', '__proto__', '?', '?z9', ','])(
    '[R30] %j is refused without a throw',
    (text) => {
      const position = start(game, optionsSchema(game.about).parse({}), '0'.repeat(64));
      for (const seat of SEATS) expect(position.read(seat, text)).toBeNull();
    },
  );
});
