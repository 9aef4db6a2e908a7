/** The board of ordinary chess, on which two of the games are played. */
import { BISHOP, chessGeometry, KNIGHT_ROLE, QUEEN, ROOK } from './chess-board.ts';

export const ORTHODOX = chessGeometry({ files: 8, ranks: 8 }, [QUEEN, ROOK, BISHOP, KNIGHT_ROLE]);

/** The array from which both begin, as FEN. */
export const ORTHODOX_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
