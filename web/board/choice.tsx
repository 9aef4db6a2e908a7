/**
 * A choice among gestures with the same taps (promotion), offered on the board itself. Escape, a
 * tap beside it and Android's back gesture all put the piece back (U-06).
 */
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { placeOf } from './geometry.ts';
import type { Gesture, Scene } from './scene.ts';

export interface ChoiceProps {
  readonly scene: Scene;
  readonly choices: readonly Gesture[];
  readonly title: string;
  readonly cancelLabel: string;
  draw(glyph: string): ComponentChild;
  onChoose(gesture: Gesture): void;
  onCancel(): void;
}

/** Chrome's close watcher hears the back gesture; other browsers have Escape and the tap beside. */
interface CloseWatching {
  onclose: (() => void) | null;
  destroy(): void;
}

function watchClose(onCancel: () => void): () => void {
  const scope = globalThis as { CloseWatcher?: new () => CloseWatching };
  if (!scope.CloseWatcher) return () => {};
  const watcher = new scope.CloseWatcher();
  watcher.onclose = onCancel;
  return () => watcher.destroy();
}

/** A column of buttons from the square the piece goes to, towards the middle of the board. */
export function ChoiceMenu(props: ChoiceProps) {
  const { scene, choices, onChoose, onCancel } = props;
  const list = useRef<HTMLDivElement>(null);
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    return watchClose(() => cancel.current());
  }, []);

  const target = choices[0]?.taps.at(-1) ?? 0;
  const { column, row } = placeOf(scene, target);
  const down = row < scene.ranks / 2;
  const top = down ? row : row - choices.length + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === 'Escape') onCancel();
    else if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div class="choice">
      <button
        type="button"
        class="choice-scrim"
        tabIndex={-1}
        aria-label={props.cancelLabel}
        onClick={onCancel}
      />
      <div
        ref={list}
        class="choice-list"
        role="dialog"
        aria-modal="true"
        aria-label={props.title}
        tabIndex={-1}
        style={{ '--column': column, '--row': top, '--count': choices.length }}
        onKeyDown={onKeyDown}
      >
        {(down ? choices : [...choices].reverse()).map((gesture) => (
          <button
            key={gesture.action}
            type="button"
            class="choice-button"
            title={gesture.choice?.label}
            aria-label={gesture.choice?.label}
            onClick={() => onChoose(gesture)}
          >
            {gesture.choice && props.draw(gesture.choice.glyph)}
          </button>
        ))}
      </div>
    </div>
  );
}
