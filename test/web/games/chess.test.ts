import { describe, expect, it } from 'vitest';
import type { View, Viewer } from '../../../shared/game.ts';
import { stateFromFen } from '../../../shared/games/chess/rules.ts';
import { view as viewOf } from '../../../shared/games/chess/view.ts';
import { positionAfter } from '../../../shared/replay.ts';
import type { SquareScene } from '../../../web/board/scene.ts';
import { chessPresenter as presenter } from '../../../web/games/chess/presenter.ts';

/** A viewer's view after some moves, as the referee puts it together. */
function viewAfter(moves: string, viewer: Viewer): View {
  const actions = moves.split(' ').filter((action) => action !== '');
  const position = positionAfter('chess', {}, actions);
  const isSeat = viewer === 'first' || viewer === 'second';
  return {
    ...position.view(viewer),
    viewer,
    ply: actions.length,
    toAct: position.toAct,
    outcome: position.outcome,
    legal: isSeat ? position.legal(viewer) : [],
  };
}

/** The view of a position that has been reached by any moves. */
function viewOfFen(fen: string): View {
  const body = viewOf(stateFromFen(fen));
  return { ...body, viewer: 'first', ply: 20, toAct: ['first'], outcome: null, legal: [] };
}

function squaresOf(view: View): Map<string, SquareScene> {
  return new Map(presenter.scene(view, 'first').squares.map((square) => [square.name, square]));
}

const marked = (view: View, mark: string): string[] =>
  [...squaresOf(view).values()]
    .filter(({ marks }) => marks.some((one) => one === mark))
    .map(({ name }) => name);

describe('scene', () => {
  it('[CH3] shows all of the board to everybody', () => {
    const squares = ['first', 'second', 'spectator', 'all'].map(
      (viewer) => presenter.scene(viewAfter('e2e4 e7e5', viewer as Viewer), 'first').squares,
    );
    expect(new Set(squares.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(squares[0]?.filter(({ glyph }) => glyph !== null)).toHaveLength(32);
    expect(squares[0]?.some(({ fog }) => fog)).toBe(false);
  });

  it('[CH4] marks the last move and the king in check, in words as well', () => {
    const view = viewAfter('e2e4 f7f6 d1h5', 'second');
    expect(marked(view, 'last')).toEqual(['d1', 'h5']);
    expect(marked(view, 'check')).toEqual(['e8']);
    expect(squaresOf(view).get('e8')?.label).toBe('e8, black king, in check');
    expect(squaresOf(view).get('h5')?.label).toBe('h5, white queen, last move');
  });

  it('[CH4] is drawn blue and pink unless another style is chosen', () => {
    expect(presenter.styles?.map(({ id }) => id)).toEqual(['blue-pink', 'classic']);
  });
});

describe('gestures', () => {
  it('[CH4] only pieces with a move respond', () => {
    const starts = (moves: string): number[] => [
      ...new Set(presenter.gestures(viewAfter(moves, 'first')).map(({ taps }) => taps[0] ?? -1)),
    ];
    // Eight pawns and two knights.
    expect(starts('').sort((a, b) => a - b)).toEqual([1, 6, 8, 9, 10, 11, 12, 13, 14, 15]);
    // In check from h4 there is one answer: the pawn on g2.
    expect(starts('e2e4 e7e5 f2f4 d8h4')).toEqual(expect.arrayContaining([14, 4]));
    expect(starts('e2e4 e7e5 f2f4 d8h4')).toHaveLength(2);
  });

  it('[CH4] castles by the king’s step of two squares', () => {
    const view = viewAfter('e2e4 e7e5 g1f3 b8c6 f1c4 f8c5', 'first');
    const castling = presenter.gestures(view).filter(({ action }) => action === 'e1g1');
    expect(castling).toEqual([{ action: 'e1g1', taps: [4, 6] }]);
  });

  it('[CH1, CH4] offers four promotions on the board, the queen first', () => {
    const view = viewAfter('e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 b8d7', 'first');
    const choices = presenter.gestures(view).filter(({ action }) => action.startsWith('b7a8'));
    expect(choices.map(({ choice }) => choice?.label)).toEqual([
      'Queen',
      'Knight',
      'Rook',
      'Bishop',
    ]);
  });
});

describe('words', () => {
  const told = (moves: string, viewer: Viewer): string =>
    presenter.notices(viewAfter(moves, viewer)).join(' ');

  it.each([
    ['e2e4', 'second', 'White’s pawn moved from e2 to e4.'],
    ['e2e4', 'first', ''],
    ['e2e4 d7d5 e4d5', 'second', 'White’s pawn took your pawn on d5.'],
    ['e2e4 d7d5 e4d5', 'spectator', 'White’s pawn took a pawn on d5.'],
    ['e2e4 a7a6 e4e5 d7d5 e5d6', 'second', 'White’s pawn took your pawn on d5 in passing.'],
    ['e2e4 f7f6 d1h5', 'second', 'White’s queen moved from d1 to h5. Check.'],
    ['e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1', 'second', 'White castled.'],
    [
      'e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 b8d7 b7a8n',
      'second',
      'White’s pawn took your rook on a8. It became a knight.',
    ],
  ] as const)('[CH4] after %s %s reads “%s”', (moves, viewer, words) => {
    expect(told(moves, viewer)).toBe(words);
  });

  it.each([
    ['', 'g1f3', 'Nf3 · Knight g1 to f3'],
    ['e2e4 d7d5', 'e4d5', 'exd5 · Pawn e4 takes pawn on d5'],
    ['f2f3 e7e5 g2g4', 'd8h4', 'Qh4# · Queen d8 to h4'],
    ['e2e4 f7f6', 'd1h5', 'Qh5+ · Queen d1 to h5'],
    ['e2e4 e7e5 g1f3 b8c6 f1c4 f8c5', 'e1g1', 'O-O · Castles on the king’s side'],
    ['e2e4 a7a6 e4e5 d7d5', 'e5d6', 'exd6 · Pawn e5 takes in passing on d6'],
  ])('[CH4] after “%s” %s is “%s”', (moves, action, words) => {
    expect(presenter.describe(action, viewAfter(moves, 'all'))).toBe(words);
  });

  it('tells a move without its view by the squares alone', () => {
    expect(presenter.describe('g1f3', null)).toBe('g1 to f3');
  });

  it('[CH4] keeps the number of the move and a check before the eyes', () => {
    const facts = (moves: string, viewer: Viewer) => presenter.facts?.(viewAfter(moves, viewer));
    expect(facts('', 'first')).toEqual(['Move 1']);
    expect(facts('e2e4 f7f6 d1h5', 'second')).toEqual(['Move 2', 'You are in check']);
    expect(facts('e2e4 f7f6 d1h5', 'first')).toEqual(['Move 2', 'Black is in check']);
    // Mate: the result says it.
    expect(facts('f2f3 e7e5 g2g4 d8h4', 'all')).toEqual(['Move 3']);
  });

  it('[CH3] gives the position as FEN, en passant only where it is possible', () => {
    const fens = ['e2e4', 'e2e4 a7a6 e4e5 d7d5'].map((moves) =>
      presenter.fen?.(viewAfter(moves, 'all')),
    );
    expect(fens).toEqual([
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
    ]);
    const middle = 'r3k2r/8/8/8/8/8/8/R3K2R w Kq - 7 31';
    expect(presenter.fen?.(viewOfFen(middle))).toBe(middle);
  });
});
