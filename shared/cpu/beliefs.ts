/** What the CPU of each hidden game believed of a position, for the review (R22, R28). */
import { otherSeat, type View } from '../game.ts';
import { ownerOf } from '../games/fog/notation.ts';
import type { FogView } from '../games/fog/view.ts';
import { beliefOf } from './belief-of.ts';
import { careOf } from './fog.ts';
import { believe } from './fog-believing.ts';
import { LEVELS } from './fog-levels.ts';
import { oddsOf } from './fog-worlds.ts';
import type { Request } from './player.ts';

type Believing = (request: Request) => readonly number[];

/** Of Fog: a level that believes nothing knows of the shadows in sight only. */
const fogBelief: Believing = (request) => {
  const { seat, level } = request;
  const views = request.views as readonly View<FogView>[];
  if (!Object.hasOwn(LEVELS, level)) {
    const seen = (letter: string) => letter === '#' || ownerOf(letter) === otherSeat(seat);
    return Array.from(views.at(-1)?.board ?? '', (letter) => (seen(letter) ? 1 : 0));
  }
  const run = believe(seat, views, careOf(request));
  for (;;) {
    const { done, value } = run.next();
    if (done) return Array.from(oddsOf(value).piece);
  }
};

const BELIEFS: Readonly<Record<string, Believing>> = {
  'fog-of-war-chess': beliefOf,
  'dark-mini-xiangqi': beliefOf,
  fog: fogBelief,
};

/**
 * For each square in the order of boards, how likely it was to the player of a request that an enemy
 * piece stood there, from 0 to 1.
 */
export function beliefAt(request: Request): readonly number[] {
  const believing = Object.hasOwn(BELIEFS, request.game) ? BELIEFS[request.game] : undefined;
  if (!believing) throw new Error(`nothing is hidden in ${request.game}`);
  return believing(request);
}
