/**
 * Whether Fog's Master gives its Queen away: `node test/bench/queen-spotter.ts --games 300`. A logistic
 * regression learns from half of the games to tell her from the Lanterns by how each piece has moved
 * — more than an enemy sees — and is tried on the other half. AUC 0.5 is chance, 1 is certainty.
 */
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../shared/cpu/fog-levels.ts';
import type { Player } from '../../shared/cpu/player.ts';
import type { Action, Seat } from '../../shared/game.ts';
import { about } from '../../shared/games/fog/about.ts';
import { fog } from '../../shared/games/fog/index.ts';
import { parseAction } from '../../shared/games/fog/notation.ts';
import { deriveSeed } from '../../shared/random.ts';
import { contestantOf } from './contestants.ts';
import { play } from './duel.ts';
import { warmFogOf } from './warm-fog.ts';

/** Turns of a game at which the spotter guesses. */
const GUESSES = [4, 7, 10, 14, 18, 24, 30];

/** One piece at one moment. */
interface Sample {
  readonly features: readonly number[];
  readonly isQueen: boolean;
}

interface Piece {
  square: number;
  readonly home: number;
  readonly isQueen: boolean;
  moves: number;
  /** Ranks won and ranks given up. */
  approach: number;
  retreat: number;
  isLast: boolean;
}

const rankOf = (square: number, seat: Seat): number => {
  const rank = Math.floor(square / about.files);
  return seat === 'first' ? rank : about.ranks - 1 - rank;
};

function featuresOf(piece: Piece, turn: number, seat: Seat): number[] {
  const { moves, square, home, approach, retreat, isLast } = piece;
  const gone = rankOf(square, seat) - rankOf(home, seat);
  return [
    moves / turn,
    gone,
    rankOf(square, seat),
    approach / turn,
    retreat / turn,
    isLast ? 1 : 0,
    moves === 0 ? 1 : 0,
  ];
}

/** Follows a player through its own actions and takes samples until a piece of its is shown. */
class Watch {
  readonly samples: Sample[] = [];
  #pieces: Piece[] = [];
  #turn = 0;

  watching(player: Player): Player {
    const watch = this;
    return function* (request) {
      const { seat, views } = request;
      const view = views.at(-1);
      const isShown = view?.captures.some(({ by }) => by !== seat) ?? true;
      if (!isShown && GUESSES.includes(watch.#turn)) {
        for (const piece of watch.#pieces) {
          const features = featuresOf(piece, watch.#turn, seat);
          watch.samples.push({ features, isQueen: piece.isQueen });
        }
      }
      const action = yield* player(request);
      watch.#note(action, seat);
      return action;
    };
  }

  #note(text: Action, seat: Seat): void {
    const action = parseAction(text);
    if (action?.kind === 'place') {
      this.#pieces = [action.queen, ...action.lanterns].map((square, at) => ({
        ...{ square, home: square, isQueen: at === 0, isLast: false },
        ...{ moves: 0, approach: 0, retreat: 0 },
      }));
      return;
    }
    this.#turn += 1;
    if (action?.kind !== 'move') return;
    for (const piece of this.#pieces) {
      piece.isLast = piece.square === action.from;
      if (!piece.isLast) continue;
      const ranks = rankOf(action.to, seat) - rankOf(action.from, seat);
      piece.square = action.to;
      piece.moves += 1;
      if (ranks > 0) piece.approach += ranks;
      else piece.retreat -= ranks;
    }
  }
}

/** Weights of a logistic regression on standardised features, by plain gradient descent. */
function learn(samples: readonly Sample[]): (features: readonly number[]) => number {
  const width = samples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => samples.map((s) => s.features[at] ?? 0));
  const means = columns.map((c) => c.reduce((sum, x) => sum + x, 0) / c.length);
  const spreads = columns.map((c, at) => {
    const mean = means[at] ?? 0;
    return Math.sqrt(c.reduce((sum, x) => sum + (x - mean) ** 2, 0) / c.length) || 1;
  });
  const scaled = (features: readonly number[]): number[] =>
    features.map((x, at) => (x - (means[at] ?? 0)) / (spreads[at] ?? 1));
  const rows = samples.map(({ features, isQueen }) => ({
    x: scaled(features),
    y: isQueen ? 1 : 0,
  }));
  const weights = new Array<number>(width + 1).fill(0);
  const scoreOf = (x: readonly number[]): number =>
    x.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights[width] ?? 0);
  for (let round = 0; round < 1500; round += 1) {
    const slope = new Array<number>(width + 1).fill(0);
    for (const { x, y } of rows) {
      const error = 1 / (1 + Math.exp(-scoreOf(x))) - y;
      for (const [at, value] of [...x, 1].entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    for (const [at, value] of slope.entries()) {
      weights[at] = (weights[at] ?? 0) - (0.5 * value) / rows.length;
    }
  }
  return (features) => scoreOf(scaled(features));
}

/** The chance that the Queen scores higher than a Lantern; ties count half. */
function aucOf(samples: readonly Sample[], score: (features: readonly number[]) => number): number {
  const queens = samples.filter(({ isQueen }) => isQueen).map(({ features }) => score(features));
  const others = samples.filter(({ isQueen }) => !isQueen).map(({ features }) => score(features));
  let wins = 0;
  for (const q of queens) for (const o of others) wins += q > o ? 1 : q === o ? 0.5 : 0;
  return wins / (queens.length * others.length);
}

/** How often the piece with the highest score of the four is the Queen. */
function topOf(samples: readonly Sample[], score: (features: readonly number[]) => number): number {
  let [hits, all] = [0, 0];
  for (let at = 0; at + 4 <= samples.length; at += 4) {
    const four = samples.slice(at, at + 4).map((s) => ({ ...s, score: score(s.features) }));
    const top = Math.max(...four.map((s) => s.score));
    const tied = four.filter((s) => s.score === top);
    hits += tied.filter((s) => s.isQueen).length / tied.length;
    all += 1;
  }
  return hits / all;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    against: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: 'spotter' },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games)) throw new Error('how many games?');

/** @returns samples by game. */
function samplesOf(level: Level): Sample[][] {
  return Array.from({ length: games }, (_, index) => {
    const watch = new Watch();
    const rival = contestantOf('fog', values.against, 'full');
    const master = {
      player: watch.watching(warmFogOf(level)),
      level: 'master',
      budget: 'full',
    } as const;
    const isFirst = index % 2 === 0;
    play({
      game: fog,
      first: isFirst ? master : rival,
      second: isFirst ? rival : master,
      seed: deriveSeed(values.seed, `spotter|${index}`),
      opening: 0,
      cap: 400,
    });
    return watch.samples;
  });
}

function report(name: string, level: Level): void {
  const byGame = samplesOf(level);
  const half = Math.floor(byGame.length / 2);
  const [seen, fresh] = [byGame.slice(0, half).flat(), byGame.slice(half).flat()];
  const score = learn(seen);
  const shown = (x: number): string => x.toFixed(3);
  console.log(
    `${name}: ${games} games, ${fresh.length / 4} guesses; AUC ${shown(aucOf(fresh, score))}`,
    `(learnt on ${shown(aucOf(seen, score))}), first of four right ${shown(topOf(fresh, score))}`,
  );
}

const master = LEVELS['master'];
if (!master) throw new Error('no master');
report('bluff on', master);
report('bluff off', {
  ...master,
  bluffTurns: 0,
  temper: { ...master.temper, feints: false },
});
