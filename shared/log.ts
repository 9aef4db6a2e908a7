/**
 * The log of a match: append-only, one row an entry. The log and the one overwritten `Live` row are
 * everything that is stored; the match is their fold. Rows are parsed on the way in, because a
 * damaged row must make this match answer `damaged` and nothing worse (R22).
 */
import * as z from 'zod/mini';
import { SEATS } from './game.ts';

const seat = z.enum(SEATS);
const at = z.number();

const sitting = z.discriminatedUnion('kind', [
  /** `device` is the hex SHA-256 of the device's secret (R12). */
  z.strictObject({ kind: z.literal('human'), name: z.string(), device: z.string() }),
  z.strictObject({ kind: z.literal('cpu'), level: z.string() }),
]);
/** Who sits on a seat. */
export type Sitting = z.infer<typeof sitting>;

const score = z.strictObject({ first: z.number(), second: z.number(), draws: z.number() });
export type Score = z.infer<typeof score>;

const created = z.strictObject({
  type: z.literal('created'),
  at,
  id: z.string(),
  game: z.string(),
  revision: z.int(),
  options: z.record(z.string(), z.unknown()),
  /** 32 random bytes each, in hex. */
  seed: z.string().check(z.length(64)),
  salt: z.string().check(z.length(64)),
  seats: z.strictObject({ first: z.nullable(sitting), second: z.nullable(sitting) }),
  score,
});
/** How a match begins; also what a rematch is created with. */
export type Created = z.infer<typeof created>;

const entry = z.discriminatedUnion('type', [
  created,
  z.strictObject({ type: z.literal('joined'), at, seat, name: z.string(), device: z.string() }),
  /** The seat went to another device of its owner (R12). */
  z.strictObject({ type: z.literal('handed'), at, seat, device: z.string() }),
  z.strictObject({
    type: z.literal('action'),
    at,
    seat,
    action: z.string(),
    by: z.enum(['player', 'cpu']),
  }),
  z.strictObject({ type: z.literal('resigned'), at, seat }),
  z.strictObject({ type: z.literal('agreed'), at }),
  z.strictObject({ type: z.literal('timed-out'), at, seats: z.array(seat) }),
]);
export type Entry = z.infer<typeof entry>;

const absence = z.strictObject({
  /** Since when no socket of this seat is open. */
  since: at,
  /** What has come of it (R19, R20). */
  standIn: z.enum(['none', 'offered', 'declined', 'playing']),
  /** When the CPU took the seat; meaningful with `playing`. */
  cpuSince: at,
});

const live = z.strictObject({
  /**
   * The running turn where the log does not tell when it began: the first one, and any that was
   * paused (R15, R21). A turn is named by the ply it began at; another turn's entry is void.
   */
  turn: z.nullable(
    z.union([
      z.strictObject({ ply: z.int(), began: at }),
      z.strictObject({ ply: z.int(), elapsedMs: z.number(), pausedAt: at }),
    ]),
  ),
  /** The turn whose time ran out and which is the CPU's now (R18). */
  lapsed: z.nullable(z.int()),
  absence: z.strictObject({ first: z.nullable(absence), second: z.nullable(absence) }),
  /** The standing draw offer, by whom and at which ply. */
  draw: z.nullable(z.strictObject({ by: seat, ply: z.int() })),
  /** The ply of each seat's latest draw offer: one until the next action (R23). */
  drawMade: z.strictObject({ first: z.nullable(z.int()), second: z.nullable(z.int()) }),
  rematch: z.strictObject({ first: z.boolean(), second: z.boolean() }),
  /** The rematch: its id is stored before its object is made, and shown only after (R26). */
  next: z.nullable(
    z.strictObject({ id: z.string(), made: z.boolean(), tries: z.int(), triedAt: at }),
  ),
  /** The code of *play on another device* as a hash, and the wrong tries at it (R12). */
  handoff: z.nullable(z.strictObject({ seat, code: z.string(), until: at, tries: z.int() })),
});
/** What may change without end: one row, overwritten. */
export type Live = z.infer<typeof live>;
export type Absence = z.infer<typeof absence>;

/** Parses one stored row; throws on a damaged one. */
export function parseEntry(json: string): Entry {
  return entry.parse(JSON.parse(json));
}

/** Parses the stored live row; throws on a damaged one. */
export function parseLive(json: string): Live {
  return live.parse(JSON.parse(json));
}
