import { describe, expect, test } from 'vitest';
import { squareName, squareOf } from '../../../../shared/board/squares.ts';
import { SEATS } from '../../../../shared/game.ts';
import { land } from '../../../../shared/games/minesweeper-chess/ground.ts';
import { minesweeperChess } from '../../../../shared/games/minesweeper-chess/index.ts';
import { TALL, ZONE } from '../../../../shared/games/minesweeper-chess/zone.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, play, squareIn, words } from '../../../support/lines.ts';
import { fromFen, groundAt, START, viewOf } from './positions.ts';

const FAR = { mines: 'a7 h7 a6 h6' };

describe('moves', () => {
  test('[MC1] no en passant', () => {
    const position = play(
      fromFen(START, { mines: 'a4 a5 h4 h5' }),
      'e2e4 a9a8 e4e5 a8a7 e5e6 a7a6',
    );
    const passed = play(position, 'e6e7 d9d7');
    expect(actions(passed, 'e7')).not.toContain('e7d8');
  });

  test('[MC1] a pawn on the last rank is a queen, by a text without a letter', () => {
    const position = fromFen('8/4P3/8/8/8/8/8/8/k7/4K3 w - - 0 1', FAR);
    expect(actions(position, 'e9')).toEqual(['e9e10', 'e9e10*']);
    expect(position.read('first', 'e9e10q')).toBeNull();
    expect(squareIn(viewOf(play(position, 'e9e10')).board, 8, 'e10')).toBe('Q');
  });

  test('[MC1] castling on both ends of the tall board', () => {
    const position = fromFen('r3k2r/8/8/8/8/8/8/8/8/R3K2R w KQkq - 0 1', FAR);
    const castled = viewOf(play(position, 'e1g1 e10c10'));
    expect(['g1', 'f1', 'c10', 'd10'].map((name) => squareIn(castled.board, 8, name))).toEqual([
      ...'KRkr',
    ]);
    expect(castled.castling).toBe('');
    expect(viewOf(position).castling).toBe('KQkq');
  });

  test.each([
    ['a1a10', 'Kk'],
    ['h1h10', 'Qq'],
  ])('[R-01] [MC1] a rook captured at home takes its right along: %s', (move, rights) => {
    const position = fromFen('r3k2r/8/8/8/8/8/8/8/8/R3K2R w KQkq - 0 1', FAR);
    expect(viewOf(play(position, move)).castling).toBe(rights);
  });

  test('[R-28] [MC1] in double check only the king moves, and no pawn sweeps', () => {
    const position = fromFen('4r1k1/8/8/8/8/8/8/3n4/3PPP2/R3K2R w KQ - 0 1', FAR);
    expect(actions(position)).toEqual(['e1d1', 'e1f1']);
  });

  test('[R-50] [MC1] sliders pass over mines unharmed, and mines shield nobody', () => {
    const position = fromFen('3k4/8/8/8/8/8/8/8/8/3R3K b - - 0 1', { mines: 'd5 d6 a4 h7' });
    expect(viewOf(position).check).toBe('d10');
    const passing = play(fromFen('k7/8/8/8/8/8/8/8/8/3R3K w - - 0 1', { mines: 'd5 a4' }), 'd1d8');
    expect(squareIn(viewOf(passing).board, 8, 'd8')).toBe('R');
    expect(viewOf(passing).mines).toBe(2);
  });

  test('[R30] forms that are none are refused', () => {
    const position = fromFen(START, FAR);
    for (const text of ['e1h1', 'e2e3**', 'e2e4*', 'e1e2*', '*', 'e2*', 'd1d2*']) {
      expect(position.read('first', text)).toBeNull();
    }
  });
});

describe('landing', () => {
  test.each([
    ['e4', 6],
    ['e3', 3],
    ['a4', 4],
    ['d5', 9],
    ['h7', 4],
    ['a3', 2],
    ['e8', 3],
    ['c2', 0],
    ['d9', 0],
  ])('[R-49] [MC2] landing on %s lifts the fog of %i squares', (name, count) => {
    const mines = words('a7 h4 h5 a6').map((at) => squareOf(TALL, at));
    const ground = { mines, open: new Set<number>(), lifted: false };
    const { notices, ground: after } = land(ground, squareOf(TALL, name), 'Q', false);
    expect(after.open.size).toBe(count);
    const revealed = notices.flatMap((notice) =>
      notice.kind === 'revealed' ? notice.squares : [],
    );
    expect(revealed).toHaveLength(count);
  });

  test('[R-49] [MC3] numbers count the mines around, across the board’s shape', () => {
    const open = 'd4 c4 e5 e6 g6 d6 g7 a4';
    const position = fromFen(START, { mines: 'c5 d5 f6 h7', open });
    expect(words(open).map((name) => groundAt(position, name))).toEqual([...'22222220']);
  });

  test('[MC2] Nb1–c3 reveals b4 c4 d4, and e2–e4 six squares', () => {
    const knight = viewOf(play(fromFen(START, FAR), 'b1c3'));
    expect(knight.noticed).toEqual([{ kind: 'revealed', squares: ['b4', 'c4', 'd4'] }]);
    const pawn = viewOf(play(fromFen(START, FAR), 'e2e4'));
    expect(pawn.noticed).toEqual([
      { kind: 'revealed', squares: ['d4', 'e4', 'f4', 'd5', 'e5', 'f5'] },
    ]);
  });

  test('[MC2] a landing that opens nothing new is not noticed', () => {
    expect(viewOf(play(fromFen(START, FAR), 'b1c3 a9a8 c3b1')).noticed).toEqual([]);
  });

  test('[R-50] [MC2] a mine destroys what lands on it, nothing else, and is gone', () => {
    const position = play(fromFen(START, { mines: 'c5 a7 h7 h6' }), 'b1c3 a9a8 c3a4 a8a7');
    const exploded = play(position, 'a4c5');
    const view = viewOf(exploded);
    expect(view.noticed).toEqual([
      { kind: 'revealed', squares: ['c5', 'd5', 'c6', 'd6'] },
      { kind: 'exploded', square: 'c5', piece: 'N' },
    ]);
    expect([squareIn(view.board, 8, 'c5'), groundAt(exploded, 'c5')]).toEqual(['.', '0']);
    expect(view.captures).toEqual([]);
    expect(view.board.match(/[a-z]/gi)?.length).toBe(30);
  });

  test('[MC2] what explodes has captured first', () => {
    const position = fromFen('k7/8/8/8/3p4/8/8/3R4/8/K7 w - - 0 1', { mines: 'd6 h7' });
    const view = viewOf(play(position, 'd3d6'));
    expect(view.captures).toEqual([{ ply: 0, square: 'd6', piece: 'p', by: 'first' }]);
    expect(view.noticed.map(({ kind }) => kind)).toEqual(['revealed', 'exploded']);
    expect([squareIn(view.board, 8, 'd6'), view.mines]).toEqual(['.', 1]);
  });

  test('[MC2] a king takes a discovered mine away unharmed', () => {
    const ground = { mines: 'd4 h7', open: 'c4 d4 e4' };
    const position = play(fromFen('k7/8/8/8/8/8/8/3K4/7P/8 w - - 0 1', ground), 'd3d4');
    expect(viewOf(position).noticed).toEqual([
      { kind: 'revealed', squares: ['c5', 'd5', 'e5'] },
      { kind: 'defused', square: 'd4' },
    ]);
    expect(squareIn(viewOf(position).board, 8, 'd4')).toBe('K');
    expect([groundAt(position, 'd4'), viewOf(position).mines]).toEqual(['0', 1]);
  });

  test('[MC3] a discovered mine shows and stays, and numbers follow when one goes', () => {
    const position = play(fromFen(START, { mines: 'd5 f5 a7 h7' }), 'e2e4');
    expect(['d5', 'e5', 'f5', 'd4', 'e4'].map((name) => groundAt(position, name))).toEqual([
      ...'*2*12',
    ]);
    const swept = play(position, 'a9a8 d2d4 a8a7 d4d5*');
    expect(viewOf(swept).noticed).toEqual([{ kind: 'swept', square: 'd5', found: true }]);
    expect(['d5', 'e5', 'f5', 'd4', 'e4'].map((name) => groundAt(swept, name))).toEqual([
      ...'01*01',
    ]);
  });
});

describe('sapper', () => {
  test('[R-50] [MC4] a sweep passes the turn, with a mine or without', () => {
    const position = play(fromFen(START, FAR), 'e2e3*');
    expect(position.toAct).toEqual(['second']);
    expect(viewOf(position).board).toBe(viewOf(fromFen(START, FAR)).board);
    expect(viewOf(position).noticed).toEqual([{ kind: 'swept', square: 'e3', found: false }]);
    expect(viewOf(position).lastMove).toBe('e2e3*');
  });

  test('[MC4] not onto a piece, not in check', () => {
    const blocked = fromFen('k7/8/8/8/8/8/8/4n3/4P3/7K w - - 0 1', FAR);
    expect(actions(blocked, 'e2')).toEqual([]);
    const checked = fromFen('k6r/8/8/8/8/8/8/8/4P3/7K w - - 0 1', FAR);
    expect(actions(checked).some((action) => action.endsWith('*'))).toBe(false);
  });

  test('[R-52] [MC4] who can sweep is not stalemated; in check it is no way out', () => {
    const pinned = 'k7/1p1N4/8/1N1B4/8/8/8/8/8/7K b - - 0 1';
    const position = fromFen(pinned, FAR);
    expect(actions(position)).toEqual(['b9b8*']);
    expect(position.outcome).toBeNull();
    const mate = fromFen(pinned.replace('7K', 'R6K'), FAR);
    expect(mate.outcome).toEqual({ winner: 'first', reason: 'checkmate' });
  });

  test('[R-52] [MC4, MC9] a pawn with a piece ahead cannot sweep: stalemate', () => {
    const position = fromFen('k7/2Q5/8/8/8/7p/7P/8/8/4K3 b - - 0 1', FAR);
    expect(position.legal('second')).toEqual([]);
    expect(position.outcome).toEqual({ winner: null, reason: 'stalemate' });
  });
});

describe('public knowledge', () => {
  test('[MC5] a landing in fog counts as free, on a discovered mine as a loss', () => {
    const fen = '4r2k/8/8/8/8/8/8/4R3/8/4K3 w - - 0 1';
    const fogged = fromFen(fen, { mines: 'e5 a7' });
    expect(actions(fogged, 'e3')).toContain('e3e5');
    const discovered = fromFen(fen, { mines: 'e5 a7', open: 'e5' });
    expect(actions(discovered, 'e3')).not.toContain('e3e5');
    expect(actions(discovered, 'e3')).toContain('e3e4');
  });

  test('[MC5] undiscovered mines change neither actions nor check nor numbers', () => {
    const told = (mines: string) => {
      const position = play(fromFen(START, { mines, open: 'd4 e4 f4' }), 'b1c3 b10c8 g1f3');
      return JSON.stringify([viewOf(position), actions(position)]);
    };
    expect(told('g6 h6 g7 h7')).toBe(told('f6 f7 g6 h7'));
  });

  test('[MC7] an explosion that bares the own king stands; the king may be taken', () => {
    const fen = '4rk2/8/8/8/8/8/8/4R3/8/4K3 w - - 0 1';
    const bared = play(fromFen(fen, { mines: 'e5 a7' }), 'e3e5');
    expect(viewOf(bared).noticed.map(({ kind }) => kind)).toEqual(['revealed', 'exploded']);
    expect([bared.outcome, viewOf(bared).check]).toEqual([null, 'e1']);
    const taken = play(bared, 'e10e1');
    expect(taken.outcome).toEqual({ winner: 'second', reason: 'king-captured' });
    expect([taken.toAct, viewOf(taken).check]).toEqual([[], null]);
  });

  test('[MC7] whatever becomes of the capturer’s own king', () => {
    const fen = 'R3rk2/8/8/8/8/8/8/4R3/8/4K3 w - - 0 1';
    const bared = play(fromFen(fen, { mines: 'e5 a7' }), 'e3e5');
    // The rook on e10 is pinned by a10: it may take the king, and do nothing else on its file.
    expect(actions(bared, 'e10').filter((action) => action.startsWith('e10e'))).toEqual(['e10e1']);
    expect(play(bared, 'e10e1').outcome?.reason).toBe('king-captured');
  });

  test('[MC7] a bared king that is not taken must be saved next turn', () => {
    const fen = '4rk2/8/8/8/8/8/8/4R3/P7/4K3 w - - 0 1';
    const spared = play(fromFen(fen, { mines: 'e5 a7' }), 'e3e5 f10g10');
    expect(viewOf(spared).check).toBe('e1');
    expect(actions(spared)).toEqual(['e1d1', 'e1d2', 'e1f1', 'e1f2']);
  });
});

describe('lift', () => {
  test('[MC6] when the last mine is discovered all fog goes, and the mines with it', () => {
    const position = play(fromFen(START, { mines: 'd5' }), 'e2e4');
    const view = viewOf(position);
    expect(view.noticed.map(({ kind }) => kind)).toEqual(['revealed', 'lifted']);
    expect([view.lifted, view.mines]).toEqual([true, 0]);
    expect(view.ground).toBe(`${'-'.repeat(24)}${'0'.repeat(32)}${'-'.repeat(24)}`);
    expect(actions(position).some((action) => action.endsWith('*'))).toBe(false);
  });

  test('[MC6] when the last mine explodes too', () => {
    const position = play(fromFen(START, { mines: 'e4' }), 'e2e4');
    expect(viewOf(position).noticed.map(({ kind }) => kind)).toEqual([
      'revealed',
      'exploded',
      'lifted',
    ]);
  });

  test('[MC6] after it landings tell nothing', () => {
    expect(viewOf(play(fromFen(START, { mines: 'd5' }), 'e2e4 e9e7')).noticed).toEqual([]);
  });

  test('[MC6] minesStay keeps the discovered mines live, and the sappers', () => {
    const position = play(fromFen(START, { mines: 'd5', minesStay: true }), 'e2e4');
    expect([viewOf(position).lifted, viewOf(position).mines]).toEqual([true, 1]);
    expect(['d5', 'd4', 'a7'].map((name) => groundAt(position, name))).toEqual([...'*10']);
    expect(actions(position)).toContain('e9e8*');
    const lost = viewOf(play(position, 'a9a8 b1c3 a8a7 c3d5'));
    expect(lost.noticed).toEqual([{ kind: 'exploded', square: 'd5', piece: 'N' }]);
    expect(lost.mines).toBe(0);
  });
});

describe('view', () => {
  test('[MC8, R8] one view for seats and spectators, the truth for all', () => {
    const position = play(fromFen(START, { mines: 'd5 a7 h7 h6' }), 'e2e4');
    for (const seat of SEATS) expect(position.view(seat)).toEqual(position.view('spectator'));
    const truth = position.view('all');
    expect(truth).toMatchObject({ mines: 4, noticed: [], castling: 'KQkq', lastMove: 'e2e4' });
    const edge = '-'.repeat(24);
    const zone = ['00111000', '001*1011', '1111102*', '*100002*'];
    expect(truth).toHaveProperty('ground', [edge, ...zone, edge].join(''));
    const seen = ['???110??', '???*10??', '????????', '????????'];
    expect(viewOf(position).ground).toBe([edge, ...seen, edge].join(''));
  });

  test('[MC8] check tells of the king to move first, then of a bared one', () => {
    const both = fromFen('k3r3/8/8/8/8/8/8/8/8/R3K3 w Q - 0 1', FAR);
    expect(viewOf(both).check).toBe('e1');
    expect(viewOf(fromFen('k7/8/8/8/8/8/8/8/8/R3K3 w Q - 0 1', FAR)).check).toBe('a10');
    expect(viewOf(fromFen('1k6/8/8/8/8/8/8/8/8/R3K3 w Q - 0 1', FAR)).check).toBeNull();
  });
});

describe('ends', () => {
  const dance = 'g1f3 g10f8 f3g1 f8g10';

  test('[R-11] [MC9] the same position a third time, ground included', () => {
    // The first dance opens the ground, so its positions are others.
    const position = play(fromFen(START, FAR), `${dance} ${dance}`);
    expect(position.outcome).toBeNull();
    const third = play(position, 'g1f3 g10f8');
    expect(third.outcome).toEqual({ winner: null, reason: 'repetition' });
  });

  test('[MC9] there is no fifty-move rule', () => {
    expect(fromFen('k6r/8/8/8/8/8/8/8/8/R6K w - - 120 200', FAR).outcome).toBeNull();
  });

  test.each([
    ['k7/8/8/8/8/8/8/8/8/7K w - - 0 1', 'material'],
    ['k7/8/8/8/8/8/8/8/8/6BK w - - 0 1', 'material'],
    ['k7/8/8/8/8/8/8/8/8/6nK w - - 0 1', 'material'],
    ['k7/8/8/8/8/8/8/8/8/5BBK w - - 0 1', undefined],
    ['k7/8/8/8/8/8/8/8/8/6RK w - - 0 1', undefined],
    ['k7/8/8/8/8/8/8/8/P7/7K w - - 0 1', undefined],
    // The bishop can take the king: nothing is dead at that moment.
    ['k7/8/8/3B4/8/8/8/8/8/7K w - - 0 1', undefined],
  ])('[R-20] [MC9] dead material: %s', (fen, reason) => {
    expect(fromFen(fen, FAR).outcome?.reason).toBe(reason);
  });

  test('[R-27] [MC9] no action and no check is a draw', () => {
    const position = fromFen('5k2/5P2/5K2/8/8/8/8/8/8/8 b - - 0 1', FAR);
    expect(position.outcome).toEqual({ winner: null, reason: 'stalemate' });
  });

  test('[MC9] mate', () => {
    const position = play(fromFen('k7/8/1K6/8/8/8/8/8/8/7R w - - 0 1', FAR), 'h1h10');
    expect(position.outcome).toEqual({ winner: 'first', reason: 'checkmate' });
  });
});

describe('chance', () => {
  test('[MC10, R27] four mines on distinct zone squares, every square as likely as another', () => {
    const counts = new Map<string, number>();
    const layouts = new Set<string>();
    const setups = 3_200;
    for (let n = 0; n < setups; n += 1) {
      const random = randomOf(`${n}`.padStart(64, '0'), 'setup');
      const mines = minesweeperChess.start({ minesStay: false }, random).setup.mines ?? [];
      expect(new Set(mines).size).toBe(4);
      for (const mine of mines) counts.set(mine, (counts.get(mine) ?? 0) + 1);
      layouts.add(mines.join());
    }
    expect([...counts.keys()].sort()).toEqual(ZONE.map((at) => squareName(TALL, at)).sort());
    // 400 expected each; five standard deviations are 94.
    for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(94);
    expect(layouts.size).toBeGreaterThan(3_000);
  });

  test('[MC10, R27] a setup given back lays the same mines; one outside the zone is none', () => {
    const random = randomOf('1'.repeat(64), 'setup');
    const fixed = { mines: ['a4', 'b5', 'c6', 'd7'] };
    const options = { minesStay: false };
    expect(minesweeperChess.start(options, random, fixed).setup).toEqual(fixed);
    expect(() => minesweeperChess.start(options, random, { mines: ['a1'] })).toThrow();
  });
});
