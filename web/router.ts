/**
 * The addresses of the client. An address that leads nowhere is a page of its own (S-26): nothing
 * is created by visiting one.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

export type Route =
  /** `game` is the one that the start form begins with. */
  | { readonly page: 'home'; readonly game?: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'review'; readonly id: string; readonly ply: number | null }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'not-found' };

/** Ids of matches are 24 characters today; longer ones are let through to be refused by the referee. */
const MATCH = /^\/m\/([A-Za-z0-9_-]{1,64})\/?$/;
const REVIEW = /^\/m\/([A-Za-z0-9_-]{1,64})\/review\/?$/;
const RULES = /^\/rules\/([a-z0-9-]{1,40})\/?$/;
const GAME = /^[a-z0-9-]{1,40}$/;
const PLY = /^\d{1,5}$/;

/** The page at a path such as `/m/abc/review?ply=3`. */
export function parseRoute(href: string): Route {
  // Joined, not resolved: `//other.example/m/x` is a path here, not another host.
  const { pathname, searchParams } = new URL(`https://any.invalid${href}`);
  if (pathname === '/') {
    const game = searchParams.get('game');
    return game !== null && GAME.test(game) ? { page: 'home', game } : { page: 'home' };
  }
  const table = MATCH.exec(pathname)?.[1];
  if (table !== undefined) return { page: 'table', id: table };
  const review = REVIEW.exec(pathname)?.[1];
  if (review !== undefined) {
    const ply = searchParams.get('ply');
    return { page: 'review', id: review, ply: ply && PLY.test(ply) ? Number(ply) : null };
  }
  const game = RULES.exec(pathname)?.[1];
  if (game !== undefined) return { page: 'rules', game };
  return { page: 'not-found' };
}

/** The path of a page; the inverse of `parseRoute`. */
export function hrefOf(route: Exclude<Route, { page: 'not-found' }>): string {
  switch (route.page) {
    case 'home':
      return route.game === undefined ? '/' : `/?game=${route.game}`;
    case 'table':
      return `/m/${route.id}`;
    case 'review':
      return `/m/${route.id}/review${route.ply === null ? '' : `?ply=${route.ply}`}`;
    case 'rules':
      return `/rules/${route.game}`;
  }
}

const here = (): string => `${location.pathname}${location.search}`;
const href = signal(here());

/** The page shown now. */
export const route: ReadonlySignal<Route> = computed(() => parseRoute(href.value));

/**
 * Goes to a path of this client.
 * @param how `replace` leaves no entry to come back to and keeps the scroll position.
 */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const address = `${location.origin}${to}`;
  if (how === 'replace') {
    history.replaceState(null, '', address);
  } else {
    history.pushState(null, '', address);
    scrollTo(0, 0);
  }
  href.value = here();
}

/** The anchor that a plain left click follows inside this client, if it is one. */
function ownAnchor(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target?.href || target.hasAttribute('download')) return null;
  if (target.target !== '' && target.target !== '_self') return null;
  const to = new URL(target.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return null;
  // A jump within the page is the browser's.
  if (to.hash && to.pathname === location.pathname && to.search === location.search) return null;
  return target;
}

/** Follows the address bar and the links of the page. Returns what stops it. */
export function startRouter(): () => void {
  const follow = (): void => {
    href.value = here();
  };
  const click = (event: MouseEvent): void => {
    const anchor = ownAnchor(event);
    if (!anchor) return;
    event.preventDefault();
    const to = new URL(anchor.href);
    navigate(`${to.pathname}${to.search}${to.hash}`);
  };
  follow();
  addEventListener('popstate', follow);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    document.removeEventListener('click', click);
  };
}
