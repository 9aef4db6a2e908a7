/** Takes a match out of the browser as a file (R28). */
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

interface Saved {
  readonly record: MatchRecord;
  readonly id: string;
}

function fileOf({ record, id }: Saved): string {
  return `fogbound-${record.game}-${id.slice(0, 8)}`;
}

export function SaveRecord(props: Saved) {
  const save = (): void => {
    download(
      `${fileOf(props)}.json`,
      'application/json',
      `${JSON.stringify(props.record, null, 2)}\n`,
    );
  };
  return (
    <button type="button" class="button" onClick={save}>
      {review.save.json}
    </button>
  );
}

/** @param props.pgn null where the game has none. */
export function SavePgn(props: Saved & { readonly pgn: string | null }) {
  const { pgn } = props;
  if (pgn === null) return null;
  return (
    <button
      type="button"
      class="button"
      onClick={() => download(`${fileOf(props)}.pgn`, 'application/vnd.chess-pgn', pgn)}
    >
      {review.save.pgn}
    </button>
  );
}
