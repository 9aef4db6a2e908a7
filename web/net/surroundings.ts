/** What a connection needs from the browser, in one place so that tests can stand in for time. */

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/**
 * What happens to a page: `shown` and `hidden` by the visibility of its tab, `online` by the
 * network, `left` and `restored` by the back/forward cache.
 */
export type PageEvent = 'shown' | 'hidden' | 'online' | 'left' | 'restored';

export interface Surroundings {
  /** Monotonic milliseconds. */
  now(): number;
  /** At least 0, below 1. */
  random(): number;
  /** Runs once after `ms`; the returned function cancels it. */
  later(ms: number, run: () => void): () => void;
  openSocket(path: string): Socket;
  hidden(): boolean;
  /** Tells of page events until the returned function is called. */
  watch(happened: (event: PageEvent) => void): () => void;
}

function watchPage(happened: (event: PageEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'visibilitychange',
    () => happened(document.hidden ? 'hidden' : 'shown'),
    { signal },
  );
  window.addEventListener('online', () => happened('online'), { signal });
  window.addEventListener('pagehide', () => happened('left'), { signal });
  // Only a page from the cache comes back; on a first load the connection has just begun.
  window.addEventListener('pageshow', (event) => event.persisted && happened('restored'), {
    signal,
  });
  return () => stop.abort();
}

/** The browser itself. */
export const browser: Surroundings = {
  now: () => performance.now(),
  random: Math.random,
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  openSocket(path) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url);
  },
  hidden: () => document.hidden,
  watch: watchPage,
};
