import { describe, expect, test } from 'vitest';
import { otherSeat, SEATS, VIEWERS } from '../../../../shared/game.ts';
import { about } from '../../../../shared/games/fog/about.ts';
import { optionsSchema } from '../../../../shared/protocol/options.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, diagram, drawn, play, squareIn } from '../../../support/lines.ts';
import { naiveMoves } from '../../../support/naive-fog.ts';
import { fresh, fromDiagram, placed, seen } from './positions.ts';

const SOUTH = 'b1,a2,g2,d3';
const NORTH = 'f7,d5,a6,g6';

describe('placement', () => {
  test('[FG1] both seats may place at once, in either order, and then South begins', () => {
    expect(fresh().toAct).toEqual(['first', 'second']);
    for (const seat of SEATS) {
      const texts = { first: SOUTH, second: NORTH };
      const half = fresh().play(seat, texts[seat]);
      expect(half.toAct).toEqual([otherSeat(seat)]);
      expect(half.play(otherSeat(seat), texts[otherSeat(seat)]).toAct).toEqual(['first']);
    }
    expect(diagram(placed(SOUTH, NORTH).view('all').board, 7)).toBe(
      drawn(`
        .....q.
        l.....l
        ...l...
        .......
        ...L...
        L.....L
        .Q.....`),
    );
  });

  test('[FG1] the lanterns may be named in any order and are kept in board order', () => {
    for (const text of ['b1,a2,g2,d3', 'b1,d3,g2,a2', 'b1,g2,a2,d3']) {
      expect(fresh().read('first', text)).toBe(SOUTH);
    }
    expect(fresh().read('first', 'a2,b1,g2,d3')).toBe('a2,b1,g2,d3');
  });

  test.each([
    ['a square twice', 'b1,a2,a2,d3'],
    ['the Queen’s square again', 'b1,b1,g2,d3'],
    ['the fourth row', 'b1,a2,g2,d4'],
    ['the other side’s rows', 'b7,a6,g6,d5'],
    ['three pieces', 'b1,a2,g2'],
    ['five pieces', 'b1,a2,g2,d3,e3'],
    ['two Queens', 'Qb1,Qa2,g2,d3'],
    ['no Queen', ',a2,g2,d3'],
    ['off the board', 'b1,a2,g2,d8'],
    ['a file too far', 'h1,a2,g2,d3'],
    ['row nought', 'b1,a2,g2,d0'],
    ['an inherited name', 'b1,a2,g2,__proto__'],
    ['an inherited name alone', '__proto__'],
    ['blanks', 'b1, a2, g2, d3'],
    ['capitals', 'B1,A2,G2,D3'],
    ['a line break', 'b1,a2,g2,d3\n'],
    ['a trailing comma', 'b1,a2,g2,d3,'],
    ['other separators', 'b1;a2;g2;d3'],
    ['a probe', '?d4'],
    ['a move', 'b1b2'],
    ['nothing', ''],
  ])('[R-45, FG1] refuses %s: %j', (_, text) => {
    const position = fresh();
    const before = VIEWERS.map((viewer) => JSON.stringify(position.view(viewer)));
    expect(position.read('first', text)).toBeNull();
    expect(() => position.play('first', text)).toThrow();
    expect(position.toAct).toEqual(['first', 'second']);
    expect(VIEWERS.map((viewer) => JSON.stringify(position.view(viewer)))).toEqual(before);
  });

  test('[R-45, FG1] who has placed does not place again', () => {
    const half = fresh().play('first', SOUTH);
    expect(half.read('first', 'a1,b1,c1,d1')).toBeNull();
    expect(half.read('first', SOUTH)).toBeNull();
    const both = half.play('second', NORTH);
    expect([both.read('first', SOUTH), both.read('second', NORTH)]).toEqual([null, null]);
  });

  test('[FG1, FG12] there are 23,940 placements a side, and they are not listed', () => {
    for (const [seat, bottom] of [
      ['first', 1],
      ['second', 5],
    ] as const) {
      const home = [0, 1, 2].flatMap((row) => [...'abcdefg'].map((file) => file + (bottom + row)));
      const position = fresh();
      let count = 0;
      for (const queen of home) {
        const rest = home.filter((square) => square !== queen);
        rest.forEach((a, i) => {
          rest.slice(i + 1).forEach((b, j) => {
            for (const c of rest.slice(i + j + 2)) {
              const text = [queen, a, b, c].join();
              if (position.read(seat, text) === text) count += 1;
            }
          });
        });
      }
      expect(count).toBe(23_940);
      expect(position.legal(seat)).toEqual([]);
    }
  });

  test('[FG1] a placement drawn by chance is a legal one, and each square as likely', () => {
    const random = randomOf('5'.repeat(64), 'placing');
    const times = new Map<string, number>();
    for (let n = 0; n < 4_200; n += 1) {
      const text = fresh().draw('second', random);
      expect(fresh().read('second', text)).toBe(text);
      const queen = text.slice(0, 2);
      times.set(queen, (times.get(queen) ?? 0) + 1);
    }
    expect(times.size).toBe(21);
    // 200 expected; beyond five standard deviations the draw is not a fair one.
    for (const count of times.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  test('[FG1, R18] who does not place in time loses; neither, and it is a draw', () => {
    expect(SEATS.map((seat) => fresh().timeoutWinner(seat))).toEqual([null, null]);
    expect(fresh().play('first', SOUTH).timeoutWinner('second')).toBe('first');
    expect(fresh().play('second', NORTH).timeoutWinner('first')).toBe('second');
    expect(placed(SOUTH, NORTH).timeoutWinner('first')).toBe('second');
  });

  test('[FG13] unless chosen otherwise nobody stands in and there is no turn limit', () => {
    expect(optionsSchema(about).parse({})).toMatchObject({
      standIn: 'never',
      turnLimit: null,
      length: 'normal',
    });
  });
});

describe('turns', () => {
  test('[FG2] South begins, they take turns, and a turn is a move or a probe', () => {
    const position = placed(SOUTH, NORTH);
    expect(position.toAct).toEqual(['first']);
    expect(play(position, '?d4').toAct).toEqual(['second']);
    expect(play(position, '?d4 d5d4').toAct).toEqual(['first']);
    expect(position.read('second', '?d4')).toBeNull();
    for (const text of ['', '-', 'pass', 'd3d3', '?', '?d8', '?h1', '?d', '??d4', 'd3?d4']) {
      expect(position.read('first', text)).toBeNull();
    }
  });

  test('[FG2] nothing ends by repetition', () => {
    const round = 'b1b2 f7f6 b2b1 f6f7 ';
    expect(play(placed(SOUTH, NORTH), round.repeat(10)).outcome).toBeNull();
  });

  const CENTRE = `
    ......q
    .......
    .lll...
    .lQl...
    .lll...
    .......
    L....L.`;

  test('[FG3, FG4] a piece goes to any square at distance one or two, over whatever stands there', () => {
    const position = fromDiagram(CENTRE);
    expect(actions(position, 'c4').map((action) => action.slice(2))).toEqual([
      'a4',
      'b3',
      'b4',
      'b5',
      'c2',
      'c3',
      'c5',
      'c6',
      'd3',
      'd4',
      'd5',
      'e4',
    ]);
    expect(actions(position, 'a1').map((action) => action.slice(2))).toEqual([
      'a2',
      'a3',
      'b1',
      'b2',
      'c1',
    ]);
  });

  test('[FG3] never onto an own piece; the edge does not wrap', () => {
    const position = fromDiagram(`
      qlll...
      .......
      .......
      .......
      L......
      .......
      QL....L`);
    expect(actions(position, 'a1').map((action) => action.slice(2))).toEqual(['a2', 'b2', 'c1']);
    expect(actions(position, 'g1').map((action) => action.slice(2))).toEqual([
      'e1',
      'f1',
      'f2',
      'g2',
      'g3',
    ]);
  });

  test('[R3, FG3, FG5] what a seat may do follows from its view: its moves and all 49 probes', () => {
    const random = randomOf('7'.repeat(64), 'walk');
    let position = placed(SOUTH, NORTH, { length: 'long' });
    for (let ply = 0; ply < 60 && !position.outcome; ply += 1) {
      const seat = position.toAct[0] ?? 'first';
      const legal = position.legal(seat);
      expect(legal.filter((text) => text.startsWith('?'))).toHaveLength(49);
      expect(legal.filter((text) => !text.startsWith('?'))).toEqual(
        naiveMoves(seen(position, seat).board, seat),
      );
      position = position.play(seat, position.draw(seat, random));
    }
  });

  test('[R30] nothing but a legal action is ever played', () => {
    const half = fresh().play('first', SOUTH);
    const position = placed(SOUTH, NORTH);
    for (const text of ['b1b2', '?d4', SOUTH]) expect(() => half.play('first', text)).toThrow();
    for (const text of ['b1b4', 'c3c4', 'f7f6', 'a2b1', SOUTH, '?h8', '']) {
      expect(() => position.play('first', text)).toThrow();
    }
    expect(() => position.play('second', 'f7f6')).toThrow();
  });

  test('[FG4] captures what it ends on, seen or not', () => {
    const position = fromDiagram(`
      l.....q
      .......
      ...l...
      ...l...
      ...Q...
      .......
      L.L...L`);
    expect(squareIn(seen(position, 'first').board, 7, 'd4')).toBe('#');
    expect(squareIn(seen(position, 'first').board, 7, 'd5')).toBe('?');
    for (const [action, square] of [
      ['d3d4', 'd4'],
      ['d3d5', 'd5'],
    ] as const) {
      const taken = play(position, action);
      expect(taken.view('first').captures).toEqual([{ ply: 2, square, piece: 'l', by: 'first' }]);
      expect(squareIn(taken.view('all').board, 7, square)).toBe('Q');
      expect(taken.view('first')).toMatchObject({ remaining: { first: 4, second: 3 } });
    }
  });

  test.each([
    ['b6', 2],
    ['c6', 1],
    ['a7', 0],
    ['g6', 1],
    ['f6', 1],
    ['d6', 2],
    ['e5', 1],
    ['a1', 0],
  ])('[R-44, FG5] with enemies on a7, c6, d5, g7 a probe of %s answers %i', (square, answer) => {
    const position = play(
      fromDiagram(`
        l.....l
        ..q....
        ...lL..
        ...LL..
        .......
        .......
        Q......`),
      `?${square}`,
    );
    for (const viewer of VIEWERS) {
      expect(position.view(viewer)).toMatchObject({
        probes: [{ ply: 2, seat: 'first', square, answer }],
      });
    }
  });

  test('[FG5] the answer counts the other side’s pieces for whoever asks', () => {
    const position = fromDiagram(`
      ...qll.
      ......l
      .......
      .......
      .......
      LL.....
      QL.....`);
    const asked = play(position, '?b1 ?b1');
    expect(seen(asked, 'first').probes.map(({ seat, answer }) => [seat, answer])).toEqual([
      ['first', 0],
      ['second', 3],
    ]);
  });
});

describe('the end', () => {
  const probing = (plies: number): string => '?d4 '.repeat(plies);

  test.each([
    ['short', 25],
    ['normal', 40],
    ['long', 60],
  ])('[R-47, FG9] %s: %i turns each, then equal pieces are a draw', (length, turns) => {
    const before = play(placed(SOUTH, NORTH, { length }), probing(2 * turns - 1));
    expect(before.outcome).toBeNull();
    expect(seen(before, 'first')).toMatchObject({ turn: turns, length: turns });
    const over = play(before, '?d4');
    expect(over.outcome).toEqual({ winner: null, reason: 'length' });
    expect(over.toAct).toEqual([]);
    expect(seen(over, 'first').turn).toBe(turns);
  });

  test('[R-47, FG9] who has more pieces left wins', () => {
    const line = `?d4 d5d4 d3d4 ${probing(77)}`;
    expect(play(placed(SOUTH, NORTH), line).outcome).toEqual({ winner: 'first', reason: 'length' });
    const other = `d3d4 d5d4 ${probing(78)}`;
    expect(play(placed(SOUTH, NORTH), other).outcome).toEqual({
      winner: 'second',
      reason: 'length',
    });
  });

  test('[FG9] the turn is one until both have placed and begun, and counts both sides’ actions', () => {
    const turns = [0, 1, 2, 3].map(
      (plies) => seen(play(placed(SOUTH, NORTH), probing(plies)), 'first').turn,
    );
    expect(turns).toEqual([1, 1, 2, 2]);
    expect(seen(fresh(), 'first').turn).toBe(1);
    expect(seen(fresh().play('first', SOUTH), 'second').turn).toBe(1);
  });

  test('[R-47, FG9] capturing the Queen wins at once, on the last ply too', () => {
    const atOnce = play(placed(SOUTH, 'd5,a6,f7,g6'), 'd3d4 ?a1 d4d5');
    expect(atOnce.outcome).toEqual({ winner: 'first', reason: 'queen-captured' });
    expect(atOnce.toAct).toEqual([]);
    const last = play(placed('d3,a2,g2,b1', NORTH), `?d4 d5d4 ${probing(77)} d4d3`);
    expect(last.outcome).toEqual({ winner: 'second', reason: 'queen-captured' });
  });

  test('[FG9] a lantern less is not made up for by a Queen', () => {
    const line = `d3d4 ?a1 d4d5 ${probing(77)}`;
    expect(play(placed('d3,a2,g2,b1', NORTH), line).outcome).toEqual({
      winner: 'first',
      reason: 'length',
    });
  });
});
