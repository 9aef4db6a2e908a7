/** The working copy of one event: what it appends, what it overwrites, and what others are told. */
import type { Entry, Live } from './log.ts';
import { append, type Match } from './match.ts';

/** Collects what one event does. Only `step` makes one; nothing outlives the event. */
export class Draft {
  match: Match;
  readonly entries: Entry[] = [];
  /** The public states to send, in order: one an action, one any other public change (R5). */
  readonly told: Match[] = [];
  readonly now: number;

  constructor(match: Match, now: number) {
    this.match = match;
    this.now = now;
  }

  /** Appends to the log. */
  log(entry: Entry): void {
    this.entries.push(entry);
    this.match = append(this.match, entry);
  }

  /** Overwrites parts of the live row. */
  set(live: Partial<Live>): void {
    this.match = { ...this.match, live: { ...this.match.live, ...live } };
  }

  /** Everybody is told the match as it stands now. */
  tell(): void {
    this.told.push(this.match);
  }
}
