/** CPU players as the referee meets them: repeatable, and never in need of rescue. */
import { describe, expect, test } from 'vitest';
import { cpuRequestOf } from '../../../shared/clock.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import { playerOf } from '../../../shared/cpu/players.ts';
import { requestOf } from '../../../shared/cpu-request.ts';
import { type About, type Action, SEATS, type Seat } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import { plyOf, positionOf } from '../../../shared/match.ts';
import { randomOf } from '../../../shared/random.ts';
import { createdOf, human, Table } from '../../support/match-builder.ts';

/** As in the referee: a player that does not come to an end is given up. */
const MOST_SLICES = 10_000;
const PLIES = 16;

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
