import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prompt } from '../../../web/board/gestures.ts';
import {
  choicesOf,
  EMPTY_HAND,
  type Hand,
  type HandEvent,
  handStep,
} from '../../../web/board/hand.ts';
import type { Gesture } from '../../../web/board/scene.ts';
import { at, move } from './stage.tsx';

const OPENING = [move('e2e4'), move('e2e3'), move('d2d4'), move('g1f3')];
const PROMOTION = ['q', 'n', 'r', 'b'].map((piece) => move(`a7a8${piece}`, piece));
const PROBE: Gesture = { action: '?d4', taps: [at('d4')] };

/** Plays events and gives back the hand and what was acted. */
function play(events: readonly HandEvent[], gestures: readonly Gesture[], start = EMPTY_HAND) {
  let hand: Hand = start;
  const acts: string[] = [];
  for (const event of events) {
    const step = handStep(hand, event, gestures);
    hand = step.hand;
    if (step.act) acts.push(step.act.action);
  }
  return { hand, acts };
}

const tap = (name: string): HandEvent => ({ kind: 'tap', square: at(name) });
const press = (name: string, pointer = 1): HandEvent => ({
  kind: 'press',
  pointer,
  square: at(name),
});
const drag = (name: string, pointer = 1): HandEvent => ({ kind: 'drag', pointer, over: at(name) });
const release = (name: string | null, pointer = 1): HandEvent => ({
  kind: 'release',
  pointer,
  square: name === null ? null : at(name),
});

describe('prompt', () => {
  it('names the squares that begin, then those that follow', () => {
    expect(prompt(OPENING, []).next).toEqual([at('g1'), at('d2'), at('e2')]);
    expect(prompt(OPENING, [at('e2')]).next).toEqual([at('e3'), at('e4')]);
  });

  it('is ready only when the taps are complete', () => {
    expect(prompt(OPENING, [at('e2')]).ready).toEqual([]);
    expect(prompt(OPENING, [at('e2'), at('e4')]).ready).toEqual([OPENING[0]]);
    expect(prompt(PROMOTION, [at('a7'), at('a8')]).ready).toHaveLength(4);
  });

  it('leads nowhere from a square without a gesture', () => {
    expect(prompt(OPENING, [at('h7')])).toEqual({ next: [], ready: [] });
  });
});

describe('tap and tap', () => {
  it('[CH4] chooses a piece, then moves it', () => {
    expect(play([tap('e2'), tap('e4')], OPENING).acts).toEqual(['e2e4']);
  });

  it('[CH4] switches to another own piece', () => {
    const { hand, acts } = play([tap('e2'), tap('g1')], OPENING);
    expect(hand.taps).toEqual([at('g1')]);
    expect(acts).toEqual([]);
    expect(play([tap('e2'), tap('g1'), tap('f3')], OPENING).acts).toEqual(['g1f3']);
  });

  it('lets go of a piece tapped twice, and of one sent where it cannot go', () => {
    expect(play([tap('e2'), tap('e2')], OPENING).hand).toEqual(EMPTY_HAND);
    expect(play([tap('e2'), tap('h8')], OPENING).hand).toEqual(EMPTY_HAND);
  });

  it('[CH4] ignores a piece without a move', () => {
    expect(play([tap('a1')], OPENING).hand).toEqual(EMPTY_HAND);
    expect(play([press('a1'), drag('a3'), release('a3')], OPENING).acts).toEqual([]);
  });

  it('plays a one-tap gesture when the finger lifts, not before', () => {
    expect(play([press('d4')], [PROBE]).acts).toEqual([]);
    expect(play([press('d4'), release('d4')], [PROBE]).acts).toEqual(['?d4']);
  });

  it('[U-23] asks again where the gesture has its last tap twice', () => {
    const preview: Gesture = { action: '?d4', taps: [at('d4'), at('d4')] };
    const { hand, acts } = play([tap('d4')], [preview]);
    expect([hand.taps, acts]).toEqual([[at('d4')], []]);
    expect(play([tap('d4'), tap('d4')], [preview]).acts).toEqual(['?d4']);
  });

  it('[U-23] plays one action for two quick presses on the target', () => {
    const twice = [press('e4'), release('e4'), press('e4'), release('e4')];
    expect(play([tap('e2'), ...twice], OPENING).acts).toEqual(['e2e4']);
  });
});

describe('drag', () => {
  it('plays the move where the piece is dropped', () => {
    expect(play([press('e2'), drag('e3'), drag('e4'), release('e4')], OPENING).acts).toEqual([
      'e2e4',
    ]);
  });

  it('puts the piece back when dropped where it cannot go, or beside the board', () => {
    expect(play([press('e2'), drag('e6'), release('e6')], OPENING)).toEqual({
      hand: EMPTY_HAND,
      acts: [],
    });
    expect(play([press('e2'), drag('e3'), release(null)], OPENING)).toEqual({
      hand: EMPTY_HAND,
      acts: [],
    });
  });

  it('keeps a piece chosen that was lifted and set down again', () => {
    expect(play([press('e2'), drag('e2'), release('e2')], OPENING).hand.taps).toEqual([at('e2')]);
  });

  it('[U-04] lets everything go at a second finger, and the next tap works', () => {
    const events = [press('e2'), drag('e3'), press('d2', 2), release('e4'), release('d4', 2)];
    expect(play(events, OPENING)).toEqual({ hand: EMPTY_HAND, acts: [] });
    expect(play([...events, tap('g1'), tap('f3')], OPENING).acts).toEqual(['g1f3']);
  });

  it('[U-04] lets everything go when the browser takes the pointer away', () => {
    const events: HandEvent[] = [press('e2'), drag('e3'), { kind: 'cancel' }, release('e4')];
    expect(play(events, OPENING)).toEqual({ hand: EMPTY_HAND, acts: [] });
  });

  it('[U-04] goes on through an update that keeps the piece, and ends with one that takes it', () => {
    const { hand } = play([press('e2'), drag('e3')], OPENING);
    const kept = play([{ kind: 'update' }, release('e4')], [move('e2e4')], hand);
    expect(kept.acts).toEqual(['e2e4']);
    const taken = play([{ kind: 'update' }, release('e4')], [move('d2d4')], hand);
    expect(taken).toEqual({ hand: EMPTY_HAND, acts: [] });
  });
});

describe('choice', () => {
  it('waits for the choice and plays nothing by itself', () => {
    const { hand, acts } = play([tap('a7'), tap('a8')], PROMOTION);
    expect(acts).toEqual([]);
    expect(choicesOf(hand, PROMOTION)).toEqual(PROMOTION);
  });

  it('plays what was chosen', () => {
    const { hand } = play([tap('a7'), tap('a8')], PROMOTION);
    const [, knight] = PROMOTION;
    if (!knight) throw new Error('no knight');
    expect(play([{ kind: 'choose', gesture: knight }], PROMOTION, hand).acts).toEqual(['a7a8n']);
  });

  it('[U-06] cancels without a trace, and other moves go on', () => {
    const gestures = [...PROMOTION, move('h2h3')];
    const { hand } = play([tap('a7'), tap('a8'), { kind: 'cancel' }], gestures);
    expect(hand).toEqual(EMPTY_HAND);
    expect(play([tap('h2'), tap('h3')], gestures, hand).acts).toEqual(['h2h3']);
  });

  it('[U-07] closes when the move is no longer there, and then plays nothing', () => {
    const { hand } = play([tap('a7'), tap('a8')], PROMOTION);
    const [queen] = PROMOTION;
    if (!queen) throw new Error('no queen');
    const after = play([{ kind: 'update' }, { kind: 'choose', gesture: queen }], [], hand);
    expect(after).toEqual({ hand: EMPTY_HAND, acts: [] });
  });
});

describe('whatever comes', () => {
  const square = fc.integer({ min: 0, max: 63 });
  const pointer = fc.integer({ min: 1, max: 2 });
  const event: fc.Arbitrary<HandEvent> = fc.oneof(
    fc.record({ kind: fc.constant('press' as const), pointer, square }),
    fc.record({ kind: fc.constant('drag' as const), pointer, over: square }),
    fc.record({ kind: fc.constant('release' as const), pointer, square }),
    fc.record({ kind: fc.constant('tap' as const), square }),
    fc.constant({ kind: 'cancel' as const }),
    fc.constant({ kind: 'update' as const }),
  );
  const legal = fc.uniqueArray(
    fc.tuple(square, square).filter(([from, to]) => from !== to),
    { maxLength: 40, selector: ([from, to]) => `${from}-${to}` },
  );

  it('[U-04] never acts on what is not allowed at that moment, and never sticks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(event, legal), { maxLength: 30 }), (steps) => {
        let hand: Hand = EMPTY_HAND;
        for (const [next, moves] of steps) {
          const gestures = moves.map(([from, to]) => ({
            action: `${from}-${to}`,
            taps: [from, to],
          }));
          hand = handStep(hand, { kind: 'update' }, gestures).hand;
          const step = handStep(hand, next, gestures);
          if (step.act) expect(gestures).toContain(step.act);
          hand = step.hand;
        }
        const free = handStep(hand, { kind: 'cancel' }, OPENING).hand;
        expect(play([tap('e2'), tap('e4')], OPENING, free).acts).toEqual(['e2e4']);
      }),
      { numRuns: 300 },
    );
  });
});
