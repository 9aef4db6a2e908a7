import { sealGame } from '../../game.ts';
import { about } from './about.ts';
import { apply, legal, outcome, setup, setupOf, toAct } from './rules.ts';
import { view } from './view.ts';

/** Fog of War Chess: chess by king capture, each seat seeing what its pieces can reach. */
export const fogOfWarChess = sealGame({
  about,
  setup,
  setupOf,
  toAct,
  legal,
  apply,
  outcome,
  view,
});
