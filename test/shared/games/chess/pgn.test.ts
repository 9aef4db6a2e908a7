import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { chess } from '../../../../shared/games/chess/index.ts';
import { makePgn, makeSans } from '../../../../shared/games/chess/pgn.ts';
import { fogOfWarChess } from '../../../../shared/games/fog-of-war-chess/index.ts';
import { randomOf } from '../../../../shared/random.ts';
import { mover, words } from '../../../support/lines.ts';
import { readVectors } from '../../../support/vectors.ts';

function randomActions(game: typeof chess, seed: string): string[] {
  const random = randomOf(seed.padStart(64, '0'), 'pgn');
  const actions: string[] = [];
  let position = game.start({ pawnSight: false }, random);
  while (!position.outcome && actions.length < 150) {
    const seat = mover(position);
    const action = position.draw(seat, random);
    actions.push(action);
    position = position.play(seat, action);
  }
  return actions;
}

test('[R28] a PGN has its tags, numbered moves, the result, and short lines', () => {
  const pgn = makePgn({
    game: 'chess',
    actions: words('f2f3 e7e5 g2g4 d8h4'),
    outcome: { winner: 'second', reason: 'checkmate' },
    tags: { Event: 'A "quoted" \\ name', White: 'Ada', Black: 'Bob' },
  });
  expect(pgn).toBe(
    '[Event "A \\"quoted\\" \\\\ name"]\n[White "Ada"]\n[Black "Bob"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n',
  );
});

test('[R28] every move of 20 random games is written as chess.js writes it', () => {
  for (let game = 0; game < 20; game += 1) {
    const actions = randomActions(chess, `${game}`);
    const other = new Chess();
    const expected = actions.map((action) => other.move(action).san);
    expect(makeSans({ game: 'chess', actions })).toEqual(expected);
  }
});

test.each(readVectors('chess'))('[R28] chess.js reads the PGN of $covers', (vector) => {
  const actions = vector.actions.map(({ text }) => text);
  const pgn = makePgn({ game: 'chess', actions, outcome: vector.outcome, tags: { Event: '?' } });
  expect(Math.max(...pgn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(79);
  const other = new Chess();
  other.loadPgn(pgn);
  expect(other.history({ verbose: true }).map(({ lan }) => lan)).toEqual(actions);
});

test('[R28, FC13] in fog nobody says check, and moves differ by what pieces can do', () => {
  const game = 'fog-of-war-chess';
  const actions = words('e2e4 e7e5 d1h5 b8c6 h5f7 a7a6 f7e8');
  expect(makeSans({ game, actions })).toEqual(words('e4 e5 Qh5 Nc6 Qxf7 a6 Qxe8'));
  // A pin tells pieces apart in chess alone.
  const pinned = words('e2e4 e7e5 b1c3 f8b4 d2d3 h7h6 g1e2');
  const last = (of: 'chess' | typeof game) => makeSans({ game: of, actions: pinned }).at(-1);
  expect([last('chess'), last(game)]).toEqual(['Ne2', 'Nge2']);
});

test('[R28] moves of random games in fog are told apart', () => {
  for (let game = 0; game < 20; game += 1) {
    const actions = randomActions(fogOfWarChess, `${game}`);
    expect(makeSans({ game: 'fog-of-war-chess', actions })).toHaveLength(actions.length);
  }
});

test('[R28] an action that is not legal is not written', () => {
  expect(() => makeSans({ game: 'chess', actions: ['e2e5'] })).toThrow();
});
