/** A board on a page of its own, with every square 10 × 10 pixels. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { Board, type BoardProps } from '../../../web/board/board.tsx';
import type { Gesture, Scene, Square, SquareScene } from '../../../web/board/scene.ts';

const FILES = 'abcdefgh';

/** A scene from a picture, the top line being the last rank: `?` fog, `.` empty, letters pieces. */
export function sceneOf(picture: string, changes: Partial<Scene> = {}): Scene {
  const lines = picture.trim().split(/\s+/).reverse();
  const files = lines[0]?.length ?? 0;
  const squares = lines.flatMap((line, rank) =>
    [...line].map((char, file): SquareScene => {
      const name = `${FILES[file]}${rank + 1}`;
      const fog = char === '?';
      const glyph = /[a-z]/i.test(char) ? char : null;
      const label = fog ? `${name}, fog` : `${name}, ${glyph ?? 'empty'}`;
      return { name, glyph, fog, marks: [], note: null, label };
    }),
  );
  return {
    files,
    ranks: lines.length,
    lattice: 'cells',
    flipped: false,
    squares,
    lines: [],
    ...changes,
  };
}

/** The square of a name on an 8-file board, or of as many files as given. */
export function at(name: string, files = 8): Square {
  return FILES.indexOf(name.charAt(0)) + files * (Number(name.slice(1)) - 1);
}

/** A two-tap gesture written as a move. */
export function move(text: string, choice?: string): Gesture {
  const gesture = { action: text, taps: [at(text.slice(0, 2)), at(text.slice(2, 4))] };
  return choice === undefined ? gesture : { ...gesture, choice: { glyph: choice, label: choice } };
}

export interface Stage {
  readonly acts: string[];
  readonly root: HTMLElement;
  /** Moves the board on the page by some pixels. */
  shift(down: number): void;
  show(changes: Partial<BoardProps>): void;
  cell(name: string): HTMLElement;
  /** Names of the squares that a mark of this class is drawn on. */
  marked(mark: string): string[];
  pointer(type: string, name: string, more?: PointerEventInit): void;
  tap(name: string): void;
  key(key: string): KeyboardEvent;
}

/** Mounts a board; every call of `show` changes some of its properties. */
export function stage(first: Partial<BoardProps> & { readonly scene: Scene }): Stage {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const acts: string[] = [];
  let top = 0;
  let props: BoardProps = {
    draw: (glyph) => <svg data-glyph={glyph} />,
    gestures: [],
    showTargets: true,
    onAct: (gesture) => acts.push(gesture.action),
    pending: null,
    words: {
      target: (label) => `${label}, can move here`,
      pending: (label) => `${label}, sent`,
      choose: 'Promote to',
      cancel: 'Cancel',
    },
    label: 'Board',
    ...first,
  };
  const draw = () => act(() => render(<Board {...props} />, root));
  draw();

  const cells = (): HTMLElement => {
    const grid = root.querySelector<HTMLElement>('[role=grid]');
    if (!grid) throw new Error('no grid');
    const { files, ranks } = props.scene;
    grid.getBoundingClientRect = () => new DOMRect(0, top, files * 10, ranks * 10);
    return grid;
  };
  const cell = (name: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-square=${name}]`);
    if (!found) throw new Error(`no square ${name}`);
    return found;
  };
  const pointer = (type: string, name: string, more: PointerEventInit = {}) => {
    const file = FILES.indexOf(name.charAt(0));
    const rank = Number(name.slice(1)) - 1;
    const { files, ranks, flipped } = props.scene;
    const event = new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: (flipped ? files - 1 - file : file) * 10 + 5,
      clientY: (flipped ? rank : ranks - 1 - rank) * 10 + 5,
      ...more,
    });
    act(() => {
      cells().dispatchEvent(event);
    });
  };
  return {
    acts,
    root,
    shift(down) {
      top += down;
    },
    show(changes) {
      props = { ...props, ...changes };
      draw();
    },
    cell,
    marked: (mark) =>
      [...root.querySelectorAll(`.cell .${mark}`)].map(
        (shape) => shape.closest<HTMLElement>('.cell')?.dataset['square'] ?? '',
      ),
    pointer,
    tap(name) {
      pointer('pointerdown', name);
      pointer('pointerup', name);
    },
    key(key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      act(() => {
        (document.activeElement ?? cells()).dispatchEvent(event);
      });
      return event;
    },
  };
}
