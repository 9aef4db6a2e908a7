import { describe, expect, it } from 'vitest';
import { squareOf } from '../../../shared/board/squares.ts';
import type { Seat, View, Viewer } from '../../../shared/game.ts';
import { about } from '../../../shared/games/minesweeper-chess/about.ts';
import {
  apply,
  legal,
  outcome,
  stateFromFen,
  toAct,
} from '../../../shared/games/minesweeper-chess/rules.ts';
import {
  type MinesweeperChessView,
  view as viewOf,
} from '../../../shared/games/minesweeper-chess/view.ts';
import type { Gesture, SquareScene } from '../../../web/board/scene.ts';
import { drawMinesweeperman } from '../../../web/games/minesweeper-chess/pieces.tsx';
import { minesweeperChessPresenter as presenter } from '../../../web/games/minesweeper-chess/presenter.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FOUR = ['d5', 'g6', 'b7', 'h4'];

interface Match {
  readonly fen?: string;
  readonly mines?: readonly string[];
  /** Squares whose fog has lifted before. */
  readonly open?: readonly string[];
  readonly minesStay?: boolean;
}

const at = (name: string): number => squareOf(about, name);

/** A viewer's view after some actions from any position, as the referee puts it together. */
function viewAfter(actions: string, viewer: Viewer, match: Match = {}): View<MinesweeperChessView> {
  const { fen = START, mines = FOUR, open = [], minesStay = false } = match;
  const list = actions.split(' ').filter((action) => action !== '');
  let state = stateFromFen(fen, mines.map(at), minesStay, open.map(at));
  for (const action of list) state = apply(state, toAct(state)[0] ?? 'first', action);
  const ends = outcome(state);
  const seat: Seat | null = viewer === 'first' || viewer === 'second' ? viewer : null;
  const mayAct = seat !== null && ends === null && toAct(state).includes(seat);
  return {
    ...viewOf(state, viewer),
    viewer,
    ply: list.length,
    toAct: ends ? [] : toAct(state),
    outcome: ends,
    legal: mayAct ? legal(state, seat) : [],
  };
}

function squareIn(view: View, name: string): SquareScene | undefined {
  return presenter.scene(view, 'first').squares[at(name)];
}

function gestureOf(view: View, action: string): Gesture | undefined {
  return presenter.gestures(view).find((gesture) => gesture.action === action);
}

describe('scene', () => {
  it('[MC8] puts the zone under mist that hides nothing but the ground', () => {
    const { squares } = presenter.scene(viewAfter('', 'first'), 'first');
    const misty = squares.filter(({ ground }) => ground === 'mist');
    expect(misty).toHaveLength(32);
    expect(new Set(misty.map(({ name }) => name.slice(1)))).toEqual(new Set(['4', '5', '6', '7']));
    expect(squares.some(({ fog }) => fog)).toBe(false);
    // R2: alike over mines and over none.
    expect(new Set(misty.map((one) => JSON.stringify(one).replaceAll(one.name, ''))).size).toBe(1);
  });

  it('[MC3] writes numbers, draws mines that were found and says both', () => {
    const view = viewAfter('e2e4', 'second');
    expect(squareIn(view, 'e5')).toMatchObject({ note: '1', label: 'e5, empty, one mine around' });
    expect(squareIn(view, 'd5')).toMatchObject({
      under: 'mine',
      note: null,
      label: 'd5, empty, mine',
    });
    expect(squareIn(view, 'f4')).toMatchObject({ note: null, label: 'f4, empty, no mine around' });
    // A number beside a piece.
    expect(squareIn(view, 'e4')).toMatchObject({ glyph: 'first-pawn', note: '1' });
    expect(squareIn(view, 'e3')?.label).toBe('e3, empty');
  });

  it('[MC2] shows what was destroyed, defused and swept, for one turn', () => {
    const lost = 'e2e4 a9a8 b1c3 h9h8 c3d5';
    expect(squareIn(viewAfter(lost, 'second'), 'd5')).toMatchObject({
      glyph: null,
      under: 'crater',
      note: null,
      label: 'd5, empty, no mine around, the knight was destroyed here, last move',
    });
    expect(squareIn(viewAfter(`${lost} h8h7`, 'second'), 'd5')?.under).toBeUndefined();
    const swept = 'e2e4 a9a8 d2d4 h9h8 d4d5*';
    expect(squareIn(viewAfter(swept, 'first'), 'd5')).toMatchObject({ under: 'cleared' });
    expect(squareIn(viewAfter('e2e4 a9a8 e4e5*', 'first'), 'e5')).toMatchObject({
      under: 'nothing',
    });
    const defused = 'e2e4 a9a8 e1e2 a8a7 e2e3 h9h8 e3d4 h8h7 d4d5';
    expect(squareIn(viewAfter(defused, 'first'), 'd5')).toMatchObject({
      glyph: 'first-king',
      under: 'cleared',
    });
  });

  it('[MC8] opens the truth when the match is over, every mine and number of it', () => {
    const view = viewAfter('e2e4', 'all');
    const mines = presenter.scene(view, 'first').squares.filter(({ under }) => under === 'mine');
    expect(mines.map(({ name }) => name).sort()).toEqual([...FOUR].sort());
    expect(presenter.scene(view, 'first').squares.some(({ ground }) => ground)).toBe(false);
  });

  it('draws all that it names, and the chess set', () => {
    const glyphs = ['mine', 'sweep', 'crater', 'cleared', 'nothing', 'first-king', 'second-pawn'];
    expect(glyphs.map(drawMinesweeperman).every((drawing) => drawing !== null)).toBe(true);
    expect(['', 'constructor', 'first'].map(drawMinesweeperman)).toEqual([null, null, null]);
  });
});

describe('gestures', () => {
  it('[MC11] a sweep is a badge of its own on the square ahead', () => {
    const gestures = presenter.gestures(viewAfter('', 'first'));
    expect(gestures).toHaveLength(28);
    expect(gestures.filter(({ badge }) => badge)).toHaveLength(8);
    expect(gestures.find(({ action }) => action === 'e2e3*')).toEqual({
      action: 'e2e3*',
      taps: [12, 20],
      badge: { glyph: 'sweep', label: 'Sweep e3' },
    });
    expect(gestures.find(({ action }) => action === 'e2e3')).toEqual({
      action: 'e2e3',
      taps: [12, 20],
    });
  });

  it('[MC11] asks before a piece lands on a mine that was found, and not before a king does', () => {
    const view = viewAfter('e2e4 a9a8 b1c3 h9h8', 'first');
    expect(gestureOf(view, 'c3d5')?.confirm).toBe(
      'There is a mine on d5. Move the knight there and lose it?',
    );
    expect(gestureOf(view, 'c3b5')?.confirm).toBeUndefined();
    const king = viewAfter('', 'first', { fen: 'k7/p7/8/8/8/8/3K4/8/8/8 w - - 0 1', open: ['d5'] });
    expect(gestureOf(king, 'd4d5')).toBeDefined();
    expect(gestureOf(king, 'd4d5')?.confirm).toBeUndefined();
  });

  it('[MC11] asks before a landing in the fog whose explosion would bare the own king', () => {
    // A rook on e10 gives check down the open file; the white rook can cover on e6 or on e2.
    const fen = '4r2k/8/8/8/R7/8/8/8/3P1P2/3QKN2 w - - 0 1';
    const view = viewAfter('', 'first', { fen, mines: ['a4', 'b4', 'c4', 'h7'], open: ['e6'] });
    expect(view.check).toBe('e1');
    expect(gestureOf(view, 'a6e6')).toBeDefined();
    expect(gestureOf(view, 'a6e6')?.confirm).toBeUndefined();
    const dark = viewAfter('', 'first', { fen, mines: ['a4', 'b4', 'c4', 'e6'] });
    expect(gestureOf(dark, 'a6e6')?.confirm).toBe(
      'If a mine lies on e6, the rook is lost and your king can be taken. Move there?',
    );
    // Where no line opens, fog is a risk that is not asked about.
    expect(gestureOf(viewAfter('', 'first'), 'e2e4')?.confirm).toBeUndefined();
  });

  it('drops an action of a newer referee that it cannot read', () => {
    const view = { ...viewAfter('', 'first'), legal: ['e2e4', 'pass', 'e2e3#'] };
    expect(presenter.gestures(view).map(({ action }) => action)).toEqual(['e2e4']);
  });
});

describe('words', () => {
  const told = (actions: string, viewer: Viewer, match?: Match): string =>
    presenter.notices(viewAfter(actions, viewer, match)).join(' ');
  const TOGETHER = { mines: ['d4', 'f4', 'd5', 'f5'] };

  it.each([
    ['b1c3', 'second', 'White’s knight moved from b1 to c3. The fog lifted from 3 squares.'],
    ['b1c3', 'first', 'The fog lifted from 3 squares.'],
    [
      'e2e4',
      'second',
      'White’s pawn moved from e2 to e4. The fog lifted from 6 squares: a mine on d5.',
    ],
    [
      'e2e4 a9a8 b1c3 h9h8 c3d5',
      'spectator',
      'White’s knight moved from c3 to d5. The fog lifted from 4 squares. A mine on d5 destroyed the knight.',
    ],
    ['e2e4 a9a8 d2d4 h9h8 d4d5*', 'first', 'You swept d5: the mine is gone.'],
    ['e2e4 a9a8 d2d4 h9h8 d4d5*', 'second', 'White swept d5: the mine is gone.'],
    ['e2e3*', 'second', 'White swept e3: nothing there.'],
  ] as const)('[MC8] after %s %s reads “%s”', (actions, viewer, words) => {
    expect(told(actions, viewer)).toBe(words);
  });

  it.each(['first', 'second', 'spectator'] as const)(
    '[MC6] %s reads what the lift changed',
    (viewer) => {
      const cleared =
        'No mine is hidden any more: all fog lifts, mines are cleared, sweeping ends.';
      expect(told('e2e4', viewer, TOGETHER)).toContain(cleared);
      const stay =
        'No mine is hidden any more: all fog lifts, the mines that were found stay live.';
      expect(told('e2e4', viewer, { ...TOGETHER, minesStay: true })).toContain(stay);
      expect(presenter.facts?.(viewAfter('e2e4', viewer, TOGETHER))).toEqual([
        'Mines: 0',
        'Fog lifted',
      ]);
    },
  );

  it('[MC7, MC11] both read that a bared king can be taken', () => {
    const fen = '4r2k/8/8/8/R7/8/8/8/3P1P2/3QKN2 w - - 0 1';
    const match = { fen, mines: ['a4', 'b4', 'c4', 'e6'] };
    const facts = (viewer: Viewer) => presenter.facts?.(viewAfter('a6e6', viewer, match))?.at(-1);
    expect(facts('first')).toBe('Your king can be taken');
    expect(facts('second')).toBe('You can take the king');
    expect(facts('spectator')).toBe('White’s king can be taken');
    expect(told('a6e6', 'first', match)).toMatch(/Your king can be taken\.$/);
    expect(told('a6e6', 'second', match)).toMatch(/You can take the king\.$/);
    const king = squareIn(viewAfter('a6e6', 'second', match), 'e1');
    expect(king).toMatchObject({ marks: ['check'], label: 'e1, white king, can be taken' });
    const taken = viewAfter('a6e6 e10e1', 'all', match);
    expect(taken.outcome?.reason).toBe('king-captured');
    expect(squareIn(taken, 'e1')?.marks).toContain('decisive');
  });

  it('[MC5] check is said, and who is in it', () => {
    const fen = '4r2k/8/8/8/8/8/8/8/3P1P2/3QKN2 b - - 0 1';
    // Plies are counted from the start of the line, so that the first one is the first seat's.
    const view = { ...viewAfter('h10g10', 'first', { fen }), ply: 2 };
    expect(presenter.facts?.(view)).toEqual(['Mines: 4', 'You are in check']);
    expect(presenter.notices(view).at(-1)).toBe('Check.');
  });

  it('[MC8] the counter says how many mines there are and how many were found', () => {
    const facts = (actions: string) => presenter.facts?.(viewAfter(actions, 'first'))?.[0];
    expect(facts('')).toBe('Mines: 4');
    expect(facts('e2e4')).toBe('Mines: 4, 1 found');
    // Black has opened b7 meanwhile.
    expect(facts('e2e4 a9a8 d2d4 h9h8 d4d5*')).toBe('Mines: 3, 1 found');
  });

  it.each([
    ['', 'e2e3*', 'Pawn e2 sweeps e3'],
    ['', 'b1c3', 'Knight b1 to c3'],
  ])('[MC4] after “%s” %s is “%s”', (actions, action, words) => {
    expect(presenter.describe(action, viewAfter(actions, 'all'))).toBe(words);
  });

  it('[MC1] a pawn on the last rank becomes a queen, though its action does not say so', () => {
    const view = viewAfter('', 'first', { fen: '7k/4P3/8/8/8/8/8/8/8/4K3 w - - 0 1' });
    expect(presenter.describe('e9e10', view)).toBe('Pawn e9 to e10, becomes a queen');
    expect(presenter.path('e9e10')).toEqual({ from: 68, to: 76 });
    expect(presenter.path('e2e3*')).toEqual({ from: 12, to: 20 });
  });
});
