/** Takes the record of a match out of the browser as a file. */
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { review } from '../text/review.ts';

/** Hands a text to the browser as a download. */
function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function SaveRecord({ record, id }: { readonly record: MatchRecord; readonly id: string }) {
  const name = `fogbound-${record.game}-${id.slice(0, 8)}`;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        download(`${name}.json`, 'application/json', JSON.stringify(record, null, 2));
      }}
    >
      {review.save.json}
    </button>
  );
}
