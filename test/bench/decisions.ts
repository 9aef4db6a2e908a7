/** Decisions of a CPU level as they come in whole matches against itself, to be asked again elsewhere. */
import type { Budget, Player, Request } from '../../shared/cpu/player.ts';
import { playerOf } from '../../shared/cpu/players.ts';
import type { Action } from '../../shared/game.ts';
import { GAMES, type GameId } from '../../shared/games/index.ts';
import { deriveSeed } from '../../shared/random.ts';
import { play } from './duel.ts';

export interface Decision {
  /** The request as JSON: the list of views in it goes on growing. */
  readonly text: string;
  readonly action: Action;
}

export interface Wanted {
  readonly game: GameId;
  readonly level: string;
  readonly budget: Budget;
  readonly decisions: number;
  /** Plies after which a match is left. */
  readonly cap: number;
}

/** So many decisions, the same ones each time. */
export function decisionsOf({ game, level, budget, decisions, cap }: Wanted): Decision[] {
  const made: Decision[] = [];
  const player: Player = function* (request: Request) {
    const text = JSON.stringify(request);
    const action = yield* playerOf(game)(request);
    made.push({ text, action });
    return action;
  };
  const one = { player, level, budget };
  const opening = game === 'fog' ? 0 : 2;
  for (let match = 0; made.length < decisions; match += 1) {
    const seed = deriveSeed('thinking', `${game}|${match}`);
    play({ game: GAMES[game], first: one, second: one, seed, opening, cap });
  }
  return made.slice(0, decisions);
}
