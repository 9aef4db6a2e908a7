/** Starts a match in this browser; loaded when asked for, it brings the rules. */
import type { Seat } from '../../shared/game.ts';
import type { Sitting } from '../../shared/log.ts';
import type { Card } from '../games/presenter.ts';
import { createLocal } from '../net/local-match.ts';
import { type Draft, levelOf, newMatchOf, seatOf } from './start-draft.ts';

/** The seat of who practises; lots are drawn where that was wanted. */
function ownSeat(draft: Draft): Seat {
  const wish = seatOf(draft);
  if (wish !== 'random') return wish;
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 'first' : 'second';
}

/** Makes the match in this browser and returns its id: for two people, or against the computer. */
export function startHere(draft: Draft, { about, seatNames }: Card): string {
  const human = (name: string): Sitting => ({ kind: 'human', name, device: '' });
  const { options } = newMatchOf(draft, about);
  const practice = draft.opponent === 'cpu';
  const own = practice ? ownSeat(draft) : 'first';
  const cpu: Sitting = { kind: 'cpu', level: levelOf(draft, about) };
  const sitting = (seat: Seat): Sitting => {
    if (!practice) return human(seatNames[seat]);
    return seat === own ? human(draft.name.trim() || seatNames[seat]) : cpu;
  };
  return createLocal({
    mode: practice ? 'practice' : 'two',
    holder: own,
    created: {
      game: about.id,
      revision: about.revision,
      // A clock would run while the device changes hands, and nobody is ever away.
      options: { ...options, turnLimit: null, onTimeout: 'cpu', standIn: 'never' },
      seats: { first: sitting('first'), second: sitting('second') },
      score: { first: 0, second: 0, draws: 0 },
    },
  });
}
