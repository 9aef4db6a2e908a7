/**
 * How long the top level of each game thinks in the Workers runtime: `node test/bench/thinking.ts`.
 * Decisions are recorded in matches of that level against itself, then asked again of a Worker, which
 * must answer the same. Times are from request to answer on this machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { Budget } from '../../shared/cpu/player.ts';
import { GAMES, type GameId } from '../../shared/games/index.ts';
import { decisionsOf } from './decisions.ts';

const DATE = '2026-08-15';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '200' },
    budget: { type: 'string', default: 'full' },
  },
});
const decisions = Number(values.decisions);
const budget: Budget = values.budget === 'lite' ? 'lite' : 'full';

function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fogbound-thinking-'));
  const entry = 'test/bench/thinking-worker.ts';
  const config = join(folder, 'wrangler.json');
  writeFileSync(
    config,
    JSON.stringify({ name: 'thinking', main: resolve(entry), compatibility_date: DATE }),
  );
  const args = ['deploy', '--config', config, '--dry-run', '--outdir', folder];
  const { status, stderr } = spawnSync('node_modules/.bin/wrangler', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return readFileSync(join(folder, 'thinking-worker.js'), 'utf8');
}

const worker = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: bundle(),
    compatibilityDate: DATE,
    cf: false,
  }),
);
const address = await worker.ready;
for (const id of Object.keys(GAMES) as GameId[]) {
  const level = GAMES[id].about.levels.at(-1)?.name ?? '';
  const recorded = decisionsOf({ game: id, level, budget, decisions, cap: 400 });
  const times: number[] = [];
  let differ = 0;
  for (const { text, action } of recorded) {
    const before = performance.now();
    const answer = await fetch(address, { method: 'POST', body: text });
    if ((await answer.text()) !== action) differ += 1;
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  console.log(
    `${id} ${level} ${budget}: ${recorded.length} decisions; ms median ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}; ${differ} differ from Node`,
  );
}
await worker.dispose();
