/** The CPU of Fog at its five levels: repeatable, and of some sense. */
import { describe, expect, test } from 'vitest';
import { fogPlayer } from '../../../shared/cpu/fog.ts';
import { nerveOf } from '../../../shared/cpu/fog-nerve.ts';
import type { Player } from '../../../shared/cpu/player.ts';
import { type Action, SEATS, type Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { fog } from '../../../shared/games/fog/index.ts';
import { makeAction, parseAction } from '../../../shared/games/fog/notation.ts';
import { play } from '../../bench/duel.ts';
import { warmFogOf } from '../../bench/warm-fog.ts';
import { type Choose, finish, gameOf, requestOf, viewsOf } from '../../support/fog-games.ts';

const LEVELS = about.levels.map(({ name }) => name);

/** Two of a level against each other. */
const level =
  (name: string): Choose =>
  ({ seat, views }) =>
    finish(fogPlayer(requestOf(name, seat, views[seat]))).value;

/** The same game with the label of one side's Queen on another of its pieces, if no capture tells. */
function relabelled(actions: readonly Action[], seat: Seat, turn: number): Action[] {
  return actions.map((text, ply) => {
    const placed = parseAction(text);
    if (placed?.kind !== 'place' || ply !== (seat === 'first' ? 0 : 1)) return text;
    const all = [placed.queen, ...placed.lanterns];
    const queen = all[turn] ?? placed.queen;
    return makeAction({
      kind: 'place',
      queen,
      lanterns: all.filter((at) => at !== queen).sort((a, b) => a - b),
    });
  });
}

describe.each(LEVELS)('%s', (name) => {
  test('[R22, S-21] answers the same, legally and in slices, with a great or a small budget', () => {
    for (const { ply, seat, views } of gameOf(`slices ${name}`, level('adept'))) {
      if (ply > 30) break;
      if (ply > 1 && ply % 6 !== 0) continue;
      for (const budget of ['full', 'lite'] as const) {
        const request = requestOf(name, seat, views[seat], budget);
        const text = JSON.stringify(request);
        const one = finish(fogPlayer(request));
        expect(JSON.stringify(request)).toBe(text);
        expect(finish(fogPlayer(JSON.parse(text))).value).toBe(one.value);
        expect(one.slices).toBeLessThan(10_000);
        if (ply > 1) expect(request.views.at(-1)?.legal).toContain(one.value);
        else expect(parseAction(one.value)?.kind).toBe('place');
      }
    }
  });
});

test('[FG12] early and unseen, Master does the same whichever of its own pieces is the Queen', () => {
  let pairs = 0;
  for (let game = 0; game < 4; game += 1) {
    for (const { ply, seat, views, actions } of gameOf(`bluff ${game}`, level('novice'))) {
      const view = views[seat].at(-1);
      const isQuiet = view && view.captures.length === 0 && !view.board.includes('#');
      if (ply < 2 || ply > 17 || !isQuiet) continue;
      const answers = [0, 1, 2, 3].map((turn) => {
        const again = viewsOf(relabelled(actions, seat, turn), seat);
        return finish(fogPlayer(requestOf('master', seat, again))).value;
      });
      expect(new Set(answers).size, `${game} ${ply}`).toBe(1);
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(15);
});

test('[R22] two players thinking in turns do not disturb each other', () => {
  for (const { ply, views } of gameOf('in turns', level('adept'))) {
    if (ply !== 9) continue;
    const requests = SEATS.map((seat) => requestOf('master', seat, views[seat]));
    const alone = requests.map((request) => finish(fogPlayer(request)).value);
    const runs = requests.map((request) => fogPlayer(request));
    const answers: (Action | undefined)[] = [];
    while (answers.filter((answer) => answer !== undefined).length < runs.length) {
      for (const [at, run] of runs.entries()) {
        if (answers[at] !== undefined) continue;
        const { done, value } = run.next();
        if (done) answers[at] = value;
      }
    }
    expect(answers).toEqual(alone);
    break;
  }
});

test('[R22] a match played from memory is the match played afresh', () => {
  const game = (player: Player) => {
    const master = { player, level: 'master', budget: 'full' } as const;
    const seed = 'ab'.repeat(32);
    const { times, ...played } = play({
      game: fog,
      first: master,
      second: master,
      seed,
      opening: 0,
      cap: 40,
    });
    expect(times.first.length).toBeGreaterThan(2);
    return played;
  };
  expect(game(warmFogOf(null))).toEqual(game(fogPlayer));
});

/** What a level answers, as South, after these actions. */
function answerAfter(name: string, line: string): Action {
  return finish(fogPlayer(requestOf(name, 'first', viewsOf(line.split(' '), 'first')))).value;
}

test('[FG4] the expert takes a lone shadow beside its Lantern', () => {
  expect(answerAfter('expert', 'g1,a3,b3,c3 g7,c5,a7,e7 c3c4 ?a1')).toBe('c4c5');
});

test('[FG12] an enemy that lets chances go is thought less bold', () => {
  const line = 'a1,a3,b3,c3 a5,b5,c5,g7 a3a4 g7f7 a4b4 f7g7 b4a4 g7f7'.split(' ');
  const timid = nerveOf('first', viewsOf(line, 'first'), 0.8);
  const bold = nerveOf('first', viewsOf([...line.slice(0, 3), 'a5a4'], 'first'), 0.8);
  expect(timid).toBeLessThan(0.5);
  expect(bold).toBeGreaterThan(0.8);
});
