/** State messages for the client's tests: a fog chess match unless told otherwise. */
import type { View } from '../../shared/game.ts';
import type { MatchInfo, SeatInfo, StateMessage } from '../../shared/protocol/socket.ts';

/** What White sees before the first move. */
export const WHITE_START = `RNBQKBNRPPPPPPPP${'.'.repeat(16)}${'?'.repeat(32)}`;

/** A person's seat. */
export function person(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { name, kind: 'human', present: true, standIn: false, ...more };
}

/** A view of the first seat at the start, changed as given. */
export function viewOf(more: Partial<View> = {}): View {
  return {
    viewer: 'first',
    ply: 0,
    toAct: ['first'],
    outcome: null,
    board: WHITE_START,
    legal: ['e2e3', 'e2e4'],
    captures: [],
    noticed: [],
    own: null,
    ...more,
  };
}

/** A state for White, with two people seated and the match running, changed as given. */
export function stateOf(
  more: {
    match?: Partial<MatchInfo>;
    view?: Partial<View>;
    clock?: StateMessage['clock'];
    offers?: Partial<StateMessage['offers']>;
  } = {},
): StateMessage {
  return {
    type: 'state',
    match: {
      wire: 1,
      id: 'abc',
      game: 'fog-of-war-chess',
      options: {
        turnLimit: null,
        onTimeout: 'cpu',
        standIn: 'auto',
        swapSides: true,
        showLegal: true,
      },
      status: 'playing',
      seats: { first: person('Ada'), second: person('Bob') },
      you: 'first',
      spectators: 0,
      commitment: 'c'.repeat(64),
      score: { first: 0, second: 0, draws: 0 },
      last: null,
      next: null,
      ...more.match,
    },
    clock: more.clock ?? null,
    view: viewOf(more.view),
    offers: { draw: null, rematch: [], standIn: null, ...more.offers },
  };
}
