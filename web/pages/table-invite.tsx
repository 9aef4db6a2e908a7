/** While nobody has come: the link, and every way to get it across. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchInfo } from '../../shared/protocol/socket.ts';
import type { Presenter } from '../games/presenter.ts';
import type { TableModel } from '../model/table.ts';
import { table } from '../text/table.ts';
import { Terms } from './table-terms.tsx';

const text = table.invite;

/** Puts the text of a field on the clipboard; tells honestly whether that worked (U-15). */
async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // On plain http there is no clipboard; the old way needs a selection, which also helps by hand.
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

export function Invite(props: {
  readonly model: TableModel;
  readonly match: MatchInfo;
  readonly presenter: Presenter;
}) {
  const { model, match, presenter } = props;
  const link = `${location.origin}/m/${match.id}`;
  const side = match.you === 'spectator' ? '' : presenter.seatNames[match.you];
  return (
    <section class="invite table-card" aria-labelledby="invite-title">
      <p class="eyebrow">{presenter.title}</p>
      <h1 id="invite-title">{text.title}</h1>
      <Link link={link} game={presenter.title} />
      <p>
        {match.you === 'first' ? text.youPlayFirst(side) : text.youPlay(side)} {text.hint}
      </p>
      <QrCode link={link} />
      <Terms match={match} presenter={presenter} />
      <div class="card-foot">
        <button
          type="button"
          class="button quiet"
          disabled={model.asking.value !== null}
          onClick={() => model.resign()}
        >
          {text.cancel}
        </button>
        <p class="hint">{text.kept}</p>
      </div>
    </section>
  );
}

function Link({ link, game }: { readonly link: string; readonly game: string }) {
  const field = useRef<HTMLInputElement>(null);
  const told = useSignal<'copied' | 'notCopied' | null>(null);
  const canShare = typeof navigator.share === 'function';
  const onCopy = async (): Promise<void> => {
    if (!field.current) return;
    told.value = (await copy(field.current)) ? 'copied' : 'notCopied';
  };
  const onShare = (): void => {
    // Closing the share sheet rejects; there is nothing to say about that.
    navigator.share({ title: game, text: text.shareText(game), url: link }).catch(() => {});
  };
  return (
    <div class="invite-link">
      <label class="field">
        <span class="visually-hidden">{text.link}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="invite-ways">
        {canShare && (
          <button type="button" class="button primary" onClick={onShare}>
            {text.share}
          </button>
        )}
        <button type="button" class={`button ${canShare ? '' : 'primary'}`} onClick={onCopy}>
          {told.value === 'copied' ? text.copied : text.copy}
        </button>
      </div>
      <p class="hint invite-told" role="status">
        {told.value === 'notCopied' ? text.notCopied : ''}
        {told.value === 'copied' && <span class="visually-hidden">{text.copied}</span>}
      </p>
    </div>
  );
}

/** The link as a QR code: one path, dark on light in both themes, since scanners expect that. */
function QrCode({ link }: { readonly link: string }) {
  const rows = useSignal<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let left = false;
    import('uqr').then(
      ({ encode }) => {
        if (!left) rows.value = encode(link, { border: 2 }).data;
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [link]);
  const size = rows.value.length || 1;
  const dark = rows.value
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
