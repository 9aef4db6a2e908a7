import { sealGame } from '../../game.ts';
import { about } from './about.ts';
import { apply, legal, outcome, setup, setupOf, timeoutWinner, toAct } from './rules.ts';
import { view } from './view.ts';

/** Chess, open to all. */
export const chess = sealGame({
  about,
  setup,
  setupOf,
  toAct,
  legal,
  apply,
  outcome,
  view,
  timeoutWinner,
});
