/** Matches of Chess from any position. */
import { type Position, sealGame } from '../../../../shared/game.ts';
import { about } from '../../../../shared/games/chess/about.ts';
import * as rules from '../../../../shared/games/chess/rules.ts';
import { view } from '../../../../shared/games/chess/view.ts';
import { randomOf } from '../../../../shared/random.ts';

export function fromFen(fen: string): Position {
  const game = sealGame({ ...rules, about, view, setup: () => rules.stateFromFen(fen) });
  return game.start({}, randomOf('0'.repeat(64), 'setup'));
}
