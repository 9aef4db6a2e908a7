/** The page of a match that has ended: how, and what next. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test } from 'vitest';
import type { Reason, View } from '../../../shared/game.ts';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { Table } from '../../../web/pages/table.tsx';
import { person, stateOf } from '../../support/states.ts';
import {
  answers,
  button,
  hear,
  link,
  parts,
  plain,
  press,
  root,
  show,
  text,
} from './table-page.tsx';

describe('the end', () => {
  const ended = (reason: Reason, winner: 'first' | 'second' | null, more: Partial<View> = {}) =>
    stateOf({
      match: { status: 'over' },
      view: { viewer: 'all', ply: 5, toAct: [], legal: [], outcome: { winner, reason }, ...more },
    });
  const result = (): string => plain(text('.result p'));

  test.each<[Reason, 'first' | 'second' | null, string]>([
    ['resignation', 'second', 'You lost. You resigned.'],
    ['resignation', 'first', 'You won. Bob resigned.'],
    ['timeout', 'second', 'You lost. Your time ran out.'],
    ['checkmate', 'first', 'You won. Checkmate.'],
    ['agreement', null, 'A draw. You both agreed.'],
    ['stalemate', null, 'A draw. Stalemate: no legal move, and not in check.'],
    ['length', 'second', 'You lost. The last turn was played, and they had more pieces left.'],
  ])('[U-21] %s, winner %s: %s', async (reason, winner, words) => {
    await show(ended(reason, winner));
    expect(result()).toBe(words);
    expect(plain(text('[role=status]'))).toBe(words);
    expect(document.title).toBe('Match over · Fogbound');
    expect(root.querySelector('a.primary[href^="/m/abc/review"]')?.getAttribute('href')).toBe(
      '/m/abc/review?ply=4',
    );
    expect(root.querySelector('.result a')?.getAttribute('href')).toBe('/m/abc/review');
  });

  test('[R28] the fall of the king is told with what took it, from where, and that it was not seen', async () => {
    const board = `....q${'.'.repeat(59)}`;
    const captures = [{ ply: 4, square: 'e1', piece: 'K', by: 'second' }] as const;
    answers.record = {
      ok: true,
      value: { actions: [{ action: 'e7e1' }] } as unknown as MatchRecord,
    };
    await show(stateOf({ view: { ply: 4, toAct: ['second'], legal: [], board: '?'.repeat(64) } }));
    await hear(ended('king-captured', 'second', { board, captures }));
    expect(result()).toBe(
      'You lost. The queen on e7 took your king, from where you could not see it.',
    );
    expect(root.querySelector('.paths .path')).not.toBeNull();
  });

  test('[R28] without the record, or to who saw it coming, no more is claimed than is known', async () => {
    const board = `....q${'.'.repeat(59)}`;
    const captures = [{ ply: 4, square: 'e1', piece: 'K', by: 'second' }] as const;
    await show(ended('king-captured', 'second', { board, captures }));
    expect(result()).toBe('You lost. The queen took your king on e1.');
  });

  test('[R26] a rematch is asked for, withdrawn, accepted, declined', async () => {
    await show(ended('agreement', null));
    await press('Rematch');
    await hear({
      ...ended('agreement', null),
      offers: { draw: null, rematch: ['first'], standIn: null },
    });
    await press('Withdraw');
    await hear({
      ...ended('agreement', null),
      offers: { draw: null, rematch: ['second'], standIn: null },
    });
    expect(plain(text('.result'))).toContain('Bob wants a rematch.');
    await press('Decline');
    await hear({
      ...ended('agreement', null),
      offers: { draw: null, rematch: ['second'], standIn: null },
    });
    await press('Accept');
    expect(link().asked.filter((it) => it.startsWith('rematch'))).toEqual([
      'rematch offer',
      'rematch withdraw',
      'rematch decline',
      'rematch accept',
    ]);
  });

  test('[S-27] nobody is asked who has left, and it is said', async () => {
    const state = ended('agreement', null);
    const seats = { first: person('Ada'), second: person('Bob', { present: false }) };
    await show({ ...state, match: { ...state.match, seats } });
    expect(button('Rematch').disabled).toBe(true);
    expect(plain(text('.result'))).toContain('Bob has left');
  });

  test('[R26] who is here goes along to the next match; an old link only points to it', async () => {
    const state = ended('agreement', null);
    const made = { ...state, match: { ...state.match, next: 'def' } };
    await show(made);
    expect(location.pathname).not.toBe('/m/def');
    expect(root.querySelector('a[href="/m/def"]')).not.toBeNull();
    await act(() => render(null, root));
    await show(state);
    await hear(made);
    expect(location.pathname).toBe('/m/def');
  });

  test('[R22, D-19] a damaged match says so', async () => {
    await act(() => render(<Table id="abc" parts={parts()} />, root));
    await act(() => {
      link().connection.value = { kind: 'ended', why: 'damaged' };
    });
    expect(text('h1')).toBe('This match is damaged');
  });
});
