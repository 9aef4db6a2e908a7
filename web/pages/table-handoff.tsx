/** Play on another device (R12): a code here, to be entered there. */
import { useSignal } from '@preact/signals';
import type { Api } from '../net/api.ts';
import { table } from '../text/table.ts';

const text = table.handoff;

export function ShowCode({ id, api }: { readonly id: string; readonly api: Pick<Api, 'handoff'> }) {
  const code = useSignal<string | null>(null);
  const state = useSignal<'idle' | 'asking' | 'failed'>('idle');
  const ask = async (): Promise<void> => {
    if (state.value === 'asking') return;
    state.value = 'asking';
    const made = await api.handoff(id);
    state.value = made.ok ? 'idle' : 'failed';
    code.value = made.ok ? made.value.code : null;
  };
  return (
    <section class="handoff">
      <h3>{text.title}</h3>
      <p class="hint">{text.hint}</p>
      <p role="status">
        {code.value && (
          <output class="handoff-code" aria-label={text.code}>
            {code.value}
          </output>
        )}
        {state.value === 'failed' && <span class="failure">{text.failed}</span>}
      </p>
      {!code.value && (
        <button type="button" class="button" disabled={state.value === 'asking'} onClick={ask}>
          {state.value === 'asking' ? text.making : text.make}
        </button>
      )}
    </section>
  );
}

export function EnterCode(props: {
  readonly id: string;
  readonly api: Pick<Api, 'claim'>;
  readonly onSeated: () => void;
}) {
  const code = useSignal('');
  const state = useSignal<'idle' | 'asking' | 'failed'>('idle');
  const take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const entered = code.value.trim();
    if (entered === '' || state.value === 'asking') return;
    state.value = 'asking';
    const claimed = await props.api.claim(props.id, entered);
    state.value = claimed.ok ? 'idle' : 'failed';
    if (claimed.ok) props.onSeated();
  };
  return (
    <form class="enter-code" onSubmit={take}>
      <label class="field">
        <span>{text.enter}</span>
        <input
          type="text"
          name="code"
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={64}
          value={code.value}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="hint">{text.enterHint}</p>
      <p class="failure" role="alert">
        {state.value === 'failed' ? text.wrong : ''}
      </p>
      <button type="submit" class="button" disabled={state.value === 'asking'}>
        {state.value === 'asking' ? text.taking : text.take}
      </button>
    </form>
  );
}
