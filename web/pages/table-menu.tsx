/** Everything that is not needed at every move. */
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import {
  boardTurns,
  chooseStyle,
  soundsWanted,
  styleOf,
  turnBoard,
  wantSounds,
} from '../model/settings.ts';
import type { SoundState } from '../model/sound.ts';
import type { TableModel } from '../model/table.ts';
import type { Api } from '../net/api.ts';
import { hrefOf } from '../router.ts';
import { table } from '../text/table.ts';
import { Choice } from './choice.tsx';
import { EnterCode, ShowCode } from './table-handoff.tsx';
import { Course } from './table-log.tsx';
import { Sheet } from './table-sheet.tsx';
import { Terms } from './table-terms.tsx';

const text = table.menu;

export function Menu(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly api: Pick<Api, 'handoff' | 'claim'>;
  readonly sounds: { readonly state: SoundState };
  readonly onSeated: () => void;
  readonly onRules: () => void;
  readonly onClose: () => void;
}) {
  const { model, state, presenter, api, sounds, onSeated, onRules, onClose } = props;
  const { match } = state;
  const seated = match.you !== 'spectator';
  return (
    <Sheet title={presenter.title} onClose={onClose}>
      <Course model={model} state={state} presenter={presenter} onChoose={onClose} />
      {presenter.styles && (
        <Choice
          legend={text.style}
          name="style"
          answers={presenter.styles.map(({ id, label }) => ({ value: id, label }))}
          value={styleOf(presenter) ?? ''}
          onChoose={(style) => chooseStyle(presenter, style)}
        />
      )}
      <label class="switch">
        <span>
          {text.sounds}
          <small>{sounds.state === 'blocked' ? text.soundsBlocked : text.soundsHint}</small>
        </span>
        <input
          type="checkbox"
          checked={soundsWanted.value}
          onChange={(event) => wantSounds(event.currentTarget.checked)}
        />
      </label>
      {model.link.here?.shared && (
        <label class="switch">
          <span>
            {text.turn}
            <small>{text.turnHint(presenter.seatNames.first)}</small>
          </span>
          <input
            type="checkbox"
            checked={boardTurns.value}
            onChange={(event) => turnBoard(event.currentTarget.checked)}
          />
        </label>
      )}
      <section>
        <h3>{text.terms}</h3>
        <Terms match={match} presenter={presenter} />
        {match.spectators > 0 && <p class="hint">{table.spectator.watching(match.spectators)}</p>}
      </section>
      {match.status === 'playing' &&
        !model.link.here &&
        (seated ? (
          <ShowCode id={match.id} api={api} />
        ) : (
          <section>
            <h3>{table.seatCard.haveCode}</h3>
            <EnterCode id={match.id} api={api} onSeated={onSeated} />
          </section>
        ))}
      <section>
        <h3>{text.fingerprint}</h3>
        <code class="fingerprint">{match.commitment}</code>
        <p class="hint">{text.fingerprintHint}</p>
      </section>
      <div class="card-buttons">
        <button type="button" class="button" onClick={onRules}>
          {text.rules}
        </button>
        <a class="button" href={hrefOf({ page: 'home' })}>
          {table.result.newMatch}
        </a>
      </div>
    </Sheet>
  );
}
