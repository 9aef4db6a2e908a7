import { expect, test } from 'vitest';
import { parseFen } from '../../../shared/board/chess-text.ts';
import { ORTHODOX } from '../../../shared/board/orthodox.ts';
import { newPosition } from '../../../shared/cpu/chess.ts';

/** The most that an exchange gains, found by asking. */
function gainOf(fen: string, text: string): number {
  const position = newPosition();
  position.load(parseFen(ORTHODOX, fen).position, 0);
  const list = new Int32Array(300);
  const end = position.generate(list, 0, false);
  const move = list.slice(0, end).find((code) => position.textOf(code) === text) ?? 0;
  const before = [...position.board];
  let gain = -2000;
  while (position.exchanges(move, gain + 5)) gain += 5;
  expect([...position.board]).toEqual(before);
  return gain;
}

test.each([
  ['a pawn that nobody guards', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 'e1e5', 100],
  [
    'a guarded pawn, by a knight',
    '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1',
    'd3e5',
    -225,
  ],
  ['pawn for pawn', '4k3/8/3p4/4p3/3P4/8/8/4K3 w - - 0 1', 'd4e5', 0],
  ['a rook for a guarded knight', '4k3/8/3p4/4n3/8/8/8/4RK2 w - - 0 1', 'e1e5', -175],
  ['a second rook behind the first', '4r1k1/8/8/4n3/8/8/4R3/4RK2 w - - 0 1', 'e2e5', 325],
  ['a king does not take what is guarded', '4k3/4p3/8/8/8/8/4R3/4RK2 w - - 0 1', 'e2e7', 100],
  ['a quiet step into a pawn', '4k3/8/3p4/8/8/8/4R3/4K3 w - - 0 1', 'e2e5', -500],
])('the exchange of %s', (_, fen, text, gain) => {
  expect(gainOf(fen, text)).toBe(gain);
});
