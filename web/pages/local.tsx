/** A match on this device: the table of whoever holds it, and a closed door in between. */
import './local.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../shared/game.ts';
import { cardOf } from '../games/cards.ts';
import { presenterOf } from '../games/index.ts';
import type { Card } from '../games/presenter.ts';
import { localApi } from '../net/local-api.ts';
import { LocalMatch } from '../net/local-match.ts';
import { local as text } from '../text/local.ts';
import { NotFound } from './not-found.tsx';
import { Table } from './table.tsx';

/** @param props.id the match of the address. */
export function Local({ id }: { readonly id: string }) {
  const match = useMemo(() => LocalMatch.open(id), [id]);
  useEffect(() => () => match?.close(), [match]);
  if (!match) return <NotFound what="match" />;
  const card = cardOf(match.game);
  if (!card) return <NotFound what="match" />;
  const holder = match.holder.value;
  if (holder === null) return <Gate match={match} card={card} seat={match.next.value} />;
  // Another seat is another table: nothing of the one before is kept, not even in memory. Where
  // nothing is hidden both sit at one, and it stays.
  const link = () => (match.isShared ? match.sharedLink() : match.linkFor(holder));
  return (
    <Table
      key={match.isShared ? 'shared' : holder}
      id={id}
      parts={{ api: localApi, link, presenterOf }}
    />
  );
}

/** While the device changes hands no board is in the document (L-23). */
function Gate(props: { readonly match: LocalMatch; readonly card: Card; readonly seat: Seat }) {
  const name = props.card.seatNames[props.seat];
  useEffect(() => {
    document.title = text.titles.gate;
  });
  return (
    <section class="gate" aria-labelledby="gate-title">
      <h1 id="gate-title">{text.gate.title(name)}</h1>
      <p>{text.gate.hint(name)}</p>
      <button type="button" class="button primary" onClick={() => props.match.take()}>
        {text.gate.ready}
      </button>
    </section>
  );
}
