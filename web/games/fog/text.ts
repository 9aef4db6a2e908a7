/** Words of Fog, in English. Another language is one more file of this type. */

/** `a2, d3 and g2`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const count = (n: number): string => (n === 0 ? 'none' : `${n}`);

export const text = {
  title: 'Fog',
  tagline: 'A Queen and three Lanterns, placed in secret, seeing only what stands beside them.',
  pitch: [
    'Each side hides a Queen and three Lanterns in its own three rows; to the other they are shadows.',
    'A turn is a step of up to two squares, or a probe that counts the other side around a square.',
    'Whoever takes the other Queen wins; when the turns run out, the side with more pieces does.',
  ] as const,
  seats: { first: 'South', second: 'North' },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    adept: 'Adept',
    expert: 'Expert',
    master: 'Master',
  },
  houseRules: {
    length: {
      label: 'Length',
      hint: 'Turns of each side.',
      values: { short: '25 turns', normal: '40 turns', long: '60 turns' },
    },
  },
  modes: { move: 'Move', probe: 'Probe' },
  pieces: { queen: 'Queen', lantern: 'Lantern' },
  squares: {
    fog: (name: string): string => `${name}, fog`,
    empty: (name: string): string => `${name}, empty`,
    shadow: (name: string): string => `${name}, a shadow`,
    piece: (name: string, side: string, piece: string): string => `${name}, ${side}’s ${piece}`,
    last: (label: string): string => `${label}, last action`,
    lost: (label: string, piece: string): string => `${label}, your ${piece} was taken here`,
    decisive: (label: string): string => `${label}, where the Queen was taken`,
    probed: (label: string, answer: number): string => `${label}, probed: ${answer}`,
  },
  facts: {
    turn: (turn: number, length: number): string => `Turn ${turn} of ${length}`,
    left: (mine: number, theirs: number): string => `Pieces: you ${mine}, they ${theirs}`,
    leftOf: (south: number, north: number): string => `Pieces: South ${south}, North ${north}`,
    probe: (who: string, square: string, answer: number): string => `${who}: ${square} = ${answer}`,
    you: 'You',
  },
  notices: {
    youReady: 'You are ready.',
    ready: (side: string): string => `${side} is ready.`,
    bothReady: 'Both sides are ready.',
    took: (piece: string, square: string): string => `You took the ${piece} on ${square}.`,
    answer: (square: string, answer: number): string =>
      `Around ${square}: ${count(answer)} of theirs.`,
    lost: (piece: string, square: string): string => `Your ${piece} on ${square} was taken.`,
    lostFrom: (from: string): string => `What took it came from ${from}.`,
    lostUnseen: 'You did not see where from.',
    moved: (from: string, to: string): string => `A shadow moved from ${from} to ${to}.`,
    left: (from: string): string => `A shadow left ${from} for where you cannot see.`,
    entered: (to: string): string => `A shadow came to ${to} from out of your sight.`,
    unseen: (side: string): string => `${side} moved out of your sight.`,
    probed: (side: string, square: string, answer: number): string =>
      `${side} probed ${square}: ${count(answer)} of yours around it.`,
    someoneTook: (side: string, piece: string, square: string): string =>
      `${side} took a ${piece} on ${square}.`,
    someoneProbed: (side: string, square: string, answer: number): string =>
      `${side} probed ${square}: ${answer}.`,
    someoneMoved: (side: string): string => `${side} moved.`,
  },
  actions: {
    place: (queen: string, lanterns: readonly string[]): string =>
      `Queen on ${queen}, Lanterns on ${listed(lanterns)}`,
    plain: (from: string, to: string): string => `${from} to ${to}`,
    move: (piece: string, from: string, to: string): string => `${piece} ${from} to ${to}`,
    take: (piece: string, from: string, taken: string, to: string): string =>
      `${piece} ${from} takes ${taken} on ${to}`,
    takeShadow: (piece: string, from: string, to: string): string =>
      `${piece} ${from} takes the shadow on ${to}`,
    probe: (square: string): string => `Probe of ${square}`,
    probeAnswered: (square: string, answer: number): string => `Probe of ${square}: ${answer}`,
  },
  confirm: {
    move: (piece: string, to: string): string => `Move the ${piece} to ${to}?`,
    strike: (piece: string, to: string): string => `Strike ${to} with the ${piece}?`,
    probe: (square: string): string => `Probe ${square}? Both read it.`,
  },
  placement: {
    label: (side: string): string => `Placement, you are ${side}`,
    title: 'Place your Queen and three Lanterns',
    hint: 'Drag or tap them from the middle row into your three rows.',
    done: 'Move them about as you like. Nobody sees where they stand.',
    random: 'Random',
    randomLong: 'Place all four at random',
    ready: 'Ready',
    bench: (name: string, piece: string): string => `${name}, ${piece}, not placed yet`,
    benchEmpty: (name: string): string => `${name}, middle row`,
    home: (name: string): string => `${name}, free`,
    placed: (name: string, piece: string): string => `${name}, your ${piece}`,
    theirs: (name: string): string => `${name}, fog`,
    target: (label: string): string => `${label}, can go here`,
  },
};

/** @public What a file in another language has to hold. */
export type FogText = typeof text;
