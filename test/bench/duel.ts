/** One game between two players, refereed by the game itself; each gets its own seat's views only. */
import type { Budget, Player } from '../../shared/cpu/player.ts';
import {
  type Action,
  type OwnAction,
  type Position,
  SEATS,
  type SealedGame,
  type Seat,
  type View,
} from '../../shared/game.ts';
import { deriveSeed, randomOf } from '../../shared/random.ts';

export interface Contestant {
  readonly player: Player;
  readonly level: string;
  readonly budget: Budget;
}

export interface Duel {
  readonly game: SealedGame;
  readonly first: Contestant;
  readonly second: Contestant;
  /** 64 hex digits: sets up the game, draws the opening and gives the players their seeds. */
  readonly seed: string;
  /** Plies drawn at random before the players take over. */
  readonly opening: number;
  /** Plies after which the game is a draw. */
  readonly cap: number;
}

export interface Played {
  /** Null is a draw. */
  readonly winner: Seat | null;
  readonly reason: string;
  readonly plies: number;
  /** Milliseconds of every decision. */
  readonly times: Readonly<Record<Seat, number[]>>;
}

/** Plays a game to its end. */
export function play(duel: Duel): Played {
  const { game, seed } = duel;
  const options = Object.fromEntries(
    Object.entries(game.about.houseRules).map(([name, rule]) => [name, rule.default]),
  );
  const opening = openingOf(duel, options);
  let position = game.start(options, randomOf(seed, 'setup'));
  const views: Record<Seat, View[]> = { first: [], second: [] };
  const own: Record<Seat, OwnAction | null> = { first: null, second: null };
  const times: Record<Seat, number[]> = { first: [], second: [] };
  for (let ply = 0; ; ply += 1) {
    const { outcome } = position;
    if (outcome) return { ...outcome, plies: ply, times };
    if (ply >= duel.cap) return { winner: null, reason: 'cap', plies: ply, times };
    for (const seat of SEATS) views[seat].push(viewOf(position, seat, ply, own[seat]));
    // Who may act at once acts in order of seats: in a placement neither sees the other's.
    const seat = position.toAct[0] ?? 'first';
    const drawn = opening[ply];
    if (drawn !== undefined) {
      own[seat] = { ply, action: drawn, by: 'cpu' };
      position = position.play(seat, drawn);
      continue;
    }
    const { player, level, budget } = duel[seat];
    const before = performance.now();
    const action = answerOf(
      player({
        game: game.about.id,
        level,
        seat,
        options,
        views: views[seat],
        budget,
        seed: deriveSeed(seed, `cpu|${seat}|${ply}`),
      }),
    );
    times[seat].push(performance.now() - before);
    if (position.read(seat, action) !== action) throw new Error(`illegal ${seat} ${action}`);
    own[seat] = { ply, action, by: 'cpu' };
    position = position.play(seat, action);
  }
}

/** A few random plies after which the game has not ended. */
function openingOf(duel: Duel, options: Readonly<Record<string, unknown>>): Action[] {
  for (let attempt = 0; ; attempt += 1) {
    const random = randomOf(duel.seed, `opening|${attempt}`);
    let position = duel.game.start(options, randomOf(duel.seed, 'setup'));
    const drawn: Action[] = [];
    while (drawn.length < duel.opening && !position.outcome) {
      const seat = position.toAct[0] ?? 'first';
      const action = position.draw(seat, random);
      drawn.push(action);
      position = position.play(seat, action);
    }
    if (!position.outcome) return drawn;
  }
}

/** What the referee would send a seat at that ply. */
export function viewOf(position: Position, seat: Seat, ply: number, own: OwnAction | null): View {
  return {
    ...position.view(seat),
    viewer: seat,
    ply,
    toAct: position.toAct,
    outcome: null,
    legal: position.legal(seat),
    own,
  };
}

function answerOf(run: Generator<void, Action, void>): Action {
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}
