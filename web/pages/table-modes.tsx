/** Ways of acting (move, probe) as one control, and by a key each (FG11). */
import './table-modes.css';
import { useEffect } from 'preact/hooks';
import type { Mode } from '../games/presenter.ts';
import { table } from '../text/table.ts';
import { Choice } from './choice.tsx';

/** Whether something on the page wants letters for itself (U-12). */
function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=radio]), textarea, select, dialog') !== null)
  );
}

/** Each mode's key chooses it; Escape goes back to the first one. */
function useModeKeys(modes: readonly Mode[], mode: string, onChoose: (mode: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || takesLetters(event.target)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const key = event.key.toLowerCase();
      const wanted = key === 'escape' ? modes[0] : modes.find((one) => one.key === key);
      if (!wanted || wanted.id === mode) return;
      event.preventDefault();
      onChoose(wanted.id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [modes, mode, onChoose]);
}

export function Modes(props: {
  readonly modes: readonly Mode[];
  readonly mode: string;
  readonly onChoose: (mode: string) => void;
}) {
  const { modes, mode, onChoose } = props;
  useModeKeys(modes, mode, onChoose);
  return (
    <div class="table-modes">
      <Choice
        legend={table.modes.label}
        quietLegend
        name="mode"
        answers={modes.map(({ id, label }) => ({ value: id, label }))}
        value={mode}
        onChoose={onChoose}
      />
      <p class="keys" aria-hidden="true">
        {modes.map(({ key, label }) => (
          <span key={key}>
            <kbd>{key.toUpperCase()}</kbd> {label}
          </span>
        ))}
      </p>
    </div>
  );
}
