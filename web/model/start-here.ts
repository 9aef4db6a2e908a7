/** Starts a match for two people with one device; loaded when asked for, it brings the rules. */
import type { Presenter } from '../games/presenter.ts';
import { createLocal } from '../net/local-match.ts';
import { type Draft, newMatchOf } from './start-draft.ts';

/** Makes the match in this browser and returns its id. */
export function startHere(draft: Draft, { about, seatNames }: Presenter): string {
  const seat = (name: string) => ({ kind: 'human', name, device: '' }) as const;
  const { options } = newMatchOf(draft, about);
  return createLocal({
    mode: 'two',
    holder: 'first',
    created: {
      game: about.id,
      revision: about.revision,
      // A clock would run while the device changes hands, and nobody is ever away.
      options: { ...options, turnLimit: null, onTimeout: 'cpu', standIn: 'never' },
      seats: { first: seat(seatNames.first), second: seat(seatNames.second) },
      score: { first: 0, second: 0, draws: 0 },
    },
  });
}
