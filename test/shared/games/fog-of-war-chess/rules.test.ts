import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../shared/game.ts';
import type { FogOfWarChessView } from '../../../../shared/games/fog-of-war-chess/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { actions, mover, play, squareIn } from '../../../support/lines.ts';
import { fromFen, START } from './positions.ts';

function castling(position: Position): string | undefined {
  return (position.view('all') as FogOfWarChessView).castling;
}

function at(position: Position, square: string): string {
  return squareIn(position.view('all').board, 8, square);
}

/** Where the moves lead that neither capture nor move a pawn. */
function quietly(position: Position): Position[] {
  const captures = position.view('all').captures.length;
  return actions(position)
    .filter((action) => !/p/i.test(at(position, action.slice(0, 2))))
    .map((action) => position.play(mover(position), action))
    .filter((next) => next.view('all').captures.length === captures);
}

/** Moves on at random, quietly and to no end. */
function walkQuietly(from: Position, plies: number, seed: string): Position {
  const random = randomOf(seed.padEnd(64, '0'), 'walk');
  let position = from;
  for (let ply = 0; ply < plies; ply += 1) {
    const next = random.shuffle(quietly(position)).find((reached) => !reached.outcome);
    if (!next) throw new Error('no quiet move');
    position = next;
  }
  return position;
}

describe('moves', () => {
  test('[FC1] a king may step into, stay in and leave others in attack', () => {
    const position = fromFen('4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1');
    expect(actions(position, 'e2')).toHaveLength(6);
    expect(actions(fromFen('3rkr2/8/8/8/8/8/8/4K3 w - - 0 1'))).toEqual([
      'e1d1',
      'e1d2',
      'e1e2',
      'e1f1',
      'e1f2',
    ]);
  });

  test.each(['5r2', '4r3', '6r1'])('[R-06] [FC1] castles through, out of and into %s', (rook) => {
    const position = fromFen(`4k3/8/8/8/8/${rook}/8/4K2R w K - 0 1`);
    expect(actions(position)).toHaveLength(15);
    expect(actions(position)).toContain('e1g1');
  });

  test('[FC2] castling moves the king two squares and the rook beside it', () => {
    const short = play(fromFen('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), 'e1g1');
    expect([at(short, 'g1'), at(short, 'f1'), at(short, 'h1')]).toEqual(['K', 'R', '.']);
    const long = play(short, 'e8c8');
    expect([at(long, 'c8'), at(long, 'd8'), at(long, 'a8')]).toEqual(['k', 'r', '.']);
    expect(castling(long)).toBe('');
  });

  test.each(['b1', 'c1', 'd1', 'f1', 'g1'])('[FC2] a piece on %s stands in the way', (square) => {
    const files = [...'R...K..R'];
    files[square.charCodeAt(0) - 97] = 'N';
    const position = fromFen(
      `4k3/8/8/8/8/8/8/${files.join('').replace(/\.+/g, (e) => `${e.length}`)} w KQ - 0 1`,
    );
    const ways = actions(position, 'e1').filter((action) => ['e1g1', 'e1c1'].includes(action));
    expect(ways).toEqual('fg'.includes(square.charAt(0)) ? ['e1c1'] : ['e1g1']);
  });

  test.each([
    ['rnbqk1nr/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBNR w KQkq - 0 5', 'h1h8', 'Qq'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1a8', 'Kk'],
    ['2b1kbnr/rpq1pp1p/2n3p1/8/3Q4/2P5/PP3PPP/RN2KBNR w KQk - 0 9', 'd4h8', 'KQ'],
  ])('[R-01] [FC2] a rook captured at home takes its right along: %s %s', (fen, move, rights) => {
    expect(castling(play(fromFen(fen), move))).toBe(rights);
  });

  test('[R-03] [FC2] a rook that wandered over the h-file costs its own right only', () => {
    const line = 'a2a4 e7e6 a1a3 d7d6 a3h3 c7c6 h3a3';
    expect(castling(play(fromFen(START), line))).toBe('Kkq');
    const cleared = play(fromFen(START), `${line} c6c5 g1f3 c5c4 g2g3 d6d5 f1g2 e6e5`);
    expect(actions(cleared, 'e1')).toContain('e1g1');
  });

  test('[R-30] [FC2] king to rook is no action, only e1g1 castles', () => {
    const position = fromFen('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(position.read('first', 'e1h1')).toBeNull();
    expect(() => position.play('first', 'e1h1')).toThrow();
    expect(at(play(position, 'e1g1'), 'f1')).toBe('R');
  });

  test('[R-10] [FC3] en passant lives one ply and only after a double step', () => {
    const taken = play(fromFen(START), 'd2d4 a7a6 d4d5 e7e5');
    expect(taken.view('all').board.match(/p/g)).toHaveLength(8);
    expect(at(taken, 'e6')).toBe('.');
    expect(actions(taken, 'd5')).toContain('d5e6');
    const after = play(taken, 'd5e6');
    expect([at(after, 'e5'), at(after, 'e6')]).toEqual(['.', 'P']);
    const slow = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d6 h2h3 d6d5');
    expect(actions(slow, 'e5')).toEqual(['e5e6']);
    const late = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6');
    expect(actions(late, 'e5')).toEqual(['e5e6']);
  });

  test('[R-07] [FC3] en passant that bares the king on its rank is allowed', () => {
    const position = fromFen('8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1');
    expect(actions(position)).toHaveLength(7);
    expect(actions(position)).toContain('d5e6');
  });

  test('[R-25] [FC3] promotion by push and by capture, four pieces each', () => {
    const position = fromFen('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    expect(actions(position)).toHaveLength(13);
    expect(actions(position, 'a7')).toEqual(
      ['a8', 'b8'].flatMap((to) => [...'bnqr'].map((role) => `a7${to}${role}`)),
    );
    expect(at(play(position, 'a7b8n'), 'b8')).toBe('N');
    const line = 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5 a7b8q';
    expect(at(play(fromFen(START), line), 'b8')).toBe('Q');
    expect(position.read('first', 'a7a8')).toBeNull();
  });

  test('[R-23] [FC4] taking the king ends the match, leaving it hanging does not', () => {
    const hanging = play(fromFen(START), 'e2e4 e7e5 d1h5 b8c6 h5f7 a7a6');
    expect(hanging.outcome).toBeNull();
    const taken = play(hanging, 'f7e8');
    expect(taken.outcome).toEqual({ winner: 'first', reason: 'king-captured' });
    expect([taken.toAct, taken.legal('first'), taken.legal('second')]).toEqual([[], [], []]);
    expect(taken.view('all').captures.at(-1)).toEqual({
      ply: 6,
      square: 'e8',
      piece: 'k',
      by: 'first',
    });
  });

  test('[FC4] a king takes a king', () => {
    const position = play(fromFen('8/8/8/3k4/3K4/8/P7/8 w - - 0 1'), 'd4d5');
    expect(position.outcome).toEqual({ winner: 'first', reason: 'king-captured' });
  });

  test('[R3] only the seat to act has actions', () => {
    const position = fromFen(START);
    expect(position.legal('first')).toHaveLength(20);
    expect(position.legal('second')).toEqual([]);
    expect(position.read('second', 'e7e5')).toBeNull();
  });
});

describe('ends', () => {
  const KNIGHTS = 'g1f3 g8f6 f3g1 f6g8';

  test('[R-11] [FC14] the first position counts: drawn right after ply 8', () => {
    expect(play(fromFen(START), `${KNIGHTS} g1f3 g8f6 f3g1`).outcome).toBeNull();
    const drawn = play(fromFen(START), `${KNIGHTS} ${KNIGHTS}`);
    expect(drawn.outcome).toEqual({ winner: null, reason: 'repetition' });
    const custom = fromFen('4k3/8/8/8/8/4P3/8/4K3 w - - 0 1');
    expect(play(custom, 'e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8').outcome?.reason).toBe(
      'repetition',
    );
  });

  test('[R-13] [FC14] a playable en passant makes another position', () => {
    const line = 'e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1 c6b8';
    const position = play(fromFen(START), line);
    expect(position.outcome).toBeNull();
    expect(play(position, 'f1c4').outcome?.reason).toBe('repetition');
  });

  test('[R-14] [FC14] a pin forbids nothing, so the passed square counts', () => {
    const line = 'e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8';
    const position = play(fromFen(START), line);
    expect(position.outcome).toBeNull();
    expect(play(position, 'g1f3').outcome?.reason).toBe('repetition');
  });

  test('[R-15] [FC14] other castling rights make another position', () => {
    const line = 'e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 e1e2 e8e7 e2e1 e7e8 b1a3 b8a6 a3b1 a6b8';
    const position = play(fromFen(START), line);
    expect(position.outcome).toBeNull();
    expect(play(position, KNIGHTS).outcome?.reason).toBe('repetition');
  });

  test('[R-17] [FC14] drawn at 100 quiet plies, not at 50 and not at 99', () => {
    const position = fromFen('8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119');
    expect(position.outcome).toBeNull();
    const ninetyNine = walkQuietly(position, 49, 'a1');
    expect(ninetyNine.outcome).toBeNull();
    expect(quietly(ninetyNine).map(({ outcome }) => outcome?.reason)).toContain('fifty-moves');
    const whole = walkQuietly(fromFen(START), 99, 'b2');
    expect(whole.outcome).toBeNull();
    expect(quietly(whole).map(({ outcome }) => outcome?.reason)).toContain('fifty-moves');
  });

  test('[R-17] [FC14] a pawn move or a capture begins the count again', () => {
    const pawn = play(fromFen('4k3/8/8/8/8/8/4P3/4K3 w - - 99 90'), 'e2e3 e8d8 e1d1');
    expect(pawn.outcome).toBeNull();
    const capture = play(fromFen('4k3/8/8/8/8/8/P3p3/4K3 w - - 99 90'), 'e1e2 e8d8');
    expect(capture.outcome).toBeNull();
  });

  test('[R-19] [FC14, R24] taking the king on the hundredth ply wins', () => {
    const position = fromFen('7k/8/5K2/6Q1/7R/8/8/8 w - - 99 100');
    expect(play(position, 'h4h8').outcome).toEqual({ winner: 'first', reason: 'king-captured' });
    expect(play(position, 'g5g1').outcome).toEqual({ winner: null, reason: 'fifty-moves' });
  });

  test('[R-21] [FC14] only bare kings are a dead position', () => {
    const bishop = fromFen('8/8/8/3k4/8/8/8/3BK3 w - - 0 1');
    expect(actions(bishop)).toHaveLength(11);
    expect(bishop.outcome).toBeNull();
    expect(fromFen('8/3k4/8/8/3K4/8/8/8 w - - 0 1').outcome).toEqual({
      winner: null,
      reason: 'material',
    });
    const adjacent = play(fromFen('8/8/8/8/3k4/3pK3/8/8 w - - 0 1'), 'e3d3');
    expect(adjacent.outcome).toEqual({ winner: null, reason: 'material' });
  });

  test('[FC14] no move at all is a draw, whatever attacks the king', () => {
    const position = fromFen('knb5/rb1p4/p1pP4/P1P5/8/7B/2Q2K1P/3R3R b - - 1 32');
    expect(position.legal('second')).toEqual([]);
    expect(position.outcome).toEqual({ winner: null, reason: 'no-moves' });
  });

  test('[FC14, R24] having no move comes before the hundredth ply', () => {
    const stuck = play(fromFen('knb5/rb1p4/p1pP4/P1P5/8/8/2Q1BK1P/3R3R w - - 99 32'), 'e2f1');
    expect(stuck.outcome?.reason).toBe('no-moves');
  });
});
