/** What the next match of the same two is created with (R26). */
import type { Created, Score } from './log.ts';
import { type Match, scoreOf } from './match.ts';

/** What only the outside can give: 32 random bytes each in hex, and the time. */
export interface Fresh {
  readonly at: number;
  readonly seed: string;
  readonly salt: string;
}

/** Same options, the people swapped if the options say so, each with their own points. */
export function rematchOf(match: Match, id: string, fresh: Fresh): Created {
  const score = scoreOf(match);
  const swapped: Score = { first: score.second, second: score.first, draws: score.draws };
  const isSwapped = match.options.swapSides;
  const { first, second } = match.seats;
  return {
    type: 'created',
    ...fresh,
    id,
    game: match.about.id,
    revision: match.about.revision,
    options: match.options,
    seats: isSwapped ? { first: second, second: first } : { first, second },
    score: isSwapped ? swapped : score,
  };
}
