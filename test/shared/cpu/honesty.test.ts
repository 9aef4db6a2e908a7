/**
 * No CPU player knows what its seat cannot (R22, L-20): over 2,000 plies a game it is asked the same
 * where only the hidden truth differs, and answers the same. A player that looks at the truth is caught
 * by the same comparison. `HONESTY=all` has every level answer at every ply, which takes half an hour.
 */
import { describe, expect, test } from 'vitest';
import type { Budget, Request } from '../../../shared/cpu/player.ts';
import { playerOf } from '../../../shared/cpu/players.ts';
import type { About, Action } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { randomOf } from '../../../shared/random.ts';
import { finish } from '../../support/fog-games.ts';
import { TRUTH_MAKERS } from '../../support/secrets.ts';
import type { Truth, TruthMaker } from '../../support/truths.ts';
import { type Moment, twinTruths } from '../../support/twin-truths.ts';

const PLIES = 2_000;
/** Each level answers at one ply of so many, and every fourth time with its whole budget. */
const EVERY = process.env['HONESTY'] === 'all' ? 1 : 40;
const FULL = 4 * EVERY;
/** A match is left here: a long history costs a player that begins afresh most of its time. */
const LONGEST = 24;
const SEED = 'e'.repeat(64);

const honest = (request: Request): Action => finish(playerOf(request.game)(request)).value;

/** Lets the truth choose. */
function cheat({ views }: Request, { text }: Truth): Action {
  const legal = views.at(-1)?.legal ?? [];
  const sum = [...text].reduce((all, char, at) => all + at * char.charCodeAt(0), 0);
  return legal[sum % legal.length] ?? '';
}

function* momentsOf(maker: TruthMaker, plies: number, leak?: string): Generator<Moment, void> {
  for (let match = 0, left = plies; ; match += 1) {
    const seat = match % 2 === 0 ? 'first' : 'second';
    for (const moment of twinTruths(maker, seat, randomOf(SEED, `${match}`), LONGEST, leak)) {
      yield moment;
      left -= 1;
      if (left === 0) return;
    }
  }
}

/** What a CPU is given at a moment, and what it is given in its twin. */
function askedAt(about: About, level: string, { seat, line, twin }: Moment, budget: Budget) {
  const options = optionsSchema(about).parse({});
  const known = { game: about.id, level, seat, options, budget, seed: SEED };
  return {
    one: { ...known, views: line.views } satisfies Request,
    other: { ...known, views: twin.views } satisfies Request,
  };
}

const HIDING = TRUTH_MAKERS.flatMap((maker) => {
  const game = Object.values(GAMES).find(({ about }) => about.id === maker.id);
  return game ? [{ id: maker.id, maker, about: game.about }] : [];
});

test('[R22] every game of the product that hides something is asked', () => {
  const hiding = Object.keys(GAMES).filter((id) => id !== 'chess');
  expect(HIDING.map(({ id }) => id).sort()).toEqual(hiding.sort());
});

describe.each(HIDING)('$id', ({ maker, about }) => {
  const levels = about.levels.map(({ name }) => name);
  const title = `[R22, L-20] the hidden truth changes nothing in ${PLIES} plies`;

  test(title, { timeout: 3_000_000 }, () => {
    let ply = 0;
    for (const moment of momentsOf(maker, PLIES)) {
      const { seat, line, twin } = moment;
      expect(twin.truth.text).not.toBe(line.truth.text);
      for (const [at, level] of levels.entries()) {
        const budget = (ply + at) % FULL === 0 ? 'full' : 'lite';
        const { one, other } = askedAt(about, level, moment, budget);
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        if ((ply + at) % EVERY !== 0) continue;
        const action = honest(one);
        expect(honest(other), level).toBe(action);
        expect(line.truth.position.read(seat, action)).toBe(action);
        expect(twin.truth.position.read(seat, action)).toBe(action);
      }
      ply += 1;
    }
    expect(ply).toBe(PLIES);
  });

  test('[R22, L-20] a request that tells more than was seen is caught', () => {
    const [leak] = maker.leaks;
    let differ = 0;
    for (const moment of momentsOf(maker, 100, leak)) {
      const { one, other } = askedAt(about, 'any', moment, 'lite');
      if (JSON.stringify(one) !== JSON.stringify(other)) differ += 1;
    }
    expect(differ).toBeGreaterThan(50);
  });

  test('[R22, L-20] a player that knows the truth is caught', () => {
    let differ = 0;
    for (const moment of momentsOf(maker, 100)) {
      const { one, other } = askedAt(about, 'cheat', moment, 'lite');
      if (cheat(one, moment.line.truth) !== cheat(other, moment.twin.truth)) differ += 1;
    }
    expect(differ).toBeGreaterThan(50);
  });
});
