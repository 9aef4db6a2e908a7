// `npm run build`: the client to `dist`, the Worker as it would be deployed to `.wrangler/bundle`.
import { spawnSync } from 'node:child_process';

for (const [command, ...args] of [
  ['vite', 'build', '--config', 'web/vite.config.ts'],
  ['wrangler', 'deploy', '--dry-run', '--outdir', '.wrangler/bundle'],
]) {
  const { status, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) {
    console.error(stderr);
    process.exit(status ?? 1);
  }
}
