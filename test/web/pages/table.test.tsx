import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reason, View } from '../../../shared/game.ts';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { CARDS } from '../../../web/games/cards.ts';
import { loadPresenter, presenterOf } from '../../../web/games/index.ts';
import type { Result } from '../../../web/net/api.ts';
import { Table, type TableParts } from '../../../web/pages/table.tsx';
import { FakeLink } from '../../support/fake-link.ts';
import { settled } from '../../support/fake-surroundings.ts';
import { person, stateOf, viewOf } from '../../support/states.ts';

// Here before the first test: a presenter comes when its game is first shown.
await Promise.all(Object.keys(CARDS).map(loadPresenter));

const offline: Result<never> = { ok: false, failure: { status: 0, code: 'offline', message: '' } };

let root: HTMLElement;
let links: FakeLink[];
let calls: string[];
let answers: { join: Result<{ seat: 'second' }>; record: Result<MatchRecord> };

const parts = (): TableParts => ({
  api: {
    join: async (_id, name) => {
      calls.push(`join ${name}`);
      return answers.join;
    },
    handoff: async () => ({ ok: true, value: { code: 'ABCD2345', validMs: 600_000 } }),
    claim: async (_id, code) => {
      calls.push(`claim ${code}`);
      return { ok: true, value: { seat: 'first' } };
    },
    record: async () => answers.record,
  },
  link: () => {
    const link = new FakeLink();
    links.push(link);
    return link;
  },
  presenterOf,
});

/** The newest link. */
function link(): FakeLink {
  const newest = links.at(-1);
  if (!newest) throw new Error('no link was made');
  return newest;
}

async function show(state = stateOf()): Promise<void> {
  await act(() => render(<Table id="abc" parts={parts()} />, root));
  await hear(state);
}
async function hear(state: ReturnType<typeof stateOf>): Promise<void> {
  await act(async () => {
    link().hear(state);
    await settled();
  });
}
function button(label: string): HTMLButtonElement {
  const all = [...root.querySelectorAll('button')];
  const found = all.find((it) => (it.getAttribute('aria-label') ?? it.textContent) === label);
  if (!found) throw new Error(`no button ${label} among ${all.map((it) => it.textContent)}`);
  return found;
}
async function press(label: string): Promise<void> {
  await act(async () => {
    button(label).click();
    await settled();
  });
}
/** Presses keys on the board, from a square on. */
async function keys(from: string, ...pressed: string[]): Promise<void> {
  root.querySelector<HTMLElement>(`[data-square="${from}"]`)?.focus();
  for (const key of pressed) {
    await act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  }
}
const text = (selector = ''): string =>
  (selector === '' ? root : root.querySelector(selector))?.textContent ?? '';
const plain = (words: string): string => words.replace(/[\u2068\u2069]/g, '');
const notice = (): string => plain(text('.table-notice'));

beforeEach(() => {
  localStorage.clear();
  document.title = '';
  links = [];
  calls = [];
  answers = { join: { ok: true, value: { seat: 'second' } }, record: offline };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
});

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
