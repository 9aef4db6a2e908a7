import { expect, test } from 'vitest';
import { pieceAt } from '../../../shared/board/chess-board.ts';
import {
  applyMove,
  castlingOf,
  isAttacked,
  legalMoves,
  pseudoMoves,
  victimSquare,
} from '../../../shared/board/chess-moves.ts';
import {
  findMove,
  letterOf,
  makeFen,
  moveText,
  parseFen,
} from '../../../shared/board/chess-text.ts';
import { ORTHODOX } from '../../../shared/board/orthodox.ts';
import { NOWHERE, squareName, squareOf } from '../../../shared/board/squares.ts';

const BUSY = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

function texts(fen: string): string[] {
  const { position } = parseFen(ORTHODOX, fen);
  return pseudoMoves(ORTHODOX, position).map((move) => moveText(ORTHODOX, move));
}

test.each([
  BUSY,
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 12 34',
  '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
])('[R28] a FEN is written as it was read: %s', (fen) => {
  expect(makeFen(ORTHODOX, parseFen(ORTHODOX, fen))).toBe(fen);
});

test.each(['8/8/8/8/8/8/8 w - - 0 1', '9/8/8/8/8/8/8/8 w - - 0 1', 'x7/8/8/8/8/8/8/8 w - - 0 1'])(
  '[R27] what is no placement throws: %s',
  (fen) => {
    expect(() => parseFen(ORTHODOX, fen)).toThrow();
  },
);

test('[CH1] pieces leave no move out and name none twice', () => {
  const moves = texts(BUSY);
  expect(moves).toHaveLength(48);
  expect(new Set(moves).size).toBe(48);
});

test('[CH1] a move leaves the position that it was made from as it was', () => {
  const { position } = parseFen(ORTHODOX, BUSY);
  const before = makeFen(ORTHODOX, { position, quietPlies: 0, moveNumber: 1 });
  for (const move of pseudoMoves(ORTHODOX, position)) applyMove(ORTHODOX, position, move);
  expect(makeFen(ORTHODOX, { position, quietPlies: 0, moveNumber: 1 })).toBe(before);
});

test('[CH1] an attack is what a capture could do, whoever is to move', () => {
  const { position } = parseFen(ORTHODOX, BUSY);
  for (const side of [1, -1] as const) {
    for (let square = 0; square < 64; square += 1) {
      // Put an enemy there, so that pawns too can show that they reach it.
      const board = Int8Array.from(position.board);
      board[square] = -side;
      const moves = pseudoMoves(ORTHODOX, { board, side, castling: 0, passed: NOWHERE });
      const isReached = moves.some(
        (move) => victimSquare(ORTHODOX, { ...position, board, side }, move) === square,
      );
      const label = squareName(ORTHODOX, square);
      expect(isAttacked(ORTHODOX, board, square, side), label).toBe(isReached);
    }
  }
});

test('[FC3] the victim of en passant stands behind the target', () => {
  const { position } = parseFen(ORTHODOX, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
  const move = findMove(ORTHODOX, pseudoMoves(ORTHODOX, position), 'e5d6') ?? 0;
  expect(squareName(ORTHODOX, victimSquare(ORTHODOX, position, move))).toBe('d5');
  const { board } = applyMove(ORTHODOX, position, move);
  expect(letterOf(pieceAt(board, squareOf(ORTHODOX, 'd5')))).toBe('.');
});

test('[FC2] only the king’s two-square moves are castling', () => {
  const { position } = parseFen(ORTHODOX, BUSY);
  const ways = pseudoMoves(ORTHODOX, position).filter((move) =>
    castlingOf(ORTHODOX, position, move),
  );
  expect(ways.map((move) => moveText(ORTHODOX, move)).sort()).toEqual(['e1c1', 'e1g1']);
});

test('[R-28] [CH1] in double check only the king moves', () => {
  const { position } = parseFen(ORTHODOX, '4r1k1/8/8/8/8/3n4/3PPP2/R3K2R w KQ - 0 1');
  const moves = legalMoves(ORTHODOX, position).map((move) => moveText(ORTHODOX, move));
  expect(moves.sort()).toEqual(['e1d1', 'e1f1']);
});
