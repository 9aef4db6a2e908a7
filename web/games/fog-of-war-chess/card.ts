/** Fog of War Chess as lists and forms know it. */
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { chessWords } from '../chess-words.ts';
import type { Card } from '../presenter.ts';
import { text } from './text.ts';

export const fogOfWarChessCard: Card = {
  about,
  title: text.title,
  tagline: text.tagline,
  seatNames: chessWords.seats,
  houseRules: text.houseRules,
  levelNames: chessWords.levels,
};
