import { describe, expect, test } from 'vitest';
import type { Position, Seat } from '../../../../shared/game.ts';
import {
  type FogOfWarChessView,
  viewSchema,
} from '../../../../shared/games/fog-of-war-chess/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, diagram, drawn, mover, play, squareIn } from '../../../support/lines.ts';
import { fromFen, START } from './positions.ts';

function viewOf(position: Position, viewer: Seat | 'spectator' | 'all'): FogOfWarChessView {
  return viewSchema.parse(position.view(viewer)) as FogOfWarChessView;
}

function seenBy(seat: Seat, position: Position): number {
  return viewOf(position, seat).board.replaceAll('?', '').length;
}

function look(seat: Seat, position: Position, square: string): string {
  return squareIn(viewOf(position, seat).board, 8, square);
}

/** Everything that leaves for a viewer, as bytes. */
function bytes(position: Position, viewer: Seat | 'spectator'): string {
  const legal = viewer === 'spectator' ? [] : position.legal(viewer);
  return JSON.stringify([position.view(viewer), legal, position.toAct]);
}

describe('vision', () => {
  test.each([
    ['', 32, 32],
    ['e2e4', 35, 32],
    ['e2e4 e7e5', 34, 34],
    ['e2e4 d7d5', 36, 36],
  ])('[R-32] [FC5] after "%s" White sees %i squares and Black %i', (line, white, black) => {
    const position = play(fromFen(START), line);
    expect([seenBy('first', position), seenBy('second', position)]).toEqual([white, black]);
  });

  test('[R-32] [FC6] a pawn does not see what blocks it; a knight may', () => {
    const blocked = play(fromFen(START), 'e2e4 e7e5');
    expect([look('first', blocked, 'e5'), look('second', blocked, 'e4')]).toEqual(['?', '?']);
    const knight = play(blocked, 'g1f3');
    expect(look('first', knight, 'e5')).toBe('p');
  });

  test('[R-32] [FC6] a pawn blocked at once, at the second step, and its diagonals', () => {
    const near = fromFen('4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1');
    expect([look('first', near, 'e3'), look('first', near, 'e4')]).toEqual(['?', '?']);
    expect(actions(near, 'e2')).toEqual([]);
    const far = fromFen('4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1');
    expect([look('first', far, 'e3'), look('first', far, 'e4')]).toEqual(['.', '?']);
    expect(actions(far, 'e2')).toEqual(['e2e3']);
    const diagonal = fromFen('4k3/8/8/8/8/3n4/4P3/7K w - - 0 1');
    expect([look('first', diagonal, 'd3'), look('first', diagonal, 'f3')]).toEqual(['n', '?']);
  });

  test('[FC5, FC8] rays end at the first piece, and what is seen is shown whole', () => {
    const position = fromFen('4k3/3q4/8/1p1P4/8/1R3n2/8/K7 w - - 0 1');
    expect(diagram(viewOf(position, 'first').board, 8)).toBe(
      drawn(`
        ????????
        ????????
        ???.????
        ?p?P????
        ?.??????
        .R...n??
        ..??????
        K.??????`),
    );
  });

  test('[FC5] White sees b3 empty and no enemy in the line of a bishop on b4', () => {
    const position = play(fromFen(START), 'd2d4 e7e6 g1f3 f8b4');
    expect([look('first', position, 'b3'), look('first', position, 'b4')]).toEqual(['.', '?']);
    expect(viewOf(position, 'first').board).not.toMatch(/[kqrbnp]/);
  });

  test('[R-33] [FC5] vision is the same on the other side’s turn', () => {
    const position = play(fromFen(START), 'e2e4');
    expect([position.toAct, seenBy('first', position)]).toEqual([['second'], 35]);
    expect(look('first', position, 'e5')).toBe('.');
    const pinned = fromFen('4k3/4r3/8/8/8/8/4N3/4K3 b - - 0 1');
    expect(look('first', pinned, 'd4')).toBe('.');
  });

  test('[R-24] [FC7] en passant shows the passed square and the pawn, for one turn', () => {
    const position = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5');
    expect([look('first', position, 'd6'), look('first', position, 'd5')]).toEqual(['.', 'p']);
    expect(seenBy('first', position)).toBe(37);
    expect(actions(position, 'e5')).toContain('e5d6');
    const declined = play(position, 'h2h3');
    expect([look('first', declined, 'd6'), look('first', declined, 'd5')]).toEqual(['?', '?']);
    expect(seenBy('first', declined)).toBe(35);
    const later = play(declined, 'h7h6');
    expect([look('first', later, 'd6'), look('first', later, 'd5')]).toEqual(['?', '?']);
    const knight = play(position, 'g1f3');
    expect(look('first', knight, 'd5')).toBe('?');
    const taken = viewOf(play(position, 'e5d6'), 'all').board;
    expect([squareIn(taken, 8, 'd5'), squareIn(taken, 8, 'd6')]).toEqual(['.', 'P']);
  });

  test('[FC7] the other side is shown nothing of a capture in passing', () => {
    const possible = play(fromFen('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1'), 'd7d5');
    const impossible = play(fromFen('4k3/3p4/8/8/8/4P3/8/4K3 b - - 0 1'), 'd7d5');
    expect([possible, impossible].map((position) => actions(position, 'e5').length)).toEqual([
      2, 0,
    ]);
    expect(viewOf(possible, 'second').board).toBe(viewOf(impossible, 'second').board);
    expect(viewOf(possible, 'second').noticed).toEqual([]);
  });

  test('[FC8] castling rights add no vision', () => {
    const fen = (rights: string) => `4k3/8/8/8/8/8/PPPPPPPP/R3K2R w ${rights} - 0 1`;
    expect(viewOf(fromFen(fen('KQ')), 'first').board).toBe(
      viewOf(fromFen(fen('-')), 'first').board,
    );
  });

  test('[R-32] [FC9] pawnSight shows the one square ahead, which stays out of reach', () => {
    const near = fromFen('4k3/8/8/8/4p3/4n3/4P3/4K3 w - - 0 1', true);
    expect([look('first', near, 'e3'), look('first', near, 'e4')]).toEqual(['n', '?']);
    expect(actions(near, 'e2')).toEqual([]);
    const far = fromFen('4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1', true);
    expect([look('first', far, 'e3'), look('first', far, 'e4')]).toEqual(['.', '?']);
    expect(look('second', fromFen('4k3/4p3/4N3/8/8/8/8/4K3 w - - 0 1', true), 'e6')).toBe('N');
  });
});

describe('notices', () => {
  test('[FC10] the owner learns what was lost and where, not by what', () => {
    const position = play(fromFen(START), 'd2d4 e7e6 g1f3 f8b4 a2a3 b4e1');
    expect(viewOf(position, 'first').captures).toEqual([
      { ply: 5, square: 'e1', piece: 'K', by: 'second' },
    ]);
    const unseen = play(fromFen('7k/6b1/8/8/8/8/1N6/7K b - - 0 1'), 'g7b2');
    expect(viewOf(unseen, 'first').noticed).toEqual([{ kind: 'lost', square: 'b2', piece: 'N' }]);
    expect(look('first', unseen, 'b2')).toBe('?');
  });

  test('[FC10] a capturer in sight is shown, and its square counts as moved', () => {
    const seen = play(fromFen('7k/6b1/8/8/8/8/1N6/1R5K b - - 0 1'), 'g7b2');
    expect(viewOf(seen, 'first').noticed).toEqual([
      { kind: 'lost', square: 'b2', piece: 'N' },
      { kind: 'moved', squares: ['b2'] },
    ]);
  });

  test('[FC10] a pawn taken in passing was lost where it stood', () => {
    const position = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5 e5d6');
    expect(viewOf(position, 'second').noticed).toEqual([
      { kind: 'lost', square: 'd5', piece: 'p' },
      { kind: 'moved', squares: ['e5', 'd6'] },
    ]);
    expect(viewOf(position, 'second').captures).toEqual([
      { ply: 4, square: 'd5', piece: 'p', by: 'first' },
    ]);
  });

  test('[FC10] the capturer and the next ply carry no notice of it, captures keep it', () => {
    const lost = play(fromFen('7k/6b1/8/8/8/8/1N6/7K b - - 0 1'), 'g7b2');
    expect(viewOf(lost, 'second').noticed).toEqual([]);
    const moved = play(lost, 'h1g1');
    expect(viewOf(moved, 'first').noticed).toEqual([]);
    expect(viewOf(moved, 'first').captures).toHaveLength(1);
  });

  test('[FC11] only squares of the last move that are in sight, all four of castling', () => {
    const castled = (rook: string) => play(fromFen(`r3k3/8/8/8/8/8/8/${rook} b q - 0 1`), 'e8c8');
    expect(viewOf(castled('K2R4'), 'first').noticed).toEqual([{ kind: 'moved', squares: ['d8'] }]);
    expect(viewOf(castled('R6K'), 'first').noticed).toEqual([{ kind: 'moved', squares: ['a8'] }]);
    expect(viewOf(castled('4R2K'), 'first').noticed).toEqual([{ kind: 'moved', squares: ['e8'] }]);
    expect(viewOf(castled('5R1K'), 'first').noticed).toEqual([]);
    const all = play(fromFen('r3k3/8/8/8/8/8/8/RKRRR3 b q - 0 1'), 'e8c8');
    expect(viewOf(all, 'first').noticed).toEqual([
      { kind: 'moved', squares: ['a8', 'c8', 'd8', 'e8'] },
    ]);
  });

  test('[FC13] nobody is told of check, and rights are the own ones, in upper case', () => {
    const position = fromFen('r3k2r/8/8/8/8/8/4Q3/R3K3 b Qkq - 0 1');
    expect(Object.keys(position.view('second')).sort()).toEqual([
      'board',
      'captures',
      'castling',
      'noticed',
    ]);
    expect(viewOf(position, 'first').castling).toBe('Q');
    expect(viewOf(position, 'second').castling).toBe('KQ');
    expect(viewOf(position, 'all').castling).toBe('Qkq');
  });

  test('[R8] a spectator gets captures and a board of fog, nothing else', () => {
    const position = play(fromFen(START), 'e2e4 d7d5 e4d5');
    expect(position.view('spectator')).toEqual({
      board: '?'.repeat(64),
      captures: [{ ply: 2, square: 'd5', piece: 'p', by: 'first' }],
      noticed: [],
    });
  });

  test('[R9] the all view is the truth, without notices', () => {
    const position = play(fromFen(START), 'e2e4 d7d5 e4d5');
    expect(position.view('all')).toEqual({
      board: 'RNBQKBNRPPPP.PPP...................P............ppp.pppprnbqkbnr',
      captures: [{ ply: 2, square: 'd5', piece: 'p', by: 'first' }],
      noticed: [],
      castling: 'KQkq',
    });
  });
});

describe('leaks', () => {
  /** Pairs of truths that differ only in what the seat has never seen. */
  function expectSame(seat: Seat, fen: string, one: string, other: string): void {
    const [a, b] = [play(fromFen(fen), one), play(fromFen(fen), other)];
    expect(a.view('all')).not.toEqual(b.view('all'));
    expect(bytes(a, seat)).toBe(bytes(b, seat));
    expect(bytes(a, 'spectator')).toBe(bytes(b, 'spectator'));
  }

  test('[R6, FC12] material balance does not tell of a promotion in the fog', () => {
    expectSame('first', '7k/8/8/8/8/8/1p6/7K b - - 0 1', 'b2b1q', 'b2b1n');
    expectSame('first', '7k/8/8/8/8/8/1p6/7K b - - 0 1', 'b2b1q', 'h8g8');
  });

  test('[R6, FC7] a double step that nobody can take in passing looks like a single one', () => {
    expectSame('first', START.replace(' w ', ' b '), 'e7e5', 'e7e6');
    expectSame('first', START.replace(' w ', ' b '), 'd7d5', 'a7a6');
  });

  test('[R3] no action is listed twice, in passing either', () => {
    const position = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5');
    expect(new Set(position.legal('first')).size).toBe(position.legal('first').length);
  });

  test('[R6, FC13] castling rights of the other seat do not show', () => {
    expectSame('first', 'r3k2r/pppppppp/8/8/8/8/8/K7 b kq - 0 1', 'e8d8', 'a8b8');
    expectSame('first', 'r3k2r/pppppppp/8/8/8/8/8/K7 b kq - 0 1', 'e8g8', 'h8g8');
  });

  test('[R6] nothing computed from the truth: two truths, one view, the same bytes', () => {
    expectSame('second', START, 'g1f3', 'b1c3');
    expectSame('second', START, 'a2a4', 'h2h3');
  });

  test('[R6, FC13] a pawn move in the fog resets no counter that shows', () => {
    expectSame('first', '4k1n1/p7/8/8/8/8/8/K7 b - - 60 90', 'a7a5', 'g8f6');
  });

  test('[R6, FC13] a position that came twice looks like a new one', () => {
    const line = 'g1f3 g8f6 f3g1';
    expectSame('first', START, `${line} f6g8`, `${line} b8c6`);
  });

  test('[FC11] a move in the fog leaves no square behind', () => {
    expect(viewOf(play(fromFen(START), 'e2e4 g8f6'), 'first').noticed).toEqual([]);
  });

  test('[R4, FC11] a shadow that leaves and one that enters share no mark', () => {
    // The rook that left a1's file, or another of its kind: the view must not follow a piece.
    expectSame('first', '1r5k/8/8/8/8/r7/8/K6N b - - 0 1', 'a3a2 a1b1 b8a8', 'a3a2 a1b1 b8b7');
  });

  test('[R4] equal knowledge is equal bytes: castling, capture-free and quiet alike', () => {
    expectSame('second', 'k7/pppppppp/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1', 'e1g1');
    expectSame('second', 'k7/pppppppp/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1', 'e1e2');
  });

  test('[R3] what may be tried follows from the seat’s own view', () => {
    for (let game = 0; game < 40; game += 1) {
      const random = randomOf(`${game}`.padEnd(64, '0'), 'walk');
      let position = fromFen(START, game % 2 === 0);
      while (!position.outcome) {
        const seat = mover(position);
        expect(position.legal(seat)).toEqual(guessLegal(viewOf(position, seat), seat));
        position = position.play(seat, position.draw(seat, random));
      }
    }
  });
});

/** Legal actions from a view alone, by a slow and plain reading of FC1–FC3. */
function guessLegal(view: FogOfWarChessView, seat: Seat): string[] {
  const up = seat === 'first' ? 1 : -1;
  const home = seat === 'first' ? 1 : 8;
  const on = (file: number, rank: number): string =>
    file < 0 || file > 7 || rank < 1 || rank > 8 ? '#' : view.board.charAt(file + 8 * (rank - 1));
  const name = (file: number, rank: number): string => `${'abcdefgh'.charAt(file)}${rank}`;
  const isOwn = (piece: string): boolean =>
    /[A-Z]/i.test(piece) && (piece === piece.toUpperCase()) === (seat === 'first');
  const isEnemy = (piece: string): boolean => /[A-Z]/i.test(piece) && !isOwn(piece);
  const moved = view.noticed.flatMap((notice) => (notice.kind === 'moved' ? notice.squares : []));
  const pawn = seat === 'first' ? 'p' : 'P';
  const found: string[] = [];
  for (let square = 0; square < 64; square += 1) {
    const [file, rank] = [square % 8, Math.floor(square / 8) + 1];
    const piece = on(file, rank);
    if (!isOwn(piece)) continue;
    const add = (toFile: number, toRank: number): void => {
      const text = name(file, rank) + name(toFile, toRank);
      const promotes = /p/i.test(piece) && (toRank === 1 || toRank === 8);
      found.push(...(promotes ? [...'qrbn'].map((role) => text + role) : [text]));
    };
    const step = (files: number, ranks: number, far: boolean): void => {
      let [toFile, toRank] = [file + files, rank + ranks];
      while (on(toFile, toRank) === '.' && far) {
        add(toFile, toRank);
        [toFile, toRank] = [toFile + files, toRank + ranks];
      }
      if (on(toFile, toRank) === '.' || isEnemy(on(toFile, toRank))) add(toFile, toRank);
    };
    const role = piece.toLowerCase();
    for (const a of [-1, 1]) {
      if (role === 'p') {
        const victim = name(file + a, rank);
        const passing =
          rank === (seat === 'first' ? 5 : 4) &&
          on(file + a, rank) === pawn &&
          on(file + a, rank + up) === '.' &&
          moved.includes(victim) &&
          !moved.includes(name(file + a, rank + up)) &&
          !view.noticed.some(({ kind }) => kind === 'lost');
        if (isEnemy(on(file + a, rank + up)) || passing) add(file + a, rank + up);
      }
      for (const b of [-1, 1]) {
        if (role === 'n') step(a, 2 * b, false);
        if (role === 'n') step(2 * a, b, false);
        if ('bqk'.includes(role)) step(a, b, role !== 'k');
      }
      if ('rqk'.includes(role)) step(a, 0, role !== 'k');
      if ('rqk'.includes(role)) step(0, a, role !== 'k');
    }
    if (role === 'p' && on(file, rank + up) === '.') {
      add(file, rank + up);
      if (rank === home + up && on(file, rank + 2 * up) === '.') add(file, rank + 2 * up);
    }
    if (role === 'k' && file === 4 && rank === home) {
      const empty = (files: number[]): boolean => files.every((at) => on(at, home) === '.');
      if (view.castling?.includes('K') && empty([5, 6])) add(6, home);
      if (view.castling?.includes('Q') && empty([1, 2, 3])) add(2, home);
    }
  }
  return found.sort();
}
