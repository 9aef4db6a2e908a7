/**
 * Two thousand random games beside chess.js, an independent implementation: the legal moves and the
 * position at every ply, and how the game ends.
 *
 * Repetition is counted here by hand and not asked of chess.js: it keeps an en passant square in its
 * own key where the capture is illegal, and so misses draws (see [R-14] in the rules' tests).
 */
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import type { Position } from '../../../../shared/game.ts';
import { chess } from '../../../../shared/games/chess/index.ts';
import type { ChessView } from '../../../../shared/games/chess/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { mover } from '../../../support/lines.ts';

const GAMES = 2_000;
/** Most games are cut short, a few go on to their end: long ones are alike. */
const CUT = 20;

test(`[CH1, CH2, CH3] ${GAMES} random games agree with chess.js`, { timeout: 300_000 }, () => {
  const ends = new Map<string, number>();
  for (let game = 0; game < GAMES; game += 1) {
    const random = randomOf(`${game}`.padStart(64, '0'), 'beside chess.js');
    const other = new Chess();
    const times = new Map<string, number>();
    let position = chess.start({}, random);
    const plies = game % 80 === 0 ? Number.POSITIVE_INFINITY : CUT;
    for (let ply = 0; ply < plies; ply += 1) {
      const key = comparePosition(position, other);
      times.set(key, (times.get(key) ?? 0) + 1);
      const expected = endOf(other, times.get(key) ?? 0);
      expect(position.outcome?.reason ?? null, other.fen()).toBe(expected);
      if (expected) {
        ends.set(expected, (ends.get(expected) ?? 0) + 1);
        break;
      }
      const seat = mover(position);
      const action = position.draw(seat, random);
      other.move({ from: action.slice(0, 2), to: action.slice(2, 4), promotion: action.slice(4) });
      position = position.play(seat, action);
    }
  }
  expect([...ends.keys()].sort()).toEqual(
    expect.arrayContaining(['checkmate', 'fifty-moves', 'material', 'stalemate']),
  );
});

/** Compares board and moves; answers what makes positions the same. */
function comparePosition(position: Position, other: Chess): string {
  const view = position.view('all') as ChessView;
  expect(view.fen).toBe(other.fen());
  expect(view.check !== null).toBe(other.inCheck());
  if (!position.outcome) expect(position.legal(mover(position))).toEqual(movesOf(other));
  // chess.js prints an en passant square only where the capture is legal.
  return other.fen().split(' ').slice(0, 4).join(' ');
}

/** All moves as texts. Its public list is too slow for this: it writes each in algebraic notation. */
function movesOf(other: Chess): string[] {
  const name = (square: number): string =>
    'abcdefgh'.charAt(square & 15) + String(8 - (square >> 4));
  const moves: readonly { from: number; to: number; promotion?: string }[] = other['_moves']();
  return moves.map(({ from, to, promotion }) => name(from) + name(to) + (promotion ?? '')).sort();
}

/** The end in the order of R24. */
function endOf(other: Chess, times: number): string | null {
  if (other.isCheckmate()) return 'checkmate';
  if (other.isStalemate()) return 'stalemate';
  if (other.isInsufficientMaterial()) return 'material';
  if (Number(other.fen().split(' ')[4]) >= 100) return 'fifty-moves';
  return times >= 3 ? 'repetition' : null;
}
