/** Chess as lists and forms know it. */
import { about } from '../../../shared/games/chess/about.ts';
import { chessWords } from '../chess-words.ts';
import type { Card } from '../presenter.ts';
import { text } from './text.ts';

export const chessCard: Card = {
  about,
  title: text.title,
  tagline: text.tagline,
  seatNames: chessWords.seats,
  houseRules: {},
  levelNames: text.levels,
};
