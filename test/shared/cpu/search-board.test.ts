import { expect, test } from 'vitest';
import {
  type ChessGeometry,
  chessGeometry,
  type ChessPosition as PlainPosition,
  pieceAt,
  QUEEN,
} from '../../../shared/board/chess-board.ts';
import {
  applyMove,
  legalMoves,
  promotionOf,
  pseudoMoves,
  toOf,
  victimSquare,
} from '../../../shared/board/chess-moves.ts';
import { makeFen, parseFen, sortedTexts } from '../../../shared/board/chess-text.ts';
import { ORTHODOX, ORTHODOX_START } from '../../../shared/board/orthodox.ts';
import { NOWHERE } from '../../../shared/board/squares.ts';
import { ChessPosition } from '../../../shared/cpu/chess-position.ts';
import { CHESS_WEIGHTS } from '../../../shared/cpu/chess-weights.ts';
import { Evaluation } from '../../../shared/cpu/evaluation.ts';
import { pieceTables } from '../../../shared/cpu/piece-tables.ts';
import { randomOf } from '../../../shared/random.ts';

const TALL = chessGeometry({ files: 8, ranks: 10 }, [QUEEN]);
const TALL_START = 'rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

interface Board {
  readonly name: string;
  readonly geometry: ChessGeometry;
  readonly start: string;
  readonly enPassant: boolean;
  readonly freeKing: boolean;
}
const BOARDS: readonly Board[] = [
  { name: 'chess', geometry: ORTHODOX, start: ORTHODOX_START, enPassant: true, freeKing: false },
  { name: 'eight by ten', geometry: TALL, start: TALL_START, enPassant: false, freeKing: false },
  {
    name: 'free kings',
    geometry: ORTHODOX,
    start: ORTHODOX_START,
    enPassant: true,
    freeKing: true,
  },
];

function newPosition({ geometry, enPassant, freeKing }: Board): ChessPosition {
  const tables = pieceTables(geometry, CHESS_WEIGHTS);
  const rules = { geometry, enPassant, freeKing };
  return new ChessPosition(rules, tables, new Evaluation(CHESS_WEIGHTS));
}

/** Legal moves as the search board finds them; every one made is unmade again. */
function movesOf(position: ChessPosition, noisyOnly = false): number[] {
  const list = new Int32Array(400);
  const end = position.generate(list, 0, noisyOnly);
  return [...list.slice(0, end)].filter((move) => {
    const isLegal = position.make(move);
    if (isLegal) position.unmake();
    return isLegal;
  });
}

/** All that a position keeps up to date, but not the order of its lists. */
function stateOf(position: ChessPosition): unknown {
  const { board, kings, counts, side, castling, passed, checked, quiet } = position;
  const { keyLow, keyHigh, pawnKey, middle, end, phase } = position;
  const pieces = [0, 1].map((of) =>
    [...position.pieces.slice(of * 20, of * 20 + (counts[of] ?? 0))].sort((a, b) => a - b),
  );
  const sums = { keyLow, keyHigh, pawnKey, middle, end, phase };
  const facts = { side, castling, passed, checked, quiet };
  return { board: [...board], kings: [...kings], pieces, sums, facts };
}

/** Positions of a random game, up to a captured king or a hundred plies. */
function* randomGame(board: Board, seed: number): Generator<PlainPosition> {
  const random = randomOf(`${seed}`.repeat(64).slice(0, 64), board.name);
  let position = parseFen(board.geometry, board.start).position;
  for (let ply = 0; ply < 100; ply += 1) {
    yield position;
    const moves = plainMoves(board, position);
    const move = moves[moves.length === 0 ? -1 : random.below(moves.length)];
    if (move === undefined || Math.abs(pieceAt(position.board, toOf(move))) === 6) return;
    const next = applyMove(board.geometry, position, move);
    position = board.enPassant ? next : { ...next, passed: NOWHERE };
  }
}

function plainMoves({ geometry, freeKing }: Board, position: PlainPosition): number[] {
  return freeKing ? pseudoMoves(geometry, position) : legalMoves(geometry, position);
}

test.each(BOARDS)('it finds the moves that the referee finds: $name', (board) => {
  const position = newPosition(board);
  const { geometry } = board;
  for (let seed = 1; seed <= 12; seed += 1) {
    for (const plain of randomGame(board, seed)) {
      position.load(plain, 0);
      const text = makeFen(geometry, { position: plain, quietPlies: 0, moveNumber: 1 });
      const all = movesOf(position).map((move) => position.textOf(move));
      expect(all.sort(), text).toEqual(sortedTexts(geometry, plainMoves(board, plain)));
      const noisy = plainMoves(board, plain).filter((move) => {
        const promotion = promotionOf(move);
        const takes = victimSquare(geometry, plain, move) !== NOWHERE;
        return promotion === 0 ? takes : promotion === QUEEN;
      });
      const found = movesOf(position, true).map((move) => position.textOf(move));
      expect(found.sort(), text).toEqual(sortedTexts(geometry, noisy));
    }
  }
});

test.each(BOARDS)(
  'a move leads where the referee leads and is taken back whole: $name',
  (board) => {
    const position = newPosition(board);
    const fresh = newPosition(board);
    const { geometry } = board;
    for (const plain of randomGame(board, 77)) {
      for (const move of plainMoves(board, plain)) {
        position.load(plain, 3);
        const before = stateOf(position);
        const text = sortedTexts(geometry, [move])[0];
        const own = movesOf(position).find((found) => position.textOf(found) === text) ?? 0;
        position.make(own);
        const next = applyMove(geometry, plain, move);
        fresh.load(board.enPassant ? next : { ...next, passed: NOWHERE }, position.quiet);
        expect(stateOf(position)).toEqual(stateOf(fresh));
        expect(position.evaluate()).toBe(fresh.evaluate());
        position.unmake();
        expect(stateOf(position)).toEqual(before);
      }
    }
  },
);

test.each([
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 4, 197_281],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3, 97_862],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 5, 674_624],
])('[CH1] perft of %s', (fen, depth, count) => {
  const position = newPosition({ ...(BOARDS[0] as Board) });
  position.load(parseFen(ORTHODOX, fen).position, 0);
  const list = new Int32Array(4000);
  const perft = (left: number, start: number): number => {
    const end = position.generate(list, start, false);
    let lines = 0;
    for (let at = start; at < end; at += 1) {
      if (!position.make(list[at] ?? 0)) continue;
      lines += left === 1 ? 1 : perft(left - 1, end);
      position.unmake();
    }
    return lines;
  };
  expect(perft(depth, 0)).toBe(count);
});

test('a position that came twice in the game, or once in the search, is repeated', () => {
  const [board] = BOARDS;
  if (!board) throw new Error('no board');
  const position = newPosition(board);
  const plain = parseFen(ORTHODOX, ORTHODOX_START).position;
  const shuffle = (times: number): PlainPosition[] => {
    const line: PlainPosition[] = [plain];
    for (const text of Array.from({ length: times }, () => [
      'g1f3',
      'g8f6',
      'f3g1',
      'f6g8',
    ]).flat()) {
      const last = line.at(-1) ?? plain;
      const move = legalMoves(ORTHODOX, last).find((m) => sortedTexts(ORTHODOX, [m])[0] === text);
      line.push({ ...applyMove(ORTHODOX, last, move ?? 0), passed: NOWHERE });
    }
    return line;
  };
  const once = shuffle(1);
  position.load(plain, 4, once.slice(0, -1));
  expect(position.isRepeated()).toBe(false);
  const twice = shuffle(2);
  position.load(plain, 8, twice.slice(0, -1));
  expect(position.isRepeated()).toBe(true);
  position.load(plain, 0);
  for (const text of ['g1f3', 'g8f6', 'f3g1', 'f6g8']) {
    expect(position.isRepeated()).toBe(false);
    position.make(movesOf(position).find((move) => position.textOf(move) === text) ?? 0);
  }
  expect(position.isRepeated()).toBe(true);
});
