import type { Referee } from './referee/referee.ts';

/** What `wrangler.toml` binds. */
export interface Env {
  readonly REFEREE: DurableObjectNamespace<Referee>;
  readonly ASSETS: Fetcher;
  readonly CREATE_LIMIT: RateLimit;
  readonly REQUEST_LIMIT: RateLimit;
  /** Secret: the key of match ids (R10). */
  readonly LINK_KEY: string;
  /** How much a CPU may think a decision: `full`, or `lite` for the free plan. */
  readonly CPU_BUDGET: 'full' | 'lite';
  readonly KEEP_WAITING_DAYS: string;
  readonly KEEP_UNFINISHED_DAYS: string;
  readonly KEEP_FINISHED_DAYS: string;
}
