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
  squares: {
    empty: (name: string): string => `${name}, empty`,
    piece: (name: string, piece: string): string => `${name}, ${piece}`,
    last: (label: string): string => `${label}, last move`,
    check: (label: string): string => `${label}, in check`,
  },
  /** A move in the mover's own list. */
  moves: {
    plain: (from: string, to: string): string => `${from} to ${to}`,
    move: (piece: string, from: string, to: string): string => `${capital(piece)} ${from} to ${to}`,
    take: (piece: string, from: string, taken: string, to: string): string =>
      `${capital(piece)} ${from} takes ${taken} on ${to}`,
    inPassing: (from: string, to: string): string => `Pawn ${from} takes in passing on ${to}`,
    becomes: (move: string, piece: string): string => `${move}, becomes a ${piece}`,
    castleShort: 'Castles on the king’s side',
    castleLong: 'Castles on the queen’s side',
  },
  /** A move that everybody saw. */
  told: {
    your: (piece: string): string => `your ${piece}`,
    a: (piece: string): string => `a ${piece}`,
    moved: (side: string, piece: string, from: string, to: string): string =>
      `${side}’s ${piece} moved from ${from} to ${to}.`,
    took: (side: string, piece: string, taken: string, square: string): string =>
      `${side}’s ${piece} took ${taken} on ${square}.`,
    tookInPassing: (side: string, piece: string, taken: string, square: string): string =>
      `${side}’s ${piece} took ${taken} on ${square} in passing.`,
    became: (piece: string): string => `It became a ${piece}.`,
    castled: (side: string): string => `${side} castled.`,
    check: 'Check.',
    youAreInCheck: 'You are in check',
    isInCheck: (side: string): string => `${side} is in check`,
  },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    club: 'Club',
    strong: 'Strong',
    adept: 'Adept',
    expert: 'Expert',
    master: 'Master',
  },
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @public What a file in another language has to hold. */
export type ChessWords = typeof chessWords;
