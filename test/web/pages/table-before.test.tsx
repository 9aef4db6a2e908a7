/** The page of a match before it is played: its link, the seat, another device. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { Table } from '../../../web/pages/table.tsx';
import { settled } from '../../support/fake-surroundings.ts';
import { person, stateOf } from '../../support/states.ts';
import {
  answers,
  button,
  calls,
  link,
  links,
  notice,
  parts,
  plain,
  press,
  root,
  show,
  text,
} from './table-page.tsx';

describe('before the match', () => {
  test('[S-26] an id that the referee does not know says so and offers a new match', async () => {
    await act(() => render(<Table id="abc" parts={parts()} />, root));
    await act(() => {
      link().connection.value = { kind: 'ended', why: 'no-such-match' };
    });
    expect(text('h1')).toContain('nothing here');
    expect(root.querySelector('a[href="/"]')).not.toBeNull();
  });

  const waiting = (you: 'first' | 'spectator') =>
    stateOf({
      match: { status: 'waiting', you, seats: { first: person('Ada'), second: null } },
      view: { toAct: [], legal: [] },
    });

  test('[R10] who made the match sees its link, whole and selectable', async () => {
    await show(waiting('first'));
    expect(root.querySelector<HTMLInputElement>('.invite input')?.value).toBe(
      `${location.origin}/m/abc`,
    );
    expect(document.title).toBe('Fogbound');
  });

  test('[U-15] copied is said only when something was copied', async () => {
    await show(waiting('first'));
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    await press('Copy the link');
    expect(text('.invite-told')).toContain('copy it yourself');
    expect(text('.invite')).not.toContain('Copied');
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (it: string) => copied.push(it) } });
    await press('Copy the link');
    vi.unstubAllGlobals();
    expect(copied).toEqual([`${location.origin}/m/abc`]);
    expect(button('Copied')).toBeTruthy();
  });

  test('[R11] who opens the link reads what is played and decides; nothing is joined by looking', async () => {
    await show(waiting('spectator'));
    expect(plain(text('h1'))).toBe('Ada invites you to Fog of War Chess');
    expect(root.querySelectorAll('.pitch p')).toHaveLength(3);
    expect(text('.terms')).toContain('No time limit');
    expect(calls).toEqual([]);
    await press('Just watch');
    expect(calls).toEqual([]);
    expect(notice()).toContain('Nobody has sat down yet.');
    await press('Sit down');
    expect(button('Just watch')).toBeTruthy();
  });

  test('[S-01] sitting down is asked once, opens a new line as that seat, and remembers the name', async () => {
    await show(waiting('spectator'));
    const name = root.querySelector<HTMLInputElement>('input[name=name]');
    if (name) name.value = 'Bob';
    await act(() => {
      name?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => {
      button('Sit down').click();
      button('Sit down').click();
      await settled();
    });
    expect(calls).toEqual(['join Bob']);
    expect(links).toHaveLength(2);
    expect(links[0]?.asked).toContain('close');
    expect(localStorage.getItem('fogbound.name')).toBe('Bob');
  });

  test('[S-03] who was too slow is told and can watch', async () => {
    answers.join = { ok: false, failure: { status: 409, code: 'full', message: '' } };
    await show(waiting('spectator'));
    await press('Sit down');
    expect(text('[role=alert]')).toContain('faster');
    expect(links).toHaveLength(1);
  });

  test('[R12] a code from another device takes the seat over', async () => {
    await show(waiting('spectator'));
    const code = root.querySelector<HTMLInputElement>('input[name=code]');
    if (code) code.value = ' abcd2345 ';
    await act(() => {
      code?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Take the seat');
    expect(calls).toEqual(['claim abcd2345']);
    expect(links).toHaveLength(2);
  });

  test('[R15] the friend who sat down while the page was hidden is told in the title', async () => {
    await show(waiting('first'));
    await act(() => {
      link().arrived.value = true;
    });
    expect(document.title).toBe('Your friend is here · Fogbound');
  });
});
