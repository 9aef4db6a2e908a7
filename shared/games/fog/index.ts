import { sealGame } from '../../game.ts';
import { about } from './about.ts';
import {
  apply,
  draw,
  legal,
  outcome,
  read,
  setup,
  setupOf,
  timeoutWinner,
  toAct,
} from './rules.ts';
import { view } from './view.ts';

/** Fog: a Queen and three Lanterns a side, seeing only what stands beside them. */
export const fog = sealGame({
  about,
  setup,
  setupOf,
  toAct,
  legal,
  apply,
  outcome,
  view,
  unlisted: { read, draw },
  timeoutWinner,
});
