/**
 * The only SQL: one row an entry of the log, one row for what may change without end. Nothing is
 * written before `create`, so that looking at a match that does not exist stores nothing (R10).
 */
import { type Entry, parseEntry, parseLive } from '../../shared/log.ts';
import { fold, type Match } from '../../shared/match.ts';

/** The log cannot be folded: this match answers `damaged` (R22). */
export class DamagedError extends Error {}

export class Store {
  /** Rows written since this instance woke; a budget of the design, counted in tests. */
  rowsWritten = 0;
  readonly #storage: DurableObjectStorage;
  /** The fold of what is stored: a cache, gone with hibernation, never ahead of the rows. */
  #match: Match | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** The stored match, or null if there is none. Throws DamagedError. */
  load(): Match | null {
    if (this.#match) return this.#match;
    const sql = this.#storage.sql;
    const tables = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'log'");
    if (tables.toArray().length === 0) return null;
    try {
      const rows = sql.exec<{ entry: string }>('SELECT entry FROM log ORDER BY seq').toArray();
      const live = sql.exec<{ json: string }>('SELECT json FROM live').toArray()[0];
      const entries = rows.map(({ entry }) => parseEntry(entry));
      this.#match = fold(entries, live ? parseLive(live.json) : null);
      return this.#match;
    } catch {
      // The cause may quote a row, and a row may hold a secret: it goes nowhere.
      throw new DamagedError('the log cannot be folded');
    }
  }

  /** Makes the tables of a new match. */
  create(): void {
    this.#write('CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL)');
    this.#write(
      'CREATE TABLE IF NOT EXISTS live (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)',
    );
  }

  /** Appends and overwrites; call inside a transaction. */
  commit(match: Match, entries: readonly Entry[], liveChanged: boolean): void {
    for (const entry of entries) {
      this.#write('INSERT INTO log (entry) VALUES (?)', JSON.stringify(entry));
    }
    if (liveChanged) {
      this.#write(
        'INSERT INTO live (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
        JSON.stringify(match.live),
      );
    }
    this.#match = match;
  }

  /** Forgets the cached fold: after a failed commit the rows are the truth. */
  forget(): void {
    this.#match = null;
  }

  #write(statement: string, ...bindings: string[]): void {
    this.rowsWritten += this.#storage.sql.exec(statement, ...bindings).rowsWritten;
  }
}
