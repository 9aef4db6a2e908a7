/** How the levels of Fog that think differ. */
import type { Curiosity } from './fog-probing.ts';
import type { Temper } from './fog-weighing.ts';

export interface Level {
  /** The most layouts to remember: `Infinity` for all. */
  readonly most: number;
  /** Whether the enemy is thought to move as players do, and its nerve is learnt from its play. */
  readonly knowsManners: boolean;
  readonly learnsNerve: boolean;
  /** In how many worlds to weigh. */
  readonly worlds: number;
  readonly temper: Temper;
  readonly curiosity: Curiosity;
  /** Actions this close to the best are as good. */
  readonly near: number;
  /** What it may cost to move the Queen so that she moves as often as a Lantern; 0 for no feints. */
  readonly feintPrice: number;
}

const ADEPT: Level = {
  most: 120,
  knowsManners: false,
  learnsNerve: false,
  worlds: 24,
  temper: {
    strikes: 0.5,
    blind: 0,
    sighted: 0.2,
    guessed: 0,
    advance: 0.02,
    follow: 0.005,
    feints: false,
  },
  curiosity: { aim: 0.1, news: 0.02 },
  near: 0.06,
  feintPrice: 0,
};

const EXPERT: Level = {
  most: Number.POSITIVE_INFINITY,
  knowsManners: false,
  learnsNerve: false,
  worlds: 60,
  temper: {
    strikes: 0.8,
    blind: 0.02,
    sighted: 0.3,
    guessed: 0.1,
    advance: 0.02,
    follow: 0.005,
    feints: false,
  },
  curiosity: { aim: 0.15, news: 0.03 },
  near: 0.02,
  feintPrice: 0,
};

const MASTER: Level = {
  most: Number.POSITIVE_INFINITY,
  knowsManners: true,
  learnsNerve: true,
  worlds: 240,
  temper: {
    strikes: 0.95,
    blind: 0.1,
    sighted: 0.4,
    guessed: 0.5,
    advance: 0.02,
    follow: 0.005,
    feints: true,
  },
  curiosity: { aim: 0.25, news: 0.04 },
  near: 0.005,
  feintPrice: 0.12,
};

export const LEVELS: Readonly<Record<string, Level>> = {
  adept: ADEPT,
  expert: EXPERT,
  master: MASTER,
};
