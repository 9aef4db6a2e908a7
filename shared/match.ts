/**
 * One match as the fold of its log and its live row. The truth is behind `positions`; nothing here
 * sends anything. `append` is the only way a match grows.
 */
import {
  type About,
  type ActedBy,
  type Action,
  type Outcome,
  otherSeat,
  type Position,
  SEATS,
  type Seat,
} from './game.ts';
import { gameOf } from './games/index.ts';
import type { Created, Entry, Live, Score, Sitting } from './log.ts';
import type { Options } from './protocol/options.ts';
import type { RecordedAction } from './protocol/record.ts';
import type { MatchStatus } from './protocol/socket.ts';
import { commitmentOf, randomOf } from './random.ts';

export interface Match {
  readonly id: string;
  readonly about: About;
  readonly options: Options;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  readonly seats: Readonly<Record<Seat, Sitting | null>>;
  /** Before this match; `scoreOf` adds its result. */
  readonly scoreBefore: Score;
  readonly createdAt: number;
  /** When both seats were taken. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Truth at every ply, 0 to the present. */
  readonly positions: readonly Position[];
  readonly actions: readonly RecordedAction[];
  /** For each seat to act, the ply since which it has been to act without a break. */
  readonly toActSince: Readonly<Record<Seat, number | null>>;
  readonly outcome: Outcome | null;
  readonly live: Live;
}

/** The truth now. */
export function positionOf(match: Match): Position {
  const position = match.positions.at(-1);
  if (!position) throw new Error('a match has a position from its start');
  return position;
}

/** Actions so far. */
export function plyOf(match: Match): number {
  return match.actions.length;
}

export function statusOf(match: Match): MatchStatus {
  if (match.outcome) return 'over';
  return match.startedAt === null ? 'waiting' : 'playing';
}

/** Seats that may act now; none while waiting and when over. */
export function toActOf(match: Match): readonly Seat[] {
  return statusOf(match) === 'playing' ? positionOf(match).toAct : [];
}

/** The ply at which the running turn began: a turn of both seats lasts over two plies. */
export function turnPlyOf(match: Match): number {
  const since = toActOf(match).map((seat) => match.toActSince[seat] ?? plyOf(match));
  return Math.min(plyOf(match), ...since);
}

export function isHuman(sitting: Sitting | null): sitting is Sitting & { kind: 'human' } {
  return sitting?.kind === 'human';
}

/** The seat of a device, by the hash of its secret. */
export function seatOf(match: Match, device: string | null): Seat | null {
  if (device === null) return null;
  for (const seat of SEATS) {
    const sitting = match.seats[seat];
    if (isHuman(sitting) && sitting.device === device) return seat;
  }
  return null;
}

/** The score with this match's result: points by the person in each seat. */
export function scoreOf(match: Match): Score {
  const { first, second, draws } = match.scoreBefore;
  if (!match.outcome) return { first, second, draws };
  const winner = match.outcome.winner;
  return {
    first: first + (winner === 'first' ? 1 : 0),
    second: second + (winner === 'second' ? 1 : 0),
    draws: draws + (winner === null ? 1 : 0),
  };
}

/** The live row of a new match: nobody connected, the first turn not begun. */
function newLive(created: Created): Live {
  const away = (sitting: Sitting | null) =>
    isHuman(sitting) ? { since: created.at, standIn: 'none' as const, cpuSince: created.at } : null;
  return {
    turn: { ply: 0, elapsedMs: 0, pausedAt: created.at },
    lapsed: null,
    absence: { first: away(created.seats.first), second: away(created.seats.second) },
    draw: null,
    drawMade: { first: null, second: null },
    rematch: { first: false, second: false },
    next: null,
    handoff: null,
  };
}

function begin(created: Created): Match {
  const game = gameOf(created.game);
  if (!game || game.about.revision !== created.revision) {
    throw new Error(`no rules for ${created.game} revision ${created.revision}`);
  }
  const options = created.options as Options;
  const position = game.start(options, randomOf(created.seed, 'setup'));
  const bothTaken = created.seats.first !== null && created.seats.second !== null;
  return {
    id: created.id,
    about: game.about,
    options,
    seed: created.seed,
    salt: created.salt,
    commitment: commitmentOf(created.seed, created.salt),
    seats: created.seats,
    scoreBefore: created.score,
    createdAt: created.at,
    startedAt: bothTaken ? created.at : null,
    endedAt: null,
    positions: [position],
    actions: [],
    toActSince: toActSince(position, { first: null, second: null }, null, 0),
    outcome: null,
    live: newLive(created),
  };
}

function toActSince(
  position: Position,
  before: Match['toActSince'],
  actor: Seat | null,
  ply: number,
): Match['toActSince'] {
  const since = (seat: Seat): number | null => {
    if (!position.toAct.includes(seat)) return null;
    return seat === actor ? ply : (before[seat] ?? ply);
  };
  return { first: since('first'), second: since('second') };
}

function withAction(match: Match, at: number, seat: Seat, action: Action, by: ActedBy): Match {
  const before = positionOf(match);
  if (before.read(seat, action) !== action) {
    throw new Error(`ply ${plyOf(match)} of the log is no legal action`);
  }
  const position = before.play(seat, action);
  const actions = [...match.actions, { seat, action, at, by }];
  return {
    ...match,
    positions: [...match.positions, position],
    actions,
    toActSince: toActSince(position, match.toActSince, seat, actions.length),
    outcome: position.outcome,
    endedAt: position.outcome ? at : null,
  };
}

function withTimeout(match: Match, at: number, late: readonly Seat[]): Match {
  const seat = late[0];
  if (!seat) throw new Error('a timeout names who was late');
  // FG1: both missing is a draw; R18: else the game may know that the other side cannot win.
  const winner = late.length > 1 ? null : positionOf(match).timeoutWinner(seat);
  return { ...match, outcome: { winner, reason: 'timeout' }, endedAt: at };
}

/** The match after one more entry. Throws on an entry that cannot follow (a damaged log). */
export function append(match: Match | null, entry: Entry): Match {
  if (entry.type === 'created') {
    if (match) throw new Error('a match is created once');
    return begin(entry);
  }
  if (!match) throw new Error('a log starts with its creation');
  const isOfPlay = entry.type !== 'joined' && entry.type !== 'handed';
  if (isOfPlay && statusOf(match) !== 'playing') throw new Error('nobody plays here');
  switch (entry.type) {
    case 'joined': {
      if (match.seats[entry.seat] !== null) throw new Error('a taken seat is joined');
      const sitting: Sitting = { kind: 'human', name: entry.name, device: entry.device };
      return {
        ...match,
        seats: { ...match.seats, [entry.seat]: sitting },
        startedAt: match.seats[otherSeat(entry.seat)] === null ? null : entry.at,
      };
    }
    case 'handed': {
      const sitting = match.seats[entry.seat];
      if (!isHuman(sitting)) throw new Error('only a person hands a seat over');
      return {
        ...match,
        seats: { ...match.seats, [entry.seat]: { ...sitting, device: entry.device } },
      };
    }
    case 'action':
      return withAction(match, entry.at, entry.seat, entry.action, entry.by);
    case 'resigned':
      return {
        ...match,
        outcome: { winner: otherSeat(entry.seat), reason: 'resignation' },
        endedAt: entry.at,
      };
    case 'agreed':
      return { ...match, outcome: { winner: null, reason: 'agreement' }, endedAt: entry.at };
    case 'timed-out':
      return withTimeout(match, entry.at, entry.seats);
  }
}

/**
 * Folds a stored match.
 * @param live the live row, or null where none has been written yet.
 */
export function fold(entries: readonly Entry[], live: Live | null): Match {
  let match: Match | null = null;
  for (const entry of entries) match = append(match, entry);
  if (!match) throw new Error('an empty log is no match');
  return live ? { ...match, live } : match;
}
