import { sealGame } from '../../game.ts';
import { about } from './about.ts';
import { apply, legal, outcome, setup, setupOf, toAct } from './rules.ts';
import { view } from './view.ts';

/** Minesweeper Chess: chess over four mines that nobody knows. */
export const minesweeperChess = sealGame({
  about,
  setup,
  setupOf,
  toAct,
  legal,
  apply,
  outcome,
  view,
});
