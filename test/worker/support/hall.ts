/**
 * A match, its visitors and its clock in one test. Time stands still unless a test moves it; it is
 * set to the future, so that no alarm rings by itself. A *restless* hall forgets the object's memory
 * before everything that anybody sends, as hibernation may; nobody must be able to tell.
 */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import type { CreateAnswer } from '../../../shared/protocol/http.ts';
import type { Summary } from '../../../shared/views.ts';
import type { Referee } from '../../../worker/referee/referee.ts';
import { type Device, Program, postInit, STRANGER } from './device.ts';
import { Line } from './line.ts';

export const START = Date.UTC(2040, 0, 1);
/** Every match of a hall has this seed, so that chance and CPUs do the same in every run. */
export const SEED = 'ab'.repeat(32);
/** The level that plays and stands in here, and how long after its turn began it acts. */
export const LEVEL = about.standInLevel;
export const PACE = about.levels.find(({ name }) => name === LEVEL)?.paceMs ?? 0;

export class Hall {
  readonly isRestless: boolean;
  /** By the name a test gives them. */
  readonly lines = new Map<string, Line>();
  readonly ada = new Program('ada');
  readonly bob = new Program('bob');
  id = '';

  constructor(isRestless = false) {
    this.isRestless = isRestless;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(START);
  }

  get stub(): DurableObjectStub<Referee> {
    return env.REFEREE.getByName(this.id);
  }

  /** In a restless hall the object loses its memory here. */
  readonly breathe = async (): Promise<void> => {
    if (this.isRestless && this.id !== '') await this.evict();
  };

  async evict(webSockets: 'hibernate' | 'close' = 'hibernate'): Promise<void> {
    try {
      await evictDurableObject(this.stub, { webSockets });
    } catch (error) {
      if (!String(error).includes('not currently running')) throw error;
    }
  }

  async post(device: Device, path: string, body: unknown = {}): Promise<Response> {
    await this.breathe();
    return device.request(`/api/matches/${this.id}${path}`, postInit(body));
  }

  async get(device: Device, path = ''): Promise<Response> {
    await this.breathe();
    return device.request(`/api/matches/${this.id}${path}`);
  }

  async summary(device: Device = STRANGER): Promise<Summary> {
    return (await this.get(device)).json();
  }

  /** Makes the match; its creator is Ada, on the first seat, unless told otherwise. */
  async create(body: object = {}, device: Device = this.ada): Promise<CreateAnswer> {
    const wish = { game: 'fog-of-war-chess', seat: 'first', name: 'Ada', ...body };
    const response = await device.request('/api/matches', postInit(wish));
    expect(response.status).toBe(201);
    const answer = (await response.json()) as CreateAnswer;
    this.id = answer.id;
    await this.#fixChance();
    return answer;
  }

  async #fixChance(): Promise<void> {
    await runInDurableObject(this.stub, (referee, { storage }) => {
      const set = "UPDATE log SET entry = json_set(entry, '$.seed', ?, '$.salt', ?)";
      storage.sql.exec(set, SEED, 'cd'.repeat(32));
      referee.desk.store.forget();
    });
  }

  async join(device: Device = this.bob, name = 'Bob'): Promise<Response> {
    return this.post(device, '/join', { name });
  }

  /** Asks for a socket. */
  async knock(device: Device, headers: Record<string, string> = {}): Promise<Response> {
    await this.breathe();
    return device.request(`/api/matches/${this.id}/socket`, {
      headers: { Upgrade: 'websocket', ...headers },
    });
  }

  async open(
    name: string,
    device: Device = STRANGER,
    headers: Record<string, string> = {},
  ): Promise<Line> {
    const response = await this.knock(device, headers);
    if (!response.webSocket) throw new Error(`no socket but ${response.status}`);
    const line = new Line(response.webSocket, this.breathe);
    this.lines.set(name, line);
    return line;
  }

  /** Two people at the board, both connected; every frame so far is read. */
  async seatTwo(body: object = {}): Promise<{ ada: Line; bob: Line }> {
    await this.create(body);
    const ada = await this.open('ada', this.ada);
    await ada.state();
    await this.join();
    await ada.state();
    const bob = await this.open('bob', this.bob);
    await bob.state();
    await ada.state();
    return { ada, bob };
  }

  /** As `seatTwo`, with a spectator who came before the start. */
  async seatThree(body: object = {}): Promise<{ ada: Line; bob: Line; eve: Line }> {
    await this.create(body);
    const ada = await this.open('ada', this.ada);
    const eve = await this.open('eve');
    await ada.state();
    await eve.state();
    await this.join();
    await Promise.all([ada.state(), eve.state()]);
    const bob = await this.open('bob', this.bob);
    await Promise.all([ada.state(), eve.state(), bob.state()]);
    return { ada, bob, eve };
  }

  /** Ada against a CPU, Ada to act. */
  async seatCpu(body: object = {}): Promise<Line> {
    await this.create({ opponent: { cpu: LEVEL }, ...body });
    const ada = await this.open('ada', this.ada);
    await ada.state();
    return ada;
  }

  /** Plays actions by turns from `ply` on, Ada first; both read what they are told. */
  async play(line: string, ply = 0): Promise<void> {
    const readers = [...this.lines.values()];
    let at = ply;
    for (const action of line.split(' ')) {
      const mover = this.lines.get(at % 2 === 0 ? 'ada' : 'bob');
      await mover?.act(at, action);
      at += 1;
      for (const reader of readers) expect((await reader.state()).view.ply).toBe(at);
    }
  }

  /** Moves the clock without waking the object: an alarm that is late. */
  leap(ms: number): void {
    vi.setSystemTime(Date.now() + ms);
  }

  /** When the alarm is set for; null for not at all. */
  alarmAt(): Promise<number | null> {
    return runInDurableObject(this.stub, (_, { storage }) => storage.getAlarm());
  }

  /** Rings the alarm now, early or late; false if none is set. */
  async ring(): Promise<boolean> {
    await this.breathe();
    return runDurableObjectAlarm(this.stub);
  }

  /** Lets time pass; every alarm rings on time. */
  async pass(ms: number): Promise<void> {
    const until = Date.now() + ms;
    for (let rings = 0; rings < 1000; rings += 1) {
      const at = await this.alarmAt();
      if (at === null || at > until) {
        vi.setSystemTime(until);
        return;
      }
      vi.setSystemTime(Math.max(at, Date.now()));
      await this.ring();
    }
    throw new Error('the alarm rings for ever');
  }

  /** Returns when every client has everything that was sent to it. */
  async settle(): Promise<void> {
    for (const line of this.lines.values()) await line.ping();
  }

  /** What every client got, in order; the random parts are covered. */
  transcripts(): Record<string, readonly string[]> {
    return Object.fromEntries(
      [...this.lines].map(([name, line]) => [name, line.texts.map((text) => this.masked(text))]),
    );
  }

  /** Ids and commitments are random in every run. */
  masked(text: string): string {
    return text
      .replaceAll(this.id, 'ID')
      .replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":"COMMITMENT"')
      .replace(/"next":"[A-Za-z0-9_-]{24}"/, '"next":"NEXT"');
  }
}

/** Runs a script in a calm and in a restless hall: every client must get the same. */
export async function bothWays(
  script: (hall: Hall) => Promise<void>,
): Promise<Record<string, readonly string[]>> {
  const [calm, restless] = [new Hall(false), new Hall(true)];
  const transcripts = [];
  for (const hall of [calm, restless]) {
    vi.setSystemTime(START);
    await script(hall);
    await hall.settle();
    transcripts.push(hall.transcripts());
  }
  const [plain = {}, evicted] = transcripts;
  expect(evicted).toEqual(plain);
  return plain;
}
