import { describe, expect, it } from 'vitest';
import { glidesBetween, withPending } from '../../../web/board/glide.ts';
import { at, move, sceneOf } from './stage.tsx';

const square = (name: string) => at(name, 4);

describe('gliding', () => {
  it('follows a piece whose way lies open at both ends', () => {
    const glides = glidesBetween(sceneOf('.... R... ....'), sceneOf('..R. .... ....'));
    expect(glides).toEqual([{ from: square('a2'), to: square('c3') }]);
  });

  it('follows both pieces of a castling', () => {
    expect(glidesBetween(sceneOf('.... K..R'), sceneOf('.... .RK.'))).toHaveLength(2);
  });

  it('[R4] never joins a square with one that is or was in fog', () => {
    // The same knight? The view does not say so.
    expect(glidesBetween(sceneOf('n... ....'), sceneOf('?... ..n.'))).toEqual([]);
    expect(glidesBetween(sceneOf('?... ....'), sceneOf('.... ..n.'))).toEqual([]);
    expect(glidesBetween(sceneOf('n... ..?.'), sceneOf('.... ..n.'))).toEqual([]);
    expect(glidesBetween(sceneOf('?... ....'), sceneOf('n... ....'))).toEqual([]);
  });

  it('stands still for a jump through history and for a turned board', () => {
    expect(glidesBetween(sceneOf('RRRR ....'), sceneOf('.... RRRR'))).toEqual([]);
    expect(glidesBetween(sceneOf('R... ....'), sceneOf('.R.. ....', { flipped: true }))).toEqual(
      [],
    );
  });

  it('does not mistake a captured piece for one that came from elsewhere', () => {
    const glides = glidesBetween(sceneOf('n... R...'), sceneOf('R... ....'));
    expect(glides).toEqual([{ from: square('a1'), to: square('a2') }]);
  });
});

describe('a move on its way', () => {
  it('is shown made, with the chosen piece', () => {
    const scene = sceneOf('........ P.......');
    const moved = withPending(scene, move('a1a2'));
    expect([moved.squares[0]?.glyph, moved.squares[8]?.glyph]).toEqual([null, 'P']);
    const promoted = withPending(scene, move('a1a2q', 'Q'));
    expect(promoted.squares[8]?.glyph).toBe('Q');
  });

  it('leaves the scene alone for a gesture on one square', () => {
    const scene = sceneOf('.... R...');
    expect(withPending(scene, { action: '?a1', taps: [0] })).toBe(scene);
    expect(withPending(scene, { action: '?a1', taps: [0, 0] })).toBe(scene);
  });
});
