/**
 * No CPU player knows what its seat cannot (R22, L-20): over 2,000 plies a game it is asked the same
 * where only the hidden truth differs, and answers the same. A player that looks at the truth is caught
 * by the same comparison. `HONESTY=all` has every level answer at every ply, which takes half an hour.
 */
import { describe, expect, test } from 'vitest';
import type { Request } from '../../../shared/cpu/player.ts';
import { playerOf } from '../../../shared/cpu/players.ts';
import type { Action, Position, SealedGame } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { deriveSeed } from '../../../shared/random.ts';
import { type Moment, truthText, twinTruths } from '../../support/twin-truths.ts';

const PLIES = 2_000;
/** Each level answers at one ply of so many. */
const EVERY = process.env['HONESTY'] === 'all' ? 1 : 40;
/** A match is left here: a long history costs a player that begins afresh most of its time. */
const LONGEST = 24;
const SEED = 'e'.repeat(64);

type Answer = (request: Request, truth: Position) => Action;

const honest: Answer = (request) => {
  const run = playerOf(request.game)(request);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
};

/** Lets the truth choose. */
const cheat: Answer = ({ views }, truth) => {
  const legal = views.at(-1)?.legal ?? [];
  const sum = [...truthText(truth)].reduce((all, char, at) => all + at * char.charCodeAt(0), 0);
  return legal[sum % legal.length] ?? '';
};

function* momentsOf(game: SealedGame, plies: number): Generator<Moment, void> {
  const options = optionsSchema(game.about).parse({});
  for (let match = 0, left = plies; ; match += 1) {
    const seat = match % 2 === 0 ? 'first' : 'second';
    for (const moment of twinTruths(game, options, seat, deriveSeed(SEED, `${match}`), LONGEST)) {
      yield moment;
      left -= 1;
      if (left === 0) return;
    }
  }
}

/** What a CPU is given at a moment, and what it would be given in its twin. */
function askedAt(game: SealedGame, level: string, { seat, views, twinViews }: Moment): Request[] {
  const options = optionsSchema(game.about).parse({});
  const request = {
    game: game.about.id,
    level,
    seat,
    options,
    budget: 'lite',
    seed: SEED,
  } as const;
  return [views, twinViews].map((seen) => ({ ...request, views: seen }));
}

const HIDING = Object.values(GAMES).filter(({ about }) => about.id !== 'chess');

describe.each(HIDING.map((game) => ({ game, id: game.about.id })))('$id', ({ game }) => {
  const levels = game.about.levels.map(({ name }) => name);

  test(`[R22, L-20] the hidden truth changes nothing in ${PLIES} plies`, {
    timeout: 3_000_000,
  }, () => {
    let ply = 0;
    for (const moment of momentsOf(game, PLIES)) {
      expect(truthText(moment.twin)).not.toBe(truthText(moment.truth));
      for (const [at, level] of levels.entries()) {
        const [one, other] = askedAt(game, level, moment);
        if (!one || !other) throw new Error('two requests');
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        if ((ply + at) % EVERY !== 0) continue;
        const action = honest(one, moment.truth);
        expect(honest(other, moment.twin), level).toBe(action);
        expect(moment.truth.read(moment.seat, action)).toBe(action);
        expect(moment.twin.read(moment.seat, action)).toBe(action);
      }
      ply += 1;
    }
    expect(ply).toBe(PLIES);
  });

  test('[R22, L-20] a player that knows the truth is caught', () => {
    let differ = 0;
    for (const moment of momentsOf(game, 100)) {
      const [one, other] = askedAt(game, 'cheat', moment);
      if (one && other && cheat(one, moment.truth) !== cheat(other, moment.twin)) differ += 1;
    }
    expect(differ).toBeGreaterThan(50);
  });
});
