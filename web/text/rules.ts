/** Words around the rules of a game, in English; the rules themselves are in each game's folder. */
export const rules = {
  title: (game: string): string => `Rules of ${game}`,
  ruling: 'Our ruling',
  loading: 'The rules are on their way',
  play: 'Start a match',
  board: (caption: string): string => `Board: ${caption}`,
};

/** @public What a file in another language has to hold. */
export type RulesText = typeof rules;
