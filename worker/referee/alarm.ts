/**
 * The one alarm. It is always set to the earliest moment that matters, and only if it must come
 * earlier: one that fires too early re-arms, which saves a row for every action in a timed match.
 */
export class Alarm {
  /** Calls of `setAlarm` since this instance woke: each is billed as a row written. */
  timesSet = 0;
  readonly #storage: DurableObjectStorage;
  /** When it is set for; null for not at all, undefined when not known since waking. */
  #at: number | null | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Learns what is set. Asynchronous, so it comes before the synchronous section. */
  async learn(): Promise<void> {
    if (this.#at === undefined) this.#at = await this.#storage.getAlarm();
  }

  /** Inside `alarm()` it counts as unset. */
  fired(): void {
    this.#at = null;
  }

  /** Makes sure that the object wakes at `when` at the latest, unix milliseconds. */
  arm(when: number, now: number): void {
    if (this.#at !== null && this.#at !== undefined && this.#at <= when) return;
    // A time that has passed would be dropped by some runtimes (seen in workerd, 2026).
    this.#at = Math.max(when, now + 1);
    this.timesSet += 1;
    void this.#storage.setAlarm(this.#at);
  }

  /** After a failed commit the stored alarm is the truth. */
  forget(): void {
    this.#at = undefined;
  }
}
