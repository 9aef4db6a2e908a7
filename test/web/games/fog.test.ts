import { describe, expect, it } from 'vitest';
import type { ActedBy, Seat, View, Viewer } from '../../../shared/game.ts';
import { HOME } from '../../../shared/games/fog/geometry.ts';
import { fog } from '../../../shared/games/fog/index.ts';
import type { FogView } from '../../../shared/games/fog/view.ts';
import { randomOf } from '../../../shared/random.ts';
import type { SquareScene } from '../../../web/board/scene.ts';
import {
  actionOf,
  afterGesture,
  draftGestures,
  EMPTY_DRAFT,
  isDone,
  randomDraft,
} from '../../../web/games/fog/draft.ts';
import { fogPresenter as presenter } from '../../../web/games/fog/presenter.ts';

/** South's Queen on d1 behind three Lanterns, North's on d7. */
const PLACED = 'd1,c3,d3,e3 d7,c5,e5,f5';

/** A viewer's view after some actions by turns, South placing first, as the referee makes it. */
function viewAfter(line: string, viewer: Viewer): View<FogView> {
  const actions = line.split(' ').filter((action) => action !== '');
  const seatAt = (ply: number): Seat => (ply % 2 === 0 ? 'first' : 'second');
  let position = fog.start({ length: 'normal' }, randomOf('0'.repeat(64), 'setup'));
  actions.forEach((action, ply) => {
    expect(position.read(seatAt(ply), action), action).toBe(action);
    position = position.play(seatAt(ply), action);
  });
  const own = actions
    .map((action, ply) => ({ ply, action, by: 'player' as ActedBy }))
    .filter(({ ply }) => seatAt(ply) === viewer);
  const isSeat = viewer === 'first' || viewer === 'second';
  return {
    ...(position.view(viewer) as FogView),
    viewer,
    ply: actions.length,
    toAct: position.toAct,
    outcome: position.outcome,
    legal: isSeat ? position.legal(viewer) : [],
    ...(isSeat ? { own: own.at(-1) ?? null } : {}),
  };
}

const squaresOf = (view: View): Map<string, SquareScene> =>
  new Map(presenter.scene(view, 'first').squares.map((square) => [square.name, square]));

describe('scene', () => {
  it('[FG6] draws every enemy in sight as the same shadow, whatever it is', () => {
    const lantern = squaresOf(viewAfter(`${PLACED} d3d4`, 'first')).get('e5');
    const queen = squaresOf(viewAfter('d1,c3,d3,e3 e5,c5,f5,d7 d3d4', 'first')).get('e5');
    expect(lantern).toEqual(queen);
    expect(lantern).toMatchObject({ glyph: 'shadow', fog: false, label: 'e5, a shadow' });
    expect(lantern?.marks).toContain('shroud');
  });

  it('[FG5, FG11] writes answers on the board, in the fog too, and gives the other’s but once', () => {
    const probed = viewAfter(`${PLACED} ?d6`, 'first');
    expect(squaresOf(probed).get('d6')).toMatchObject({
      fog: true,
      glyph: null,
      note: '3',
      marks: ['last'],
      label: 'd6, fog, last action, probed: 3',
    });
    const later = (seat: Seat) => squaresOf(viewAfter(`${PLACED} ?d6 f5f6`, seat)).get('d6')?.note;
    expect([later('first'), later('second')]).toEqual(['3', null]);
    expect(squaresOf(viewAfter(`${PLACED} ?d6`, 'second')).get('d6')?.note).toBe('3');
  });

  it('[FG7] keeps the loss marked while the captor only probes, and drops it at its next move', () => {
    const lost = `${PLACED} d3d5 c5d5`;
    const at = (line: string) => squaresOf(viewAfter(line, 'first')).get('d5');
    expect(at(lost)?.marks).toContain('lost');
    expect(at(lost)?.label).toContain('your Lantern was taken here');
    expect(at(`${lost} c3b3 ?a1`)?.marks).toContain('lost');
    expect(at(`${lost} c3b3 ?a1 b3b4 f5f6`)?.marks).not.toContain('lost');
  });

  it('[R8] shows a spectator fog alone', () => {
    const squares = [...squaresOf(viewAfter(`${PLACED} d3d5`, 'spectator')).values()];
    expect(squares.every((square) => square.fog && square.glyph === null)).toBe(true);
  });

  it('[FG9, R28] marks the square on which the Queen fell', () => {
    const squares = squaresOf(viewAfter('d1,c3,d3,e3 d5,c7,e7,f7 d3d5', 'all'));
    expect(squares.get('d5')).toMatchObject({ glyph: 'first-lantern', marks: ['decisive'] });
    expect(presenter.path('d3d5')).toEqual({ from: 17, to: 31 });
    expect(presenter.path('?d4')).toBeNull();
  });
});

describe('gestures', () => {
  it('[FG2, FG11, U-23] has one for each action, in its mode, and every one asks first', () => {
    const view = viewAfter(PLACED, 'first');
    const gestures = presenter.gestures(view);
    expect(gestures.map(({ action }) => action).sort()).toEqual([...view.legal].sort());
    const modes = presenter.modes?.map(({ id, key }) => `${id} ${key}`);
    expect(modes).toEqual(['move d', 'probe s']);
    for (const { action, taps, mode, confirm } of gestures) {
      const isProbe = action.startsWith('?');
      expect([mode, taps.length]).toEqual(isProbe ? ['probe', 1] : ['move', 2]);
      expect(confirm).toContain(action.slice(-2));
    }
  });

  it('[FG4] says when a shadow would be struck, and no more than is seen', () => {
    const view = viewAfter(`${PLACED} d3d4 f5f6`, 'first');
    const asks = (action: string) =>
      presenter.gestures(view).find((gesture) => gesture.action === action)?.confirm;
    expect(asks('d4e5')).toBe('Strike e5 with the Lantern?');
    expect(asks('d4d6')).toBe('Move the Lantern to d6?');
  });

  it('[FG1] has none during the placement, and none for who waits', () => {
    expect(presenter.gestures(viewAfter('', 'first'))).toEqual([]);
    expect(presenter.gestures(viewAfter(PLACED, 'second'))).toEqual([]);
    expect(presenter.Placement).toBeDefined();
  });
});

describe('placement', () => {
  it('[FG1, FG11] takes each piece to any own square by two taps, or the next by one', () => {
    const gestures = draftGestures(EMPTY_DRAFT, 'first');
    expect(gestures.filter(({ taps }) => taps.length === 2)).toHaveLength(4 * 21);
    expect(gestures.filter(({ taps }) => taps.length === 1)).toHaveLength(21);
    let draft = EMPTY_DRAFT;
    for (const square of [3, 16, 18, 17]) {
      const one = draftGestures(draft, 'first').find(
        ({ taps }) => taps.length === 1 && taps[0] === square,
      );
      expect(isDone(draft)).toBe(false);
      draft = afterGesture(draft, one?.action ?? '');
    }
    expect(isDone(draft)).toBe(true);
    expect(actionOf(draft)).toBe('d1,c3,d3,e3');
    // Onto another own piece: they change places.
    expect(actionOf(afterGesture(draft, '3 17'))).toBe('d3,d1,c3,e3');
  });

  it('[FG1] is legal when chance places all four', () => {
    const position = fog.start({ length: 'short' }, randomOf('0'.repeat(64), 'setup'));
    for (const seat of ['first', 'second'] as const) {
      for (let n = 0; n < 40; n += 1) {
        const draft = randomDraft(seat, randomOf(`${n}`.padStart(64, '0'), 'placement'));
        expect(draft.every((square) => HOME[seat].includes(square))).toBe(true);
        const action = actionOf(draft);
        expect(position.read(seat, action)).toBe(action);
      }
    }
  });
});

describe('notices', () => {
  it.each([
    ['', 'first', []],
    ['d1,c3,d3,e3', 'first', ['You are ready.']],
    ['d1,c3,d3,e3', 'second', ['South is ready.']],
    ['d1,c3,d3,e3', 'spectator', ['South is ready.']],
    [PLACED, 'first', ['Both sides are ready.']],
    [`${PLACED} d3d4`, 'first', []],
    [`${PLACED} e3e4`, 'second', ['A shadow came to e4 from out of your sight.']],
    [`${PLACED} c3b3`, 'second', ['South moved out of your sight.']],
    [`${PLACED} e3e4 f5f6 e4e3`, 'second', ['A shadow left e4 for where you cannot see.']],
    [`${PLACED} e3e4 f5f6 e4d4`, 'second', ['A shadow moved from e4 to d4.']],
    [`${PLACED} ?d6`, 'first', ['Around d6: 3 of theirs.']],
    [`${PLACED} ?a1`, 'first', ['Around a1: none of theirs.']],
    [`${PLACED} ?d6`, 'second', ['South probed d6: 3 of yours around it.']],
    [`${PLACED} ?d6`, 'spectator', ['South probed d6: 3.']],
    [`${PLACED} c3c5`, 'second', ['Your Lantern on c5 was taken.', 'You did not see where from.']],
    [
      `${PLACED} d3d4 f5f6 d4c5`,
      'second',
      ['Your Lantern on c5 was taken.', 'What took it came from d4.'],
    ],
    [`${PLACED} c3c5`, 'first', ['You took the Lantern on c5.']],
    [`${PLACED} c3c5`, 'spectator', ['South took a Lantern on c5.']],
    [`${PLACED} c3c5`, 'all', []],
  ] as const)('[FG1, FG5, FG7, FG8] after “%s” tells %s: %j', (line, viewer, sentences) => {
    expect(presenter.notices(viewAfter(line, viewer))).toEqual(sentences);
  });
});

describe('actions in words', () => {
  it.each([
    ['d1,c3,d3,e3', null, 'Queen on d1, Lanterns on c3, d3 and e3'],
    ['d3d4', null, 'd3 to d4'],
    ['d3d4', viewAfter(PLACED, 'first'), 'Lantern d3 to d4'],
    ['d4e5', viewAfter(`${PLACED} d3d4 f5f6`, 'first'), 'Lantern d4 takes the shadow on e5'],
    ['c3c5', viewAfter(PLACED, 'all'), 'Lantern c3 takes Lantern on c5'],
    ['?d6', viewAfter(PLACED, 'first'), 'Probe of d6'],
    ['?d6', viewAfter(PLACED, 'all'), 'Probe of d6: 3'],
  ] as const)('[FG10] %s', (action, view, words) => {
    expect(presenter.describe(action, view)).toBe(words);
  });
});

describe('facts', () => {
  it('[FG13] tell the turn, the pieces left and every probe, the newest first', () => {
    const line = `${PLACED} ?d6 ?a1 c3c5`;
    expect(presenter.facts?.(viewAfter(line, 'second'))).toEqual([
      'Turn 2 of 40',
      'Pieces: you 3, they 4',
      'You: a1 = 0',
      'South: d6 = 3',
    ]);
    expect(presenter.facts?.(viewAfter(line, 'spectator'))[1]).toBe('Pieces: South 4, North 3');
  });
});

describe('catalogue', () => {
  it('names the house rules with their values and the levels, and draws every piece', () => {
    const { houseRules, levels } = presenter.about;
    expect(Object.keys(presenter.houseRules)).toEqual(Object.keys(houseRules));
    expect(Object.keys(presenter.houseRules['length']?.values ?? {})).toEqual([
      ...(houseRules['length']?.kind === 'choice' ? houseRules['length'].of : []),
    ]);
    for (const level of levels) expect(presenter.levelNames[level.name]).toBeTruthy();
    for (const piece of 'QLql#') {
      expect(presenter.draw(presenter.glyphOf(piece)), piece).not.toBeNull();
    }
  });
});
