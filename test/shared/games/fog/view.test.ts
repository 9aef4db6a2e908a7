import { describe, expect, test } from 'vitest';
import { type Position, type Seat, VIEWERS } from '../../../../shared/game.ts';
import { fog } from '../../../../shared/games/fog/index.ts';
import { lossMark, viewSchema } from '../../../../shared/games/fog/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { diagram, drawn, play, squareIn, words } from '../../../support/lines.ts';
import { fresh, fromDiagram, placed, seen } from './positions.ts';

/** Of diagrams in three columns: the truth, and what South and North see of it. */
function expectSights(columns: string): void {
  const cells = words(columns);
  const column = (n: number): string => cells.filter((_, i) => i % 3 === n).join('\n');
  const position = fromDiagram(column(0));
  expect(diagram(seen(position, 'first').board, 7)).toBe(column(1));
  expect(diagram(seen(position, 'second').board, 7)).toBe(column(2));
}

const at = (position: Position, square: string, seat: Seat): string =>
  squareIn(seen(position, seat).board, 7, square);

/** Everything a seat is sent of a position, as bytes. */
const bytes = (position: Position, seat: Seat): string =>
  JSON.stringify([position.view(seat), position.legal(seat), position.toAct]);

describe('sight', () => {
  test('[FG6] own pieces by kind, shadows and empty squares beside them, nothing else', () => {
    expectSights(`
      l.....q   ???????   l.???.q
      .......   ???????   ....?..
      ..l....   ????...   ?.l.???
      .....L.   ??...L.   ?....#?
      ...Ql..   ??.Q#..   ???#l.?
      .......   .....??   ???...?
      LL.....   LL.????   ???????
    `);
  });

  test('[FG6] what looks like a lantern may be the Queen', () => {
    const boards = [
      'q.....l ....... ...l... ..QLL.. ...l... ....... L......',
      'l.....l ....... ...q... ..QLL.. ...l... ....... L......',
      'l.....l ....... ...l... ..QLL.. ...q... ....... L......',
    ];
    expect(new Set(boards.map((drawn) => bytes(fromDiagram(drawn), 'first'))).size).toBe(1);
  });

  test('[FG6] a shadow has no identity: who left and who came is not told apart', () => {
    const start = `
      q......
      .......
      ..lLl..
      .......
      .......
      .......
      LQ....L`;
    // One lantern steps out of sight and the other crosses over, or the second steps out alone.
    const swapped = play(fromDiagram(start), '?d4 c5c7 ?d4 e5e4 ?d4 c7c6');
    const plain = play(fromDiagram(start), '?d4 c5c6 ?d4 e5e4 ?d4 a7a6');
    expect(seen(swapped, 'first').board).toBe(seen(plain, 'first').board);
    expect(viewSchema.safeParse({ ...seen(plain, 'first'), shadows: [{ id: 1 }] }).success).toBe(
      false,
    );
  });

  test('[FG6] how many pieces are left, the probes, the turn and the length are in each view', () => {
    const position = play(placed('b1,a2,g2,d3', 'f7,d5,a6,g6'), 'd3d4 d5d4 ?d4 ?a1');
    for (const viewer of VIEWERS) {
      expect(position.view(viewer)).toMatchObject({
        remaining: { first: 3, second: 4 },
        probes: [
          { ply: 4, seat: 'first', square: 'd4', answer: 0 },
          { ply: 5, seat: 'second', square: 'a1', answer: 2 },
        ],
        turn: 3,
        length: 40,
      });
    }
  });
});

describe('placement', () => {
  const SOUTH = ['b1,a2,g2,d3', 'a1,b1,c1,d1', 'd3,c3,e3,g3'];

  test('[FG1, R4] the other side and the spectators learn only that a seat is ready', () => {
    for (const viewer of ['second', 'spectator'] as const) {
      const before = JSON.stringify(fresh().view(viewer));
      for (const text of SOUTH) {
        const half = fresh().play('first', text);
        expect(JSON.stringify(half.view(viewer))).toBe(before);
        expect(half.toAct).toEqual(['second']);
      }
    }
  });

  test('[FG1, R4] and after both are ready still nothing', () => {
    const sent = SOUTH.map((text) => bytes(placed(text, 'f7,d5,a6,g6'), 'second'));
    expect(new Set(sent).size).toBe(1);
  });

  test('[FG1] a seat sees its own placement, and nothing before it', () => {
    expect(fresh().view('first').board).toBe('?'.repeat(49));
    const half = fresh().play('first', 'b1,a2,g2,d3');
    expect(diagram(half.view('first').board, 7)).toBe(
      drawn(`
        ???????
        ???????
        ???????
        ??...??
        ...L...
        L.....L
        .Q.??..`),
    );
  });
});

describe('notices', () => {
  /** North’s lantern on d5 sees c4 to e6. */
  const NEAR = `
    l.....q
    .......
    ...l...
    ..L....
    l..L...
    .......
    L.....Q`;

  test.each([
    ['neither square', 'g1g2', {}],
    ['the square left', 'c4c3', { left: 'c4' }],
    ['the square entered', 'd3d4', { entered: 'd4' }],
    ['both', 'c4d4', { left: 'c4', entered: 'd4' }],
  ])('[FG8] of a move, what lay in sight: %s', (_, move, told) => {
    const position = play(fromDiagram(NEAR), move);
    expect(seen(position, 'second').noticed).toEqual([{ kind: 'moved', ...told }]);
    expect(seen(position, 'first').noticed).toEqual([]);
  });

  test('[FG8] on one’s own move nothing is left or entered, whatever comes into sight', () => {
    const position = play(fromDiagram(NEAR), 'g1g2 d5c5');
    expect(at(position, 'c4', 'second')).toBe('#');
    expect(seen(position, 'second').noticed).toEqual([]);
    expect(at(position, 'c5', 'first')).toBe('#');
    expect(seen(position, 'first').noticed).toEqual([{ kind: 'moved', left: 'd5', entered: 'c5' }]);
  });

  test('[FG8] of a probe its square and answer', () => {
    const position = play(fromDiagram(NEAR), '?a6');
    expect(seen(position, 'second').noticed).toEqual([{ kind: 'probed', square: 'a6', answer: 1 }]);
    expect(seen(position, 'first').noticed).toEqual([]);
  });

  test('[R6, FG8] moves out of sight are all told alike, whichever piece and wherever to', () => {
    const sent = ['g1g2', 'g1e1', 'a1b1', 'd3d2', 'd3f3', 'd3e2'].map((move) =>
      bytes(play(fromDiagram(NEAR), move), 'second'),
    );
    expect(new Set(sent).size).toBe(1);
  });

  test('[FG7, FG8] a capture tells the piece, its square, and the origin if it lay in sight before', () => {
    const position = play(fromDiagram(NEAR), 'c4d5');
    expect(seen(position, 'second').noticed).toEqual([
      { kind: 'lost', square: 'd5', piece: 'l' },
      { kind: 'moved', left: 'c4', entered: 'd5' },
    ]);
    // The eyes that saw it are gone: the board shows neither square, the mark tells.
    expect([at(position, 'c4', 'second'), at(position, 'd5', 'second')]).toEqual(['?', '?']);
    expect(at(position, 'd5', 'first')).toBe('L');
  });

  test('[FG4, FG7, FG8] a strike from the mist tells only where', () => {
    const strike = play(fromDiagram(NEAR), 'd3d5');
    expect(seen(strike, 'second').noticed).toEqual([
      { kind: 'lost', square: 'd5', piece: 'l' },
      { kind: 'moved', entered: 'd5' },
    ]);
    for (const viewer of VIEWERS) {
      expect(strike.view(viewer).captures).toEqual([
        { ply: 2, square: 'd5', piece: 'l', by: 'first' },
      ]);
    }
  });

  test('[FG7] what captured is not told: Queen or lantern, the loser gets the same', () => {
    const queen = 'l.....q ....... ...l... ....... l..Q... ....... L.L...L';
    const lantern = queen.replace('Q', 'L').replace('L.L', 'Q.L');
    const [one, other] = [queen, lantern].map((text) =>
      bytes(play(fromDiagram(text), 'd3d5'), 'second'),
    );
    expect(one).toBe(other);
  });

  test('[FG7] a shown loss is a Queen or a lantern', () => {
    const position = play(fromDiagram(NEAR.replace('...l...', '...q...')), 'd3d5');
    expect(seen(position, 'second').noticed[0]).toEqual({ kind: 'lost', square: 'd5', piece: 'q' });
  });

  test('[FG7] the square of a loss stays marked until the capturing side moves again', () => {
    /** The view as the referee completes it; a drawn position begins at ply 2. */
    const mark = (line: string, seat: Seat = 'second'): string | null =>
      lossMark(
        {
          ...seen(play(fromDiagram(NEAR), line), seat),
          viewer: seat,
          ply: 2 + words(line).length,
          toAct: [],
          outcome: null,
          legal: [],
        },
        seat,
      );
    expect(mark('g1g2')).toBeNull();
    expect(mark('d3d5')).toBe('d5');
    expect(mark('d3d5 ?a1')).toBe('d5');
    expect(mark('d3d5 a7b7 ?a1')).toBe('d5');
    expect(mark('d3d5 a7b7 ?a1 ?b1 ?c1')).toBe('d5');
    expect(mark('d3d5 a7b7 ?a1 ?b1 d5d6')).toBeNull();
    expect(mark('d3d5 a7b7 g1g2')).toBeNull();
    expect(mark('d3d5 a7b7 ?a1 ?b1 g1g2 ?a1 ?a1')).toBeNull();
    expect(mark('d3d5', 'first')).toBeNull();
    expect(mark('?a1 d5d3', 'first')).toBe('d3');
  });
});

describe('who sees', () => {
  test('[R8] a spectator sees no square, only what is public', () => {
    const position = play(placed('b1,a2,g2,d3', 'f7,d5,a6,g6'), 'd3d4 d5d4 ?d4');
    expect(position.view('spectator')).toEqual({
      board: '?'.repeat(49),
      captures: [{ ply: 3, square: 'd4', piece: 'L', by: 'second' }],
      noticed: [],
      remaining: { first: 3, second: 4 },
      probes: [{ ply: 4, seat: 'first', square: 'd4', answer: 0 }],
      turn: 2,
      length: 40,
    });
  });

  test('[FG10, R9] the truth has both sides with their kinds', () => {
    const position = placed('b1,a2,g2,d3', 'f7,d5,a6,g6');
    expect(position.view('all').board).toMatch(/^(?=.*Q)(?=(.*L){3})(?=.*q)(?=(.*l){3})[QLql.]+$/);
  });

  test('[R1, R2] no view of any viewer has a field beyond the schema, in whole random matches', () => {
    let parsed = 0;
    for (let match = 0; match < 12; match += 1) {
      const random = randomOf(String(match).padStart(64, '0'), 'walk');
      let position = fog.start({ length: 'short' }, random);
      while (!position.outcome) {
        const seat = position.toAct[0] ?? 'first';
        position = position.play(seat, position.draw(seat, random));
        for (const viewer of VIEWERS) {
          const view = position.view(viewer);
          expect(viewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
          parsed += 1;
        }
      }
    }
    expect(parsed).toBeGreaterThan(1_000);
  });
});
