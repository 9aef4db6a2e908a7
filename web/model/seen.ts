/** Up to which ply of a match this device has looked, so that a return can tell what was missed. */
import { recall, remember } from './storage.ts';

const KEY = 'seen';
/** Old matches fall off the list. */
const AT_MOST = 12;

type Entry = readonly [id: string, ply: number];

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function entries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** The last ply looked at, or null if this device never looked. */
export function seenPly(id: string): number | null {
  return entries().find(([match]) => match === id)?.[1] ?? null;
}

export function markSeen(id: string, ply: number): void {
  const others = entries().filter(([match]) => match !== id);
  remember(KEY, JSON.stringify([[id, ply], ...others].slice(0, AT_MOST)));
}
