import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Request } from '../../shared/cpu/player.ts';
import { GAMES, type GameId } from '../../shared/games/index.ts';
import { decisionsOf } from '../bench/decisions.ts';

test('[R22, S-21] in a browser’s worker every level decides as it does in Node', async ({
  page,
}) => {
  const built = readdirSync('dist/assets').filter((name) => name.startsWith('thinker-worker'));
  expect(built).toHaveLength(1);
  await page.goto('/');
  for (const id of Object.keys(GAMES) as GameId[]) {
    for (const { name: level } of GAMES[id].about.levels) {
      const wanted = { game: id, level, budget: 'lite', decisions: 20, cap: 24 } as const;
      const decisions = decisionsOf(wanted);
      const requests = decisions.map(({ text }): Request => JSON.parse(text));
      const answers = await page.evaluate(
        ([path, asked]) =>
          new Promise<(string | null)[]>((resolve, reject) => {
            const worker = new Worker(path, { type: 'module' });
            const told: (string | null)[] = [];
            worker.onerror = ({ message }) => reject(new Error(message));
            worker.onmessage = ({ data }: MessageEvent<string | null>) => {
              told.push(data);
              if (told.length === asked.length) resolve(told);
            };
            for (const request of asked) worker.postMessage(request);
          }),
        [`/assets/${built[0]}`, requests] as const,
      );
      expect(answers, `${id} ${level}`).toEqual(decisions.map(({ action }) => action));
    }
  }
});
