import { describe, expect, test } from 'vitest';
import { ORTHODOX_START as START } from '../../../../shared/board/orthodox.ts';
import type { Position } from '../../../../shared/game.ts';
import { chess } from '../../../../shared/games/chess/index.ts';
import type { ChessView } from '../../../../shared/games/chess/view.ts';
import { type Random, randomOf } from '../../../../shared/random.ts';
import { actions, mover, play } from '../../../support/lines.ts';
import { fromFen } from './positions.ts';

function viewOf(position: Position): ChessView {
  return position.view('spectator') as ChessView;
}

const reason = (position: Position) => position.outcome?.reason ?? null;

/** Where the moves lead that neither capture nor move a pawn. */
function quietly(position: Position): Position[] {
  return actions(position)
    .map((action) => position.play(mover(position), action))
    .filter((next) => Number(viewOf(next).fen.split(' ')[4]) > 0);
}

/** Some way to go on quietly for that long without an end. */
function walkQuietly(position: Position, plies: number, random: Random): Position | null {
  if (plies === 0) return position;
  for (const next of random.shuffle(quietly(position))) {
    const found = next.outcome ? null : walkQuietly(next, plies - 1, random);
    if (found) return found;
  }
  return null;
}

describe('moves', () => {
  test.each([
    ['rnbqk1nr/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBNR w KQkq - 0 5', 'h1h8', 'Qq'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1a8', 'Kk'],
    ['2b1kbnr/rpq1pp1p/2n3p1/8/3Q4/2P5/PP3PPP/RN2KBNR w KQk - 0 9', 'd4h8', 'KQ'],
  ])('[R-01] [CH1] a rook captured at home takes its right along: %s %s', (fen, move, rights) => {
    const view = viewOf(play(fromFen(fen), move));
    expect(view.castling).toBe(rights);
    expect(view.fen.split(' ')[2]).toBe(rights);
  });

  test('[R-03] [CH1] a rook that wandered over the h-file costs its own right only', () => {
    const position = play(fromFen(START), 'a2a4 e7e6 a1a3 d7d6 a3h3 c7c6 h3a3');
    expect(viewOf(position).fen).toBe(
      'rnbqkbnr/pp3ppp/2ppp3/8/P7/R7/1PPPPPPP/1NBQKBNR b Kkq - 1 4',
    );
  });

  test('[R-04] [CH1] a blocked or attacked path does not cost the right', () => {
    const position = play(
      fromFen('4k2r/8/8/6R1/6r1/2K5/8/8 b k - 0 1'),
      'g4g2 g5g8 g2g8 c3d3 g8g5 d3e3',
    );
    expect(actions(position)).toContain('e8g8');
  });

  test.each([
    ['f3', '5r2', 12, false],
    ['e3', '4r3', 4, false],
    ['g3', '6r1', 14, false],
    ['h3', '7r', 10, true],
  ])('[R-06] [CH1] castling with a rook on %s', (_square, row, count, castles) => {
    const position = fromFen(`4k3/8/8/8/8/${row}/8/4K2R w K - 0 1`);
    expect(actions(position)).toHaveLength(count);
    expect(actions(position).includes('e1g1')).toBe(castles);
  });

  test('[CH1] the long way is free although b1 is attacked', () => {
    const position = fromFen('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    expect(actions(position)).toContain('e1c1');
  });

  test('[R-07] [CH1] en passant may not bare the king on its rank', () => {
    const position = fromFen('8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1');
    expect(actions(position)).toHaveLength(6);
    expect(actions(position)).not.toContain('d5e6');
    const second = fromFen('1nbqkbnr/1pp1pppp/8/r1Pp3K/p7/5P2/PP1PP1PP/RNBQ1BNR w k d6 0 8');
    expect(actions(second)).toHaveLength(22);
    expect(actions(second)).not.toContain('c5d6');
  });

  test('[R-08] [CH1] en passant takes the pawn that gives check', () => {
    const position = fromFen('8/p2p1N2/8/4p2k/1p2P1Pp/1P1b3K/P6P/n7 b - g3 0 32');
    expect(actions(position)).toEqual(['h4g3', 'h5g6']);
    expect(position.outcome).toBeNull();
  });

  test('[R-10] [CH1] en passant lives one ply and only after a double step', () => {
    const taken = play(fromFen(START), 'd2d4 a7a6 d4d5 e7e5');
    expect(viewOf(taken).board.match(/p/g)).toHaveLength(8);
    expect(viewOf(play(taken, 'd5e6')).board.match(/p/g)).toHaveLength(7);
    const slow = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d6 h2h3 d6d5');
    expect(actions(slow, 'e5')).toEqual(['e5e6']);
    const late = play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6');
    expect(actions(late, 'e5')).toEqual(['e5e6']);
  });

  test('[R-25] [CH1] promotion by push and by capture, four pieces each', () => {
    const position = fromFen('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    expect(actions(position)).toHaveLength(13);
    expect(viewOf(play(position, 'a7a8q')).check).toBeNull();
    expect(viewOf(play(position, 'a7b8r')).check).toBe('e8');
    const line = 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5 a7b8q';
    expect(viewOf(play(fromFen(START), line)).board.charAt(57)).toBe('Q');
  });

  test('[R-28] [CH1] in double check only the king moves', () => {
    const position = fromFen('4r1k1/8/8/8/8/3n4/3PPP2/R3K2R w KQ - 0 1');
    expect(actions(position)).toEqual(['e1d1', 'e1f1']);
  });

  test('[R-30] [CH1] king to rook is no action, only e1g1 castles', () => {
    const position = fromFen('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    expect(position.read('first', 'e1h1')).toBeNull();
    expect(() => position.play('first', 'e1h1')).toThrow();
    expect(viewOf(play(position, 'e1g1')).fen).toBe('r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1');
  });
});

describe('ends', () => {
  test('[CH2] fool’s mate', () => {
    const position = play(fromFen(START), 'f2f3 e7e5 g2g4 d8h4');
    expect(position.outcome).toEqual({ winner: 'second', reason: 'checkmate' });
    expect(viewOf(position).check).toBe('e1');
    expect([position.toAct, position.legal('first')]).toEqual([[], []]);
  });

  test('[R-27] [CH2] no legal move and no check is a draw', () => {
    const position = fromFen('5k2/5P2/5K2/8/8/8/8/8 b - - 0 1');
    expect(position.outcome).toEqual({ winner: null, reason: 'stalemate' });
    const line =
      'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6';
    expect(reason(play(fromFen(START), line))).toBe('stalemate');
  });

  test('[R-11] [CH2] the first position counts: drawn right after ply 8', () => {
    const knights = 'g1f3 g8f6 f3g1 f6g8';
    expect(reason(play(fromFen(START), `${knights} g1f3 g8f6 f3g1`))).toBeNull();
    expect(reason(play(fromFen(START), `${knights} ${knights}`))).toBe('repetition');
    const custom = fromFen('4k3/8/8/8/8/4P3/8/4K3 w - - 0 1');
    expect(reason(play(custom, 'e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8'))).toBe('repetition');
  });

  test('[R-13] [CH2] a playable en passant makes another position', () => {
    const line = 'e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1 c6b8';
    const position = play(fromFen(START), line);
    expect(reason(position)).toBeNull();
    expect(reason(play(position, 'f1c4'))).toBe('repetition');
  });

  test('[R-14] [CH2] an en passant that a pin forbids makes none', () => {
    const first = 'e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1';
    const before = play(fromFen(START), first);
    expect(reason(before)).toBeNull();
    expect(reason(play(before, 'c6b8'))).toBe('repetition');
    const second = play(
      fromFen('6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1'),
      'h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6',
    );
    expect(reason(second)).toBeNull();
    expect(reason(play(second, 'h7g7'))).toBe('repetition');
  });

  test('[R-15] [CH2] other castling rights make another position', () => {
    const line = 'e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 e1e2 e8e7 e2e1 e7e8 b1a3 b8a6 a3b1 a6b8';
    const position = play(fromFen(START), line);
    expect(reason(position)).toBeNull();
    expect(reason(play(position, 'g1f3 g8f6 f3g1 f6g8'))).toBe('repetition');
  });

  test('[R-17] [CH2] drawn at 100 quiet plies, not at 50 and not at 99', () => {
    const position = fromFen('8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119');
    expect(reason(position)).toBeNull();
    const ninetyNine = walkQuietly(position, 49, randomOf('7'.repeat(64), 'walk'));
    expect(viewOf(ninetyNine ?? position).fen).toMatch(/ 99 \d+$/);
    expect(ninetyNine && quietly(ninetyNine).map(reason)).toContain('fifty-moves');
  });

  test('[R-19] [CH2, R24] mate on the hundredth ply wins', () => {
    const position = fromFen('7k/8/5K2/6Q1/8/8/8/8 w - - 99 100');
    expect(play(position, 'g5g7').outcome).toEqual({ winner: 'first', reason: 'checkmate' });
    expect(play(position, 'g5g1').outcome).toEqual({ winner: null, reason: 'fifty-moves' });
  });

  test.each([
    ['8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33', 'material'],
    ['B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1', 'material'],
    ['8/8/4k3/8/8/3NK3/8/8 w - - 0 1', 'material'],
    ['8/8/4k3/8/8/4K3/8/8 w - - 0 1', 'material'],
    ['8/8/4k3/8/8/3bK3/8/8 b - - 0 1', 'material'],
    ['7k/8/7K/2Bb4/8/8/8/8 b - - 0 1', null],
    ['8/8/4kn2/8/8/3NK3/8/8 w - - 0 1', null],
    ['8/8/4kb2/8/8/3NK3/8/8 w - - 0 1', null],
    ['8/8/4k3/8/8/2NNK3/8/8 w - - 0 1', null],
    ['8/8/4k3/8/8/3PK3/8/8 w - - 0 1', null],
  ])('[R-20] [CH2] dead material: %s', (fen, expected) => {
    expect(reason(fromFen(fen))).toBe(expected);
  });

  test('[R-20] [CH2] bishops of two colours can still mate', () => {
    const position = play(fromFen('7k/8/7K/2Bb4/8/8/8/8 b - - 0 1'), 'd5g8 c5d4');
    expect(position.outcome).toEqual({ winner: 'first', reason: 'checkmate' });
  });

  test('[R18, S-22] out of time is lost, but drawn against a bare king', () => {
    const bare = fromFen('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    expect(bare.timeoutWinner('first')).toBeNull();
    expect(bare.timeoutWinner('second')).toBe('first');
    const start = chess.start({}, randomOf('0'.repeat(64), 'setup'));
    expect([start.timeoutWinner('first'), start.timeoutWinner('second')]).toEqual([
      'second',
      'first',
    ]);
  });
});

describe('view', () => {
  test('[CH3, R8] one view for everybody', () => {
    const position = play(fromFen(START), 'e2e4 d7d5 e4d5');
    const expected = {
      board: 'RNBQKBNRPPPP.PPP...................P............ppp.pppprnbqkbnr',
      captures: [{ ply: 2, square: 'd5', piece: 'p', by: 'first' }],
      noticed: [],
      check: null,
      lastMove: 'e4d5',
      castling: 'KQkq',
      fen: 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
    };
    for (const viewer of ['first', 'second', 'spectator', 'all'] as const) {
      expect(position.view(viewer)).toEqual(expected);
    }
  });

  test('[CH3] fen names a passed square only where a legal capture on it exists', () => {
    expect(viewOf(play(fromFen(START), 'e2e4')).fen).toContain(' KQkq - 0 1');
    expect(viewOf(play(fromFen(START), 'e2e4 a7a6 e4e5 d7d5')).fen).toContain(' KQkq d6 0 3');
    const pinned = 'e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5';
    expect(viewOf(play(fromFen(START), pinned)).fen).toContain(' KQkq - 0 5');
  });

  test('[CH3] check, lastMove and castling before and after', () => {
    const view = viewOf(fromFen(START));
    expect([view.check, view.lastMove, view.castling]).toEqual([null, null, 'KQkq']);
    const check = viewOf(play(fromFen('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1'), 'a1a8'));
    expect([check.check, check.lastMove, check.castling]).toEqual(['e8', 'a1a8', '']);
  });
});
