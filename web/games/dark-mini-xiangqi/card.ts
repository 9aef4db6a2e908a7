/** Dark Mini Xiangqi as lists and forms know it. */
import { about } from '../../../shared/games/dark-mini-xiangqi/about.ts';
import type { Card } from '../presenter.ts';
import { text } from './text.ts';

export const darkMiniXiangqiCard: Card = {
  about,
  title: text.title,
  tagline: text.tagline,
  seatNames: text.seats,
  houseRules: text.houseRules,
  levelNames: text.levels,
};
