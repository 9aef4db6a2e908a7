/** What can be carried away from a review: a link or text of the ply, and that it is true. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { prove, type Proof as Verdict } from '../model/proof.ts';
import { recentMatches } from '../model/recent-matches.ts';
import { review } from '../text/review.ts';

type CopyWords = Readonly<Record<'label' | 'copy' | 'copied' | 'notCopied', string>>;

/** A line to copy, whole and selectable where copying is refused. */
export function CopyLine(props: { readonly text: CopyWords; readonly line: string }) {
  const { text, line } = props;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<'' | 'copied' | 'notCopied'>('');
  const copy = async (): Promise<void> => {
    try {
      // Missing on plain http, refused without permission: the line stays selectable (U-15).
      await navigator.clipboard.writeText(line);
      copied.value = 'copied';
    } catch {
      field.current?.focus();
      field.current?.select();
      copied.value = 'notCopied';
    }
  };
  return (
    <section class="copy-link">
      <label class="field">
        {text.label}
        <input
          ref={field}
          readOnly
          value={line}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="button" onClick={copy}>
        {text.copy}
      </button>
      <p class="hint" role="status">
        {copied.value === '' ? '' : text[copied.value]}
      </p>
    </section>
  );
}

const WORDS: Readonly<Record<Verdict, string>> = {
  holds: review.proof.holds,
  'holds-as-noted': `${review.proof.holds} ${review.proof.noted}`,
  differs: review.proof.differs,
  'other-than-noted': review.proof.otherNoted,
};

export function Proof({ record, id }: { readonly record: MatchRecord; readonly id: string }) {
  const text = review.proof;
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    let left = false;
    const noted = recentMatches().find((match) => match.id === id)?.commitment ?? null;
    void prove(record, noted).then((found) => {
      if (!left) verdict.value = found;
    });
    return () => {
      left = true;
    };
  }, [record, id, verdict]);
  const now = verdict.value;
  const bad = now === 'differs' || now === 'other-than-noted';
  return (
    <section class="proof" aria-labelledby="proof-title">
      <h2 id="proof-title">{text.title}</h2>
      <p class={bad ? 'notice' : undefined} data-kind={bad ? 'trouble' : undefined} role="status">
        {now === null ? text.checking : WORDS[now]}
      </p>
      <details class="more">
        <summary>{text.details}</summary>
        <p class="hint">{text.how}</p>
        <code>
          printf %s {record.seed}:{record.salt} | sha256sum
        </code>
        <p class="hint">{text.fingerprint}</p>
        <code>{record.commitment}</code>
      </details>
    </section>
  );
}
