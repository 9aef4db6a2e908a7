/** The matches this device sat down at, for the list on the home page. Never a position. */
import { recall, remember } from './storage.ts';

export interface RecentMatch {
  readonly id: string;
  readonly game: string;
  /** As first seen here: what the review compares the record with (R27). */
  readonly commitment?: string;
}

const KEY = 'matches';
const AT_MOST = 12;

function isRecent(value: unknown): value is RecentMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, commitment } = value as Partial<Record<keyof RecentMatch, unknown>>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    (commitment === undefined || typeof commitment === 'string')
  );
}

/** Latest first. */
export function recentMatches(): readonly RecentMatch[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a match first; the commitment seen first stays, whatever comes later. */
export function rememberMatch(match: RecentMatch): void {
  const all = recentMatches();
  const known = all.find(({ id }) => id === match.id);
  const others = all.filter(({ id }) => id !== match.id);
  const first = { ...match, ...(known?.commitment ? { commitment: known.commitment } : {}) };
  remember(KEY, JSON.stringify([first, ...others].slice(0, AT_MOST)));
}

/** Takes a match off the list. */
export function forgetMatch(id: string): void {
  const left = recentMatches().filter((match) => match.id !== id);
  remember(KEY, left.length === 0 ? '' : JSON.stringify(left));
}
