/** Two tiny games that show one thing each: both seats at once, and an open game that ends fast. */
import { type About, otherSeat, SEATS, type Seat, sealGame } from '../../shared/game.ts';

interface Hiding {
  readonly hidden: Readonly<Record<Seat, string | null>>;
  readonly guesses: readonly { readonly seat: Seat; readonly at: string }[];
}

const PLACES = ['1', '2', '3'];
const GUESSES = 8;

/** Each side hides at one of three places, both at once; then they guess by turns. */
export const hideAndSeek = sealGame<unknown, Hiding, HidingView>({
  about: {
    id: 'hide-and-seek',
    revision: 1,
    hidden: true,
    files: 3,
    ranks: 1,
    houseRules: {},
    levels: [{ name: 'novice', paceMs: 1000 }],
    standInLevel: 'novice',
  } satisfies About,
  setup: () => ({ hidden: { first: null, second: null }, guesses: [] }),
  setupOf: () => ({}),
  toAct: (state) => {
    const hiding = SEATS.filter((seat) => state.hidden[seat] === null);
    return hiding.length > 0 ? hiding : [state.guesses.length % 2 === 0 ? 'first' : 'second'];
  },
  legal: (state, seat) =>
    PLACES.map((place) => (state.hidden[seat] === null ? `hide${place}` : `seek${place}`)),
  apply: (state, seat, action) =>
    action.startsWith('hide')
      ? { ...state, hidden: { ...state.hidden, [seat]: action.slice(4) } }
      : { ...state, guesses: [...state.guesses, { seat, at: action.slice(4) }] },
  outcome: (state) => {
    const last = state.guesses.at(-1);
    if (last && state.hidden[otherSeat(last.seat)] === last.at) {
      return { winner: last.seat, reason: 'queen-captured' };
    }
    return state.guesses.length < GUESSES ? null : { winner: null, reason: 'length' };
  },
  view: (state, viewer) => {
    const shows = (seat: Seat): boolean => viewer === 'all' || viewer === seat;
    const letter = (place: string): string => {
      if (shows('first') && state.hidden.first === place) return 'Q';
      return shows('second') && state.hidden.second === place ? 'q' : '?';
    };
    return {
      board: PLACES.map(letter).join(''),
      captures: [],
      noticed: [],
      guesses: state.guesses.length,
    };
  },
  // As in a game of placements: who did not hide in time loses, unless neither did.
  timeoutWinner: (state, seat) =>
    state.hidden.first === null && state.hidden.second === null ? null : otherSeat(seat),
});

interface HidingView {
  readonly board: string;
  readonly captures: readonly [];
  readonly noticed: readonly [];
  readonly guesses: number;
}

/** Nothing is hidden: `on` goes on, `win` wins; ten plies are a draw. */
export const race = sealGame<unknown, readonly string[], Omit<HidingView, 'guesses'>>({
  about: {
    id: 'race',
    revision: 1,
    hidden: false,
    files: 1,
    ranks: 1,
    houseRules: {},
    levels: [{ name: 'slow', paceMs: 5000 }],
    standInLevel: 'slow',
  } satisfies About,
  setup: () => [],
  setupOf: () => ({}),
  toAct: (state) => [state.length % 2 === 0 ? 'first' : 'second'],
  legal: () => ['on', 'win'],
  apply: (state, _seat, action) => [...state, action],
  outcome: (state) => {
    if (state.at(-1) === 'win') {
      return { winner: state.length % 2 === 1 ? 'first' : 'second', reason: 'checkmate' };
    }
    return state.length < 10 ? null : { winner: null, reason: 'length' };
  },
  view: () => ({ board: '.', captures: [], noticed: [] }),
});
