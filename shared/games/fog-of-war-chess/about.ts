/** Fog of War Chess without its rules: identity, board size, house rules, CPU levels. */
import type { About, HouseRules } from '../../game.ts';

export const about = {
  id: 'fog-of-war-chess',
  revision: 1,
  hidden: true,
  files: 8,
  ranks: 8,
  houseRules: {
    showLegal: { kind: 'toggle', default: true },
    pawnSight: { kind: 'toggle', default: false },
  },
  levels: [
    { name: 'novice', paceMs: 1200 },
    { name: 'club', paceMs: 1500 },
    { name: 'strong', paceMs: 1800 },
  ],
  standInLevel: 'club',
} as const satisfies About;

export type Options = HouseRules<typeof about>;
