import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../shared/game.ts';
import { START } from '../../../../shared/games/dark-mini-xiangqi/notation.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, mover, play, squareIn, words } from '../../../support/lines.ts';
import { naiveMovesFromView } from '../../../support/naive-xiangqi.ts';
import { fromFen, seen } from './positions.ts';

const at = (position: Position, point: string): string =>
  squareIn(position.view('all').board, 7, point);

/** Where the piece on a point may go. */
const targets = (position: Position, from: string): string[] =>
  actions(position, from).map((action) => action.slice(2));

/** Of those, the ones on its own file. */
const fileTargets = (position: Position, from: string): string[] =>
  targets(position, from).filter((to) => to[0] === from[0]);

describe('moves', () => {
  test('[R-34] nineteen moves at the start, none of them a horse’s', () => {
    const position = fromFen(START);
    expect(actions(position)).toHaveLength(19);
    expect([...actions(position, 'c1'), ...actions(position, 'e1')]).toEqual([]);
  });

  test('[R-42, DX1] the general steps along lines within its palace', () => {
    const position = fromFen('4k2/7/7/7/2K4/7/7');
    expect(targets(position, 'c3')).toEqual(['c2', 'd3']);
    for (const text of ['c3b3', 'c3c4', 'c3d4', 'c3d2']) {
      expect(position.read('first', text)).toBeNull();
    }
    expect(actions(fromFen('7/7/4k2/7/7/7/2K4', 'second'))).toEqual(['e5d5', 'e5e6']);
  });

  test('[R-37, DX1] facing generals may capture along the open file', () => {
    const facing = fromFen('3k3/7/7/7/7/7/3K3');
    expect(actions(facing)).toEqual(['d1c1', 'd1d2', 'd1d7', 'd1e1']);
    expect(play(facing, 'd1d7').outcome).toEqual({ winner: 'first', reason: 'general-captured' });
    expect(actions(fromFen('3k3/7/7/7/7/7/3K3', 'second'))).toContain('d7d1');
  });

  test('[R-37, DX1] a piece between stops it, and may step aside all the same', () => {
    const blocked = fromFen('3k3/7/7/3P3/7/7/3K3');
    expect(actions(blocked)).toHaveLength(6);
    expect(actions(blocked)).not.toContain('d1d7');
    expect(play(blocked, 'd4c4').outcome).toBeNull();
    expect(actions(play(blocked, 'd4c4'))).toContain('d7d1');
  });

  test('[DX2] the chariot runs along lines up to the first piece, which it takes if it may', () => {
    const position = fromFen('3k3/7/3p3/7/1P1R2p/7/3K3');
    expect(targets(position, 'd3')).toEqual(['c3', 'd2', 'd4', 'd5', 'e3', 'f3', 'g3']);
  });

  test('[R-41, DX2] the soldier goes forward and sideways from the start, never back', () => {
    expect(targets(fromFen('3k3/7/7/7/2P4/7/4K2'), 'c3')).toEqual(['b3', 'c4', 'd3']);
    expect(targets(fromFen('4k2/7/2p4/7/7/7/4K2', 'second'), 'c5')).toEqual(['b5', 'c4', 'd5']);
    const captures = fromFen('3k3/7/7/2p4/1pPp3/2p4/4K2');
    expect(targets(captures, 'c3')).toEqual(['b3', 'c4', 'd3']);
  });

  test('[R-41, DX2] on the last rank it stays a soldier and goes sideways only', () => {
    const position = fromFen('P2k3/7/7/7/7/7/4K2');
    expect(targets(position, 'a7')).toEqual(['b7']);
    expect(at(play(position, 'a7b7'), 'b7')).toBe('P');
  });

  test.each([
    ['3k3/7/1r5/7/1p5/7/1C1K3', ['b2', 'b5'], 'an enemy screen'],
    ['3k3/1r5/1p5/7/1p5/7/1C1K3', ['b2', 'b5'], 'a second piece is safe behind the first'],
    ['3k3/7/1r5/7/1P5/7/1C1K3', ['b2', 'b5'], 'an own screen'],
    ['3k3/7/1r5/7/7/7/1C1K3', ['b2', 'b3', 'b4'], 'no screen'],
    ['3k3/7/1P5/7/1p5/7/1C1K3', ['b2'], 'an own piece beyond'],
  ])('[R-36, DX3] the cannon on the file of %s reaches %s: %s', (placement, reached) => {
    expect(fileTargets(fromFen(placement), 'b1')).toEqual(reached);
  });

  test('[DX4] the horse goes over a free leg and not over a taken one', () => {
    const free = fromFen('k6/7/7/7/3N3/7/4K2');
    expect(targets(free, 'd3')).toEqual(['b2', 'b4', 'c1', 'c5', 'e5', 'f2', 'f4']);
    const lamed = fromFen('k6/7/7/3p3/2PN3/7/4K2');
    expect(targets(lamed, 'd3')).toEqual(['c1', 'f2', 'f4']);
  });

  test('[R3, DX10] a seat’s moves follow from its view and `facing` alone', () => {
    let compared = 0;
    for (let match = 0; match < 60; match += 1) {
      const random = randomOf(String(match).padStart(64, '0'), 'walk');
      let position = fromFen(START);
      while (!position.outcome) {
        const seat = mover(position);
        const { board, facing } = seen(position, seat);
        expect(position.legal(seat)).toEqual(naiveMovesFromView(board, facing === true, seat));
        position = position.play(seat, position.draw(seat, random));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test('[R3] nothing but the listed texts is an action', () => {
    const position = fromFen(START);
    const raw = [
      '',
      'a2',
      'a2a3 ',
      'A2A3',
      'a2a3q',
      'a2a4',
      'b7b6',
      'h1h2',
      'a2a0',
      '?a3',
      '__proto__',
    ];
    expect(raw.map((text) => position.read('first', text))).toEqual(raw.map(() => null));
    expect(position.read('second', 'a6a5')).toBeNull();
    expect(position.read('first', 'a2a3')).toBe('a2a3');
  });
});

describe('the end', () => {
  test('[R-23, DX12] a general may be left hanging, and taking it ends the match at once', () => {
    const hanging = play(fromFen('3k3/7/7/7/7/7/R3K2'), 'a1d1 d7c7 d1d7 c7c6 d7c7 c6c5');
    expect(hanging.outcome).toBeNull();
    const taken = play(hanging, 'c7c5');
    expect(taken.outcome).toEqual({ winner: 'first', reason: 'general-captured' });
    expect(taken.toAct).toEqual([]);
    expect([...taken.legal('first'), ...taken.legal('second')]).toEqual([]);
    expect(taken.view('all').board).not.toContain('k');
  });

  test('[R-23, DX12] moving a general is not losing it', () => {
    expect(play(fromFen('4k2/7/7/7/7/7/2K4'), 'c1c2 e7e6 c2d2 e6d6 d2d1').outcome).toBeNull();
  });

  test('[DX12] who is to move and cannot loses', () => {
    const before = fromFen(NEARLY_STUCK);
    expect(before.outcome).toBeNull();
    expect(play(before, 'c4c5').outcome).toEqual({ winner: 'first', reason: 'no-moves' });
  });

  test('[R-11, R-39, DX12] the third occurrence draws, the start being the first', () => {
    const line = 'b1b2 b7b6 b2b1 b6b7 b1b2 b7b6 b2b1';
    expect(play(fromFen(START), line).outcome).toBeNull();
    const drawn = play(fromFen(START), `${line} b6b7`);
    expect(drawn.outcome).toEqual({ winner: null, reason: 'repetition' });
    const chased = play(fromFen(START), `a2a3 a6a5 ${line}`);
    expect(chased.outcome).toBeNull();
    expect(play(chased, 'b6b7').outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[R-39, DX12] whoever attacks what', () => {
    const chase = 'a1a7 d7d6 a7a6 d6d7 a6a7 d7d6 a7a6 d6d7';
    const before = play(fromFen('3k3/7/7/7/7/7/R3K2'), chase);
    expect(before.outcome).toBeNull();
    expect(play(before, 'a6a7').outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[DX12] the same pieces with the other side to move are another position', () => {
    // The chariot comes back in three moves, the general in two: each placement with either side.
    const round = 'a1a2 e7e6 a2a3 e6e7 a3a1 e7e6 a1a2 e6e7 a2a3 e7e6 a3a1 e6e7';
    const once = play(fromFen('4k2/7/7/7/7/7/R1K4'), round);
    expect(once.outcome).toBeNull();
    expect(play(once, round).outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[DX11, DX12] sixty plies without a capture draw', () => {
    const tour = `a1 a2 b2 c2 d2 e2 f2 g2 g3 f3 e3 d3 c3 b3 a3 a4 b4 c4 d4 e4 f4 g4
      g5 f5 e5 d5 c5 b5 a5 a6 a7`;
    const line = mixed(walk(tour), walk('e7 e6 e7'));
    expect(line).toHaveLength(60);
    const quiet = play(fromFen('4k2/7/7/7/7/7/R1K4'), line.slice(0, 59).join(' '));
    expect(quiet.outcome).toBeNull();
    expect(seen(quiet, 'first').sinceCapture).toBe(59);
    expect(play(quiet, 'e6e7').outcome).toEqual({ winner: null, reason: 'sixty-plies' });
  });

  test('[DX11] a capture starts the count again', () => {
    const position = play(fromFen('4k2/7/7/r6/R6/7/2K4'), 'a3b3 a4a5 b3a3 e7e6');
    expect(seen(position, 'first').sinceCapture).toBe(4);
    expect(seen(play(position, 'a3a5'), 'second').sinceCapture).toBe(0);
  });

  test('[R24, DX12] no move left on the sixtieth ply is a loss, not a draw', () => {
    const there = 'a1 a2 b2 c2 d2 e2 f2 g2 g3 f3 e3 d3 c3 b3 a3';
    const tour = `${there} ${there.split(' ').reverse().slice(1).join(' ')} b1`;
    const red = [...walk(tour), 'c4c5'];
    const line = mixed(walk('c6 b4 c6'), red).slice(0, 59);
    const position = play(fromFen(NEARLY_STUCK, 'second'), line.join(' '));
    expect(seen(position, 'first').sinceCapture).toBe(59);
    expect(play(position, 'c4c5').outcome).toEqual({ winner: 'first', reason: 'no-moves' });
  });
});

/** Red's soldier going to c5 lames the last free horse. */
const NEARLY_STUCK = '2knP2/1PnP3/7/2P4/7/7/R3K2';

/** The moves of one piece from point to point. */
function walk(points: string): string[] {
  const visited = words(points);
  return visited.slice(1).map((to, i) => `${visited[i]}${to}`);
}

/** Two sides' moves in turn for as long as the longer list lasts; the shorter one goes round. */
function mixed(one: readonly string[], other: readonly string[]): string[] {
  const turns = Array.from({ length: Math.max(one.length, other.length) }, (_, i) => i);
  return turns.flatMap((i) => [one[i % one.length] ?? '', other[i % other.length] ?? '']);
}
