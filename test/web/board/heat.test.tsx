import { describe, expect, test } from 'vitest';
import { at, sceneOf, stage } from './stage.tsx';

const HALF = sceneOf('?? .. PP', { lattice: 'cells' });
const heat = [0, 0, 0, 0, 0.354, 0.04];

/** What is written where, and at which column and row it stands. */
function drawn(root: HTMLElement): Record<string, string> {
  const cells = [...root.querySelectorAll<HTMLElement>('.heat-cell')];
  return Object.fromEntries(
    cells.map((cell) => {
      const place = ['--column', '--row'].map((name) => cell.style.getPropertyValue(name));
      return [cell.dataset['heat'] ?? '', `${place.join(' ')} ${cell.textContent}`];
    }),
  );
}

describe('odds over the board', () => {
  test('[R28, U-10] are a number as well as a wash, and small ones only a wash', () => {
    const board = stage({ scene: HALF, heat });
    expect(drawn(board.root)).toEqual({ a3: '0 0 35%', b3: '1 0 ' });
    const share = (name: string) =>
      Number(
        board.root
          .querySelector<HTMLElement>(`[data-heat=${name}]`)
          ?.style.getPropertyValue('--share'),
      );
    expect(share('a3')).toBeGreaterThan(share('b3'));
  });

  test('[R28] follow the board when it is turned, on squares and on points', () => {
    const scene = { ...HALF, flipped: true, lattice: 'points' } as const;
    expect(drawn(stage({ scene, heat }).root)).toEqual({ a3: '1 2 35%', b3: '0 2 ' });
  });

  test('[R28] are not there unless asked for, and never in the way of a tap', () => {
    const board = stage({ scene: HALF });
    expect(board.root.querySelector('.heat')).toBeNull();
    const taps = { action: 'a1a2', taps: [at('a1', 2), at('a2', 2)] };
    board.show({ heat: [1, 0, 1, 0, 0, 0], gestures: [taps] });
    board.tap('a1');
    board.tap('a2');
    expect(board.acts).toEqual(['a1a2']);
  });
});
