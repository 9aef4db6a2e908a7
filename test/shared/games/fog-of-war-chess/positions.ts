/** Matches of Fog of War Chess from any position. */
import { type Position, sealGame } from '../../../../shared/game.ts';
import { about } from '../../../../shared/games/fog-of-war-chess/about.ts';
import * as rules from '../../../../shared/games/fog-of-war-chess/rules.ts';
import { view } from '../../../../shared/games/fog-of-war-chess/view.ts';
import { randomOf } from '../../../../shared/random.ts';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export function fromFen(fen: string, pawnSight = false): Position {
  const game = sealGame({
    about,
    setup: () => rules.stateFromFen(fen, pawnSight),
    setupOf: rules.setupOf,
    toAct: rules.toAct,
    legal: rules.legal,
    apply: rules.apply,
    outcome: rules.outcome,
    view,
  });
  return game.start({}, randomOf('0'.repeat(64), 'setup'));
}
