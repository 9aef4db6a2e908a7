import { describe, expect, it } from 'vitest';
import { at, move, sceneOf, stage } from './stage.tsx';

const CLOSED = sceneOf(`
  ????????
  ????????
  ????????
  ????????
  ........
  ........
  PPPPPPPP
  RNBQKBNR`);
const OPENING = [move('e2e4'), move('e2e3'), move('d2d4'), move('g1f3')];

/** The markup of a square with its own name taken out. */
function anonymous(cell: HTMLElement): string {
  return cell.outerHTML.replaceAll(cell.dataset['square'] ?? '', '').replace(/tabindex="-?\d"/, '');
}

describe('tapping', () => {
  it('[CH4] marks the chosen piece and where it can go, then sends the move', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.tap('e2');
    expect(board.marked('mark-chosen')).toEqual(['e2']);
    expect(board.cell('e2').getAttribute('aria-selected')).toBe('true');
    expect(board.marked('mark-move').sort()).toEqual(['e3', 'e4']);
    expect(board.cell('e4').getAttribute('aria-label')).toBe('e4, empty, can move here');
    board.tap('e4');
    expect(board.acts).toEqual(['e2e4']);
    expect(board.marked('mark-chosen')).toEqual([]);
  });

  it('[CH4] rings what can be captured', () => {
    const board = stage({ scene: sceneOf('.n...... R.......'), gestures: [move('a1b2')] });
    board.tap('a1');
    expect(board.marked('mark-capture')).toEqual(['b2']);
    expect(board.marked('mark-move')).toEqual([]);
  });

  it('shows and tells no targets where the house rule hides them', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING, showTargets: false });
    board.tap('e2');
    expect(board.marked('mark-move')).toEqual([]);
    expect(board.cell('e4').getAttribute('aria-label')).toBe('e4, empty');
    expect(board.cell('e4').dataset['live']).toBeUndefined();
    board.tap('e4');
    expect(board.acts).toEqual(['e2e4']);
  });

  it('is inert without gestures and while an action is on its way', () => {
    const board = stage({ scene: CLOSED });
    board.tap('e2');
    expect(board.marked('mark-chosen')).toEqual([]);
    board.show({ gestures: OPENING, pending: move('d2d4') });
    board.tap('e2');
    board.tap('e4');
    expect(board.acts).toEqual([]);
    expect(board.marked('mark-pending').sort()).toEqual(['d2', 'd4']);
    expect(board.cell('d4').getAttribute('aria-label')).toBe('d4, empty, sent');
  });

  it('finds squares on a turned board', () => {
    const scene = sceneOf('........ ........ P.......', { flipped: true });
    const board = stage({ scene, gestures: [move('a1a2')] });
    board.tap('a1');
    board.tap('a2');
    expect(board.acts).toEqual(['a1a2']);
  });
});

describe('dragging', () => {
  it('[U-01] carries the piece and sends one move', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e3');
    expect(board.cell('e2').dataset['dragging']).toBe('true');
    expect(board.marked('mark-over')).toEqual(['e3']);
    board.pointer('pointermove', 'e4');
    board.pointer('pointerup', 'e4');
    expect(board.acts).toEqual(['e2e4']);
    expect(board.root.querySelector('[data-dragging]')).toBeNull();
  });

  it('[U-04] forgets a drag that the browser takes away', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e4');
    board.pointer('pointercancel', 'e4');
    board.pointer('pointerup', 'e4');
    expect(board.acts).toEqual([]);
    expect(board.root.querySelector('[data-dragging]')).toBeNull();
    board.tap('d2');
    board.tap('d4');
    expect(board.acts).toEqual(['d2d4']);
  });

  it('[U-04] forgets a drag at a second finger', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e3');
    board.pointer('pointerdown', 'a7', { pointerId: 2 });
    board.pointer('pointerup', 'e4');
    board.pointer('pointerup', 'a7', { pointerId: 2 });
    expect(board.acts).toEqual([]);
    board.tap('d2');
    board.tap('d4');
    expect(board.acts).toEqual(['d2d4']);
  });

  it('[U-04] drops a piece that an update took, and carries on with one that stayed', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e3');
    board.show({ gestures: [move('e2e4')] });
    board.pointer('pointerup', 'e4');
    expect(board.acts).toEqual(['e2e4']);
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e3');
    board.show({ gestures: [move('d2d4')] });
    expect(board.root.querySelector('[data-dragging]')).toBeNull();
    board.pointer('pointerup', 'e4');
    expect(board.acts).toEqual(['e2e4']);
  });

  it('[U-03] reads a tap where the finger went down, even if the page moves before it lifts', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.shift(10);
    board.pointer('pointerup', 'e2');
    expect(board.marked('mark-chosen')).toEqual(['e2']);
  });

  it('[U-03] drops where the board is now, wherever it was when the drag began', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2');
    board.pointer('pointermove', 'e3');
    board.shift(10);
    board.pointer('pointerup', 'e3');
    expect(board.acts).toEqual(['e2e4']);
  });

  it('[U-20] treats a long press as a press', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    board.cell('e2').dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
  });

  it('leaves other buttons of a mouse alone', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.pointer('pointerdown', 'e2', { button: 2 });
    expect(board.marked('mark-chosen')).toEqual([]);
  });
});

describe('keys', () => {
  it('move a cursor, tap and cancel, and do not scroll the page', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.cell('a1').focus();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      expect(board.key(key).defaultPrevented).toBe(true);
    }
    expect(document.activeElement).toBe(board.cell('d2'));
    board.key('Enter');
    expect(board.marked('mark-chosen')).toEqual(['d2']);
    board.key('Escape');
    expect(board.marked('mark-chosen')).toEqual([]);
    board.key('Enter');
    board.key('ArrowUp');
    board.key('ArrowUp');
    expect(board.key(' ').defaultPrevented).toBe(true);
    expect(board.acts).toEqual(['d2d4']);
  });

  it('keep one square in the tab order, the cursor', () => {
    const board = stage({ scene: CLOSED });
    const stops = () =>
      [...board.root.querySelectorAll<HTMLElement>('[role=gridcell][tabindex="0"]')].map(
        (cell) => cell.dataset['square'],
      );
    expect(stops()).toEqual(['a1']);
    board.cell('a1').focus();
    board.key('ArrowRight');
    expect(stops()).toEqual(['b1']);
  });

  it('[U-12] leave every other key to the page', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    board.cell('a1').focus();
    expect(board.key('s').defaultPrevented).toBe(false);
    expect(board.key('Escape').defaultPrevented).toBe(false);
  });

  it('read the board while it is inert', () => {
    const board = stage({ scene: CLOSED });
    board.cell('a1').focus();
    board.key('ArrowUp');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a2, P');
  });
});

describe('promotion', () => {
  const scene = sceneOf('r....... .P...... ........ ........ ........ ........ ........ K.......');
  const gestures = [
    ...['Q', 'N', 'R', 'B'].map((piece) => move(`b7b8${piece.toLowerCase()}`, piece)),
    move('a1a2'),
  ];
  const open = () => {
    const board = stage({ scene, gestures });
    board.tap('b7');
    board.tap('b8');
    return board;
  };
  const menu = (root: HTMLElement) => root.querySelector<HTMLElement>('[role=dialog]');

  it('offers the pieces on the board and sends the chosen one', () => {
    const board = open();
    expect(board.acts).toEqual([]);
    const buttons = [...(menu(board.root)?.querySelectorAll('button') ?? [])];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Q',
      'N',
      'R',
      'B',
    ]);
    expect(document.activeElement).toBe(buttons[0]);
    board.key('ArrowDown');
    expect(document.activeElement).toBe(buttons[1]);
    buttons[1]?.click();
    expect(board.acts).toEqual(['b7b8n']);
  });

  it('[U-06] closes at Escape: the pawn is back, nothing was sent, another move goes', async () => {
    const board = open();
    board.key('Escape');
    await Promise.resolve();
    board.show({});
    expect(menu(board.root)).toBeNull();
    expect(board.cell('b7').querySelector('[data-glyph=P]')).not.toBeNull();
    expect(board.acts).toEqual([]);
    board.tap('a1');
    board.tap('a2');
    expect(board.acts).toEqual(['a1a2']);
  });

  it('[U-06] closes at a tap beside it', () => {
    const board = open();
    board.root.querySelector<HTMLElement>('.choice-scrim')?.click();
    board.show({});
    expect(menu(board.root)).toBeNull();
    expect(board.cell('b7').querySelector('[data-glyph=P]')).not.toBeNull();
    expect(board.acts).toEqual([]);
  });

  it('[U-07] closes when the turn is gone', () => {
    const board = open();
    board.show({ gestures: [] });
    expect(menu(board.root)).toBeNull();
    expect(board.cell('b7').querySelector('[data-glyph=P]')).not.toBeNull();
    expect(board.acts).toEqual([]);
  });

  it('opens towards the middle from the lower edge', () => {
    const low = sceneOf('........ ........ ........ ........ ........ ........ .p...... ........');
    const board = stage({
      scene: low,
      gestures: ['q', 'n', 'r', 'b'].map((piece) => move(`b2b1${piece}`, piece)),
    });
    board.tap('b2');
    board.tap('b1');
    const list = menu(board.root);
    expect(list?.style.getPropertyValue('--row')).toBe('4');
    expect(list?.querySelector('button:last-child')?.getAttribute('aria-label')).toBe('q');
  });
});

describe('fog', () => {
  it('[L-02] is the same in every square but for the name', () => {
    const board = stage({ scene: CLOSED, gestures: OPENING });
    const fogs = CLOSED.squares.filter((square) => square.fog).map((square) => square.name);
    const forms = new Set(fogs.map((name) => anonymous(board.cell(name))));
    expect(forms.size).toBe(1);
    expect(board.cell(fogs[0] ?? '').children).toHaveLength(0);
  });

  it('[L-02] answers every tap and hover alike', () => {
    const fogs = CLOSED.squares.filter((square) => square.fog).map((square) => square.name);
    const board = stage({ scene: CLOSED, gestures: OPENING });
    const markup = () => board.root.innerHTML.replaceAll(/tabindex="-?\d"/g, '');
    const untouched = markup();
    for (const name of fogs) {
      board.pointer('pointermove', name);
      board.tap(name);
      expect(markup()).toBe(untouched);
    }
    expect(board.acts).toEqual([]);
  });

  it('is drawn from the set of unseen squares alone', () => {
    const patches = (board: ReturnType<typeof stage>) =>
      [...board.root.querySelectorAll('.fog-patch')].map((patch) => patch.getAttribute('data-fog'));
    const board = stage({ scene: CLOSED });
    expect(patches(board)).toEqual(CLOSED.squares.map((square) => String(square.fog)));
    board.show({ scene: sceneOf('........ P.......') });
    expect(patches(board).filter((fog) => fog === 'true')).toEqual([]);
  });

  it('[R28] lifts from the square that decided, outward', () => {
    const scene = sceneOf('....\n....\nk...');
    const squares = scene.squares.map((square, index) =>
      index === 0 ? { ...square, marks: ['decisive' as const] } : square,
    );
    const board = stage({ scene: sceneOf('????\n????\n????') });
    board.show({ scene: { ...scene, squares } });
    const steps = [...board.root.querySelectorAll<SVGElement>('.fog-patch')].map((patch) =>
      patch.style.getPropertyValue('--steps'),
    );
    expect(steps).toEqual(['0', '1', '2', '3', '1', '1', '2', '3', '2', '2', '2', '3']);
  });

  it('is no part of a board that never had any', () => {
    const board = stage({ scene: sceneOf('........ P.......') });
    expect(board.root.querySelector('.fog')).toBeNull();
  });

  it('leaves nothing of a piece behind when it closes over it', () => {
    const board = stage({ scene: sceneOf('...n.... ........') });
    expect(board.cell('d2').querySelector('.piece')).not.toBeNull();
    board.show({ scene: sceneOf('???????? ........') });
    expect(board.cell('d2').children).toHaveLength(0);
    expect(board.root.innerHTML).not.toContain('data-glyph');
  });
});

describe('drawing', () => {
  it('[U-09] is left to right whatever the page is', () => {
    const board = stage({ scene: CLOSED });
    expect(board.root.querySelector('.board')?.getAttribute('dir')).toBe('ltr');
  });

  it('marks a loss across an empty or unseen square and in the corner of a taken one', () => {
    const plain = sceneOf('???????? n.......');
    const squares = plain.squares.map((square, index) =>
      index === at('a1') || index === at('c2') ? { ...square, marks: ['lost' as const] } : square,
    );
    const board = stage({ scene: { ...plain, squares } });
    expect(board.marked('mark-lost').sort()).toEqual(['a1', 'c2']);
    const place = (name: string) =>
      board.cell(name).querySelector('.mark-lost')?.getAttribute('transform');
    expect(place('a1')).not.toBe(place('c2'));
  });

  it('[R28] draws the path of the deciding capture', () => {
    const scene = sceneOf('........ ........', {
      lines: [
        { kind: 'path', from: at('a1'), to: at('a2') },
        { kind: 'palace', from: at('c1'), to: at('d2') },
      ],
    });
    const board = stage({ scene });
    expect(board.root.querySelectorAll('.path')).toHaveLength(1);
  });

  it.each([
    [7, 7],
    [8, 10],
    [8, 8],
  ])('draws %i × %i cells and as many lines of a points board', (files, ranks) => {
    const picture = Array.from({ length: ranks }, () => '.'.repeat(files)).join(' ');
    const board = stage({ scene: sceneOf(picture) });
    expect(board.root.querySelectorAll('[role=row]')).toHaveLength(ranks);
    expect(board.root.querySelectorAll('[role=gridcell]')).toHaveLength(files * ranks);
    board.show({ scene: sceneOf(picture, { lattice: 'points' }) });
    const lines = board.root.querySelector('.ground-lines')?.getAttribute('d') ?? '';
    expect(lines.match(/M/g)).toHaveLength(files + ranks);
  });
});
