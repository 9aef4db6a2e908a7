/** Tells who is stepping through an old match that the next one has begun (R26). */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Api } from '../net/api.ts';
import { hrefOf } from '../router.ts';
import { review } from '../text/review.ts';

/** A review has no socket; asking is enough, and only while somebody looks. */
const ASK_EVERY_MS = 10_000;

export function RematchBanner({
  id,
  api,
}: {
  readonly id: string;
  readonly api: Pick<Api, 'summary'>;
}) {
  const next = useSignal<string | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.hidden || next.value !== null) return;
      const summary = await api.summary(id);
      if (summary.ok) next.value = summary.value.next;
    };
    void ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, api, next]);
  return (
    <div role="status">
      {next.value !== null && (
        <p class="notice rematch" data-kind="turn">
          <span>{review.rematch.started}</span>
          <a class="button" href={hrefOf({ page: 'table', id: next.value })}>
            {review.rematch.go}
          </a>
        </p>
      )}
    </div>
  );
}
