// `npm run deploy`: builds, deploys to the account that wrangler is logged in to, and gives the
// deployment its key for match ids once. A key is never replaced: all links would die.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

function run(command, args, options = {}) {
  const result = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    encoding: 'utf8',
    ...options,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result.stdout ?? '';
}

run('vite', ['build', '--config', 'web/vite.config.ts']);
run('wrangler', ['deploy', ...process.argv.slice(2)]);
const secrets = JSON.parse(
  run('wrangler', ['secret', 'list', '--format', 'json'], {
    stdio: ['inherit', 'pipe', 'inherit'],
  }),
);
if (!secrets.some(({ name }) => name === 'LINK_KEY')) {
  run('wrangler', ['secret', 'put', 'LINK_KEY'], {
    input: randomBytes(32).toString('hex'),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}
