/** CPU players as the referee meets them: honest, repeatable, and never in need of rescue. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuRequestOf } from '../../../shared/clock.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import { playerOf } from '../../../shared/cpu/players.ts';
import { requestOf } from '../../../shared/cpu-request.ts';
import { type About, type Action, SEATS, type Seat, type View } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import { plyOf, positionOf } from '../../../shared/match.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { randomOf } from '../../../shared/random.ts';
import { createdOf, human, Table } from '../../support/match-builder.ts';
import { TRUTH_MAKERS } from '../../support/secrets.ts';
import type { Truth } from '../../support/truths.ts';

/** As in the referee: a player that does not come to an end is given up. */
const MOST_SLICES = 10_000;
const SEED = 'c'.repeat(64);
const PLIES = 16;
const seeds = fc.stringMatching(/^[0-9a-f]{64}$/);

function answerOf(request: Request): Action {
  const run = playerOf(request.game)(request);
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const { done, value } = run.next();
    if (done) return value;
  }
  throw new Error('no answer');
}

/** What the referee asks a CPU at its turn. */
function asked({ match }: Table): Request {
  const turn = cpuRequestOf(match);
  if (!turn) throw new Error('no CPU is to act');
  return requestOf(match, turn, 'lite');
}

/** A match of a person, who plays at random, against a CPU. */
function* turnsOf(about: About, level: string, seat: Seat, seed: string): Generator<Request> {
  const cpu = { kind: 'cpu', level } as const;
  const seats =
    seat === 'first' ? { first: cpu, second: human('Ada') } : { first: human('Ada'), second: cpu };
  const table = new Table(createdOf({ game: about.id, seed, ...seats }));
  table.checks = false;
  table.open(seat === 'first' ? 'second' : 'first');
  const random = randomOf(seed, 'person');
  while (!table.match.outcome && plyOf(table.match) < PLIES) {
    const person = positionOf(table.match).toAct.find((candidate) => candidate !== seat);
    if (person) {
      table.act(person, positionOf(table.match).draw(person, random));
      continue;
    }
    const request = asked(table);
    yield request;
    const action = answerOf(request);
    expect(positionOf(table.match).read(seat, action), action).toBe(action);
    table.pass(10_000).input({ type: 'cpu', seat, ply: plyOf(table.match), action });
    expect(table.match.actions.at(-1)).toMatchObject({ seat, action, by: 'cpu' });
  }
}

const LEVELS = Object.values(GAMES).flatMap(({ about }) =>
  about.levels.map(({ name }) => ({ about, game: about.id, level: name })),
);

describe.each(LEVELS)('$game, $level', ({ about, level }) => {
  test.each(SEATS)('[R22] plays the %s seat by the rules, needing no rescue', (seat) => {
    const turns = ['1', '2'].flatMap((digit) => [...turnsOf(about, level, seat, digit.repeat(64))]);
    expect(turns.length).toBeGreaterThan(3);
    for (const request of turns) expect(request).toMatchObject({ seat, level });
  });

  test('[R22, S-21] gives the same answer to the same request, however often it is asked', () => {
    for (const request of turnsOf(about, level, 'second', '3'.repeat(64))) {
      const before = JSON.stringify(request);
      const action = answerOf(request);
      expect(answerOf(JSON.parse(before))).toBe(action);
      expect(JSON.stringify(request)).toBe(before);
    }
  });
});

test.each(['constructor', '__proto__', 'toString', 'go'])('[A-04] no player for %j', (game) => {
  expect(() => playerOf(game)).toThrow();
});

/** What a seat sees of a truth, as the referee would tell it. */
function viewOf({ position }: Truth, seat: Seat, ply: number): View {
  return {
    viewer: seat,
    ply,
    toAct: position.toAct,
    outcome: null,
    legal: position.legal(seat),
    ...position.view(seat),
    own: null,
  };
}

const HIDDEN = TRUTH_MAKERS.filter(({ id }) => Object.hasOwn(GAMES, id));

describe.each(HIDDEN)('$id', ({ id, start }) => {
  test('[L-20] what is hidden changes nothing of what a CPU does', () => {
    const about = Object.values(GAMES).find((game) => game.about.id === id)?.about;
    if (!about) throw new Error(`no game ${id}`);
    let compared = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomOf(seed, 'play');
        const views: Record<Seat, View[]> = { first: [], second: [] };
        let truth = start(random);
        for (let ply = 0; ply < 30 && !truth.position.outcome; ply += 1) {
          for (const seat of SEATS) views[seat].push(viewOf(truth, seat, ply));
          const [mover = 'first'] = truth.position.toAct;
          const other = truth.rehide(mover, random);
          if (ply % 5 === 4 && other.text !== truth.text) {
            const ask = (seen: View) =>
              answerOf({
                game: id,
                level: about.standInLevel,
                seat: mover,
                options: optionsSchema(about).parse({}),
                views: [...views[mover].slice(0, -1), seen],
                budget: 'lite',
                seed: SEED,
              });
            const action = ask(viewOf(other, mover, ply));
            expect(action).toBe(ask(viewOf(truth, mover, ply)));
            // Legal in either truth, since legality is seen.
            expect(other.position.read(mover, action)).toBe(action);
            expect(truth.position.read(mover, action)).toBe(action);
            compared += 1;
          }
          truth = truth.play(mover, truth.position.draw(mover, random));
        }
      }),
      // The same matches each time, so that the count below is one too.
      { numRuns: 24, seed: 20_261_129 },
    );
    expect(compared).toBeGreaterThan(15);
  }, 300_000);
});

describe('pairs of matches that White cannot tell apart', () => {
  test.each([
    ['e2e4 a7a6 e4e5 g7g5', 'e2e4 a7a6 e4e5 g7g6'],
    ['e2e4 b8c6', 'e2e4 g7g6'],
    ['d2d4 g8f6', 'd2d4 c7c6'],
    ['e2e4 c7c5', 'e2e4 b8c6'],
  ])('[L-01, L-12, L-20] the CPU plays the same: %s, %s', (one, other) => {
    const [a, b] = [one, other].map((line) => {
      const table = new Table(createdOf({ second: human('Bob') })).open('second', 'first');
      table.play(line).close('first').sleep(120_000);
      return asked(table);
    });
    if (!a || !b) throw new Error('two matches');
    expect(a.views).toEqual(b.views);
    expect(answerOf(a)).toBe(answerOf(b));
  });
});
