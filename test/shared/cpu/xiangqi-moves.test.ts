/** The moves that a search makes in Dark Mini Xiangqi, beside those of the referee. */
import { expect, test } from 'vitest';
import { type Side, sideOf } from '../../../shared/board/chess-board.ts';
import { fromOf, toOf } from '../../../shared/board/chess-moves.ts';
import { isAttackedPoint } from '../../../shared/cpu/xiangqi-moves.ts';
import { pointFrom, pointTo, XiangqiPosition } from '../../../shared/cpu/xiangqi-position.ts';
import { movesOf } from '../../../shared/games/dark-mini-xiangqi/moves.ts';
import { deriveSeed, randomOf } from '../../../shared/random.ts';
import { HiddenLine } from '../../support/hidden-line.ts';

const SEED = '7'.repeat(64);
const LETTERS = 'krcnp.PNCRK';

function boardsOfGames(games: number): { board: Int8Array; side: Side }[] {
  return Array.from({ length: games }, (_, number) => {
    const random = randomOf(deriveSeed(SEED, `${number}`), 'play');
    const line = new HiddenLine('dark-mini-xiangqi');
    const boards: { board: Int8Array; side: Side }[] = [];
    for (let ply = 0; ply < 40 && !line.position.outcome; ply += 1) {
      line.act(line.position.draw(line.seat, random));
      const letters = [...line.position.view('all').board];
      const board = Int8Array.from(letters, (letter) => LETTERS.indexOf(letter) - 5);
      boards.push({ board, side: sideOf(line.seat) });
    }
    return boards;
  }).flat();
}

const BOARDS = boardsOfGames(12);
const pairs = (moves: Iterable<number>, from: (m: number) => number, to: (m: number) => number) =>
  Array.from(moves, (move) => `${from(move)}-${to(move)}`).sort();

test('[DX1, DX2, DX3, DX4] it lists the moves that there are, and captures alone when asked', () => {
  const position = new XiangqiPosition();
  const moves = new Int32Array(200);
  for (const { board, side } of BOARDS) {
    position.load(board, side);
    const real = movesOf(board, side);
    const all = moves.slice(0, position.generate(moves, 0, false));
    expect(pairs(all, pointFrom, pointTo)).toEqual(pairs(real, fromOf, toOf));
    const captures = moves.slice(0, position.generate(moves, 0, true));
    const realCaptures = real.filter((move) => board[toOf(move)] !== 0);
    expect(pairs(captures, pointFrom, pointTo)).toEqual(pairs(realCaptures, fromOf, toOf));
  }
  expect(BOARDS.length).toBeGreaterThan(200);
});

test('[DX1, DX2, DX3, DX4] a point is attacked when a capture there is a move', () => {
  let attacked = 0;
  for (const { board, side } of BOARDS) {
    const targets = new Set(movesOf(board, side).map(toOf));
    for (const [point, piece] of board.entries()) {
      if (piece * side >= 0) continue;
      expect(isAttackedPoint(board, point, side)).toBe(targets.has(point));
      attacked += targets.has(point) ? 1 : 0;
    }
  }
  expect(attacked).toBeGreaterThan(100);
});

test('what was made is unmade, and scores stay what they are', () => {
  const position = new XiangqiPosition();
  const fresh = new XiangqiPosition();
  const moves = new Int32Array(200);
  for (const { board, side } of BOARDS.slice(0, 80)) {
    position.load(board, side);
    const before = position.evaluate();
    const end = position.generate(moves, 0, false);
    for (const move of moves.slice(0, end)) {
      position.make(move);
      fresh.load(position.board, side === 1 ? -1 : 1);
      expect(position.evaluate()).toBe(fresh.evaluate());
      position.unmake();
      expect(position.board).toEqual(board);
      expect(position.evaluate()).toBe(before);
    }
  }
});
