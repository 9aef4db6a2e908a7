/** Words of Fog of War Chess, in English. Another language is one more file of this type. */
export const text = {
  title: 'Fog of War Chess',
  tagline: 'Chess where you see only what your pieces could reach.',
  pitch: [
    'Each side sees its own pieces and the squares they could move to; the rest is fog.',
    'There is no check and no mate: whoever takes the other king wins at once.',
    'You are told when a piece of yours is taken, but not by what, unless you can see it.',
  ] as const,
  houseRules: {
    showLegal: {
      label: 'Show where a piece can go',
      hint: 'Dots mark the squares of the piece you chose.',
    },
    pawnSight: {
      label: 'Pawns see straight ahead',
      hint: 'The square in front of a pawn is always in sight, blocked or not.',
    },
  },
  squares: {
    fog: (name: string): string => `${name}, fog`,
    lost: (label: string, piece: string): string => `${label}, your ${piece} was taken here`,
    decisive: (label: string): string => `${label}, where the king was taken`,
  },
  notices: {
    unseen: (side: string): string => `${side} moved out of your sight.`,
    moved: (side: string, piece: string, from: string, to: string): string =>
      `${side}’s ${piece} moved from ${from} to ${to}.`,
    arrived: (side: string, piece: string, to: string): string =>
      `${side}’s ${piece} came to ${to} from out of your sight.`,
    left: (side: string, squares: readonly string[]): string =>
      `${side} left ${squares.join(' and ')} for where you cannot see.`,
    castled: (side: string): string => `${side} castled.`,
    lostTo: (side: string, taker: string, at: string, piece: string, square: string): string =>
      at === square
        ? `${side}’s ${taker} took your ${piece} on ${square}.`
        : `${side}’s ${taker}, now on ${at}, took your ${piece} on ${square} in passing.`,
    lostUnseen: (piece: string, square: string): string =>
      `Your ${piece} on ${square} was taken. You cannot see by what.`,
    took: (piece: string, square: string): string => `You took the ${piece} on ${square}.`,
    someoneTook: (side: string, piece: string, square: string): string =>
      `${side} took a ${piece} on ${square}.`,
    someoneMoved: (side: string): string => `${side} moved.`,
  },
};

/** @public What a file in another language has to hold. */
export type FogOfWarChessText = typeof text;
