/** The table while a match runs and when it is over. */
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { otherSeat } from '../../shared/game.ts';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import type { Hold } from '../board/hold.ts';
import type { Presenter } from '../games/presenter.ts';
import { lazy } from '../lazy.tsx';
import { type Ending, isFall, tellResult } from '../model/result.ts';
import type { SoundState } from '../model/sound.ts';
import { statusOf } from '../model/status.ts';
import type { TableModel } from '../model/table.ts';
import type { Api } from '../net/api.ts';
import { rules } from '../text/rules.ts';
import { table as text } from '../text/table.ts';
import { Actions, type Opened, ResignSheet } from './table-actions.tsx';
import { bottomOf, isPlacing, TableBoard } from './table-board.tsx';
import { Facts } from './table-facts.tsx';
import { Course, isBlind, LogLines } from './table-log.tsx';
import { Menu } from './table-menu.tsx';
import { Modes } from './table-modes.tsx';
import { TableNotice, troubleOf } from './table-notice.tsx';
import { EndActions, Result } from './table-result.tsx';
import { Sheet } from './table-sheet.tsx';
import { Strip } from './table-strip.tsx';

const RulesContent = lazy(async () => (await import('./rules-content.tsx')).RulesContent);

export function Play(props: {
  readonly model: TableModel;
  readonly state: StateMessage;
  readonly presenter: Presenter;
  readonly api: Pick<Api, 'handoff' | 'claim' | 'record'>;
  readonly sounds: { readonly state: SoundState };
  readonly onSeated: () => void;
  readonly onSitDown: () => void;
}) {
  const { model, state, presenter, api, sounds, onSeated, onSitDown } = props;
  const { match } = state;
  const opened = useSignal<Opened>(null);
  const hold = useSignal<Hold | null>(null);
  const chosenMode = useSignal<string | null>(null);
  const modes = presenter.modes ?? [];
  const mode = modes.find(({ id }) => id === chosenMode.value) ?? modes[0];
  const gestures = useMemo(
    () => model.gestures.value.filter((gesture) => !gesture.mode || gesture.mode === mode?.id),
    [model.gestures.value, mode],
  );
  // Each turn begins with the first way of acting: nobody probes because they did last time.
  useEffect(() => {
    chosenMode.value = null;
  }, [state.view.ply]);
  const chooseMode = useCallback((id: string) => {
    chosenMode.value = id;
  }, []);
  const hear = useCallback((held: Hold | null) => {
    hold.value = held;
  }, []);
  const ending = useEnding(model, state, api);
  const bottom = bottomOf(match.you, model.link.here);
  const blind = isBlind(state, presenter);
  const close = (): void => {
    opened.value = null;
  };
  const strips = { state, presenter, link: model.link };
  return (
    <div class="table play" data-over={match.status === 'over' || undefined}>
      <h1 class="visually-hidden">{presenter.title}</h1>
      <Strip {...strips} seat={otherSeat(bottom)} place="top" />
      <TableBoard
        model={model}
        state={state}
        presenter={presenter}
        gestures={gestures}
        onHold={hear}
        ending={ending}
      />
      <Strip {...strips} seat={bottom} place="bottom" />
      <Facts presenter={presenter} view={model.shown.value ?? state.view} />
      {ending && model.past.value === null ? (
        <Result model={model} state={state} presenter={presenter} ending={ending} />
      ) : (
        <TableNotice
          model={model}
          state={state}
          presenter={presenter}
          hold={hold.value}
          onShowMissed={() => {
            opened.value = 'missed';
          }}
        />
      )}
      {mode && mayChooseMode(model, state, presenter) && (
        <Modes modes={modes} mode={mode.id} onChoose={chooseMode} />
      )}
      {ending ? (
        <EndActions
          model={model}
          state={state}
          onMenu={() => {
            opened.value = 'menu';
          }}
        />
      ) : (
        <Actions
          model={model}
          state={state}
          blind={blind}
          onOpen={(sheet) => {
            opened.value = sheet;
          }}
          onSitDown={match.status === 'waiting' ? onSitDown : null}
        />
      )}
      <div class="table-side">
        <Course model={model} state={state} presenter={presenter} />
      </div>
      <p class="visually-hidden" role="status">
        {hold.value?.preview?.confirm ?? spoken(model, state, presenter, ending)}
      </p>
      {opened.value === 'menu' && (
        <Menu
          model={model}
          state={state}
          presenter={presenter}
          api={api}
          sounds={sounds}
          onSeated={onSeated}
          onRules={() => {
            opened.value = 'rules';
          }}
          onClose={close}
        />
      )}
      {opened.value === 'rules' && (
        <Sheet title={rules.title(presenter.title)} onClose={close}>
          <RulesContent game={match.game} heading="h3" />
        </Sheet>
      )}
      {opened.value === 'resign' && !ending && <ResignSheet model={model} onClose={close} />}
      {opened.value === 'missed' && (
        <Sheet
          title={text.meanwhile.title}
          onClose={() => {
            model.meanwhile.value = [];
            close();
          }}
        >
          <LogLines entries={model.meanwhile.value} presenter={presenter} />
        </Sheet>
      )}
    </div>
  );
}

/** Whether there is a choice of how to act, now or in the next turn. */
function mayChooseMode(model: TableModel, state: StateMessage, presenter: Presenter): boolean {
  const plays = model.you.value !== null && state.match.status === 'playing';
  return plays && !isPlacing(model, state, presenter);
}

/** The end with what is known of it; the deciding action comes with the record. */
function useEnding(
  model: TableModel,
  { match, view }: StateMessage,
  api: Pick<Api, 'record'>,
): Ending | null {
  const action = useSignal<string | null>(null);
  const outcome = match.status === 'over' ? view.outcome : null;
  const wanted = outcome !== null && isFall(outcome);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    api.record(match.id).then((record) => {
      if (!left && record.ok) action.value = record.value.actions.at(-1)?.action ?? null;
    });
    return () => {
      left = true;
    };
  }, [wanted, match.id]);
  if (!outcome) return null;
  const before =
    model.views.value.find(({ ply, viewer }) => ply === view.ply - 1 && viewer === match.you) ??
    null;
  return { outcome, match, final: view, before, action: action.value };
}

/** What a screen reader is told as it happens (U-21). */
function spoken(
  model: TableModel,
  state: StateMessage,
  presenter: Presenter,
  ending: Ending | null,
): string {
  if (ending) {
    const { headline, cause } = tellResult(ending, presenter);
    return `${headline} ${cause}`;
  }
  const trouble = troubleOf(model, state);
  if (trouble !== null && trouble !== text.status.sending) return trouble;
  return statusOf(state, presenter).words.join(' ');
}
