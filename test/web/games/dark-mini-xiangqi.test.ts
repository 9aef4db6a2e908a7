import { type ComponentChild, render } from 'preact';
import { describe, expect, it } from 'vitest';
import type { ActedBy, Seat, View, Viewer } from '../../../shared/game.ts';
import { darkMiniXiangqi } from '../../../shared/games/dark-mini-xiangqi/index.ts';
import type { DarkMiniXiangqiView } from '../../../shared/games/dark-mini-xiangqi/view.ts';
import { randomOf } from '../../../shared/random.ts';
import type { SquareScene } from '../../../web/board/scene.ts';
import { darkMiniXiangqiPresenter as presenter } from '../../../web/games/dark-mini-xiangqi/presenter.ts';

/** A viewer's view after some moves, as the referee puts it together. */
function viewAfter(line: string, viewer: Viewer): View<DarkMiniXiangqiView> {
  const actions = line.split(' ').filter((action) => action !== '');
  const seatAt = (ply: number): Seat => (ply % 2 === 0 ? 'first' : 'second');
  let position = darkMiniXiangqi.start({ showLegal: true }, randomOf('0'.repeat(64), 'setup'));
  actions.forEach((action, ply) => {
    expect(position.read(seatAt(ply), action), action).toBe(action);
    position = position.play(seatAt(ply), action);
  });
  const own = actions
    .map((action, ply) => ({ ply, action, by: 'player' as ActedBy }))
    .filter(({ ply }) => seatAt(ply) === viewer);
  const isSeat = viewer === 'first' || viewer === 'second';
  return {
    ...(position.view(viewer) as DarkMiniXiangqiView),
    viewer,
    ply: actions.length,
    toAct: position.toAct,
    outcome: position.outcome,
    legal: isSeat ? position.legal(viewer) : [],
    ...(isSeat ? { own: own.at(-1) ?? null } : {}),
  };
}

function markup(drawing: ComponentChild): string {
  const root = document.createElement('div');
  render(drawing, root);
  return root.innerHTML;
}

const squaresOf = (view: View): Map<string, SquareScene> =>
  new Map(presenter.scene(view, 'first').squares.map((square) => [square.name, square]));

describe('scene', () => {
  it('[DX8, DX9] shows screens as a shroud without a kind, and the rest as fog', () => {
    const scene = presenter.scene(viewAfter('', 'first'), 'first');
    expect(scene.lattice).toBe('points');
    expect(scene.lines.filter(({ kind }) => kind === 'palace')).toHaveLength(4);
    const squares = squaresOf(viewAfter('', 'first'));
    expect(squares.get('b7')).toEqual({
      name: 'b7',
      glyph: null,
      fog: false,
      marks: ['shroud'],
      note: null,
      label: 'b7, something of the other side',
    });
    expect(scene.squares.filter(({ fog }) => fog)).toHaveLength(20);
    expect(squares.get('a1')?.label).toBe('a1, red chariot');
  });

  it('marks a loss, the last move as far as it is seen, and the fallen general', () => {
    const taken = squaresOf(viewAfter('a2a3 a6b6 b1b7', 'second'));
    expect(taken.get('b7')?.marks).toEqual(['last', 'lost']);
    expect(taken.get('b7')?.label).toBe('b7, red cannon, last move, your cannon was taken here');
    expect(taken.get('b1')?.marks).toEqual([]);
    const over = squaresOf(viewAfter('a2a3 a6b6 b1b7 g6g5 b7d7', 'all'));
    expect(over.get('d7')).toMatchObject({ glyph: 'first-cannon', marks: ['decisive'] });
    expect(presenter.path('b7d7')).toEqual({ from: 43, to: 45 });
  });

  it('[R8] shows a spectator fog alone', () => {
    const squares = [...squaresOf(viewAfter('a2a3', 'spectator')).values()];
    expect(squares.every((square) => square.fog && square.glyph === null)).toBe(true);
  });
});

describe('gestures', () => {
  it('[L-02] has one for each move, from an own piece', () => {
    const view = viewAfter('', 'first');
    const gestures = presenter.gestures(view);
    expect(gestures.map(({ action }) => action).sort()).toEqual([...view.legal].sort());
    expect(gestures.every(({ taps }) => /[A-Z]/.test(view.board[taps[0] ?? -1] ?? ''))).toBe(true);
    expect(presenter.gestures(viewAfter('a2a3', 'first'))).toEqual([]);
    expect(presenter.gestures({ ...view, legal: ['e2e4q', 'pass'] })).toEqual([]);
  });
});

describe('notices', () => {
  it.each([
    ['', 'first', []],
    ['a2a3', 'first', []],
    ['a2a3', 'second', ['Red moved out of your sight.']],
    ['b1b6', 'second', ['Red’s cannon came to b6 from out of your sight.']],
    ['b1b6 g6g5 b6b5', 'second', ['Red left b6 for where you cannot see.']],
    ['a2a3 a6b6 a3b3', 'second', ['Red’s soldier moved from a3 to b3.']],
    ['a2a3 a6b6 b1b7', 'second', ['Red’s cannon took your cannon on b7.']],
    ['a2a3 a6b6 b1b7', 'first', ['You took the cannon on b7.']],
    ['a2a3 a6b6 b1b7', 'spectator', ['Red took a cannon on b7.']],
    ['a2a3 a6b6', 'spectator', ['Black moved.']],
    ['a2a3 a6b6 b1b7 g6g5 b7d7', 'all', []],
  ] as const)('[DX5, DX9] after “%s” tells %s: %j', (line, viewer, sentences) => {
    expect(presenter.notices(viewAfter(line, viewer))).toEqual(sentences);
  });
});

describe('actions in words', () => {
  it.each([
    ['a1a6', null, 'a1 to a6'],
    ['b1b6', viewAfter('', 'first'), 'Cannon b1 to b6'],
    ['b1b7', viewAfter('a2a3 a6b6', 'all'), 'Cannon b1 takes cannon on b7'],
    ['c6b6', viewAfter('b1b6', 'second'), 'Soldier c6 takes cannon on b6'],
  ] as const)('%s', (action, view, words) => {
    expect(presenter.describe(action, view)).toBe(words);
  });

  it('[DX9] calls what is taken from under a shroud nothing', () => {
    const view = { ...viewAfter('', 'first'), board: `R.....#${'?'.repeat(42)}` };
    expect(presenter.describe('a1g1', view)).toBe('Chariot a1 takes what stands on g1');
  });
});

describe('facts and styles', () => {
  it('[DX10, DX11] tell the plies since a capture, and the generals facing each other', () => {
    const facts = (line: string, viewer: Viewer) => presenter.facts?.(viewAfter(line, viewer));
    expect(facts('a2a3', 'spectator')).toEqual([
      '1 ply since the last capture; at 60 it is a draw',
    ]);
    const faced = { ...viewAfter('', 'first'), facing: true, sinceCapture: 12 };
    expect(presenter.facts?.(faced)).toEqual([
      'The generals face each other',
      '12 plies since the last capture; at 60 it is a draw',
    ]);
  });

  it('draws every piece of both sides in both styles, each its own way', () => {
    expect(presenter.styles?.map(({ id }) => id)).toEqual(['characters', 'pictograms']);
    for (const piece of 'KRCNPkrcnp') {
      const glyph = presenter.glyphOf(piece);
      const [written = '', pictured] = ['characters', 'pictograms'].map((style) =>
        markup(presenter.draw(glyph, style)),
      );
      expect(written).toContain('<svg');
      expect(pictured).not.toBe(written);
      expect(markup(presenter.draw(glyph))).toBe(written);
    }
  });

  it('names every house rule and level of the game', () => {
    const { houseRules, levels } = presenter.about;
    expect(Object.keys(presenter.houseRules)).toEqual(Object.keys(houseRules));
    for (const level of levels) expect(presenter.levelNames[level.name]).toBeTruthy();
  });
});
