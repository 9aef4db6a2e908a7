/**
 * Truths of the games as tests of secrecy need them: played on, asked by an independent reading of
 * the rules what a viewer may learn of an action, and altered where a seat has never looked.
 */
import type { Action, Game, Position, Seat, ViewBody } from '../../shared/game.ts';
import { sealGame } from '../../shared/game.ts';
import { type Random, randomOf } from '../../shared/random.ts';

/** Who may be kept in the dark. */
export type Watcher = Seat | 'spectator';

/** What a test knows of one game. */
export interface Secrets<State> {
  readonly game: Game<never, State, ViewBody>;
  /** A start with house rules drawn at random. */
  start(random: Random): State;
  /** All that `watcher` may learn from an action, by another program than the rules. */
  observe(state: State, seat: Seat, action: Action, watcher: Watcher): string;
  /** The same to this seat, different in truth as far as chance finds a way. */
  rehide(state: State, seat: Seat, random: Random): State;
  /** Views that tell too much: each must be found out. */
  readonly leaks: Readonly<Record<string, Leak<State>>>;
}

/** Something that a careless view might carry along. */
type Leak<State> = (state: State, viewer: Seat, last: Action | null) => unknown;

/** One truth with its generics closed over. */
export interface Truth {
  readonly position: Position;
  /** The whole truth in one text, to tell two truths apart. */
  readonly text: string;
  play(seat: Seat, action: Action): Truth;
  observe(seat: Seat, action: Action, watcher: Watcher): string;
  rehide(seat: Seat, random: Random): Truth;
}

export interface TruthMaker {
  readonly id: string;
  readonly leaks: readonly string[];
  /** @param leak the name of one that every view shall have. */
  start(random: Random, leak?: string): Truth;
}

export function truthMaker<State>(secrets: Secrets<State>): TruthMaker {
  const { game } = secrets;
  const truth = (state: State, last: Action | null, leak: Leak<State> | undefined): Truth => {
    const view = (of: State, viewer: 'first' | 'second' | 'spectator' | 'all') => {
      const body = game.view(of, viewer);
      const isSeat = viewer === 'first' || viewer === 'second';
      return leak && isSeat ? { ...body, leak: leak(of, viewer, last) } : body;
    };
    const sealed = sealGame<unknown, State, ViewBody>({ ...game, setup: () => state, view });
    return {
      position: sealed.start({}, randomOf('0'.repeat(64), 'setup')),
      get text() {
        return JSON.stringify(state);
      },
      play: (seat, action) => truth(game.apply(state, seat, action), action, leak),
      observe: (seat, action, watcher) => secrets.observe(state, seat, action, watcher),
      rehide: (seat, random) => truth(secrets.rehide(state, seat, random), last, leak),
    };
  };
  return {
    id: game.about.id,
    leaks: Object.keys(secrets.leaks),
    start: (random, leak) =>
      truth(secrets.start(random), null, leak === undefined ? undefined : secrets.leaks[leak]),
  };
}

/**
 * Exchanges what stands on pairs of squares as long as nothing that is seen changes.
 * @param board the true board, one character a square.
 * @param open the squares that may take part.
 * @param looks all that the seat may know of a board; null of a board that cannot be.
 */
export function shuffleUnseen(
  board: string,
  open: readonly number[],
  looks: (board: string) => string | null,
  random: Random,
): string {
  const before = looks(board);
  let found = board;
  for (let tries = 0; tries < 16 && open.length > 1; tries += 1) {
    const [a = 0, b = 0] = [0, 1].map(() => open[random.below(open.length)] ?? 0);
    const squares = [...found];
    [squares[a], squares[b]] = [found.charAt(b), found.charAt(a)];
    const changed = squares.join('');
    if (changed !== found && looks(changed) === before) found = changed;
  }
  return found;
}
