/**
 * The Durable Object of one match: adapters only. Each event is turned into an input for the pure
 * referee and run through the one synchronous section; no field here holds truth.
 */
import { DurableObject } from 'cloudflare:workers';
import { cpuTurnOf, type Keep, nextWakeup, rematchDueOf } from '../../shared/clock.ts';
import type { Seat } from '../../shared/game.ts';
import type { Created } from '../../shared/log.ts';
import { fold, type Match, seatOf } from '../../shared/match.ts';
import { CLOSE } from '../../shared/protocol/close-codes.ts';
import { MAX_FRAME_BYTES } from '../../shared/protocol/limits.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { rematchOf } from '../../shared/rematch.ts';
import type { Input, Step } from '../../shared/step.ts';
import { recordOf, type Summary, stateMessage, summaryOf } from '../../shared/views.ts';
import { makeHex, randomBytes } from '../bytes.ts';
import type { Env } from '../env.ts';
import { newMatchId } from '../match-id.ts';
import { Alarm } from './alarm.ts';
import type { Answered, RefereeCalls } from './calls.ts';
import { frameOf } from './frame.ts';
import { Sockets } from './sockets.ts';
import { DamagedError, Store } from './store.ts';
import { Thinking } from './thinking.ts';
import { type Desk, runTurn } from './turn.ts';

const DAY_MS = 86_400_000;
/** After an alarm that failed for a reason of its own: never zero, or it would loop. */
const ALARM_RETRY_MS = 30_000;

export class Referee extends DurableObject<Env> implements RefereeCalls {
  /** Read by tests that count rows; a field is not reachable over RPC. */
  readonly desk: Desk;
  readonly #thinking: Thinking;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const keep: Keep = {
      waitingMs: Number(env.KEEP_WAITING_DAYS) * DAY_MS,
      unfinishedMs: Number(env.KEEP_UNFINISHED_DAYS) * DAY_MS,
      finishedMs: Number(env.KEEP_FINISHED_DAYS) * DAY_MS,
    };
    this.#thinking = new Thinking(env.CPU_BUDGET);
    this.desk = {
      storage: ctx.storage,
      store: new Store(ctx.storage),
      sockets: new Sockets(ctx),
      alarm: new Alarm(ctx.storage),
      keep,
      histories: new WeakMap(),
    };
  }

  /** Makes the match; a second call with the same id does nothing (R26 retries). */
  async create(created: Created): Promise<void> {
    await this.desk.alarm.learn();
    const { storage, store, alarm, keep } = this.desk;
    if (store.load()) return;
    const match = fold([created], null);
    storage.transactionSync(() => {
      store.create();
      store.commit(match, [created], false);
      alarm.arm(nextWakeup(match, created.at, keep), created.at);
    });
  }

  /** The public summary; what has come due is applied first. */
  async summary(device: string | null): Promise<Answered<Summary>> {
    return this.#answer({ type: 'wake' }, (step) =>
      summaryOf(step.match, device, this.desk.sockets.spectators()),
    );
  }

  async join(device: string, name: string): Promise<Answered<Seat>> {
    return this.#answer({ type: 'join', device, name }, (step) => step.seat);
  }

  /** @param code the hash of the code. */
  async handoff(device: string, code: string): Promise<Answered<true>> {
    const match = this.#load();
    if (match === null || match === 'damaged') return { kind: match ?? 'none' };
    const seat = seatOf(match, device);
    if (!seat) return { kind: 'refused' };
    return this.#answer({ type: 'handoff', seat, code }, () => true);
  }

  /** @param code the hash of the code. */
  async claim(device: string, code: string): Promise<Answered<Seat>> {
    const answered = await this.#answer({ type: 'claim', device, code }, (step) => step.seat);
    if (answered.kind === 'ok') {
      this.desk.sockets.dropOtherDevices(answered.value, device);
      this.#turn({ type: 'sockets' });
    }
    return answered;
  }

  /** The record; refused to everybody until the match is over (R27). */
  async record(): Promise<Answered<MatchRecord>> {
    return this.#answer({ type: 'wake' }, (step) => recordOf(step.match));
  }

  /** A socket upgrade. The Worker has set `X-Device` to the hash of the asking device. */
  override async fetch(request: Request): Promise<Response> {
    await this.desk.alarm.learn();
    const device = request.headers.get('X-Device');
    const match = this.#load();
    if (match === null) return new Response(null, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    const { sockets } = this.desk;
    const upgraded = new Response(null, { status: 101, webSocket: client });
    if (match === 'damaged') {
      sockets.turnAway(server, CLOSE.damaged, 'damaged');
      return upgraded;
    }
    const you = seatOf(match, device) ?? 'spectator';
    if (!sockets.accept(server, you, device)) {
      sockets.turnAway(server, CLOSE.full, 'full');
      return upgraded;
    }
    const step = this.#turn({ type: 'sockets' });
    if (step?.deleted) {
      await this.#delete();
      return upgraded;
    }
    if (step && step.told.length === 0) {
      sockets.send(server, stateMessage(step.match, you, Date.now(), sockets.spectators()));
    }
    return upgraded;
  }

  override async webSocketMessage(ws: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    const { sockets, alarm } = this.desk;
    // A client that ignores our close goes on talking to nobody.
    if (ws.readyState !== WebSocket.OPEN) return;
    const allowance = sockets.spend(ws, Date.now());
    if (allowance === 'flood') return sockets.close(ws, CLOSE.flood, 'too many messages');
    const frame = frameOf(raw);
    if (frame.kind === 'malformed') {
      sockets.send(ws, { type: 'refused', ply: null, code: 'malformed' });
      if (frame.bytes > MAX_FRAME_BYTES) sockets.close(ws, CLOSE.tooLarge, 'too large');
      return;
    }
    const { message } = frame;
    if (allowance === 'warn') {
      const ply = message.type === 'act' ? message.ply : null;
      return sockets.send(ws, { type: 'refused', ply, code: 'too-fast' });
    }
    const freshId = message.type === 'rematch' ? await newMatchId(this.env.LINK_KEY) : '';
    await alarm.learn();
    const step = this.#turn({ type: 'message', you: sockets.you(ws), message, freshId }, ws);
    if (step?.deleted) return await this.#delete();
    if (step?.match.live.next?.made === false) await this.#makeRematch(step.match);
  }

  override async webSocketClose(ws: WebSocket, code: number): Promise<void> {
    await this.#gone(ws, code);
  }

  /** An error is not followed by a close event (seen in workerd, 2026-11). */
  override async webSocketError(ws: WebSocket): Promise<void> {
    await this.#gone(ws, 1011);
  }

  /** Never throws: the platform would retry six times and then drop the alarm for good. */
  override async alarm(): Promise<void> {
    const { alarm, keep } = this.desk;
    alarm.fired();
    try {
      let step = this.#turn({ type: 'wake' }, null, false);
      if (!step) return;
      if (step.deleted) return await this.#delete();
      const turn = cpuTurnOf(step.match);
      if (turn && Date.now() >= turn.at) {
        const answer = await this.#thinking.answer(step.match);
        if (answer) step = this.#turn({ type: 'cpu', ...answer }, null, false) ?? step;
      }
      const rematchDue = rematchDueOf(step.match);
      if (rematchDue !== null && Date.now() >= rematchDue) {
        step = (await this.#makeRematch(step.match)) ?? step;
      }
      alarm.arm(nextWakeup(step.match, Date.now(), keep), Date.now());
    } catch (error) {
      if (error instanceof DamagedError) return;
      console.error('alarm failed', this.ctx.id.toString());
      alarm.arm(Date.now() + ALARM_RETRY_MS, Date.now());
    }
  }

  async #gone(ws: WebSocket, code: number): Promise<void> {
    this.desk.sockets.answerClose(ws, code);
    await this.desk.alarm.learn();
    const step = this.#turn({ type: 'sockets' });
    if (step?.deleted) await this.#delete();
  }

  #load(): Match | 'damaged' | null {
    try {
      return this.desk.store.load();
    } catch (error) {
      if (error instanceof DamagedError) return 'damaged';
      throw error;
    }
  }

  /** Runs one input; null when there is no match, or one that cannot be folded. */
  #turn(input: Input, from: WebSocket | null = null, arm = true): Step | null {
    const match = this.#load();
    if (match === null || match === 'damaged') {
      if (match === 'damaged') this.desk.sockets.closeAll(CLOSE.damaged, 'damaged');
      return null;
    }
    const step = runTurn(this.desk, match, input, Date.now(), from, arm);
    const thought = step.deleted ? null : this.#thinking.start(step.match);
    if (thought) this.ctx.waitUntil(thought);
    return step;
  }

  async #answer<T>(input: Input, read: (step: Step) => T | null): Promise<Answered<T>> {
    await this.desk.alarm.learn();
    const match = this.#load();
    if (match === null || match === 'damaged') return { kind: match ?? 'none' };
    const step = this.#turn(input);
    if (!step) return { kind: 'none' };
    if (step.deleted) {
      await this.#delete();
      return { kind: 'none' };
    }
    const value = read(step);
    return value === null ? { kind: 'refused' } : { kind: 'ok', value };
  }

  /** R26: the id is stored already; the call may be repeated until it answers. */
  async #makeRematch(match: Match): Promise<Step | null> {
    const id = match.live.next?.id;
    if (id === undefined) return null;
    const fresh = {
      at: Date.now(),
      seed: makeHex(randomBytes(32)),
      salt: makeHex(randomBytes(32)),
    };
    let made = true;
    try {
      await this.env.REFEREE.getByName(id).create(rematchOf(match, id, fresh));
    } catch {
      made = false;
    }
    return this.#turn({ type: 'rematch', made });
  }

  async #delete(): Promise<void> {
    this.desk.sockets.closeAll(CLOSE.noSuchMatch, 'no such match');
    this.desk.store.forget();
    this.desk.alarm.forget();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
