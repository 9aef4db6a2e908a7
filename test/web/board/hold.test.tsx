import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { Hold } from '../../../web/board/hold.ts';
import type { Gesture } from '../../../web/board/scene.ts';
import { at, move, sceneOf, stage } from './stage.tsx';

const SCENE = sceneOf(`
  ????????
  ........
  PP......`);

const asking = (text: string): Gesture => ({ ...move(text), confirm: `Really ${text}?` });
const MOVES = [asking('a1a2'), asking('a1a3'), asking('b1b2')];
const PROBES: Gesture[] = ['c3', 'd3'].map((name) => ({
  action: `?${name}`,
  taps: [at(name)],
  confirm: `Probe ${name}?`,
}));

/** A board with what it tells the controls beside it. */
function held(gestures: readonly Gesture[]) {
  const told: (Hold | null)[] = [];
  const board = stage({ scene: SCENE, gestures, onHold: (hold) => told.push(hold) });
  const now = (): Hold => {
    const hold = told.at(-1);
    if (!hold) throw new Error('nothing is held');
    return hold;
  };
  return { board, told, now };
}

const glyphOn = (cell: HTMLElement) =>
  cell.querySelector('[data-glyph]')?.getAttribute('data-glyph') ?? null;

describe('confirmation', () => {
  it('[FG11, U-23] shows what would happen and sends it at the second tap, once', () => {
    const { board, told, now } = held(MOVES);
    board.tap('a1');
    board.tap('a2');
    expect(board.acts).toEqual([]);
    expect(now().preview?.confirm).toBe('Really a1a2?');
    expect([glyphOn(board.cell('a1')), glyphOn(board.cell('a2'))]).toEqual([null, 'P']);
    expect(board.marked('mark-chosen').sort()).toEqual(['a1', 'a2']);
    board.tap('a2');
    board.tap('a2');
    board.tap('a2');
    expect(board.acts).toEqual(['a1a2']);
    expect(told.at(-1)).toBeNull();
  });

  it('[U-23] sends at Confirm, once, and the keyboard goes on from the board', () => {
    const { board, now } = held(MOVES);
    board.tap('a1');
    board.tap('a2');
    const hold = now();
    act(() => {
      hold.confirm();
      hold.confirm();
    });
    expect(board.acts).toEqual(['a1a2']);
    expect(document.activeElement).toBe(board.cell('a2'));
  });

  it('lets go at Cancel, at Escape and at the piece itself', () => {
    const { board, told, now } = held(MOVES);
    const ways = [
      () => act(() => now().cancel()),
      () => board.key('Escape'),
      () => board.tap('a1'),
    ];
    for (const letGo of ways) {
      board.tap('a1');
      board.tap('a2');
      board.cell('a2').focus();
      letGo();
      expect(told.at(-1)).toBeNull();
      expect(glyphOn(board.cell('a1'))).toBe('P');
    }
    expect(board.acts).toEqual([]);
  });

  it('takes another target, or another piece, for a change of mind', () => {
    const { board, now } = held(MOVES);
    board.tap('a1');
    board.tap('a2');
    board.tap('a3');
    expect(now().preview?.action).toBe('a1a3');
    board.tap('b1');
    board.tap('b2');
    expect(now().preview?.action).toBe('b1b2');
    expect(board.acts).toEqual([]);
  });

  it('asks after a drag too', () => {
    const { board, now } = held(MOVES);
    board.pointer('pointerdown', 'a1');
    board.pointer('pointermove', 'a2');
    board.pointer('pointerup', 'a2');
    expect(now().preview?.action).toBe('a1a2');
    expect(board.acts).toEqual([]);
  });

  it('[FG5, FG11] asks before an action of one square, by keys alone', () => {
    const { board, now } = held(PROBES);
    board.cell('c3').focus();
    board.tap('c3');
    expect(now().preview?.action).toBe('?c3');
    board.key('ArrowRight');
    board.key('Enter');
    expect(now().preview?.action).toBe('?d3');
    board.key('Enter');
    board.key('Enter');
    expect(board.acts).toEqual(['?d3']);
  });

  it('[U-04] keeps asking when the same is still possible, and lets go when not', () => {
    const { board, told, now } = held(MOVES);
    board.tap('a1');
    board.tap('a2');
    board.show({ gestures: MOVES.map((gesture) => ({ ...gesture })) });
    expect(now().preview?.action).toBe('a1a2');
    board.show({ gestures: [asking('b1b2')] });
    expect(told.at(-1)).toBeNull();
    board.tap('a2');
    expect(board.acts).toEqual([]);
  });
});

describe('badges', () => {
  const sweep: Gesture = { ...move('a1a2*'), badge: { glyph: 'mine', label: 'Sweep a2' } };
  const badge = (board: ReturnType<typeof stage>) =>
    board.root.querySelector<HTMLButtonElement>('.badge');

  it('[MC11] have a target and a label of their own; the rest of the square moves', () => {
    const { board, now } = held([move('a1a2'), sweep]);
    expect(badge(board)).toBeNull();
    board.tap('a1');
    expect(badge(board)?.getAttribute('aria-label')).toBe('Sweep a2');
    expect(now().badges).toEqual([sweep]);
    act(() => badge(board)?.click());
    expect(board.acts).toEqual(['a1a2*']);
    board.tap('a1');
    board.tap('a2');
    expect(board.acts).toEqual(['a1a2*', 'a1a2']);
  });

  it('[MC11] can be all that a piece has: then its square means nothing', () => {
    const { board, now } = held([sweep]);
    board.tap('a1');
    expect(board.marked('mark-chosen')).toEqual(['a1']);
    expect(board.marked('mark-move')).toEqual([]);
    board.tap('a2');
    expect(board.acts).toEqual([]);
    board.tap('a1');
    act(() => now().choose(sweep));
    expect(board.acts).toEqual(['a1a2*']);
  });

  it('leave the piece where it is while they are sent', () => {
    const { board } = held([]);
    board.show({ pending: sweep });
    expect(glyphOn(board.cell('a1'))).toBe('P');
    board.show({ pending: move('a1a2') });
    expect(glyphOn(board.cell('a1'))).toBeNull();
  });

  it('ask first where the gesture does', () => {
    const { board, now } = held([{ ...sweep, confirm: 'Sweep?' }]);
    board.tap('a1');
    act(() => badge(board)?.click());
    expect(board.acts).toEqual([]);
    expect(now().preview?.confirm).toBe('Sweep?');
    expect(badge(board)).toBeNull();
    act(() => now().confirm());
    expect(board.acts).toEqual(['a1a2*']);
  });
});
