// `npm start`: builds and runs the whole product on one local address.
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';

const port = Number(process.env.PORT ?? 8787);
// All interfaces by default, so that a second device on the same network can open the link.
const host = process.env.HOST ?? '0.0.0.0';
const state = process.env.FOGBOUND_STATE ?? '.wrangler/state';
const bundle = '.wrangler/bundle';

// The key of match ids. Links stay good across restarts because it is made once and kept.
if (!existsSync('.dev.vars')) {
  writeFileSync('.dev.vars', `LINK_KEY=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
if (process.env.FOGBOUND_BUILT !== '1') await import('./build.mjs');

// Not `wrangler dev`: its proxy takes the whole server down when a visitor hangs up at a bad moment
// (cloudflare/workers-sdk#15452, 2026-09), and it serves an explorer of the stored matches.
process.env.WRANGLER_LOG ??= 'error';
const { unstable_getMiniflareWorkerOptions: optionsOf } = await import('wrangler');
const { modulesRules: _, ...worker } = optionsOf('wrangler.toml').workerOptions;
const server = new Miniflare(
  convertV4MiniflareOptions({
    ...worker,
    modules: true,
    modulesRoot: bundle,
    scriptPath: `${bundle}/index.js`,
    port,
    host,
    resourcePersistencePath: state,
    // No look-up of an edge location that does not exist here.
    cf: false,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs: ({ level, message }) => {
      // A visitor who hangs up is no event.
      if (!message.includes('disconnected: ')) console.error(`${level}: ${message}`);
    },
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.dispose().finally(() => process.exit(0)));
}
try {
  await server.ready;
} catch (error) {
  console.error(`Fogbound did not start: ${error.message}`);
  process.exit(1);
}
console.log(`Fogbound: http://localhost:${port}`);
const others = host === '0.0.0.0' ? Object.values(networkInterfaces()).flat() : [];
for (const { address, family, internal } of others) {
  if (family === 'IPv4' && !internal) console.log(`On your network: http://${address}:${port}`);
}
