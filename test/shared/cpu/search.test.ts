import { expect, test } from 'vitest';
import { parseFen } from '../../../shared/board/chess-text.ts';
import { ORTHODOX } from '../../../shared/board/orthodox.ts';
import { newPosition } from '../../../shared/cpu/chess.ts';
import { type Choice, deepen, rootMoves } from '../../../shared/cpu/root.ts';
import { Search } from '../../../shared/cpu/search.ts';
import { MATE } from '../../../shared/cpu/searchable.ts';

interface Found extends Choice {
  readonly text: string;
  readonly nodes: number;
  readonly slices: number;
}

function think(fen: string, nodes: number, slice?: number): Found {
  const { position: plain, quietPlies } = parseFen(ORTHODOX, fen);
  const position = newPosition();
  position.load(plain, quietPlies);
  const search = new Search(position, 16, slice);
  search.allow(nodes);
  const run = deepen(search, rootMoves(search));
  for (let slices = 0; ; slices += 1) {
    const { done, value } = run.next();
    if (!done) continue;
    const text = position.textOf(value.move);
    return { ...value, text, nodes: search.nodes, slices };
  }
}

const MIDDLEGAME = 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10';

test.each([
  ['back rank', '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'a1a8', 1],
  ['two rooks', '7k/8/8/8/8/8/R7/1R2K3 w - - 0 1', null, 3],
  ['a smothered king', 'r5rk/5Qpp/7N/8/8/8/6PP/6K1 w - - 0 1', 'f7g8', 3],
  ['by the second side', '4r1k1/8/8/8/8/8/5PPP/6K1 b - - 0 1', 'e8e1', 1],
  [
    'a knight and a queen',
    'r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1',
    'd2h6',
    3,
  ],
])('it finds a mate: %s', (_, fen, text, plies) => {
  const found = think(fen, 60_000);
  if (text) expect(found.text).toBe(text);
  expect(found.score).toBe(MATE - plies);
});

test('it finds a mate in three', () => {
  const found = think('1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1', 120_000);
  expect(found.text).toBe('d6d1');
  expect(found.score).toBe(MATE - 5);
});

test.each([
  ['takes a queen that hangs', '3qk3/8/8/8/3R4/8/8/4K3 w - - 0 1', 'd4d8'],
  ['forks king and queen', '8/2q3k1/8/8/5N2/8/6K1/8 w - - 0 1', 'f4e6'],
  ['promotes', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8q'],
  ['promotes to less where a queen stalemates', '5k2/5P1K/8/8/8/8/8/8 w - - 0 1', null],
  ['does not take what is guarded', '4k3/2p5/3p4/8/8/3Q4/8/4K3 w - - 0 1', null],
])('%s', (_, fen, text) => {
  const found = think(fen, 20_000);
  if (text) expect(found.text).toBe(text);
  else expect(found.text).not.toMatch(/^d3d6$|^f7f8/);
});

test('it would rather repeat than lose', () => {
  // White is lost but for a perpetual check along e8 and h5.
  const found = think('6k1/5ppp/8/8/8/1r6/r4q2/4Q2K w - - 0 1', 100_000);
  expect(found.text).toBe('e1e8');
});

test('it spends no more nodes than allowed, and uses them', () => {
  for (const nodes of [1_000, 10_000, 50_000]) {
    const found = think(MIDDLEGAME, nodes);
    // Quiescence finishes the exchanges that it has begun.
    expect(found.nodes).toBeLessThan(nodes + 2_000);
    expect(found.nodes).toBeGreaterThanOrEqual(nodes);
  }
});

test('[R22] how often it pauses does not change what it finds', () => {
  const often = think(MIDDLEGAME, 40_000, 200);
  const never = think(MIDDLEGAME, 40_000, 1e9);
  expect(often.slices).toBeGreaterThan(50);
  expect(never.slices).toBe(0);
  expect({ ...often, slices: 0 }).toEqual(never);
});

test('a slice is short', () => {
  const found = think(MIDDLEGAME, 100_000);
  expect(found.slices).toBeGreaterThanOrEqual(20);
});
