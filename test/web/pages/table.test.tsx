/** The page of a match while it runs. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import type { View } from '../../../shared/game.ts';
import { Table } from '../../../web/pages/table.tsx';
import { person, stateOf, viewOf } from '../../support/states.ts';
import { button, hear, keys, link, notice, parts, press, root, show, text } from './table-page.tsx';

describe('while the match runs', () => {
  test('[A-09] names are text, isolated, whatever they hold', async () => {
    const seats = { first: person('Ada'), second: person('<b>\u202Eevil</b>') };
    await show(stateOf({ match: { seats }, view: { toAct: ['second'], legal: [] } }));
    expect(root.querySelector('.strip-top bdi')?.textContent).toBe('<b>\u202Eevil</b>');
    expect(root.querySelector('.strip-top b')).toBeNull();
    expect(text('.table-notice')).toContain('\u2068<b>\u202Eevil</b>\u2069');
  });

  test('[L-11] the title tells whose turn it is and nothing else', async () => {
    await show();
    expect(document.title).toBe('Your turn · Fogbound');
    await hear(stateOf({ view: { ply: 1, toAct: ['second'], legal: [] } }));
    expect(document.title).toBe('Fogbound');
  });

  test('[U-23] confirming twice in a row makes one action; then the board waits', async () => {
    await show();
    await keys('a1', ...Array(4).fill('ArrowRight'), 'ArrowUp', 'Enter');
    expect(root.querySelectorAll('.mark-move')).toHaveLength(2);
    await keys('e2', 'ArrowUp', 'ArrowUp', 'Enter', 'Enter', 'Enter');
    expect(link().asked).toEqual(['act 0 e2e4']);
    expect(root.querySelector('.board')?.hasAttribute('data-inert')).toBe(true);
  });

  test('[S-07] what is on its way, doubtful or lost is said', async () => {
    await show();
    await act(() => link().act(0, 'e2e4'));
    expect(notice()).toBe('Sending.');
    await act(() => {
      link().pending.value = { ply: 0, action: 'e2e4', unanswered: true };
    });
    expect(notice()).toContain('Not sent yet');
    await act(() => {
      link().connection.value = { kind: 'lost' };
    });
    expect(notice()).toContain('Connection lost');
  });

  test('[R30] a refusal is told in words, until the match moves on', async () => {
    await show();
    await act(() => {
      link().refused.value = { type: 'refused', ply: 0, code: 'stale' };
    });
    expect(notice()).toContain('already moved on');
    await hear(stateOf({ view: { ply: 1, toAct: ['second'], legal: [] } }));
    expect(notice()).toContain('Waiting for Bob');
  });

  test('[R19] who is away is said; the countdown runs, and either answer is sent once', async () => {
    const seats = { first: person('Ada'), second: person('Bob', { present: false }) };
    await show(
      stateOf({
        match: { seats },
        view: { ply: 1, toAct: ['second'], legal: [] },
        offers: { standIn: { seat: 'second', inMs: 90_000 } },
      }),
    );
    expect(text('.strip-top')).toContain('away');
    expect(notice()).toMatch(/Bob is away\. The computer plays on for them in 1:\d\d/);
    await press('Keep waiting');
    await act(() => button('Let it play').click());
    expect(link().asked).toEqual(['history', 'standIn decline']);
  });

  test('[R19] where the other is asked, it is a question', async () => {
    const seats = { first: person('Ada'), second: person('Bob', { present: false }) };
    const offers = { standIn: { seat: 'second', inMs: null } } as const;
    await show(stateOf({ match: { seats }, view: { toAct: ['second'], legal: [] }, offers }));
    expect(notice()).toContain('Shall the computer play for them?');
    await press('Let it play');
    expect(link().asked).toEqual(['standIn accept']);
  });

  test('[R20] a stand-in is shown beside the name', async () => {
    const seats = {
      first: person('Ada'),
      second: person('Bob', { present: false, standIn: true }),
    };
    await show(stateOf({ match: { seats }, view: { toAct: ['second'], legal: [] } }));
    expect(text('.strip-top')).toContain('computer playing');
    expect(notice()).toContain('The computer plays for Bob.');
  });

  test('[R23] a draw is offered, withdrawn, accepted, declined', async () => {
    await show();
    await press('Draw');
    expect(button('Draw').disabled).toBe(true);
    await hear(stateOf({ offers: { draw: 'first' } }));
    await press('Withdraw offer');
    await hear(stateOf({ offers: { draw: 'second' } }));
    expect(notice()).toContain('Bob offers a draw.');
    await press('Decline');
    await hear(stateOf({ offers: { draw: 'second' } }));
    await press('Accept');
    expect(link().asked).toEqual(['draw offer', 'draw withdraw', 'draw decline', 'draw accept']);
  });

  test('[R23] resigning takes a second tap; a CPU is offered no draw', async () => {
    const cpu = {
      name: 'CPU',
      kind: 'cpu',
      level: 'novice',
      present: true,
      standIn: false,
    } as const;
    await show(stateOf({ match: { seats: { first: person('Ada'), second: cpu } } }));
    expect(text('.strip-top')).toContain('Novice');
    expect(() => button('Draw')).toThrow();
    await press('Resign');
    expect(link().asked).toEqual([]);
    await press('Play on');
    await press('Resign');
    await act(() => root.querySelector<HTMLButtonElement>('dialog .danger')?.click());
    expect(link().asked).toEqual(['resign']);
  });

  test('[FC12] captures are shown from the public list', async () => {
    const captures = [
      { ply: 2, square: 'd5', piece: 'p', by: 'first' },
      { ply: 3, square: 'd5', piece: 'Q', by: 'second' },
    ] as const;
    await show(stateOf({ view: { ply: 4, captures } }));
    expect(text('.strip-bottom')).toContain('Captured: pawn');
    expect(text('.strip-top')).toContain('Captured: queen');
  });

  test('[R36] looking back shows an earlier view, and the way to the present', async () => {
    const own = { ply: 0, action: 'e2e4', by: 'player' } as const;
    await show();
    await hear(stateOf({ view: { ply: 1, toAct: ['second'], legal: [], own } }));
    await hear(stateOf({ view: { ply: 2, own } }));
    expect(text('.log')).toContain('You Pawn e2 to e4');
    await press('One back');
    expect(notice()).toContain('Looking back: 1 of 2.');
    await press('To the present');
    expect(notice()).toContain('Your turn.');
  });

  test('[R36] on return what happened meanwhile is counted and listed', async () => {
    const own = { ply: 0, action: 'e2e4', by: 'player' } as const;
    localStorage.setItem('fogbound.seen', '[["abc",1]]');
    const views: View[] = [0, 1, 2, 3, 4].map((ply) => viewOf({ ply, own: ply > 0 ? own : null }));
    await act(() => render(<Table id="abc" parts={parts()} />, root));
    link().past = views;
    await hear(stateOf({ view: views[4] ?? {} }));
    expect(notice()).toContain('3 things happened');
    await press('Show');
    expect(root.querySelectorAll('dialog .log-lines li')).toHaveLength(3);
  });

  test('[R11, U-21] the rules open over the match, and closing them leads back to it', async () => {
    await show();
    button('More').focus();
    await press('More');
    await press('Rules');
    await vi.waitFor(() => expect(root.querySelector('dialog .rules')).not.toBeNull(), 10_000);
    expect(root.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(text('dialog h2')).toBe('Rules of Fog of War Chess');
    expect(root.querySelectorAll('dialog h2')).toHaveLength(1);
    expect(root.querySelector('.table-board [data-square=e2]')).not.toBeNull();
    await press('Close');
    expect(root.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('More'));
    expect(link().asked).not.toContain('close');
  });

  test('[R12] the code for another device is shown when asked for', async () => {
    await show();
    await press('More');
    expect(text('dialog')).not.toContain('ABCD2345');
    await press('Show a code');
    expect(text('.handoff-code')).toBe('ABCD2345');
  });

  test('[R14] house rules of the match are shown; showLegal off hides the targets', async () => {
    const options = {
      ...stateOf().match.options,
      turnLimit: 30,
      onTimeout: 'lose',
      showLegal: false,
    } as const;
    await show(stateOf({ match: { options } }));
    await keys('a1', ...Array(4).fill('ArrowRight'), 'ArrowUp', 'Enter');
    expect(root.querySelector('.mark-chosen')).not.toBeNull();
    expect(root.querySelector('.mark-move')).toBeNull();
    await press('More');
    expect(text('dialog .terms')).toContain(
      '30 seconds a turn; when time runs out, the match is lost',
    );
    expect(text('dialog .terms')).toContain('Show where a piece can go: off');
  });

  test('[R16] a running clock is shown, low in its last seconds', async () => {
    await show(stateOf({ clock: { seats: ['first'], remainingMs: 9_500 } }));
    const clock = root.querySelector('.strip-bottom [role=timer]');
    expect(clock?.textContent).toBe('0:10');
    expect(clock?.getAttribute('data-low')).toBe('true');
    expect(root.querySelector('.strip-top [role=timer]')).toBeNull();
  });

  test('[L-23] with one device for two, who has acted looks and then hands it over', async () => {
    const handed: string[] = [];
    const mayHandOver = signal(false);
    const here = { mode: 'two' as const, mayHandOver, handOver: () => handed.push('over') };
    await act(() =>
      render(
        <Table
          id="abc"
          parts={{ ...parts(), link: () => Object.assign(parts().link('abc'), { here }) }}
        />,
        root,
      ),
    );
    await hear(stateOf());
    expect(() => button('Hand over')).toThrow();
    await hear(stateOf({ view: { ply: 1, toAct: ['second'], legal: [] } }));
    await act(() => {
      mayHandOver.value = true;
    });
    await press('Hand over');
    expect(handed).toEqual(['over']);
    await press('More');
    expect(text('dialog')).not.toContain('another device');
  });

  test('[L-02] a watcher of a hidden game sees fog alone, and reads why', async () => {
    await show(
      stateOf({
        match: { you: 'spectator' },
        view: { viewer: 'spectator', ply: 3, board: '?'.repeat(64), legal: [], toAct: ['second'] },
      }),
    );
    expect(text('.blind')).toContain('until it ends');
    expect(root.querySelector('.board .piece')).toBeNull();
    expect(() => button('Resign')).toThrow();
    expect(() => button('One back')).toThrow();
    expect(notice()).toContain('Bob to act.');
  });
});
