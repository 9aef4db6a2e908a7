/** How the levels of the games of fog differ, but for the novice, who believes nothing. */

import type { Skill } from './hidden-player.ts';
import type { Budget } from './player.ts';

const CLUB: Readonly<Record<Budget, Skill>> = {
  full: {
    care: { most: 600, work: 9_000, reseed: 200 },
    rough: 8,
    fine: 0,
    depth: 1,
    finalists: 3,
    wary: 0,
  },
  lite: {
    care: { most: 60, work: 800, reseed: 24 },
    rough: 3,
    fine: 0,
    depth: 1,
    finalists: 3,
    wary: 0,
  },
};

const STRONG: Readonly<Record<Budget, Skill>> = {
  full: {
    care: { most: 4_000, work: 40_000, reseed: 600 },
    rough: 8,
    fine: 28,
    depth: 2,
    finalists: 14,
    wary: 200,
  },
  lite: {
    care: { most: 120, work: 1_200, reseed: 40 },
    rough: 3,
    fine: 4,
    depth: 2,
    finalists: 4,
    wary: 20,
  },
};

/** On the smaller board there is time to look a ply further. */
const STRONG_ON_POINTS: Readonly<Record<Budget, Skill>> = {
  full: {
    care: { most: 6_000, work: 80_000, reseed: 600 },
    rough: 12,
    fine: 36,
    depth: 3,
    finalists: 10,
    wary: 200,
  },
  lite: STRONG.lite,
};

export type Skills = Readonly<Record<string, Readonly<Record<Budget, Skill>>>>;

export const CHESS_SKILLS: Skills = { club: CLUB, strong: STRONG };
export const XIANGQI_SKILLS: Skills = { club: CLUB, strong: STRONG_ON_POINTS };
