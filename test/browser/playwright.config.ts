import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 8893);
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const executablePath = process.env['CHROMIUM_PATH'] ?? installed;

/** The built product, as `npm start` runs it, on a fresh state of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Two cores; most of the time a test waits for a clock or for the CPU's pause.
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  retries: 0,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node worker/start.mjs',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://localhost:${port}/api/games`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      FOGBOUND_STATE: mkdtempSync(join(tmpdir(), 'fogbound-browser-')),
    },
  },
});
