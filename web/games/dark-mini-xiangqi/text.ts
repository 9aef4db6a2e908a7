/** Words of Dark Mini Xiangqi, in English. Another language is one more file of this type. */

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const text = {
  title: 'Dark Mini Xiangqi',
  tagline: 'Small Chinese chess in the fog, where cannons see over their screens.',
  pitch: [
    'Each side sees the points its pieces could go to; what blocks them may show as a shroud, kind unknown.',
    'There is no check and no mate: whoever takes the other general wins at once.',
    'You are told when a piece of yours is taken, but not by what, unless you can see it.',
  ] as const,
  seats: { first: 'Red', second: 'Black' },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    club: 'Club',
    strong: 'Strong',
    adept: 'Adept',
    expert: 'Expert',
    master: 'Master',
  },
  houseRules: {
    showLegal: {
      label: 'Show where a piece can go',
      hint: 'Dots mark the points of the piece you chose.',
    },
  },
  styles: { characters: 'Characters', pictograms: 'Pictures' },
  pieces: {
    general: 'general',
    chariot: 'chariot',
    cannon: 'cannon',
    horse: 'horse',
    soldier: 'soldier',
  },
  sided: {
    first: (piece: string): string => `red ${piece}`,
    second: (piece: string): string => `black ${piece}`,
  },
  squares: {
    fog: (name: string): string => `${name}, fog`,
    empty: (name: string): string => `${name}, empty`,
    shroud: (name: string): string => `${name}, something of the other side`,
    piece: (name: string, piece: string): string => `${name}, ${piece}`,
    last: (label: string): string => `${label}, last move`,
    lost: (label: string, piece: string): string => `${label}, your ${piece} was taken here`,
    decisive: (label: string): string => `${label}, where the general was taken`,
  },
  facts: {
    facing: 'The generals face each other',
    quiet: (plies: number): string =>
      `${plies} ${plies === 1 ? 'ply' : 'plies'} since the last capture; at 60 it is a draw`,
  },
  notices: {
    unseen: (side: string): string => `${side} moved out of your sight.`,
    moved: (side: string, piece: string, from: string, to: string): string =>
      `${side}’s ${piece} moved from ${from} to ${to}.`,
    arrived: (side: string, piece: string, to: string): string =>
      `${side}’s ${piece} came to ${to} from out of your sight.`,
    left: (side: string, from: string): string => `${side} left ${from} for where you cannot see.`,
    lostTo: (side: string, taker: string, piece: string, square: string): string =>
      `${side}’s ${taker} took your ${piece} on ${square}.`,
    lostUnseen: (piece: string, square: string): string =>
      `Your ${piece} on ${square} was taken. You cannot see by what.`,
    took: (piece: string, square: string): string => `You took the ${piece} on ${square}.`,
    someoneTook: (side: string, piece: string, square: string): string =>
      `${side} took a ${piece} on ${square}.`,
    someoneMoved: (side: string): string => `${side} moved.`,
  },
  actions: {
    plain: (from: string, to: string): string => `${from} to ${to}`,
    move: (piece: string, from: string, to: string): string => `${capital(piece)} ${from} to ${to}`,
    take: (piece: string, from: string, taken: string, to: string): string =>
      `${capital(piece)} ${from} takes ${taken} on ${to}`,
    takeShroud: (piece: string, from: string, to: string): string =>
      `${capital(piece)} ${from} takes what stands on ${to}`,
  },
};

/** @public What a file in another language has to hold. */
export type DarkMiniXiangqiText = typeof text;
