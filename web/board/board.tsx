/**
 * The board: draws any Scene and turns taps, drags and keys into gestures. It knows no game and
 * holds nothing that the scene does not show.
 *
 * It is as wide as its container and never taller than the window less `--board-reserve` (a length
 * that the page sets for what stands above and below it).
 */
import './board.css';
import './ground-mist.css';
import type { ComponentChild, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Badges } from './badges.tsx';
import { ChoiceMenu } from './choice.tsx';
import { Fog } from './fog.tsx';
import { rowsOf, squareAt, squareByKey } from './geometry.ts';
import { moveOf, prompt } from './gestures.ts';
import { useGlides, withPending } from './glide.ts';
import { Coordinates, Ground } from './ground.tsx';
import { GroundMist } from './ground-mist.tsx';
import { choicesOf, EMPTY_HAND, type Hand, type HandEvent, handStep } from './hand.ts';
import { Heat } from './heat.tsx';
import { type Hold, useHold } from './hold.ts';
import { Paths } from './lines.tsx';
import { type HandMark, MarksAbove, MarksBelow } from './marks.tsx';
import { usePointer } from './pointer.ts';
import type { Gesture, Scene, Square, SquareScene } from './scene.ts';

/** The board's own words, from the message catalogue. */
export interface BoardWords {
  /** A square's label when the chosen piece can go there: `e4, empty, can move here`. */
  target(label: string): string;
  /** A square's label while the move to it is sent and unanswered. */
  pending(label: string): string;
  /** Title of the choice on the board: `Promote to`. */
  readonly choose: string;
  readonly cancel: string;
}

export interface BoardProps {
  readonly scene: Scene;
  /** Draws a glyph of the scene: the presenter's `draw`. */
  draw(glyph: string): ComponentChild;
  /** What may be played; [] makes the board inert, though keys still read it. */
  readonly gestures: readonly Gesture[];
  /** Whether the chosen piece's targets are marked and read out (house rule `showLegal`). */
  readonly showTargets: boolean;
  onAct(gesture: Gesture): void;
  /** Told what waits in the hand for a button beside the board, null for nothing. */
  onHold?(hold: Hold | null): void;
  /** The gesture sent and not yet answered; nothing can be played meanwhile. */
  readonly pending: Gesture | null;
  readonly words: BoardWords;
  /** How likely something is on each square, 0 to 1: a wash and a number, drawn over the fog. */
  readonly heat?: readonly number[] | undefined;
  /** What the board is called: `Board, you are White`. */
  readonly label: string;
}

const NO_GESTURES: readonly Gesture[] = [];

interface CellProps {
  readonly square: SquareScene;
  readonly label: string;
  readonly hand: readonly HandMark[];
  readonly cursor: boolean;
  readonly live: boolean;
  readonly dragging: boolean;
  draw(glyph: string): ComponentChild;
}

function Cell({ square, label, hand, cursor, live, dragging, draw }: CellProps) {
  const marks = {
    marks: square.marks,
    hand,
    occupied: square.glyph !== null,
    legend: square.note !== null || square.under !== undefined,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ARIA grid of a board is no table
    <div
      class="cell"
      role="gridcell"
      tabIndex={cursor ? 0 : -1}
      aria-label={label}
      aria-selected={hand.includes('chosen')}
      data-square={square.name}
      data-live={live || undefined}
      data-dragging={dragging || undefined}
    >
      <MarksBelow {...marks} />
      {square.under !== undefined && <span class="under">{draw(square.under)}</span>}
      {square.glyph !== null && (
        <span key={square.glyph} class="piece">
          {draw(square.glyph)}
        </span>
      )}
      {square.note !== null && (
        <span class="note" data-note={square.note}>
          {square.note}
        </span>
      )}
      <MarksAbove {...marks} />
    </div>
  );
}

/** Whether somebody stands there, of a kind that is known or not. */
function isOccupied(square: SquareScene | undefined): boolean {
  return square !== undefined && (square.glyph !== null || square.marks.includes('shroud'));
}

/** The board. */
export function Board(props: BoardProps) {
  const { scene, draw, pending, words } = props;
  const gestures = pending ? NO_GESTURES : props.gestures;
  const root = useRef<HTMLDivElement>(null);
  const dropped = useRef<Square | null>(null);
  const [, redraw] = useState(0);
  // The hand is a ref: two events may come before one render, and the second must see the first.
  const hand = useRef<Hand>(EMPTY_HAND);
  const corner = squareAt(scene, { column: 0, row: scene.ranks - 1 }) ?? 0;
  const [placed, setCursor] = useState(corner);
  const cursor = placed < scene.squares.length ? placed : corner;
  hand.current = handStep(hand.current, { kind: 'update' }, gestures).hand;

  const cellOf = (square: Square) =>
    root.current?.querySelector<HTMLElement>(`[data-square="${scene.squares[square]?.name}"]`) ??
    null;

  const tell = (event: HandEvent) => {
    const dragged = hand.current.press?.dragging ?? false;
    const step = handStep(hand.current, event, gestures);
    hand.current = step.hand;
    if (event.kind === 'press') setCursor(event.square);
    const asks = step.hand.preview !== null || choicesOf(step.hand, gestures).length > 0;
    const landed = step.act !== null || asks;
    if (event.kind === 'release' && dragged && landed) dropped.current = event.square;
    redraw((n) => n + 1);
    if (step.act) props.onAct(step.act);
  };
  // A button beside the board that was pressed is gone: the keyboard goes on from the board.
  const tellFromBeside = (event: HandEvent) => {
    tell(event);
    cellOf(cursor)?.focus({ preventScroll: true });
  };
  const tellBadge = (gesture: Gesture) => tellFromBeside({ kind: 'choose', gesture });
  const badges = useHold(hand.current, gestures, tellFromBeside, props.onHold);

  const { taps, press, preview } = hand.current;
  const choices = choicesOf(hand.current, gestures);
  const chosen = taps[0];
  const { next } = prompt(gestures, taps);
  const starts = taps.length === 0 ? next : prompt(gestures, []).next;
  const carried = press?.carries && press.dragging ? press.from : null;
  // While the player chooses, the piece waits on the square it goes to, still itself.
  const waiting = useMemo(() => moveOf(choices[0]), [choices[0]]);
  const moving = pending ?? preview ?? waiting;
  const shown = useMemo(() => withPending(scene, moving), [scene, moving]);

  const pointer = usePointer(scene, tell);
  useGlides(shown, (square) => cellOf(square)?.querySelector('.piece') ?? null, dropped);

  // After a choice the keyboard goes on from the board, not from the top of the page.
  const choosing = choices.length > 0;
  const wasChoosing = useRef(false);
  useLayoutEffect(() => {
    if (wasChoosing.current && !choosing) cellOf(cursor)?.focus({ preventScroll: true });
    wasChoosing.current = choosing;
  });

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = squareByKey(scene, cursor, event.key);
    if (to !== null) {
      setCursor(to);
      cellOf(to)?.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) tell({ kind: 'tap', square: cursor });
    } else if (event.key === 'Escape' && taps.length > 0) {
      tell({ kind: 'cancel' });
    } else return;
    event.preventDefault();
  };

  const handMarks = (square: Square): HandMark[] => {
    const marks: HandMark[] = [];
    if (pending?.taps.includes(square)) marks.push('pending');
    if (taps.includes(square)) marks.push('chosen');
    const target = taps.length > 0 && next.includes(square);
    if (target && props.showTargets) {
      marks.push(isOccupied(scene.squares[square]) ? 'capture' : 'move');
    }
    if (badges.some((badge) => badge.taps.at(-1) === square)) marks.push('badge');
    if (carried !== null && press?.over === square && square !== carried) marks.push('over');
    return marks;
  };

  const labelOf = (square: SquareScene, marks: readonly HandMark[]) => {
    if (marks.includes('pending')) return words.pending(square.label);
    if (marks.includes('move') || marks.includes('capture')) return words.target(square.label);
    return square.label;
  };

  const size = { '--files': scene.files, '--ranks': scene.ranks };
  return (
    <div
      ref={root}
      class="board"
      dir="ltr"
      data-lattice={scene.lattice}
      data-inert={gestures.length === 0 || undefined}
      style={size}
    >
      <Ground scene={scene} />
      <GroundMist scene={scene} />
      <Fog scene={scene} />
      {props.heat && <Heat scene={scene} heat={props.heat} />}
      <Coordinates scene={scene} />
      {/* biome-ignore lint/a11y/useSemanticElements: an ARIA grid of a board is no table */}
      <div
        class="cells"
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        onKeyDown={onKeyDown}
        // A long press is a press (U-20).
        onContextMenu={(event) => event.preventDefault()}
        {...pointer}
      >
        {rowsOf(scene).map((row) => (
          // biome-ignore lint/a11y: rows are reached through their cells
          <div key={row[0]} class="rank" role="row">
            {row.map((square) => {
              const picture = shown.squares[square];
              if (!picture) return null;
              const marks = handMarks(square);
              return (
                <Cell
                  key={picture.name}
                  square={picture}
                  label={labelOf(picture, marks)}
                  hand={marks}
                  cursor={square === cursor}
                  live={starts.includes(square)}
                  dragging={square === carried && square === chosen}
                  draw={draw}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Paths scene={scene} />
      {badges.length > 0 && (
        <Badges scene={scene} badges={badges} draw={draw} onChoose={tellBadge} />
      )}
      {choosing && (
        <ChoiceMenu
          scene={scene}
          choices={choices}
          title={words.choose}
          cancelLabel={words.cancel}
          draw={draw}
          onChoose={(gesture) => tell({ kind: 'choose', gesture })}
          onCancel={() => tell({ kind: 'cancel' })}
        />
      )}
    </div>
  );
}
