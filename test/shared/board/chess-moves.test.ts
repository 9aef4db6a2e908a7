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
import { NOWHERE, squareName, squareOf } from '../../../shared/board/squares.ts';
import { GEOMETRY } from '../../../shared/games/fog-of-war-chess/vision.ts';

const BUSY = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

function texts(fen: string): string[] {
  const { position } = parseFen(GEOMETRY, fen);
  return pseudoMoves(GEOMETRY, position).map((move) => moveText(GEOMETRY, move));
}

test.each([
  BUSY,
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 12 34',
  '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
])('[R28] a FEN is written as it was read: %s', (fen) => {
  expect(makeFen(GEOMETRY, parseFen(GEOMETRY, fen))).toBe(fen);
});

test.each(['8/8/8/8/8/8/8 w - - 0 1', '9/8/8/8/8/8/8/8 w - - 0 1', 'x7/8/8/8/8/8/8/8 w - - 0 1'])(
  '[R27] what is no placement throws: %s',
  (fen) => {
    expect(() => parseFen(GEOMETRY, fen)).toThrow();
  },
);

test('[CH1] pieces leave no move out and name none twice', () => {
  const moves = texts(BUSY);
  expect(moves).toHaveLength(48);
  expect(new Set(moves).size).toBe(48);
});

test('[CH1] a move leaves the position that it was made from as it was', () => {
  const { position } = parseFen(GEOMETRY, BUSY);
  const before = makeFen(GEOMETRY, { position, quietPlies: 0, moveNumber: 1 });
  for (const move of pseudoMoves(GEOMETRY, position)) applyMove(GEOMETRY, position, move);
  expect(makeFen(GEOMETRY, { position, quietPlies: 0, moveNumber: 1 })).toBe(before);
});

test('[CH1] an attack is what a capture could do, whoever is to move', () => {
  const { position } = parseFen(GEOMETRY, BUSY);
  for (const side of [1, -1] as const) {
    for (let square = 0; square < 64; square += 1) {
      // Put an enemy there, so that pawns too can show that they reach it.
      const board = Int8Array.from(position.board);
      board[square] = -side;
      const moves = pseudoMoves(GEOMETRY, { board, side, castling: 0, passed: NOWHERE });
      const isReached = moves.some(
        (move) => victimSquare(GEOMETRY, { ...position, board, side }, move) === square,
      );
      const label = squareName(GEOMETRY, square);
      expect(isAttacked(GEOMETRY, board, square, side), label).toBe(isReached);
    }
  }
});

test('[FC3] the victim of en passant stands behind the target', () => {
  const { position } = parseFen(GEOMETRY, '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
  const move = findMove(GEOMETRY, pseudoMoves(GEOMETRY, position), 'e5d6') ?? 0;
  expect(squareName(GEOMETRY, victimSquare(GEOMETRY, position, move))).toBe('d5');
  const { board } = applyMove(GEOMETRY, position, move);
  expect(letterOf(pieceAt(board, squareOf(GEOMETRY, 'd5')))).toBe('.');
});

test('[FC2] only the king’s two-square moves are castling', () => {
  const { position } = parseFen(GEOMETRY, BUSY);
  const ways = pseudoMoves(GEOMETRY, position).filter((move) =>
    castlingOf(GEOMETRY, position, move),
  );
  expect(ways.map((move) => moveText(GEOMETRY, move)).sort()).toEqual(['e1c1', 'e1g1']);
});

test('[R-28] [CH1] in double check only the king moves', () => {
  const { position } = parseFen(GEOMETRY, '4r1k1/8/8/8/8/3n4/3PPP2/R3K2R w KQ - 0 1');
  const moves = legalMoves(GEOMETRY, position).map((move) => moveText(GEOMETRY, move));
  expect(moves.sort()).toEqual(['e1d1', 'e1f1']);
});
