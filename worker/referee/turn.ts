/**
 * The one synchronous section: load, step, commit, set the alarm, send. There is no await in it, so
 * no other event can come between what was judged and what is stored, and the platform holds back
 * every message until the rows are durable (R35).
 */
import type { Keep } from '../../shared/clock.ts';
import { nextWakeup } from '../../shared/clock.ts';
import type { Match } from '../../shared/match.ts';
import type { MatchInfo } from '../../shared/protocol/socket.ts';
import { type Input, type Step, step } from '../../shared/step.ts';
import { historyOf, stateMessage } from '../../shared/views.ts';
import type { Alarm } from './alarm.ts';
import type { Sockets } from './sockets.ts';
import type { Store } from './store.ts';

export interface Desk {
  readonly storage: DurableObjectStorage;
  readonly store: Store;
  readonly sockets: Sockets;
  readonly alarm: Alarm;
  readonly keep: Keep;
  /** History messages of one state of the match: asked for again and again, made once. */
  readonly histories: WeakMap<Match, Map<You, string>>;
}

type You = MatchInfo['you'];

/** Hundreds of views take a while: fifty spectators asking must not hold up the players. */
function historyText(desk: Desk, match: Match, you: You): string {
  const made = desk.histories.get(match) ?? new Map<You, string>();
  desk.histories.set(match, made);
  const text = made.get(you) ?? JSON.stringify({ type: 'history', views: historyOf(match, you) });
  made.set(you, text);
  return text;
}

function send(desk: Desk, result: Step, now: number, from: WebSocket | null): void {
  const { sockets } = desk;
  const spectators = sockets.spectators();
  for (const told of result.told) {
    sockets.broadcast((you) => stateMessage(told, you, now, spectators));
  }
  if (!from || !result.reply) return;
  const you = sockets.you(from);
  if (result.reply.type === 'refused') sockets.send(from, result.reply);
  if (result.reply.type === 'history') {
    sockets.sendText(from, historyText(desk, result.match, you));
  }
  // R31: who acted on a past ply gets the present one.
  const isStale = result.reply.type === 'refused' && result.reply.code === 'stale';
  if (isStale || result.reply.type === 'state') {
    sockets.send(from, stateMessage(result.match, you, now, spectators));
  }
}

/**
 * Runs one event.
 * @param match the present match, just loaded.
 * @param from the socket that spoke, for what only it is told.
 * @param arm false inside an alarm event that goes on: it arms once, at its end.
 */
export function runTurn(
  desk: Desk,
  match: Match,
  input: Input,
  now: number,
  from: WebSocket | null,
  arm = true,
): Step {
  if (from) desk.sockets.heard(from, now);
  const silentSince = desk.sockets.dropSilent(now);
  const present = { ...desk.sockets.present(), silentSince };
  const result = step(match, input, now, present, desk.keep);
  if (result.deleted) return result;
  try {
    desk.storage.transactionSync(() => {
      desk.store.commit(result.match, result.entries, result.liveChanged);
      if (arm) desk.alarm.arm(nextWakeup(result.match, now, desk.keep), now);
    });
  } catch (error) {
    desk.store.forget();
    desk.alarm.forget();
    throw error;
  }
  send(desk, result, now, from);
  return result;
}
