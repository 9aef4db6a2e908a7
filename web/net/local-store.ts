/** Matches that run in this browser alone: their logs, kept across reloads. */
import type { Seat } from '../../shared/game.ts';
import { type Entry, type Live, parseEntry, parseLive } from '../../shared/log.ts';
import { fold, type Match } from '../../shared/match.ts';
import { recall, remember } from '../model/storage.ts';

/** Two people hand one device to each other, or one practises against the CPU. */
export type LocalMode = 'two' | 'practice';

export interface StoredMatch {
  readonly mode: LocalMode;
  /** Who holds the device; null while it is handed over. */
  readonly holder: Seat | null;
  /** Who gets it next. */
  readonly next: Seat;
  readonly entries: readonly Entry[];
  readonly live: Live | null;
}

/** Older ones are forgotten: the browser gives a few megabytes to a site. */
const KEPT = 20;
const LIST = 'local';

function keyOf(id: string): string {
  return `local.${id}`;
}

/** The stored match and its fold, or null: never made, forgotten, or damaged. */
export function loadLocal(id: string): { stored: StoredMatch; match: Match } | null {
  const text = recall(keyOf(id));
  if (text === null) return null;
  try {
    const raw: StoredMatch = JSON.parse(text);
    const entries = raw.entries.map((entry) => parseEntry(JSON.stringify(entry)));
    const live = raw.live === null ? null : parseLive(JSON.stringify(raw.live));
    return { stored: { ...raw, entries, live }, match: fold(entries, live) };
  } catch {
    return null;
  }
}

export function saveLocal(id: string, stored: StoredMatch): void {
  const known = (recall(LIST) ?? '').split(' ').filter((other) => other !== '' && other !== id);
  const ids = [id, ...known];
  for (const old of ids.slice(KEPT)) remember(keyOf(old), '');
  remember(LIST, ids.slice(0, KEPT).join(' '));
  remember(keyOf(id), JSON.stringify(stored));
}
