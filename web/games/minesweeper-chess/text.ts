/** Words of Minesweeper Chess, in English. Another language is one more file of this type. */

const squares = (n: number): string => (n === 1 ? 'one square' : `${n} squares`);
const mines = (n: number): string => (n === 1 ? 'one mine' : `${n} mines`);

/** `d5`, `d5 and e6`, `d5, e6 and f6`. */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((name) => name !== '').join(' and ');

export const text = {
  title: 'Minesweeper Chess',
  tagline: 'Chess on a taller board, over four mines that nobody knows.',
  pitch: [
    'Four mines lie under the fog of the middle ranks; both sides know equally little of them.',
    'A landing lifts the fog around it and shows how many mines are near; on a mine, all but a king are destroyed.',
    'A pawn may sweep the square ahead instead of moving; otherwise it is chess, with check and mate.',
  ] as const,
  levels: { easy: 'Easy', hard: 'Hard' },
  houseRules: {
    minesStay: {
      label: 'Found mines stay',
      hint: 'When all fog has lifted, the mines that were found stay live, and pawns may go on sweeping.',
    },
  },
  squares: {
    fog: (label: string): string => `${label}, fog`,
    mine: (label: string): string => `${label}, mine`,
    count: (label: string, count: number): string =>
      count === 0 ? `${label}, no mine around` : `${label}, ${mines(count)} around`,
    exploded: (label: string, piece: string): string => `${label}, the ${piece} was destroyed here`,
    defused: (label: string): string => `${label}, mine defused`,
    swept: (label: string, found: boolean): string =>
      found ? `${label}, mine swept` : `${label}, swept, nothing there`,
    bared: (label: string): string => `${label}, can be taken`,
    decisive: (label: string): string => `${label}, where the king was taken`,
  },
  facts: {
    mines: (count: number, found: number): string =>
      found === 0 ? `Mines: ${count}` : `Mines: ${count}, ${found} found`,
    lifted: 'Fog lifted',
    youAreBared: 'Your king can be taken',
    youMayTake: 'You can take the king',
    isBared: (side: string): string => `${side}’s king can be taken`,
  },
  notices: {
    youSwept: (square: string, found: boolean): string =>
      found ? `You swept ${square}: the mine is gone.` : `You swept ${square}: nothing there.`,
    swept: (side: string, square: string, found: boolean): string =>
      found
        ? `${side} swept ${square}: the mine is gone.`
        : `${side} swept ${square}: nothing there.`,
    exploded: (piece: string, square: string): string =>
      `A mine on ${square} destroyed the ${piece}.`,
    defused: (square: string): string => `The king defused the mine on ${square}.`,
    revealed: (count: number, found: readonly string[]): string =>
      found.length === 0
        ? `The fog lifted from ${squares(count)}.`
        : `The fog lifted from ${squares(count)}: ${found.length > 1 ? 'mines' : 'a mine'} on ${listed(found)}.`,
    lifted: 'No mine is hidden any more: all fog lifts, mines are cleared, sweeping ends.',
    liftedStay: 'No mine is hidden any more: all fog lifts, the mines that were found stay live.',
  },
  actions: {
    sweep: (pawn: string, square: string): string => `Pawn ${pawn} sweeps ${square}`,
    sweepLabel: (square: string): string => `Sweep ${square}`,
  },
  confirm: {
    mine: (piece: string, square: string): string =>
      `There is a mine on ${square}. Move the ${piece} there and lose it?`,
    bare: (piece: string, square: string): string =>
      `If a mine lies on ${square}, the ${piece} is lost and your king can be taken. Move there?`,
  },
};

/** @public What a file in another language has to hold. */
export type MinesweeperChessText = typeof text;
