/** What the Worker asks of a match's object, over RPC. */
import type { Seat } from '../../shared/game.ts';
import type { Created } from '../../shared/log.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import type { Summary } from '../../shared/views.ts';

/** An answer of the object to its Worker: `none` is a match that is not, or no longer, there. */
export type Answered<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'refused' };

/** The calls by their own types: those of the platform turn `unknown` fields into `never`. */
export interface RefereeCalls {
  create(created: Created): Promise<void>;
  summary(device: string | null): Promise<Answered<Summary>>;
  join(device: string, name: string): Promise<Answered<Seat>>;
  /** @param code the hash of the code. */
  handoff(device: string, code: string): Promise<Answered<true>>;
  claim(device: string, code: string): Promise<Answered<Seat>>;
  record(): Promise<Answered<MatchRecord>>;
  /** A socket upgrade; `X-Device` holds the hash of the asking device. */
  fetch(request: Request): Promise<Response>;
}
