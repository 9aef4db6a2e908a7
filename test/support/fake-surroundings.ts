/** A browser whose time, chance, visibility and sockets are in a test's hands. */
import type { PageEvent, Socket, Surroundings } from '../../web/net/surroundings.ts';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: string[] = [];
  closed = false;
  /** When true, frames go nowhere and nobody is told. */
  broken = false;

  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  send(text: string): void {
    if (!this.broken) this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  /** The other end accepts. */
  open(): void {
    this.onopen?.(new Event('open'));
  }

  /** The other end sends. */
  hear(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  /** The other end, or the network, ends it. */
  drop(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }

  /** Messages sent so far, without pings. */
  get messages(): unknown[] {
    return this.sent.filter((text) => text !== 'ping').map((text) => JSON.parse(text));
  }
}

export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  isHidden = false;
  chance = 0.5;
  #time = 0;
  #timers: { at: number; run: () => void }[] = [];
  #watchers = new Set<(event: PageEvent) => void>();

  now = (): number => this.#time;
  random = (): number => this.chance;
  hidden = (): boolean => this.isHidden;

  later(ms: number, run: () => void): () => void {
    const timer = { at: this.#time + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  openSocket(path: string): Socket {
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    return socket;
  }

  watch(happened: (event: PageEvent) => void): () => void {
    this.#watchers.add(happened);
    return () => this.#watchers.delete(happened);
  }

  get timers(): number {
    return this.#timers.length;
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error('no socket was opened');
    return newest;
  }

  page(event: PageEvent): void {
    if (event === 'hidden') this.isHidden = true;
    if (event === 'shown') this.isHidden = false;
    for (const happened of [...this.#watchers]) happened(event);
  }

  /** Lets time pass, timers and promises in their order. */
  async pass(ms: number): Promise<void> {
    const until = this.#time + ms;
    await settled();
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#time = next.at;
      this.#timers = this.#timers.filter((other) => other !== next);
      next.run();
      await settled();
    }
    this.#time = until;
  }
}

/** Lets promises that are already settled run their course. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
}
