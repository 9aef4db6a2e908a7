// `npm start`: builds the client and runs the whole product on one local address.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const port = process.env.PORT ?? '8787';
const state = process.env.FOGBOUND_STATE ?? '.wrangler/state';
const bin = (name) => `node_modules/.bin/${name}`;

// The key of match ids. Links stay good across restarts because it is made once and kept.
if (!existsSync('.dev.vars')) {
  writeFileSync('.dev.vars', `LINK_KEY=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
if (process.env.FOGBOUND_BUILT !== '1') {
  const built = spawnSync(bin('vite'), ['build', '--config', 'web/vite.config.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
console.log(`Fogbound: http://localhost:${port}`);
const wrangler = spawn(
  bin('wrangler'),
  ['dev', '--port', port, '--ip', '127.0.0.1', '--persist-to', state, '--inspector-port', '0', '--show-interactive-dev-session=false'],
  { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => wrangler.kill(signal));
wrangler.on('exit', (code) => process.exit(code ?? 0));
