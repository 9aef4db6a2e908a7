/** A sheet over the table: from below on a phone, in the middle on a desktop. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { table as text } from '../text/table.ts';

/** @param props.onClose told however it was closed; the caller then takes it away. */
export function Sheet(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return;
    const opener = document.activeElement;
    sheet.showModal();
    // A page that comes back from the cache must not come back under a sheet (S-13).
    const close = (): void => sheet.close();
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      // Taken away for another sheet: the focus goes back to what opened this one, and from the other
      // it comes back there too. Nobody is told, for it is the other that is open now.
      gone.current = true;
      if (sheet.open && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="sheet table-sheet"
      aria-labelledby={titleId}
      onClose={() => {
        if (!gone.current) onClose();
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything else is inside the frame.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="sheet-frame">
        <div class="sheet-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            class="button quiet"
            aria-label={text.menu.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" class="stroke" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
