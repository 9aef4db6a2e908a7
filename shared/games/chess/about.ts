/** Chess without its rules: identity, board size, CPU levels. */
import type { About, HouseRules } from '../../game.ts';

export const about = {
  id: 'chess',
  revision: 1,
  hidden: false,
  files: 8,
  ranks: 8,
  houseRules: {},
  levels: [
    { name: 'easy', paceMs: 400 },
    { name: 'hard', paceMs: 400 },
  ],
  standInLevel: 'easy',
} as const satisfies About;

export type Options = HouseRules<typeof about>;
