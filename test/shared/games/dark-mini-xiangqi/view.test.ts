import { describe, expect, test } from 'vitest';
import { type Position, type Seat, VIEWERS } from '../../../../shared/game.ts';
import { darkMiniXiangqi } from '../../../../shared/games/dark-mini-xiangqi/index.ts';
import { START } from '../../../../shared/games/dark-mini-xiangqi/notation.ts';
import { viewSchema } from '../../../../shared/games/dark-mini-xiangqi/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { diagram, mover, play, squareIn, words } from '../../../support/lines.ts';
import { fromFen, seen } from './positions.ts';

/** Of diagrams in two columns, the truth on the left and on the right what Red sees of it. */
function expectSight(columns: string): void {
  const cells = words(columns);
  const truth = cells.filter((_, i) => i % 2 === 0);
  const sight = cells.filter((_, i) => i % 2 === 1);
  expect(diagram(seen(fromFen(truth.join('/')), 'first').board, 7)).toBe(sight.join('\n'));
}

const at = (position: Position, point: string, seat: Seat = 'first'): string =>
  squareIn(seen(position, seat).board, 7, point);

/** Everything a seat is sent of a position, as bytes. */
const bytes = (position: Position, seat: Seat): string =>
  JSON.stringify([position.view(seat), position.legal(seat)]);

/** What Red notices of Black's move. */
const noticed = (placement: string, move: string): readonly object[] =>
  seen(play(fromFen(placement, 'second'), move), 'first').noticed;

describe('vision', () => {
  test('[DX5, DX6, DX7, DX8] the start: 27 points seen, b7 and f7 shrouded, 20 in fog', () => {
    expectSight(`
      rcnkncr   ?#???#?
      p.ppp.p   ?.???.?
      .......   ?.???.?
      .......   ?.???.?
      .......   .......
      P.PPP.P   P.PPP.P
      RCNKNCR   RCNKNCR
    `);
    const { board } = seen(fromFen(START), 'first');
    expect([...board].filter((point) => point === '?')).toHaveLength(20);
    expect([...board].filter((point) => !'?#'.includes(point))).toHaveLength(27);
    expect(board).not.toMatch(/[a-z]/);
  });

  test('[DX5] the general sees the points beside it inside its palace', () => {
    expectSight(`
      ....k..   ???????
      .......   ???????
      .......   ???????
      ...r...   ???????
      ..r....   ??r????
      .rK.r..   ??K.???
      ..n....   ??n????
    `);
  });

  test('[DX5] and the enemy general on an open file, of which it sees no other point', () => {
    expectSight(`
      ...k...   ???k???
      .......   ???????
      .......   ???????
      .......   ???????
      .......   ???????
      .......   ???.???
      ...K...   ??.K.??
    `);
  });

  test('[DX5] a blocked file shows nothing', () => {
    expectSight(`
      ...k...   ???????
      .......   ???????
      .......   ???????
      ...r...   ???????
      .......   ???????
      .......   ???.???
      ...K...   ??.K.??
    `);
  });

  test('[DX6] the chariot sees up to the first piece, by name', () => {
    expectSight(`
      k..c...   ???????
      ...n...   ???n???
      .......   ???.???
      .......   ???.?.?
      .pcR.PK   ??cR.PK
      .......   ???.???
      .......   ???.???
    `);
  });

  test('[DX6] the soldier sees ahead and to both sides, never behind or aslant', () => {
    expectSight(`
      k......   ???????
      .......   ???????
      .......   ???????
      ..rnr..   ???n???
      ..cPp..   ??cPp??
      ..rcr..   ???????
      ......K   ??????K
    `);
    expect(at(fromFen('P2k3/7/7/7/7/7/4K2'), 'b7')).toBe('.');
    expect(at(fromFen('4k2/7/7/2pr3/2N4/7/4K2', 'second'), 'c3', 'second')).toBe('N');
  });

  test('[DX7] the horse sees its jumps over free legs, not the legs', () => {
    expectSight(`
      k......   ???????
      .......   ???????
      ..r....   ??r?.??
      .......   ?.???.?
      ...N...   ???N???
      .p...c.   ?p???c?
      ......K   ??.?.?K
    `);
  });

  test('[DX7] a taken leg hides its jumps; an enemy on it is shrouded, an own piece is not', () => {
    expectSight(`
      k......   ???????
      .......   ???????
      ..r.r..   ??r?r??
      .r...r.   ????.??
      ..nNP..   ??#NP.?
      .......   ???????
      ......K   ??.?.?K
    `);
  });

  test('[DX7] a leg from which no jump ends on the board shows nothing', () => {
    expect(at(fromFen('k6/7/7/pN5/7/7/6K'), 'a4')).toBe('?');
    expect(at(fromFen('k6/7/7/1Np4/7/7/6K'), 'c4')).toBe('#');
  });

  test('[DX8] the cannon sees up to its screen, and by name the enemy that it could take', () => {
    expectSight(`
      ...r...   ???r???
      .......   ???????
      ...p...   ???#???
      .......   ???.???
      np.C.c.   n#.C.#?
      .......   ???.???
      ...n..K   ???#??K
    `);
  });

  test('[DX8] an own piece may be the screen; behind the next piece nothing is seen', () => {
    expectSight(`
      .......   ??????.
      ...p...   ??????.
      ...r...   ???r??.
      .......   ??????.
      .......   ???.??.
      ...K...   ??.K.?.
      p..C..R   #..C..R
    `);
  });

  test('[DX7, DX8] seen beats shrouded, whichever piece looks first', () => {
    expectSight(`
      .k.....   ??.????
      .......   ??.????
      .......   ??.????
      .......   ??.????
      n.R....   n.R....
      .......   .?.????
      C.n...K   C.n???K
    `);
  });

  test('[DX5–DX8] vision is of the same making on either player’s turn', () => {
    for (const seat of ['first', 'second'] as const) {
      const [one, other] = [fromFen(START, 'first'), fromFen(START, 'second')];
      expect(seen(one, seat)).toEqual(seen(other, seat));
    }
  });
});

describe('what is told', () => {
  test.each(['r', 'n', 'c', 'p'])('[DX9] a shrouded %s might be any other piece', (kind) => {
    const position = fromFen(`4k2/7/7/${kind}6/7/7/C1K4`);
    expect(at(position, 'a4')).toBe('#');
    expect(bytes(position, 'first')).toBe(bytes(fromFen('4k2/7/7/r6/7/7/C1K4'), 'first'));
  });

  test('[DX10] facing is told, where the points alone would not tell', () => {
    const hidden = fromFen('R2k3/7/7/3r3/7/7/3K3');
    const facing = fromFen('R2k3/7/7/5r1/7/7/3K3');
    expect(seen(hidden, 'first').board).toBe(seen(facing, 'first').board);
    expect([seen(hidden, 'first').facing, seen(facing, 'first').facing]).toEqual([false, true]);
    expect(seen(facing, 'second').facing).toBe(true);
    expect(hidden.legal('first')).not.toContain('d1d7');
    expect(facing.legal('first')).toContain('d1d7');
  });

  test.each([
    ['r a5 leaves the file', '4k2/7/r6/7/7/7/R1K4', 'a5g5', ['a5']],
    ['r comes to the file', '4k2/7/6r/7/7/7/R1K4', 'g5a5', ['a5']],
    ['r goes along the file', '4k2/7/7/7/r6/7/R1K4', 'a3a5', ['a3', 'a5']],
  ])('[FC11] the points of the move that are seen: %s', (_, placement, move, squares) => {
    expect(noticed(placement, move)).toEqual([{ kind: 'moved', squares }]);
  });

  test('[FC11] of a move out of sight, nothing', () => {
    expect(noticed('4k2/7/6r/7/7/7/R1K4', 'g5g4')).toEqual([]);
  });

  test('[FC11, DX9] an arrival on a shrouded point is not told', () => {
    expect(noticed('4k2/7/6r/7/7/7/C1K4', 'g5a5')).toEqual([]);
    expect(noticed('4k2/7/7/7/r6/7/C1K4', 'a3a5')).toEqual([{ kind: 'moved', squares: ['a3'] }]);
  });

  test('[FC10] a loss is told with its point, its taker only if that point is seen', () => {
    const lost = { kind: 'lost', square: 'g4', piece: 'P' };
    const unseen = play(fromFen('4k1r/7/7/6P/7/7/2K4', 'second'), 'g7g4');
    expect(seen(unseen, 'first').noticed).toEqual([lost]);
    expect(at(unseen, 'g4')).toBe('?');
    expect(noticed('4k1r/7/7/6P/7/7/2K3R', 'g7g4')).toEqual([
      lost,
      { kind: 'moved', squares: ['g4'] },
    ]);
    const shrouded = play(fromFen('4k1r/7/7/6P/7/7/2K3C', 'second'), 'g7g4');
    expect(seen(shrouded, 'first').noticed).toEqual([lost]);
    expect(at(shrouded, 'g4')).toBe('#');
  });

  test('[FC10] the mark of a loss is gone after one’s own move, the capture stays known', () => {
    const position = play(fromFen('4k1r/7/7/6P/7/7/2K4', 'second'), 'g7g4 c1c2');
    expect(seen(position, 'first').noticed).toEqual([]);
    for (const viewer of VIEWERS) {
      expect(position.view(viewer).captures).toEqual([
        { ply: 0, square: 'g4', piece: 'P', by: 'second' },
      ]);
    }
  });

  test('[DX11] everyone is told how long ago the last capture was', () => {
    const position = play(fromFen(START), 'a2a3 a6a5 a3a4');
    for (const viewer of VIEWERS) {
      expect(position.view(viewer)).toMatchObject({ sinceCapture: 3 });
    }
  });

  test('[R6, DX12] nobody is told of a threat or a repetition', () => {
    const threat = fromFen('4k2/7/7/7/7/7/2K1R2', 'second');
    const none = fromFen('4k2/7/7/7/7/7/2K2R1', 'second');
    expect(bytes(threat, 'second')).toBe(bytes(none, 'second'));
    const start = fromFen(START);
    const again = play(start, 'b1b2 b7b6 b2b1 b6b7');
    expect({ ...seen(again, 'first'), sinceCapture: 0, noticed: [] }).toEqual(seen(start, 'first'));
  });

  test('[R6, R29] which piece moved out of sight, and where, makes no difference', () => {
    const start = fromFen('4k1n/2p3r/7/7/7/7/R2K3', 'second');
    const moves = ['c6c5', 'c6b6', 'g7e6', 'g6g5', 'g6d6', 'e7d7'];
    const sent = moves.map((move) => bytes(play(start, move), 'first'));
    expect(new Set(sent.slice(0, 5)).size).toBe(1);
    // The general now faces Red's, which is to be told.
    expect(sent[5]).not.toBe(sent[0]);
  });

  test('[R8] a spectator sees no point, and not whether the generals face each other', () => {
    const position = play(fromFen(START), 'a2a3 f7f6 g2g3 f6f3 g3f3');
    expect(position.view('spectator')).toEqual({
      board: '?'.repeat(49),
      captures: [{ ply: 4, square: 'f3', piece: 'c', by: 'first' }],
      noticed: [],
      sinceCapture: 0,
    });
  });

  test('[R1, R2] no view of any viewer has a field beyond the schema, in whole random matches', () => {
    let parsed = 0;
    for (let match = 0; match < 20; match += 1) {
      const random = randomOf(String(match).padStart(64, '0'), 'walk');
      let position = darkMiniXiangqi.start({ showLegal: true }, random);
      while (!position.outcome) {
        position = position.play(mover(position), position.draw(mover(position), random));
        for (const viewer of VIEWERS) {
          const view = position.view(viewer);
          expect(viewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
          parsed += 1;
        }
      }
    }
    expect(parsed).toBeGreaterThan(2_000);
  });

  test('[DX9] the schema itself has no room for a kind, an id or a digest', () => {
    const view = seen(fromFen(START), 'first');
    for (const extra of [
      { shrouds: [{ square: 'b7', kind: 'c' }] },
      { hash: 'f00' },
      { ids: [] },
    ]) {
      expect(viewSchema.safeParse({ ...view, ...extra }).success).toBe(false);
    }
  });
});
