/** What a game may ask of the table beyond taps: modes, confirmation, a placement, styles, facts. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../../shared/game.ts';
import type { MatchInfo } from '../../../shared/protocol/socket.ts';
import { CARDS } from '../../../web/games/cards.ts';
import { loadPresenter, presenterOf } from '../../../web/games/index.ts';
import { Table, type TableParts } from '../../../web/pages/table.tsx';
import { FakeLink } from '../../support/fake-link.ts';
import { settled } from '../../support/fake-surroundings.ts';
import { stateOf } from '../../support/states.ts';

// Here before the first test: a presenter comes when its game is first shown.
await Promise.all(Object.keys(CARDS).map(loadPresenter));

let root: HTMLElement;
let link: FakeLink;

beforeEach(() => {
  localStorage.clear();
  root = document.createElement('div');
  document.body.append(root);
  link = new FakeLink();
});
afterEach(async () => {
  await act(() => render(null, root));
  root.remove();
});

async function show(game: string, view: Partial<View>): Promise<void> {
  const parts: TableParts = {
    api: {
      join: () => Promise.reject(new Error('nobody joins')),
      handoff: () => Promise.reject(new Error('no code')),
      claim: () => Promise.reject(new Error('no code')),
      record: async () => ({ ok: false, failure: { status: 0, code: 'offline', message: '' } }),
    },
    link: () => link,
    presenterOf,
  };
  await act(() => render(<Table id="abc" parts={parts} />, root));
  await hear(game, view);
}
async function hear(
  game: string,
  view: Partial<View>,
  last: MatchInfo['last'] = null,
): Promise<void> {
  await act(async () => {
    link.hear(stateOf({ match: { game, last }, view }));
    await settled();
  });
}
const one = <T extends HTMLElement>(selector: string): T => {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
function button(label: string): HTMLButtonElement | undefined {
  return [...root.querySelectorAll('button')].find(
    (it) => (it.getAttribute('aria-label') ?? it.textContent) === label,
  );
}
async function press(label: string): Promise<void> {
  const found = button(label);
  if (!found) throw new Error(`no button ${label}`);
  await act(async () => {
    found.click();
    await settled();
  });
}
async function keys(...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    await act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await settled();
    });
  }
}
const board = (): HTMLElement => one('[role=grid]');
const mode = (): string =>
  root.querySelector<HTMLInputElement>('input[name=mode]:checked')?.value ?? 'none';
const notice = (): string => one('.table-notice').textContent;

/** South on d1, c3, d3, e3; nothing of North in sight. */
const SOUTH: Partial<View> & Record<string, unknown> = {
  ply: 2,
  board: `??.Q.???.....??.LLL.??.....?${'?'.repeat(21)}`,
  legal: ['?a1', '?d4', 'd3d4', 'd3d5'],
  remaining: { first: 4, second: 4 },
  probes: [],
  turn: 1,
  length: 40,
};

describe('ways of acting', () => {
  test('[FG11] S probes, D moves, Escape goes back, and the control says which is in force', async () => {
    await show('fog', SOUTH);
    expect(mode()).toBe('move');
    await keys('s');
    expect(mode()).toBe('probe');
    await keys('D');
    expect(mode()).toBe('move');
    await keys('s', 'Escape');
    expect(mode()).toBe('move');
  });

  test('[FG2, FG11] a probe by the keyboard alone: preview, then Enter again', async () => {
    await show('fog', SOUTH);
    board().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await keys('s', 'Enter');
    expect(notice()).toContain('Probe a1?');
    expect(one('[role=status].visually-hidden').textContent).toContain('Probe a1?');
    expect(link.asked.filter((it) => it.startsWith('act'))).toEqual([]);
    await keys('Enter', 'Enter', 'Enter');
    expect(link.asked.filter((it) => it.startsWith('act'))).toEqual(['act 2 ?a1']);
  });

  test('[U-12] letters typed into a field or a sheet choose nothing', async () => {
    await show('fog', SOUTH);
    const field = document.createElement('input');
    root.append(field);
    field.focus();
    await keys('s');
    expect(mode()).toBe('move');
    field.remove();
    await press('More');
    root.querySelector<HTMLElement>('dialog button')?.focus();
    await keys('s');
    expect(mode()).toBe('move');
  });

  test('[FG2] every turn begins with moving', async () => {
    await show('fog', SOUTH);
    await keys('s');
    await hear('fog', { ...SOUTH, ply: 4 });
    expect(mode()).toBe('move');
  });

  test('[U-23] Confirm sends once, Cancel and Escape send nothing', async () => {
    await show('fog', SOUTH);
    const preview = async () => {
      board().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      await keys('s', 'Enter');
    };
    await preview();
    await press('Cancel');
    expect(button('Confirm')).toBeUndefined();
    await preview();
    button('Confirm')?.focus();
    await keys('Escape');
    expect(button('Confirm')).toBeUndefined();
    await preview();
    const confirm = button('Confirm');
    await act(async () => {
      confirm?.click();
      confirm?.click();
      await settled();
    });
    expect(link.asked.filter((it) => it.startsWith('act'))).toEqual(['act 2 ?a1']);
  });

  test('are not offered where a game has but one', async () => {
    await show('fog-of-war-chess', {});
    expect(root.querySelector('.table-modes')).toBeNull();
    await keys('s');
    expect(link.asked).toEqual([]);
  });
});

describe('a placement', () => {
  const PLACING = {
    ...SOUTH,
    ply: 0,
    toAct: ['first', 'second'] as const,
    board: '?'.repeat(49),
    legal: [],
  };

  test('[FG1, FG11] chance places all four, Ready sends them once, and the button waits', async () => {
    await show('fog', PLACING);
    expect(button('Ready')?.disabled).toBe(true);
    expect(root.querySelector('.table-modes')).toBeNull();
    await press('Place all four at random');
    await press('Ready');
    await press('Ready');
    expect(link.asked).toHaveLength(1);
    expect(link.asked[0]).toMatch(/^act 0 [a-g][1-3](,[a-g][1-3]){3}$/);
    expect(button('Ready')?.disabled).toBe(true);
  });

  test('[FG1] the other side’s readiness is told and changes nothing on the board', async () => {
    await show('fog', PLACING);
    await press('Place all four at random');
    const before = board().innerHTML;
    await hear(
      'fog',
      { ...PLACING, ply: 1, toAct: ['first'] },
      {
        seat: 'second',
        by: 'player',
      },
    );
    expect(board().innerHTML).toBe(before);
    expect(notice()).toContain('North is ready.');
  });

  test('[FG1, FG11] goes by keys alone: every Enter on a free square brings the next piece', async () => {
    await show('fog', PLACING);
    board().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await keys('Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    await press('Ready');
    expect(link.asked).toEqual(['act 0 a1,b1,c1,d1']);
  });

  test('[FG1] is over for who has placed: the board shows it, with nothing to choose', async () => {
    await show('fog', { ...SOUTH, ply: 1, toAct: ['second'], legal: [] });
    expect(button('Ready')).toBeUndefined();
    expect(root.querySelectorAll('.piece')).toHaveLength(4);
  });
});

describe('facts and styles', () => {
  test('[FG13] turn, pieces left and past probes are in sight, newest probe first', async () => {
    const probes = [
      { ply: 2, seat: 'first', square: 'd4', answer: 1 },
      { ply: 3, seat: 'second', square: 'c2', answer: 0 },
    ];
    await show('fog', { ...SOUTH, ply: 4, probes, turn: 2 } as Partial<View>);
    const facts = [...root.querySelectorAll('.table-facts li')].map((it) => it.textContent);
    expect(facts).toEqual([
      'Turn 2 of 40',
      'Pieces: you 4, they 4',
      'North: c2 = 0',
      'You: d4 = 1',
    ]);
  });

  test('a style is chosen at the table, drawn at once and remembered for its game', async () => {
    const red = {
      board: `RCNKNCRP.PPP.P${'?'.repeat(35)}`,
      sinceCapture: 0,
      facing: false,
      legal: [],
    } as Partial<View>;
    await show('dark-mini-xiangqi', red);
    const drawn = () => one('[data-square=a1] .piece').innerHTML;
    expect(one('.table-board').dataset['style']).toBe('characters');
    expect(one('.table-board').dataset['game']).toBe('dark-mini-xiangqi');
    const written = drawn();
    await press('More');
    await act(() => one<HTMLInputElement>('input[name=style][value=pictograms]').click());
    expect(one('.table-board').dataset['style']).toBe('pictograms');
    expect(drawn()).not.toBe(written);
    expect(localStorage.getItem('fogbound.style.dark-mini-xiangqi')).toBe('pictograms');
  });
});
