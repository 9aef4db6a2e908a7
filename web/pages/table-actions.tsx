/** One row of what can be done besides moving. */
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { TableModel } from '../model/table.ts';
import { table } from '../text/table.ts';
import { Sheet } from './table-sheet.tsx';

const text = table.actions;

/** Which sheet is open over the table. */
export type Opened = 'menu' | 'rules' | 'resign' | 'missed' | null;

export function Actions(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly onOpen: (sheet: Opened) => void;
  /** Whether there is no past to look back through. */
  readonly blind: boolean;
  /** Set while a seat is free. */
  readonly onSitDown: (() => void) | null;
}) {
  const { model, state, blind, onOpen, onSitDown } = props;
  const { match, view, offers } = state;
  const first = model.views.value[0]?.ply ?? view.ply;
  const at = model.past.value ?? view.ply;
  const plays = match.you !== 'spectator' && match.status === 'playing';
  const online = model.link.connection.value.kind === 'open';
  const canAsk = online && model.asking.value === null;
  const people = [match.seats.first, match.seats.second].every((seat) => seat?.kind === 'human');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div class="table-actions" role="group" aria-label={text.label}>
      {!blind && (
        <>
          <button
            type="button"
            class="button step"
            aria-label={text.back}
            disabled={at <= first}
            onClick={() => model.step(-1)}
          >
            <Chevron d="M14 6l-6 6 6 6" />
          </button>
          <button
            type="button"
            class="button step"
            aria-label={text.forward}
            disabled={at >= view.ply}
            onClick={() => model.step(1)}
          >
            <Chevron d="M10 6l6 6-6 6" />
          </button>
        </>
      )}
      {plays && people && (
        // A CPU declines every offer (R23), so none is offered to it.
        <button
          type="button"
          class="button"
          disabled={!canAsk || offers.draw !== null}
          onClick={() => model.draw('offer')}
        >
          {text.draw}
        </button>
      )}
      {plays && (
        <button type="button" class="button" disabled={!canAsk} onClick={() => onOpen('resign')}>
          {text.resign}
        </button>
      )}
      {onSitDown && (
        <button type="button" class="button primary" onClick={onSitDown}>
          {table.seatCard.sitDown}
        </button>
      )}
      <button type="button" class="button more" onClick={() => onOpen('menu')}>
        {text.more}
      </button>
    </div>
  );
}

function Chevron({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} class="stroke" />
    </svg>
  );
}

export function ResignSheet(props: { readonly model: TableModel; readonly onClose: () => void }) {
  const { model, onClose } = props;
  const say = table.resign;
  return (
    <Sheet title={say.title} onClose={onClose}>
      <p>{say.hint}</p>
      <div class="card-buttons">
        <button
          type="button"
          class="button danger primary"
          onClick={() => {
            model.resign();
            onClose();
          }}
        >
          {say.yes}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {say.no}
        </button>
      </div>
    </Sheet>
  );
}
