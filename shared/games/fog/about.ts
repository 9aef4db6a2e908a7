/** Fog without its rules: identity, board size, house rules, CPU levels. */
import type { About, HouseRules } from '../../game.ts';

export const about = {
  id: 'fog',
  revision: 1,
  hidden: true,
  files: 7,
  ranks: 7,
  houseRules: {
    length: { kind: 'choice', of: ['short', 'normal', 'long'], default: 'normal' },
  },
  // FG13: a secret plan is not to be played on by somebody else because its maker went away.
  defaults: { standIn: 'never' },
  levels: [
    { name: 'beginner', paceMs: 900 },
    { name: 'novice', paceMs: 1100 },
    { name: 'adept', paceMs: 1400 },
    { name: 'expert', paceMs: 1700 },
    { name: 'master', paceMs: 2000 },
  ],
  standInLevel: 'adept',
} as const satisfies About;

export type Options = HouseRules<typeof about>;
