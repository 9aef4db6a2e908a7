/** Words that the chess games share, in English. */
export const chessWords = {
  seats: { first: 'White', second: 'Black' },
  pieces: {
    king: 'king',
    queen: 'queen',
    rook: 'rook',
    bishop: 'bishop',
    knight: 'knight',
    pawn: 'pawn',
  },
  /** What a pawn becomes, as a choice. */
  promotions: { q: 'Queen', n: 'Knight', r: 'Rook', b: 'Bishop' },
  /** A piece of a side: `white pawn`. */
  sided: {
    first: (piece: string): string => `white ${piece}`,
    second: (piece: string): string => `black ${piece}`,
  },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    adept: 'Adept',
    expert: 'Expert',
    master: 'Master',
  },
};

export type ChessWords = typeof chessWords;
