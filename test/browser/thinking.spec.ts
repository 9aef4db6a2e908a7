import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Player, Request } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';
import type { Action } from '../../shared/game.ts';
import { GAMES, type GameId } from '../../shared/games/index.ts';
import { deriveSeed } from '../../shared/random.ts';
import { play } from '../bench/duel.ts';

/** How many decisions of each level, and for how many plies of a match. */
const DECISIONS = 20;
const PLIES = 24;

interface Decision {
  readonly request: Request;
  readonly action: Action;
}

/** What a level decided in matches against itself. */
function decisionsOf(id: GameId, level: string): Decision[] {
  const decisions: Decision[] = [];
  const player: Player = function* (request) {
    const asked = structuredClone(request);
    const action = yield* playerOf(id)(request);
    decisions.push({ request: asked, action });
    return action;
  };
  const one = { player, level, budget: 'lite' } as const;
  for (let match = 0; decisions.length < DECISIONS; match += 1) {
    const seed = deriveSeed('browser', `${id} ${level} ${match}`);
    play({ game: GAMES[id], first: one, second: one, seed, opening: 0, cap: PLIES });
  }
  return decisions.slice(0, DECISIONS);
}

test('[R22, S-21] in a browser’s worker every level decides as it does in Node', async ({
  page,
}) => {
  const built = readdirSync('dist/assets').filter((name) => name.startsWith('thinker-worker'));
  expect(built).toHaveLength(1);
  await page.goto('/');
  for (const id of Object.keys(GAMES) as GameId[]) {
    for (const { name } of GAMES[id].about.levels) {
      const decisions = decisionsOf(id, name);
      const answers = await page.evaluate(
        ([path, requests]) =>
          new Promise<(string | null)[]>((resolve, reject) => {
            const worker = new Worker(path, { type: 'module' });
            const told: (string | null)[] = [];
            worker.onerror = ({ message }) => reject(new Error(message));
            worker.onmessage = ({ data }: MessageEvent<string | null>) => {
              told.push(data);
              if (told.length === requests.length) resolve(told);
            };
            for (const request of requests) worker.postMessage(request);
          }),
        [`/assets/${built[0]}`, decisions.map(({ request }) => request)] as const,
      );
      expect(answers, `${id} ${name}`).toEqual(decisions.map(({ action }) => action));
    }
  }
});
