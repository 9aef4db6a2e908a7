/** One socket as its client has it: every frame is kept, and read in order. */
import type {
  ClientMessage,
  RefusedMessage,
  ServerMessage,
  StateMessage,
} from '../../../shared/protocol/socket.ts';

const PATIENCE_MS = 10_000;

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

export class Line {
  /** Every text frame as it came. */
  readonly texts: string[] = [];
  readonly closed: Promise<Closed>;
  readonly #socket: WebSocket;
  readonly #before: () => Promise<void>;
  #read = 0;
  #wake = (): void => {};
  #pong = (): void => {};

  /** @param before runs ahead of everything this client sends. */
  constructor(socket: WebSocket, before: () => Promise<void> = async () => {}) {
    this.#socket = socket;
    this.#before = before;
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') this.#pong();
      else this.texts.push(String(data));
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
    });
    socket.accept();
  }

  /** Sends one message, or anything else as it is. */
  async say(message: ClientMessage | string | ArrayBuffer): Promise<void> {
    await this.#before();
    const isRaw = typeof message === 'string' || message instanceof ArrayBuffer;
    this.#socket.send(isRaw ? message : JSON.stringify(message));
  }

  act(ply: number, action: string): Promise<void> {
    return this.say({ type: 'act', ply, action });
  }

  async hangUp(code = 1000): Promise<Closed> {
    await this.#before();
    this.#socket.close(code, 'bye');
    return this.closed;
  }

  /** The next frame that was not read yet; waits for it. */
  async next(): Promise<ServerMessage> {
    const start = performance.now();
    while (this.texts.length <= this.#read) {
      if (performance.now() - start > PATIENCE_MS) throw new Error('no frame came');
      await this.#frame(PATIENCE_MS);
    }
    const text = this.texts[this.#read] ?? '';
    this.#read += 1;
    return JSON.parse(text) as ServerMessage;
  }

  async state(): Promise<StateMessage> {
    const message = await this.next();
    if (message.type !== 'state') throw new Error(`a state, not ${JSON.stringify(message)}`);
    return message;
  }

  async refused(): Promise<RefusedMessage> {
    const message = await this.next();
    if (message.type !== 'refused') throw new Error(`a refusal, not ${message.type}`);
    return message;
  }

  /** Frames that came and were not read; reads them. */
  unread(): ServerMessage[] {
    const texts = this.texts.slice(this.#read);
    this.#read = this.texts.length;
    return texts.map((text) => JSON.parse(text) as ServerMessage);
  }

  /**
   * Returns when everything that was sent to this client so far has come: the platform's `pong`
   * keeps its place behind it. The referee learns of it only as a sign of life.
   */
  async ping(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const answered = new Promise<void>((resolve) => {
      this.#pong = resolve;
    });
    this.#socket.send('ping');
    await Promise.race([answered, this.closed]);
  }

  #frame(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
