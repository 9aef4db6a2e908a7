/** The whole product as its own processes on this machine, to be killed without warning. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_PATIENCE_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export class Server {
  readonly port: number;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  /** A server with an empty state of its own; not yet started. */
  static async make(): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'fogbound-crash-'));
    writeFileSync(join(folder, 'vars'), 'LINK_KEY=a key for crashes only\n');
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages', 'index.html'), '<!doctype html>');
    return new Server(await freePort(), folder);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and returns when it answers a question that touches no match. */
  async start(): Promise<void> {
    const flags = {
      port: String(this.port),
      ip: '127.0.0.1',
      'persist-to': join(this.#folder, 'state'),
      'env-file': join(this.#folder, 'vars'),
      assets: join(this.#folder, 'pages'),
      'inspector-port': '0',
      'show-interactive-dev-session': 'false',
      'log-level': 'error',
    };
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    this.#process = spawn(
      process.execPath,
      ['node_modules/wrangler/bin/wrangler.js', 'dev', ...args],
      {
        // A group of its own: the runtime's processes die with it.
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          CI: '1',
          WRANGLER_SEND_METRICS: 'false',
          CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        },
      },
    );
    const until = Date.now() + START_PATIENCE_MS;
    while (Date.now() < until) {
      const signal = AbortSignal.timeout(2000);
      const response = await fetch(`${this.origin}/api/games`, { signal }).catch(() => null);
      await response?.arrayBuffer();
      if (response?.status === 200) return;
      await rest(100);
    }
    throw new Error('the server does not start');
  }

  /** Kills every process of it at once, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running?.pid === undefined) return;
    const exited = new Promise((resolve) => running.once('exit', resolve));
    process.kill(-running.pid, 'SIGKILL');
    await exited;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
