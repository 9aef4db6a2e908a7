import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request } from '../../../shared/cpu/player.ts';
import type { MatchRecord } from '../../../shared/protocol/record.ts';
import { replay } from '../../../shared/replay.ts';
import { recordOf } from '../../../shared/views.ts';
import { fogOfWarChessPresenter } from '../../../web/games/fog-of-war-chess/presenter.ts';
import { Player } from '../../../web/pages/review-player.tsx';
import { seated } from '../../support/match-builder.ts';
import { openPage, type Page } from './page.tsx';

const LABEL = 'What the computer believed';

function recordWith(second: MatchRecord['seats']['second']): MatchRecord {
  const table = seated();
  table.play('e2e4 e7e5 g1f3 b8c6');
  table.say('first', { type: 'resign' });
  const record = recordOf(table.match);
  if (!record) throw new Error('the match is over');
  return { ...record, seats: { ...record.seats, second } };
}
const AGAINST_CPU = recordWith({ name: 'CPU', kind: 'cpu', level: 'strong' });

/** A believer that answers when told to. */
function slow() {
  const asked: { request: Request; answer: (odds: readonly number[] | null) => void }[] = [];
  return {
    asked,
    plies: () => asked.map(({ request }) => request.views.length - 1),
    create: () => ({
      ask: (request: Request) =>
        new Promise<readonly number[] | null>((answer) => asked.push({ request, answer })),
      close: () => {},
    }),
  };
}

let page: Page;
function open(record: MatchRecord, believer = slow(), ply = 3) {
  page = openPage(
    <Player
      id="old"
      record={record}
      replay={replay(record)}
      presenter={fogOfWarChessPresenter}
      you="first"
      start={ply}
      believer={believer.create}
    />,
  );
  return believer;
}

const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(300)));
const turnOn = async () => {
  page.click(page.labelled(LABEL));
  await rest();
};
const step = async (way: 'forward' | 'back') => {
  page.click(page.labelled(`One move ${way}`));
  await rest();
};
/** e1 and e2 at a half; the rest of the board empty. */
const HALF: readonly number[] = Array.from({ length: 64 }, (_, at) =>
  at === 4 || at === 12 ? 0.5 : 0,
);
const written = () =>
  [...page.root.querySelectorAll<HTMLElement>('.heat-cell')].map(
    (cell) => `${cell.dataset['heat']} ${cell.textContent}`,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => {
  page.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what the computer believed', () => {
  test('[R28] is offered where a computer played a seat, at once or for a turn', () => {
    open(recordWith({ name: 'Bo', kind: 'human' }));
    expect(page.text()).not.toContain(LABEL);
    page.leave();
    open(AGAINST_CPU);
    expect(page.text()).toContain(LABEL);
    page.leave();
    const record = recordWith({ name: 'Bo', kind: 'human' });
    const [one, two, ...more] = record.actions;
    if (!one || !two) throw new Error('two actions');
    open({ ...record, actions: [one, { ...two, by: 'cpu' }, ...more] });
    expect(page.text()).toContain(LABEL);
  });

  test('[R28, U-21] lies on the board of what it saw, in its fog alone, and is read out', async () => {
    const { asked, plies } = open(AGAINST_CPU);
    await rest();
    expect(asked).toEqual([]);
    await turnOn();
    expect(plies()).toEqual([3]);
    expect(asked[0]?.request).toMatchObject({ seat: 'second', level: 'strong', budget: 'full' });
    expect(asked[0]?.request.views.every(({ viewer }) => viewer === 'second')).toBe(true);
    expect(page.text()).toContain('Going back');
    expect(written()).toEqual([]);
    asked[0]?.answer(HALF.with(60, 1));
    await rest();
    expect(written()).toEqual(['e1 50%', 'e2 50%']);
    const figure = page.one('.heat').closest('figure');
    expect(figure?.textContent).toContain('Black saw');
    // Where one board is shown at a time, it is this one.
    expect(figure?.dataset['shown']).toBe('true');
    const cell = figure?.querySelector('[data-square=e1]');
    expect(cell?.getAttribute('aria-label')).toBe('e1, fog, 50 % an enemy piece');
    page.click(page.labelled(LABEL));
    await rest();
    expect(written()).toEqual([]);
  });

  test('[R28] an answer for a ply already left is dropped; one that was kept is not asked again', async () => {
    const { asked, plies } = open(AGAINST_CPU);
    await turnOn();
    await step('forward');
    expect(plies()).toEqual([3, 4]);
    asked[0]?.answer(HALF);
    await rest();
    expect(written()).toEqual([]);
    asked[1]?.answer(HALF);
    await rest();
    expect(written()).toHaveLength(2);
    await step('back');
    expect(plies()).toEqual([3, 4, 3]);
    expect(written()).toEqual([]);
    await step('forward');
    expect(plies()).toEqual([3, 4, 3]);
    expect(written()).toHaveLength(2);
  });

  test('[R28] plies passed on the way are not worked out', async () => {
    const { plies } = open(AGAINST_CPU, slow(), 1);
    await turnOn();
    for (const ply of ['2', '3', '4']) page.type(page.labelled<HTMLInputElement>('Position'), ply);
    await rest();
    expect(plies()).toEqual([1, 4]);
  });

  test.each([
    [null, 'cannot be told'],
    [Array.from({ length: 64 }, () => 0), 'nothing beyond what it saw'],
  ])('[R28] says so where there is nothing to show', async (odds, told) => {
    const { asked } = open(AGAINST_CPU);
    await turnOn();
    asked[0]?.answer(odds);
    await rest();
    expect(page.text()).toContain(told);
  });
});
