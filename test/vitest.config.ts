import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { recordWire } from './support/record-wire.ts';

const root = new URL('..', import.meta.url).pathname;

/**
 * Four layers, one command: pure rules in Node, the referee in workerd, the client in a DOM, and the
 * whole product killed under its players.
 */
export default defineConfig({
  root,
  test: {
    // Two cores: more workers than that only add to everybody's time.
    maxWorkers: 2,
    projects: [
      {
        root,
        test: { name: 'shared', include: ['test/shared/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        root,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'web',
          include: ['test/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                LINK_KEY: 'a key for tests only',
                // `RECORD_WIRE=1 npm run unit` writes the golden transcripts anew.
                RECORD_WIRE: process.env['RECORD_WIRE'] ?? '',
              },
              serviceBindings: { RECORDER: recordWire },
            },
          }),
        ],
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        root,
        test: {
          name: 'crash',
          include: ['test/crash/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
