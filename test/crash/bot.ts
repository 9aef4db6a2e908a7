/** A player that does whatever its own view allows and remembers what it was told. */
import type { Seat } from '../../shared/game.ts';
import type { CreateAnswer } from '../../shared/protocol/http.ts';
import type { ServerMessage, StateMessage } from '../../shared/protocol/socket.ts';
import { randomOf } from '../../shared/random.ts';
import { rest } from './server.ts';

const THINK_MS = 15;
const PATIENCE_MS = 10_000;

/** Node's own sockets take headers; the types of browsers do not know. */
const Socket = WebSocket as unknown as new (url: string, init: object) => WebSocket;

export class Bot {
  /** The latest state; null until one came on this line. */
  state: StateMessage | null = null;
  /** Own actions that the referee has confirmed, by ply. */
  readonly confirmed = new Map<number, string>();
  readonly #origin: string;
  readonly #secret: string;
  readonly #random = randomOf('0'.repeat(64), 'bot');
  #socket: WebSocket | null = null;
  #plays = false;

  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.#secret = `${name}-`.padEnd(43, 'x');
  }

  async ask<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#origin}/api/matches${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${this.#secret}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async create(options: object, seat: Seat): Promise<string> {
    const wish = { game: 'fog-of-war-chess', seat, options };
    return (await this.ask<CreateAnswer>('', wish)).id;
  }

  /** Opens the line; resolves with the first state. */
  async connect(id: string): Promise<StateMessage> {
    this.state = null;
    const socket = new Socket(`${this.#origin.replace('http', 'ws')}/api/matches/${id}/socket`, {
      headers: { Authorization: `Bearer ${this.#secret}` },
    });
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('error', () => {});
    return this.until(() => true);
  }

  /** Acts whenever it may, from now on. */
  play(): void {
    this.#plays = true;
    this.#act();
  }

  /** Stops acting; what is on its way may still come. */
  stop(): void {
    this.#plays = false;
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket?.close();
  }

  /** Resolves with the first state that is as wanted. */
  async until(isWanted: (state: StateMessage) => boolean): Promise<StateMessage> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (this.state && isWanted(this.state)) return this.state;
      await rest(5);
    }
    throw new Error(`waited in vain at ${JSON.stringify(this.state?.view)}`);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'state') return;
    this.state = message;
    const { own } = message.view;
    if (own && own.by === 'player') this.confirmed.set(own.ply, own.action);
    if (this.#plays) setTimeout(() => this.#act(), THINK_MS);
  }

  /** Takes nothing if it can help it, so that the match lasts. */
  #act(): void {
    const view = this.state?.view;
    if (!this.#plays || !view || view.legal.length === 0) return;
    const board = view.board;
    const isQuiet = (action: string): boolean => {
      const square = action.charCodeAt(2) - 97 + 8 * (Number(action.charAt(3)) - 1);
      return board.charAt(square) === '.';
    };
    const quiet = view.legal.filter(isQuiet);
    const choice = quiet.length > 0 ? quiet : view.legal;
    const action = choice[this.#random.below(choice.length)] ?? '';
    this.send({ type: 'act', ply: view.ply, action });
  }
}
