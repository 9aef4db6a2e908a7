import { sealGame } from '../../game.ts';
import { about } from './about.ts';
import { apply, legal, outcome, setup, setupOf, toAct } from './rules.ts';
import { view } from './view.ts';

/** Dark Mini Xiangqi: capture the general among points that are seen, shrouded or in fog. */
export const darkMiniXiangqi = sealGame({
  about,
  setup,
  setupOf,
  toAct,
  legal,
  apply,
  outcome,
  view,
});
