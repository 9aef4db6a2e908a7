/** Minesweeper Chess without its rules: identity, board size, house rules, CPU levels. */
import type { About, HouseRules } from '../../game.ts';

export const about = {
  id: 'minesweeper-chess',
  revision: 1,
  // The mines are hidden from both seats alike: whoever watches knows as much as they do.
  hidden: false,
  files: 8,
  ranks: 10,
  houseRules: {
    minesStay: { kind: 'toggle', default: false },
  },
  levels: [
    { name: 'easy', paceMs: 400 },
    { name: 'hard', paceMs: 400 },
  ],
  standInLevel: 'easy',
} as const satisfies About;

export type Options = HouseRules<typeof about>;
