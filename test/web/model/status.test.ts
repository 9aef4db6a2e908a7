import { describe, expect, test } from 'vitest';
import type { View } from '../../../shared/game.ts';
import { CARDS } from '../../../web/games/cards.ts';
import { loadPresenter, presenterOf } from '../../../web/games/index.ts';
import type { Presenter } from '../../../web/games/presenter.ts';
import { type Ending, pathOf, tellResult } from '../../../web/model/result.ts';
import { statusOf, titleOf } from '../../../web/model/status.ts';
import { person, stateOf, viewOf } from '../../support/states.ts';

// Here before the first test: a presenter comes when its game is first shown.
await Promise.all(Object.keys(CARDS).map(loadPresenter));

const known = presenterOf('fog-of-war-chess');
if (!known) throw new Error('no presenter');
const presenter: Presenter = known;

type Changes = Parameters<typeof stateOf>[0];
const words = (more: Changes): string =>
  statusOf(stateOf(more), presenter)
    .words.join(' ')
    .replace(/[\u2068\u2069]/g, '');
const cpu = { name: 'CPU', kind: 'cpu', level: 'novice', present: true, standIn: false } as const;
const waits: Partial<View> = { ply: 1, toAct: ['second'], legal: [] };

describe('what is said while a match runs', () => {
  test('[R7] what was noticed comes before what is to be done', () => {
    const last = { seat: 'second', by: 'player' } as const;
    expect(words({ match: { last }, view: { ply: 2 } })).toBe(
      'Black moved out of your sight. Your turn.',
    );
  });

  test('[R18] an action that the computer made is told as such, to both', () => {
    const own = { ply: 0, action: 'b1a3', by: 'cpu' } as const;
    const mine = {
      match: { last: { seat: 'first', by: 'cpu' } as const },
      view: { ...waits, own },
    };
    expect(words(mine)).toBe('The computer played for you: b1 to a3. Waiting for Bob.');
    expect(words({ match: { last: { seat: 'second', by: 'cpu' } }, view: { ply: 2 } })).toBe(
      'The computer played for Bob. Black moved out of your sight. Your turn.',
    );
  });

  test('[R18] a turn that ran out is no longer mine', () => {
    const seats = { first: person('Ada', { standIn: true }), second: person('Bob') };
    const late = stateOf({ match: { seats }, view: { legal: [] } });
    expect(statusOf(late, presenter)).toMatchObject({ kind: 'wait' });
    expect(words({ match: { seats }, view: { legal: [] } })).toContain(
      'the computer plays this turn',
    );
    expect(titleOf(late, false)).toBe('Fogbound');
  });

  test('[R22] a CPU opponent thinks; the word CPU is nobody’s name', () => {
    const seats = { first: person('Ada'), second: cpu };
    expect(words({ match: { seats }, view: waits })).toBe('The computer is thinking.');
  });

  test('[FG1] where both choose at once, both are told, and who is done waits', () => {
    expect(words({ view: { toAct: ['first', 'second'] } })).toContain('Your turn.');
    expect(words({ view: { ...waits, ply: 1 } })).toBe('Waiting for Bob.');
  });

  test('[R21] a watcher reads who is to act, or that nobody is here', () => {
    const view: Partial<View> = { viewer: 'spectator', toAct: ['second'], legal: [], ply: 0 };
    const match = { you: 'spectator' } as const;
    expect(words({ match, view })).toBe('Bob to act.');
    expect(words({ match, view, clock: { seats: [], remainingMs: 9_000 } })).toContain('Paused');
  });

  test('[R33] a seat without a name is called by its side', () => {
    const seats = { first: person('Ada'), second: person('') };
    expect(words({ match: { seats }, view: waits })).toBe('Waiting for Black.');
  });
});

describe('what is said at the end', () => {
  const final = viewOf({
    viewer: 'all',
    ply: 5,
    toAct: [],
    legal: [],
    board: `....q${'.'.repeat(59)}`,
    captures: [{ ply: 4, square: 'e1', piece: 'K', by: 'second' }],
    outcome: { winner: 'second', reason: 'king-captured' },
  });
  const ending = (more: Partial<Ending> & { you?: 'first' | 'second' | 'spectator' }): Ending => {
    const { you = 'first', ...rest } = more;
    const { match } = stateOf({ match: { status: 'over', you } });
    const outcome = final.outcome ?? { winner: null, reason: 'agreement' };
    return { outcome, match, final, before: null, action: 'e7e1', ...rest };
  };
  const told = (end: Ending): string => {
    const { headline, cause } = tellResult(end, presenter);
    return `${headline} ${cause}`.replace(/[\u2068\u2069]/g, '');
  };
  /** What White saw before, with `char` on e7. */
  const sawOnE7 = (char: string) =>
    viewOf({ ply: 4, board: `${'.'.repeat(52)}${char}${'.'.repeat(11)}` });

  test('[R28] the loser is told what took the king, from where, and whether it had been seen', () => {
    expect(told(ending({ before: sawOnE7('?') }))).toBe(
      'You lost. The queen on e7 took your king, from where you could not see it.',
    );
    expect(told(ending({ before: sawOnE7('#') }))).toBe(
      'You lost. The queen on e7 took your king; you had seen that something stood there, not what.',
    );
    expect(told(ending({ before: sawOnE7('q') }))).toBe(
      'You lost. The queen on e7 took your king on e1.',
    );
    expect(told(ending({ before: null }))).toBe('You lost. The queen on e7 took your king on e1.');
  });

  test('[R28] the winner and those who watched are told from their side', () => {
    expect(told(ending({ you: 'second' }))).toBe('You won. Your queen took the king on e1.');
    expect(told(ending({ you: 'spectator' }))).toBe(
      'Bob won. The queen on e7 took the king on e1.',
    );
  });

  test('[R28] the path is drawn for a capture only, and only once the action is known', () => {
    expect(pathOf(ending({}), presenter)).toEqual({ kind: 'path', from: 52, to: 4 });
    expect(pathOf(ending({ action: null }), presenter)).toBeNull();
    expect(
      pathOf(ending({ outcome: { winner: 'second', reason: 'resignation' } }), presenter),
    ).toBeNull();
  });

  test('[U-21] nobody is said to have won a draw', () => {
    const draw = (reason: Ending['outcome']['reason']) =>
      told(ending({ outcome: { winner: null, reason } }));
    expect(draw('repetition')).toBe('A draw. The same position came up for the third time.');
    expect(draw('agreement')).toBe('A draw. You both agreed.');
    expect(told(ending({ you: 'spectator', outcome: { winner: null, reason: 'agreement' } }))).toBe(
      'A draw. Both sides agreed.',
    );
  });
});
