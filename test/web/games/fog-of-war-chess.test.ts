import { describe, expect, it } from 'vitest';
import type { ActedBy, Seat, View, Viewer } from '../../../shared/game.ts';
import { fogOfWarChess } from '../../../shared/games/fog-of-war-chess/index.ts';
import type { FogOfWarChessView } from '../../../shared/games/fog-of-war-chess/view.ts';
import { randomOf } from '../../../shared/random.ts';
import type { SquareScene } from '../../../web/board/scene.ts';
import { fogOfWarChessPresenter as presenter } from '../../../web/games/fog-of-war-chess/presenter.ts';

const OPTIONS = { showLegal: true, pawnSight: false };

/** A viewer's view after some moves, as the referee puts it together. */
function viewAfter(moves: string, viewer: Viewer): View<FogOfWarChessView> {
  const actions = moves.split(' ').filter((action) => action !== '');
  const seatAt = (ply: number): Seat => (ply % 2 === 0 ? 'first' : 'second');
  let position = fogOfWarChess.start(OPTIONS, randomOf('0'.repeat(64), 'setup'));
  actions.forEach((action, ply) => {
    position = position.play(seatAt(ply), action);
  });
  const own = actions
    .map((action, ply) => ({ ply, action, by: 'player' as ActedBy }))
    .filter(({ ply }) => seatAt(ply) === viewer);
  const isSeat = viewer === 'first' || viewer === 'second';
  return {
    ...(position.view(viewer) as FogOfWarChessView),
    viewer,
    ply: actions.length,
    toAct: position.toAct,
    outcome: position.outcome,
    legal: isSeat ? position.legal(viewer) : [],
    ...(isSeat ? { own: own.at(-1) ?? null } : {}),
  };
}

function squaresOf(view: View): Map<string, SquareScene> {
  return new Map(presenter.scene(view, 'first').squares.map((square) => [square.name, square]));
}

describe('scene', () => {
  it('[FC5, FC8] shows what a seat sees and nothing on the rest', () => {
    const scene = presenter.scene(viewAfter('', 'first'), 'first');
    expect(scene.squares).toHaveLength(64);
    expect(scene.squares.filter((square) => !square.fog)).toHaveLength(32);
    expect(scene.squares[0]).toEqual({
      name: 'a1',
      glyph: 'first-rook',
      fog: false,
      marks: [],
      note: null,
      label: 'a1, white rook',
    });
    expect(scene.squares[63]).toEqual({
      name: 'h8',
      glyph: null,
      fog: true,
      marks: [],
      note: null,
      label: 'h8, fog',
    });
  });

  it('[R14] puts the seat’s own side at the bottom', () => {
    const view = viewAfter('', 'second');
    expect(presenter.scene(view, 'second').flipped).toBe(true);
    expect(presenter.scene(view, 'first').flipped).toBe(false);
  });

  it('[R-24] shows the pawn that can be taken in passing, for one turn', () => {
    const before = squaresOf(viewAfter('e2e4 a7a6 e4e5 d7d5', 'first'));
    expect(before.get('d5')?.label).toBe('d5, black pawn, last move');
    expect(before.get('d6')?.fog).toBe(false);
    const after = squaresOf(viewAfter('e2e4 a7a6 e4e5 d7d5 h2h3', 'first'));
    expect([after.get('d5')?.fog, after.get('d6')?.fog]).toEqual([true, true]);
    expect(after.get('d5')?.marks).toEqual([]);
  });

  it('[FC10] marks a loss in the fog until the owner moves again', () => {
    const lost = 'e2e4 d7d5 g1f3 d5e4';
    const at = squaresOf(viewAfter(lost, 'first')).get('e4');
    expect(at).toMatchObject({ fog: true, glyph: null, marks: ['lost'] });
    expect(at?.label).toBe('e4, fog, your pawn was taken here');
    expect(squaresOf(viewAfter(`${lost} h2h3`, 'first')).get('e4')?.marks).toEqual([]);
  });

  it('[FC11] marks only those squares of the last move that are seen', () => {
    const marked = (moves: string, viewer: Seat) =>
      [...squaresOf(viewAfter(moves, viewer)).values()]
        .filter((square) => square.marks.includes('last'))
        .map((square) => square.name);
    expect(marked('e2e4 h7h6', 'first')).toEqual([]);
    expect(marked('e2e4 d7d5', 'first')).toEqual(['d5']);
    // One's own move is known in full; a square it left for the fog stays plain fog.
    expect(marked('g1f3', 'first')).toEqual(['g1', 'f3']);
  });

  it('[R8] shows a spectator fog alone', () => {
    const scene = presenter.scene(viewAfter('e2e4 d7d5 e4d5', 'spectator'), 'first');
    expect(scene.squares.every((square) => square.fog && square.glyph === null)).toBe(true);
    expect(new Set(scene.squares.map((s) => s.label.replace(s.name, ''))).size).toBe(1);
  });

  it('[R28] marks the square on which the king fell, over the whole truth', () => {
    const moves = 'e2e4 f7f6 d1h5 a7a6 h5e8';
    const squares = squaresOf(viewAfter(moves, 'all'));
    expect([...squares.values()].some((square) => square.fog)).toBe(false);
    expect(squares.get('e8')).toMatchObject({ glyph: 'first-queen', marks: ['decisive'] });
    expect(presenter.path('h5e8')).toEqual({ from: 39, to: 60 });
  });
});

describe('gestures', () => {
  const promoting = 'h2h4 a7a6 h4h5 a6a5 h5h6 a5a4 h6g7 a4a3';

  it('has one gesture for each legal action, no two alike', () => {
    for (const moves of ['', 'e2e4 d7d5', promoting]) {
      const view = viewAfter(moves, 'first');
      const gestures = presenter.gestures(view);
      expect(gestures.map((gesture) => gesture.action).sort()).toEqual([...view.legal].sort());
      const forms = gestures.map(({ taps, choice }) => `${taps} ${choice?.glyph}`);
      expect(new Set(forms).size).toBe(forms.length);
    }
  });

  it('[FC3] offers the four promotions as a choice of the own colour, the queen first', () => {
    const choices = presenter
      .gestures(viewAfter(promoting, 'first'))
      .filter((gesture) => gesture.action.startsWith('g7h8'));
    expect(choices.map((gesture) => gesture.choice)).toEqual([
      { glyph: 'first-queen', label: 'Queen' },
      { glyph: 'first-knight', label: 'Knight' },
      { glyph: 'first-rook', label: 'Rook' },
      { glyph: 'first-bishop', label: 'Bishop' },
    ]);
  });

  it('[L-02] starts only at own pieces', () => {
    const view = viewAfter('e2e4 d7d5', 'first');
    for (const gesture of presenter.gestures(view)) {
      expect(view.board[gesture.taps[0] ?? -1]).toMatch(/[A-Z]/);
    }
  });

  it('has none for who is not to move or watches', () => {
    expect(presenter.gestures(viewAfter('e2e4', 'first'))).toEqual([]);
    expect(presenter.gestures(viewAfter('', 'spectator'))).toEqual([]);
  });

  it('drops an action of a newer referee that it cannot read', () => {
    const view = { ...viewAfter('', 'first'), legal: ['e2e4', 'e2e4*', 'pass'] };
    expect(presenter.gestures(view).map((gesture) => gesture.action)).toEqual(['e2e4']);
  });
});

describe('notices', () => {
  const told = (moves: string, viewer: Viewer) => presenter.notices(viewAfter(moves, viewer));

  it.each([
    ['', 'first', []],
    ['e2e4', 'first', []],
    ['e2e4 h7h6', 'first', ['Black moved out of your sight.']],
    ['e2e4 d7d5', 'first', ['Black’s pawn came to d5 from out of your sight.']],
    ['e2e4 d7d5 g1f3 d5e4', 'first', ['Your pawn on e4 was taken. You cannot see by what.']],
    ['e2e4 d7d5 e4d5', 'first', ['You took the pawn on d5.']],
    ['e2e4 d7d5 e4d5 d8d5', 'first', ['Your pawn on d5 was taken. You cannot see by what.']],
    ['e2e4 d7d5 b1c3 d5e4', 'first', ['Black’s pawn took your pawn on e4.']],
    [
      'e2e4 a7a6 e4e5 d7d5 e5d6',
      'second',
      ['White’s pawn, now on d6, took your pawn on d5 in passing.'],
    ],
    ['d2d4 e7e6 c1f4 c7c5', 'first', ['Black’s pawn moved from c7 to c5.']],
    ['b1a3 e7e6 a3c4', 'second', ['White left a3 for where you cannot see.']],
    ['g1f3 a7a6 f3e5 g8h6 e5d7', 'second', ['White’s knight took your pawn on d7.']],
    [
      'c2c4 d7d5 d2d4 d5c4',
      'first',
      [
        'Your pawn on c4 was taken. You cannot see by what.',
        'Black left d5 for where you cannot see.',
      ],
    ],
    [
      'h2h4 g8h6 e2e4 b8c6 a2a3 a7a6 g1h3 h6f5 f1b5 f5g3 e1g1',
      'second',
      ['White’s rook moved from h1 to f1.'],
    ],
    ['e2e4 d7d5 e4d5', 'spectator', ['White took a pawn on d5.']],
    ['e2e4 d7d5', 'spectator', ['Black moved.']],
  ] as const)('[FC10, FC11] after “%s” tells %s: %j', (moves, viewer, sentences) => {
    expect(told(moves, viewer)).toEqual(sentences);
  });

  it('says nothing when it is over: the result has its own sentence', () => {
    expect(told('e2e4 f7f6 d1h5 a7a6 h5e8', 'all')).toEqual([]);
  });
});

describe('actions in words', () => {
  const viewBefore = (moves: string) =>
    viewAfter(moves, moves.split(' ').length % 2 ? 'second' : 'first');

  it.each([
    ['e2e4', null, 'e2 to e4'],
    ['g1f3', viewAfter('', 'first'), 'Knight g1 to f3'],
    ['e4d5', viewBefore('e2e4 d7d5'), 'Pawn e4 takes pawn on d5'],
    ['e5d6', viewBefore('e2e4 a7a6 e4e5 d7d5'), 'Pawn e5 takes in passing on d6'],
    ['e1g1', viewBefore('e2e4 a7a6 g1f3 b7b6 f1e2 c7c6'), 'Castles on the king’s side'],
    [
      'g7h8q',
      viewBefore('h2h4 a7a6 h4h5 a6a5 h5h6 a5a4 h6g7 a4a3'),
      'Pawn g7 takes rook on h8, becomes a queen',
    ],
  ] as const)('%s', (action, view, words) => {
    expect(presenter.describe(action, view)).toBe(words);
  });
});

describe('catalogue', () => {
  it('names every house rule and level of the game', () => {
    const { houseRules, levels } = presenter.about;
    expect(Object.keys(presenter.houseRules).sort()).toEqual(Object.keys(houseRules).sort());
    for (const level of levels) expect(presenter.levelNames[level.name]).toBeTruthy();
  });

  it('draws every piece of both sides', () => {
    const glyphs = [...'KQRBNPkqrbnp'].map((piece) => presenter.glyphOf(piece));
    expect(new Set(glyphs).size).toBe(12);
    for (const glyph of glyphs) expect(presenter.draw(glyph)).not.toBeNull();
    expect(presenter.draw('first-dragon')).toBeNull();
    expect(presenter.draw('first-constructor')).toBeNull();
  });
});
