/** The page of the address, in its frame. */
import { useEffect, useRef } from 'preact/hooks';
import { cardOf } from './games/cards.ts';
import { lazy } from './lazy.tsx';
import { api } from './net/api.ts';
import { isLocal } from './net/local-id.ts';
import { NotFound } from './pages/not-found.tsx';
import { type Route, route } from './router.ts';
import { Shell } from './shell.tsx';
import { shell } from './text/shell.ts';

const Home = lazy(async () => (await import('./pages/home.tsx')).Home);
const Table = lazy(async () => (await import('./pages/table.tsx')).Table);
const Local = lazy(async () => (await import('./pages/local.tsx')).Local);
const Review = lazy(async () => (await import('./pages/review.tsx')).Review);
const Rules = lazy(async () => (await import('./pages/rules.tsx')).Rules);

export function App() {
  const now = route.value;
  const place = `${now.page} ${'id' in now ? now.id : 'game' in now ? now.game : ''}`;
  const before = useRef(place);
  useEffect(() => {
    // The table names itself: it calls its player back.
    if (now.page !== 'table') document.title = titleOf(now);
    if (before.current === place) return;
    before.current = place;
    // Keyboards and screen readers go on where the new page begins.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  return (
    <Shell footer={now.page !== 'table'}>
      <Page key={place} route={now} />
    </Shell>
  );
}

function Page({ route: now }: { readonly route: Route }) {
  switch (now.page) {
    case 'home':
      return <Home api={api} />;
    case 'table':
      return isLocal(now.id) ? <Local id={now.id} /> : <Table id={now.id} />;
    case 'review':
      return <Review id={now.id} ply={now.ply} api={api} />;
    case 'rules':
      return <Rules game={now.game} />;
    case 'not-found':
      return <NotFound what="address" />;
  }
}

/** Titles are neutral: they tell nothing of a match (L-11). */
function titleOf(now: Exclude<Route, { page: 'table' }>): string {
  if (now.page !== 'rules') return shell.titles[now.page];
  const card = cardOf(now.game);
  return card ? shell.titles.rules(card.title) : shell.titles['not-found'];
}
