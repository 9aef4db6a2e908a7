// `npm start`: builds the client and runs the whole product on one local address.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

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
// All interfaces by default, so that a second device on the same network can open the link.
const host = process.env.HOST ?? '0.0.0.0';
console.log(`Fogbound: http://localhost:${port}`);
const others = host === '0.0.0.0' ? Object.values(networkInterfaces()).flat() : [];
for (const { address, family, internal } of others) {
  if (family === 'IPv4' && !internal) console.log(`On your network: http://${address}:${port}`);
}
const flags = {
  port,
  ip: host,
  'persist-to': state,
  'inspector-port': '0',
  'show-interactive-dev-session': 'false',
  'log-level': process.env.FOGBOUND_LOG ?? 'warn',
};
const wrangler = spawn(
  bin('wrangler'),
  ['dev', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])],
  {
    stdio: 'inherit',
    // No usage data, and no look-up of an edge location that does not exist here.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => wrangler.kill(signal));
wrangler.on('exit', (code) => process.exit(code ?? 0));
