import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../../shared/game.ts';
import { CARDS } from '../../../web/games/cards.ts';
import { loadPresenter, presenterOf } from '../../../web/games/index.ts';
import { TableModel } from '../../../web/model/table.ts';
import { FakeLink } from '../../support/fake-link.ts';
import { FakeSurroundings, settled } from '../../support/fake-surroundings.ts';
import { stateOf, viewOf } from '../../support/states.ts';

// Here before the first test: a presenter comes when its game is first shown.
await Promise.all(Object.keys(CARDS).map(loadPresenter));

let link: FakeLink;
let around: FakeSurroundings;
const visible = signal(true);
let table: TableModel;

const make = (): TableModel =>
  new TableModel({ link, presenterOf, visible, later: (ms, run) => around.later(ms, run) });

beforeEach(() => {
  localStorage.clear();
  link = new FakeLink();
  around = new FakeSurroundings();
  visible.value = true;
  table = make();
});

// An open table would go on noting what has been seen.
afterEach(() => table.close());

const own = (ply: number, action: string) => ({ ply, action, by: 'player' }) as const;

/** White's views of 1. e4 (unseen) 2. d4 (unseen). */
const past: readonly View[] = [
  viewOf(),
  viewOf({ ply: 1, toAct: ['second'], legal: [], own: own(0, 'e2e4') }),
  viewOf({ ply: 2, own: own(0, 'e2e4') }),
  viewOf({ ply: 3, toAct: ['second'], legal: [], own: own(2, 'd2d4') }),
  viewOf({ ply: 4, own: own(2, 'd2d4') }),
];
const at = (ply: number) => stateOf({ view: past[ply] ?? {} });

describe('acting', () => {
  test('[S-09] a second tap before the answer sends nothing', () => {
    link.hear(stateOf());
    const [gesture] = table.gestures.value;
    if (!gesture) throw new Error('no gesture');
    table.act(gesture);
    table.act(gesture);
    expect(link.asked).toEqual([`act 0 ${gesture.action}`]);
    expect(table.pendingGesture.value).toBe(gesture);
  });

  test('[S-10] nothing can be played while the connection is lost', () => {
    link.hear(stateOf());
    const [gesture] = table.gestures.value;
    link.connection.value = { kind: 'lost' };
    expect(table.gestures.value).toEqual([]);
    if (gesture) table.act(gesture);
    table.resign();
    expect(link.asked).toEqual([]);
  });

  test('[S-07] an action that turns out not to have arrived is told until the next one', () => {
    link.hear(stateOf());
    link.pending.value = { ply: 0, action: 'e2e4', unanswered: true };
    link.hear(stateOf());
    link.pending.value = null;
    expect(table.undelivered.value).toBe(true);
    const [gesture] = table.gestures.value;
    if (gesture) table.act(gesture);
    expect(table.undelivered.value).toBe(false);
  });

  test('[S-07] one that did arrive is not', () => {
    link.hear(stateOf());
    link.pending.value = { ply: 0, action: 'e2e4', unanswered: true };
    link.hear(at(1));
    link.pending.value = null;
    expect(table.undelivered.value).toBe(false);
  });

  test('[A-20] an offer is asked once until something comes back, or four seconds have passed', async () => {
    link.hear(stateOf());
    table.draw('offer');
    table.draw('offer');
    table.resign();
    expect(link.asked).toEqual(['draw offer']);
    link.hear(stateOf({ offers: { draw: 'first' } }));
    table.draw('withdraw');
    expect(link.asked).toEqual(['draw offer', 'draw withdraw']);
    await around.pass(4_000);
    table.resign();
    link.refused.value = { type: 'refused', ply: 0, code: 'illegal' };
    expect(table.asking.value).toBeNull();
    expect(link.asked).toEqual(['draw offer', 'draw withdraw', 'resign']);
  });
});

describe('the own past', () => {
  test('[R36] states that come one by one are kept without asking', () => {
    for (const ply of [0, 1, 2]) link.hear(at(ply));
    expect(link.asked).toEqual([]);
    expect(table.log.value.map(({ ply, mine }) => [ply, mine])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test('[R36] coming late asks for the past once, also while states go on arriving', async () => {
    link.past = past.slice(0, 4);
    link.hear(at(3));
    link.hear(at(4));
    await settled();
    expect(link.asked).toEqual(['history']);
    expect(table.views.value.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  });

  test('[R36] stepping shows earlier views, offers no action there, and ends in the present', () => {
    for (const ply of [0, 1, 2]) link.hear(at(ply));
    table.step(-1);
    expect(table.shown.value?.ply).toBe(1);
    expect(table.gestures.value).toEqual([]);
    table.step(-1);
    table.step(-1);
    expect(table.shown.value?.ply).toBe(0);
    table.goTo(1);
    table.step(1);
    expect(table.past.value).toBeNull();
    expect(table.gestures.value.length).toBeGreaterThan(0);
  });

  test('[R36] what comes in while looking back changes nothing on the board shown', () => {
    for (const ply of [0, 1, 2]) link.hear(at(ply));
    table.goTo(1);
    link.hear(at(3));
    expect(table.shown.value?.ply).toBe(1);
    table.goTo(null);
    expect(table.shown.value?.ply).toBe(3);
  });

  test('[R36] back after more than one action, what was missed is told', async () => {
    link.hear(at(1));
    table.close();
    link = new FakeLink();
    link.past = past;
    table = make();
    link.hear(at(4));
    await settled();
    expect(table.meanwhile.value.map(({ ply }) => ply)).toEqual([2, 4]);
  });

  test('[R36] so it is when the page was only hidden, and not when one action was missed', () => {
    for (const ply of [0, 1]) link.hear(at(ply));
    visible.value = false;
    link.hear(at(2));
    visible.value = true;
    expect(table.meanwhile.value).toEqual([]);
    visible.value = false;
    link.hear(at(3));
    link.hear(at(4));
    expect(table.meanwhile.value).toEqual([]);
    visible.value = true;
    expect(table.meanwhile.value.map(({ ply }) => ply)).toEqual([4]);
  });

  test('[R36] a first visit misses nothing', async () => {
    link.past = past;
    link.hear(at(4));
    await settled();
    expect(table.meanwhile.value).toEqual([]);
  });

  test('[R9] the reveal takes the place of the last view', () => {
    for (const ply of [0, 1]) link.hear(at(ply));
    link.hear(
      stateOf({
        match: { status: 'over' },
        view: {
          ply: 1,
          viewer: 'all',
          toAct: [],
          legal: [],
          outcome: { winner: 'first', reason: 'resignation' },
        },
      }),
    );
    expect(table.views.value.map(({ ply, viewer }) => `${ply} ${viewer}`)).toEqual([
      '0 first',
      '1 all',
    ]);
    expect(table.gestures.value).toEqual([]);
  });
});
