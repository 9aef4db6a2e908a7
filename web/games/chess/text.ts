/** Words of Chess, in English. Another language is one more file of this type. */
export const text = {
  title: 'Chess',
  tagline: 'The game itself, open to all: the other games begin from it.',
  pitch: [
    'Ordinary chess by the full rules; everybody sees the whole board.',
    'Whoever gives mate wins; stalemate is a draw.',
    'Draws by repetition, by fifty moves or for want of material are declared at once.',
  ] as const,
  levels: { easy: 'Easy', hard: 'Hard' },
  styles: { bluePink: 'Blue and pink', classic: 'White and black' },
  facts: {
    move: (n: number): string => `Move ${n}`,
  },
  actions: {
    withSan: (san: string, words: string): string => `${san} · ${words}`,
  },
};

/** @public What a file in another language has to hold. */
export type ChessText = typeof text;
