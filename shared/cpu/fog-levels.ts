/** How the levels of Fog that think differ. */
import type { Action, Seat } from '../game.ts';
import type { Dice } from './dice.ts';
import { placeBehind, placeWatching } from './fog-placing.ts';
import type { Curiosity } from './fog-probing.ts';
import type { Temper } from './fog-weighing.ts';

export interface Level {
  /** Where the pieces are put. */
  readonly place: (seat: Seat, dice: Dice) => Action;
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
  /** For how many turns nothing the CPU does tells which piece is the Queen. */
  readonly bluffTurns: number;
}

const ADEPT: Level = {
  place: placeBehind,
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
  bluffTurns: 0,
};

const EXPERT: Level = {
  place: placeBehind,
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
  bluffTurns: 0,
};

const MASTER: Level = {
  place: placeWatching,
  most: Number.POSITIVE_INFINITY,
  knowsManners: true,
  learnsNerve: true,
  worlds: 240,
  temper: {
    strikes: 0.95,
    blind: 0.4,
    sighted: 0.4,
    guessed: 0.3,
    advance: 0.01,
    follow: 0,
    feints: true,
  },
  curiosity: { aim: 0.15, news: 0.02 },
  near: 0.005,
  bluffTurns: 8,
};

export const LEVELS: Readonly<Record<string, Level>> = {
  adept: ADEPT,
  expert: EXPERT,
  master: MASTER,
};
