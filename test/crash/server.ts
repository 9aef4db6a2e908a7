/** The whole product as its own processes on this machine, to be killed without warning. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
    if (!existsSync('.wrangler/bundle/index.js')) throw new Error('first: npm run build');
    return new Server(await freePort(), mkdtempSync(join(tmpdir(), 'fogbound-crash-')));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and returns when it answers a question that touches no match. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['worker/start.mjs'], {
      // A group of its own: the runtime's processes die with it.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        FOGBOUND_STATE: this.#folder,
        FOGBOUND_BUILT: '1',
      },
    });
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
