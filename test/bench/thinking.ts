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
import type { Budget, Player } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';
import { GAMES, type GameId } from '../../shared/games/index.ts';
import { deriveSeed } from '../../shared/random.ts';
import { play } from './duel.ts';

const DATE = '2026-08-15';

interface Recorded {
  readonly text: string;
  readonly action: string;
}

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '200' },
    budget: { type: 'string', default: 'full' },
  },
});
const wanted = Number(values.decisions);
const budget: Budget = values.budget === 'lite' ? 'lite' : 'full';

/** Decisions of the top level of a game, as they come in whole matches. */
function recordOf(id: GameId): Recorded[] {
  const game = GAMES[id];
  const level = game.about.levels.at(-1)?.name ?? '';
  const recorded: Recorded[] = [];
  const player: Player = function* (request) {
    const text = JSON.stringify(request);
    const action = yield* playerOf(id)(request);
    recorded.push({ text, action });
    return action;
  };
  const one = { player, level, budget };
  for (let match = 0; recorded.length < wanted; match += 1) {
    const seed = deriveSeed('thinking', `${id}|${match}`);
    play({ game, first: one, second: one, seed, opening: id === 'fog' ? 0 : 2, cap: 400 });
  }
  return recorded.slice(0, wanted);
}

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
  const recorded = recordOf(id);
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
  const level = GAMES[id].about.levels.at(-1)?.name;
  console.log(
    `${id} ${level} ${budget}: ${recorded.length} decisions; ms median ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}; ${differ} differ from Node`,
  );
}
await worker.dispose();
