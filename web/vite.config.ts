import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'vite';

/** `vite build` makes the client in `dist/`; `vite dev` runs client and referee with hot reload. */
export default defineConfig(({ command }) => ({
  root: new URL('.', import.meta.url).pathname,
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022' },
  plugins: command === 'serve' ? [cloudflare({ configPath: '../wrangler.toml' })] : [],
}));
