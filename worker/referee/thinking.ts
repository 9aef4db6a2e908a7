/**
 * The CPU at work, outside the synchronous section. It starts as soon as its turn does and thinks in
 * slices, so that sockets are served meanwhile; its answer waits in memory for the moment to act.
 * An object that was evicted in between thinks again: the same request gives the same answer.
 */
import { type CpuRequest, cpuRequestOf } from '../../shared/clock.ts';
import type { Budget } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';
import { requestOf } from '../../shared/cpu-request.ts';
import type { Action, Seat } from '../../shared/game.ts';
import type { Match } from '../../shared/match.ts';

interface Thought {
  readonly key: string;
  readonly answer: Promise<Action | null>;
}

export interface CpuAnswer {
  readonly seat: Seat;
  readonly ply: number;
  /** Null when the CPU failed. */
  readonly action: Action | null;
}

/** Slices until a CPU that does not come to an end is given up (R22). */
const MAX_SLICES = 10_000;

async function think(match: Match, turn: CpuRequest, budget: Budget): Promise<Action | null> {
  try {
    const run = playerOf(match.about.id)(requestOf(match, turn, budget));
    for (let slice = 0; slice < MAX_SLICES; slice += 1) {
      const { done, value } = run.next();
      if (done) return value;
      // The only timer allowed: it lets waiting messages in and is over at once.
      await scheduler.wait(0);
    }
  } catch {
    // What a CPU throws may quote what it saw; the referee plays for it instead.
  }
  return null;
}

export class Thinking {
  #thought: Thought | null = null;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Starts thinking if it is a CPU's turn and nobody thinks about it yet. */
  start(match: Match): Promise<Action | null> | null {
    const request = cpuRequestOf(match);
    if (!request) return null;
    const key = `${request.ply}|${request.seat}|${request.level}`;
    if (this.#thought?.key !== key) {
      this.#thought = { key, answer: think(match, request, this.#budget) };
    }
    return this.#thought.answer;
  }

  /** The answer for the CPU's present turn; null if there is none. */
  async answer(match: Match): Promise<CpuAnswer | null> {
    const request = cpuRequestOf(match);
    const answer = this.start(match);
    if (!request || !answer) return null;
    return { seat: request.seat, ply: request.ply, action: await answer };
  }
}
