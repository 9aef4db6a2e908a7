import { expect, test } from 'vitest';
import { chessPlayer } from '../../../shared/cpu/chess.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import {
  type Action,
  otherSeat,
  type Position,
  type Seat,
  type View,
} from '../../../shared/game.ts';
import { chess } from '../../../shared/games/chess/index.ts';
import { deriveSeed, randomOf } from '../../../shared/random.ts';
import { play } from '../../bench/duel.ts';

const SEED = 'ab'.repeat(32);
const LEVELS = ['easy', 'hard'] as const;

/** What a seat saw of a game that went like this. */
function viewsOf(line: readonly Action[], seat: Seat): View[] {
  let position: Position = chess.start({}, randomOf(SEED, 'setup'));
  const views: View[] = [];
  for (const [ply, action] of [...line, null].entries()) {
    const own = null;
    const { toAct } = position;
    const legal = position.legal(seat);
    views.push({ ...position.view(seat), viewer: seat, ply, toAct, outcome: null, legal, own });
    if (action !== null) position = position.play(toAct[0] ?? seat, action);
  }
  return views;
}

function seatAfter(line: readonly Action[]): Seat {
  return line.length % 2 === 0 ? 'first' : 'second';
}

function requestOf(line: readonly Action[], level: string, seed = SEED): Request {
  const seat = seatAfter(line);
  const views = viewsOf(line, seat);
  return { game: 'chess', level, seat, options: {}, views, budget: 'lite', seed };
}

function answer(request: Request): Action {
  const run = chessPlayer(request);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

function seeds(count: number): string[] {
  return Array.from({ length: count }, (_, n) => deriveSeed(SEED, `${n}`));
}

const ITALIAN = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6', 'd2d3', 'd7d6'];
/** White mates on f7. */
const SCHOLAR = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6'];
/** Black mates on h4. */
const FOOL = ['f2f3', 'e7e5', 'g2g4'];

test.each(LEVELS)('[R22] the same views, level and seed give the same action: %s', (level) => {
  for (const line of [[], ['e2e4'], ITALIAN]) {
    const [once, again] = [1, 2].map(() => answer(requestOf(line, level)));
    expect(once).toBe(again);
  }
});

test.each(LEVELS)('[R22] it needs no view but those of its seat, and no memory: %s', (level) => {
  const request = requestOf(ITALIAN, level);
  const copied = JSON.parse(JSON.stringify(request)) as Request;
  answer(requestOf(SCHOLAR, level));
  expect(answer(copied)).toBe(answer(request));
});

test.each(LEVELS)('it never misses a mate in one: %s', (level) => {
  for (const seed of seeds(12)) {
    expect(answer(requestOf(SCHOLAR, level, seed))).toBe('h5f7');
    expect(answer(requestOf(FOOL, level, seed))).toBe('d8h4');
  }
});

test('the easy level always takes back its queen', () => {
  const line = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'g8f6', 'c3d5'];
  for (const seed of seeds(30)) expect(answer(requestOf(line, 'easy', seed))).toBe('f6d5');
});

test('the hard level varies its openings by seed and nothing later', () => {
  const first = new Set(seeds(16).map((seed) => answer(requestOf([], 'hard', seed))));
  expect(first.size).toBeGreaterThanOrEqual(3);
  const later = new Set(seeds(4).map((seed) => answer(requestOf(ITALIAN, 'hard', seed))));
  expect(later.size).toBe(1);
});

test('the easy level is not always careful', () => {
  const chosen = new Set(seeds(30).map((seed) => answer(requestOf(ITALIAN, 'easy', seed))));
  expect(chosen.size).toBeGreaterThanOrEqual(4);
});

test('[CH2] the hard level does not repeat a won position into a draw', () => {
  // Black has hung its queen and shuffles; a third occurrence would throw the win away.
  const line = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'g8f6', 'c3d5'];
  const round = ['f6g8', 'd5c3', 'g8f6', 'c3d5'];
  const repeated = [...line, ...round, 'f6g8', 'd5c3', 'g8f6'];
  for (const seed of seeds(3)) expect(answer(requestOf(repeated, 'hard', seed))).not.toBe('c3d5');
});

test.each(LEVELS)('it plays whole games by the rules, from either seat: %s', (level) => {
  for (const [index, seat] of (['first', 'second'] as const).entries()) {
    const me = { player: chessPlayer, level, budget: 'lite' } as const;
    const other = { player: chessPlayer, level: 'easy', budget: 'lite' } as const;
    const seated = { [seat]: me, [otherSeat(seat)]: other } as Record<Seat, typeof me>;
    const seed = deriveSeed(SEED, `game ${index}`);
    const played = play({ game: chess, ...seated, seed, opening: 0, cap: 40 });
    expect(played.plies).toBeGreaterThan(4);
  }
});
