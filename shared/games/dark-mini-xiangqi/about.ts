/** Dark Mini Xiangqi without its rules: identity, board size, house rules, CPU levels. */
import type { About, HouseRules } from '../../game.ts';

export const about = {
  id: 'dark-mini-xiangqi',
  revision: 1,
  hidden: true,
  files: 7,
  ranks: 7,
  houseRules: {
    showLegal: { kind: 'toggle', default: true },
  },
  levels: [
    { name: 'novice', paceMs: 1200 },
    { name: 'club', paceMs: 1500 },
    { name: 'strong', paceMs: 1800 },
  ],
  standInLevel: 'club',
} as const satisfies About;

export type Options = HouseRules<typeof about>;
