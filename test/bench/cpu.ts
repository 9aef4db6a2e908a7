/**
 * A tournament of two CPU players: `npm run bench:cpu -- --game chess --a hard --b easy --games 400`.
 * Games come in pairs with the same seed and the seats swapped. Prints the score of `a` with Wilson's
 * 95 % interval; a draw counts half.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { deriveSeed } from '../../shared/random.ts';
import { contestantOf, entryOf } from './contestants.ts';
import { type Played, play } from './duel.ts';
import { wilson } from './wilson.ts';

interface Plan {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: string;
  readonly budget: 'lite' | 'full';
  readonly opening: number;
  readonly cap: number;
  readonly workers: number;
}

interface Result extends Played {
  /** Whether `a` sat first. */
  readonly swapped: boolean;
}

function planOf(): Plan {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'fogbound' },
      budget: { type: 'string', default: 'lite' },
      opening: { type: 'string', default: '4' },
      cap: { type: 'string', default: '400' },
      workers: { type: 'string', default: '1' },
    },
  });
  const { game = '', a = '', b = '' } = values;
  const budget = values.budget === 'full' ? 'full' : 'lite';
  return {
    game,
    a,
    b,
    games: Number(values.games),
    seed: values.seed,
    budget,
    opening: Number(values.opening),
    cap: Number(values.cap),
    workers: Math.min(2, Number(values.workers)),
  };
}

/** Game number `index` of the plan; two in a row share a seed. */
function playGame(plan: Plan, index: number): Result {
  const swapped = index % 2 === 1;
  const a = contestantOf(plan.game, plan.a, plan.budget);
  const b = contestantOf(plan.game, plan.b, plan.budget);
  const played = play({
    game: entryOf(plan.game).game,
    first: swapped ? b : a,
    second: swapped ? a : b,
    seed: deriveSeed(plan.seed, `duel|${Math.floor(index / 2)}`),
    opening: plan.opening,
    cap: plan.cap,
  });
  return { ...played, swapped };
}

function* indexes(plan: Plan, worker: number): Generator<number> {
  for (let index = worker; index < plan.games; index += plan.workers) yield index;
}

class Score {
  wins = 0;
  draws = 0;
  losses = 0;
  plies = 0;
  readonly reasons = new Map<string, number>();
  readonly times: Record<'a' | 'b', number[]> = { a: [], b: [] };

  add({ winner, reason, plies, times, swapped }: Result): void {
    const seatOfA = swapped ? 'second' : 'first';
    const seatOfB = swapped ? 'first' : 'second';
    if (winner === null) this.draws += 1;
    else if (winner === seatOfA) this.wins += 1;
    else this.losses += 1;
    this.plies += plies;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    this.times.a.push(...times[seatOfA]);
    this.times.b.push(...times[seatOfB]);
  }

  get text(): string {
    const games = this.wins + this.draws + this.losses;
    const score = this.wins + this.draws / 2;
    const [low, high] = wilson(score, games).map(percent);
    const reasons = [...this.reasons].map(([reason, n]) => `${reason} ${n}`).join(', ');
    return [
      `${this.wins}–${this.draws}–${this.losses}  score ${percent(score / games)} % [${low}–${high}]`,
      `${Math.round(this.plies / games)} plies a game; ${reasons}`,
      `ms a decision: a ${spread(this.times.a)}; b ${spread(this.times.b)}`,
    ].join('\n');
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function spread(times: number[]): string {
  const sorted = times.toSorted((x, y) => x - y);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return `median ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)}`;
}

if (isMainThread) {
  const plan = planOf();
  const score = new Score();
  let done = 0;
  console.log(`${plan.game}: ${plan.a} against ${plan.b}, ${plan.games} games, ${plan.budget}`);
  for (let worker = 0; worker < plan.workers; worker += 1) {
    const thread = new Worker(new URL(import.meta.url), { workerData: { plan, worker } });
    thread.on('message', (result: Result) => {
      score.add(result);
      done += 1;
      if (done === plan.games || done % 20 === 0) console.log(`after ${done}: ${score.text}`);
    });
    thread.on('error', (error) => {
      throw error;
    });
  }
} else {
  const { plan, worker } = workerData as { plan: Plan; worker: number };
  for (const index of indexes(plan, worker)) parentPort?.postMessage(playGame(plan, index));
}
