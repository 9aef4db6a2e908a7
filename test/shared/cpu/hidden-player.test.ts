/** How the CPUs of the games of fog decide: from their views alone, and the same every time. */
import { describe, expect, test } from 'vitest';
import { beliefOf } from '../../../shared/cpu/belief-of.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import { playerOf } from '../../../shared/cpu/players.ts';
import type { Action } from '../../../shared/game.ts';
import { deriveSeed, randomOf } from '../../../shared/random.ts';
import { HiddenLine } from '../../support/hidden-line.ts';

const SEED = '6'.repeat(64);
const GAMES = ['fog-of-war-chess', 'dark-mini-xiangqi'] as const;
const LEVELS = ['novice', 'club', 'strong'] as const;
const CASES = GAMES.flatMap((id) => LEVELS.map((level) => ({ id, level })));

function answer(request: Request): Action {
  const run = playerOf(request.game)(request);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** A game of the level against chance, up to some ply. */
function played(id: string, level: string, plies: number, number = 0): HiddenLine {
  const random = randomOf(deriveSeed(SEED, `${number}`), 'play');
  const line = new HiddenLine(id);
  for (let ply = 0; ply < plies && !line.position.outcome; ply += 1) {
    const isOwn = line.seat === 'first';
    line.act(isOwn ? answer(line.request(level)) : line.position.draw(line.seat, random));
  }
  return line;
}

describe.each(CASES)('$id, $level', ({ id, level }) => {
  test('[R22, S-21] a match taken over goes on as if never left: the views are all there is', () => {
    const line = played(id, level, 10);
    if (line.position.outcome) return expect(line.position.outcome.winner).toBe('first');
    const warm = answer(line.request(level));
    // Another match thought about in between, and the request fresh from the wire.
    answer(played(id, level, 4, 1).request(level));
    expect(answer(JSON.parse(JSON.stringify(line.request(level))))).toBe(warm);
  });

  test('[R22, L-20] two matches with the same views get the same action', () => {
    const pairs =
      id === 'fog-of-war-chess'
        ? [
            ['e2e4 g8f6', 'e2e4 b8c6'],
            ['e2e4 a7a6 e4e5 g7g5', 'e2e4 a7a6 e4e5 h7h6'],
          ]
        : [
            ['a2a3 c6c5', 'a2a3 e6e5'],
            ['a2a3 d6d5', 'a2a3 c6c5'],
          ];
    const same = pairs.filter(([a = '', b = '']) => {
      const [one, other] = [a, b].map((text) => new HiddenLine(id).play(text));
      if (!one || !other) return false;
      const isAlike = JSON.stringify(one.views.first) === JSON.stringify(other.views.first);
      expect(one.position.view('all').board).not.toBe(other.position.view('all').board);
      if (isAlike) expect(answer(one.request(level))).toBe(answer(other.request(level)));
      return isAlike;
    });
    expect(same.length).toBeGreaterThan(0);
  });

  test('takes a king in sight', () => {
    const line =
      id === 'fog-of-war-chess'
        ? new HiddenLine(id).play('e2e4 f7f6 d1h5 a7a6')
        : new HiddenLine(id).play('d2d3 d6d5 d3c3 d5c5');
    const taking = id === 'fog-of-war-chess' ? 'h5e8' : 'd1d7';
    expect(line.position.legal(line.seat)).toContain(taking);
    for (const digit of '0123456789') {
      expect(answer(line.request(level, 'lite', digit.repeat(64)))).toBe(taking);
    }
  });

  test('[R22] what it does hangs on its seed alone where several actions are as good', () => {
    const line = new HiddenLine(id);
    const seeds = Array.from({ length: 24 }, (_, at) => deriveSeed(SEED, `mix|${at}`));
    const actions = seeds.map((seed) => answer(line.request(level, 'lite', seed)));
    expect(seeds.map((seed) => answer(line.request(level, 'lite', seed)))).toEqual(actions);
    expect(new Set(actions).size).toBeGreaterThan(1);
  });
});

describe.each(GAMES)('%s', (id) => {
  test('[R22] it pauses often, and how long the pauses are changes nothing', () => {
    let pauses = 0;
    for (const number of [0, 1]) {
      const line = played(id, 'novice', 12 - 4 * number, number);
      if (line.position.outcome) continue;
      const request = line.request('strong', 'full');
      const run = playerOf(id)(request);
      let action: Action | null = null;
      while (action === null) {
        const { done, value } = run.next();
        if (done) action = value;
        // Somebody else thinks meanwhile.
        else if (pauses % 20 === 0) answer(new HiddenLine(id).request('club'));
        pauses += 1;
      }
      expect(action).toBe(answer(request));
    }
    expect(pauses).toBeGreaterThan(5);
    expect(pauses).toBeLessThan(6000);
  });

  test('[R22, R28] the belief told for the review is in shares, sure of what is seen', () => {
    const line = played(id, 'club', 8);
    const request = line.request('club');
    const shares = beliefOf(request);
    const board = [...(request.views.at(-1)?.board ?? '')];
    expect(shares).toHaveLength(board.length);
    expect(beliefOf(JSON.parse(JSON.stringify(request)))).toEqual(shares);
    for (const [at, letter] of board.entries()) {
      const share = shares[at] ?? Number.NaN;
      if (/[a-z#]/.test(letter)) expect(share).toBeCloseTo(1, 9);
      else if (letter !== '?') expect(share).toBe(0);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    const pieces = [...line.position.view('all').board].filter((letter) => /[a-z]/.test(letter));
    const sum = shares.reduce((all, share) => all + share, 0);
    expect(Math.abs(sum - pieces.length)).toBeLessThan(0.5);
    // Who believes nothing knows of what is seen alone.
    const byEye = beliefOf(line.request('novice')).reduce((all, share) => all + share, 0);
    expect(byEye).toBe(board.filter((letter) => /[a-z#]/.test(letter)).length);
  });
});
