import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hrefOf, navigate, parseRoute, route, startRouter } from '../../web/router.ts';

const ID = 'AbCd_0123456789-efGhIjKl';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/?utm=x', { page: 'home' }],
    ['/?game=fog', { page: 'home', game: 'fog' }],
    ['/?game=%3Cb%3E', { page: 'home' }],
    [`/m/${ID}`, { page: 'table', id: ID }],
    [`/m/${ID}/`, { page: 'table', id: ID }],
    [`/m/${ID}/review`, { page: 'review', id: ID, ply: null }],
    [`/m/${ID}/review?ply=17`, { page: 'review', id: ID, ply: 17 }],
    ['/rules/fog-of-war-chess', { page: 'rules', game: 'fog-of-war-chess' }],
  ] as const)('[R10] %s is a page', (href, expected) => {
    expect(parseRoute(href)).toEqual(expected);
  });

  test.each(['-1', '1e3', 'NaN', '999999', '', '%00'])(
    '[R28] a ply of %j is no ply, the review opens all the same',
    (ply) => {
      expect(parseRoute(`/m/${ID}/review?ply=${ply}`)).toEqual({
        page: 'review',
        id: ID,
        ply: null,
      });
    },
  );

  test.each([
    '/m/',
    '/m/%00',
    `/m/${'x'.repeat(5000)}`,
    '/m/a/b',
    `/m/${ID}/record`,
    '/rules',
    '/rules/../m/x/y',
    '/g/doesnotexist',
    '/index.php',
    '//evil.example/m/x',
  ])('[S-26] %s leads nowhere', (href) => {
    expect(parseRoute(href).page).toBe('not-found');
  });

  test('[R10] every page has one address, and the address leads back to it', () => {
    for (const page of [
      { page: 'home' },
      { page: 'home', game: 'fog' },
      { page: 'table', id: ID },
      { page: 'review', id: ID, ply: 4 },
      { page: 'review', id: ID, ply: null },
      { page: 'rules', game: 'chess' },
    ] as const) {
      expect(parseRoute(hrefOf(page))).toEqual(page);
    }
  });
});

describe('links', () => {
  let stop: () => void;
  let left: string[];
  const swallow = (event: Event): void => {
    if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).href);
    event.preventDefault();
  };

  beforeEach(() => {
    history.replaceState(null, '', '/');
    left = [];
    stop = startRouter();
    // What the router does not take, the browser would follow: caught here.
    addEventListener('click', swallow);
  });
  afterEach(() => {
    stop();
    removeEventListener('click', swallow);
    document.body.replaceChildren();
  });

  function click(href: string, attributes: Record<string, string> = {}, init: MouseEventInit = {}) {
    const anchor = document.createElement('a');
    anchor.href = href;
    for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
    document.body.append(anchor);
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  }

  test('[R10] a link inside the client changes the page without leaving it', () => {
    click(`/m/${ID}`);
    expect(route.value).toEqual({ page: 'table', id: ID });
    expect(location.pathname).toBe(`/m/${ID}`);
    expect(left).toEqual([]);
  });

  test.each([
    ['another tab by key', '/m/x', {}, { ctrlKey: true }],
    ['another tab by target', '/m/x', { target: '_blank' }, {}],
    ['a download', '/m/x', { download: 'x.json' }, {}],
    ['the referee', '/api/openapi.json', {}, {}],
    ['another site', 'https://example.org/m/x', {}, {}],
  ] as const)('[R10] %s is left to the browser', (_what, href, attributes, init) => {
    click(href, attributes, init);
    expect(route.value).toEqual({ page: 'home' });
    expect(left).toHaveLength(1);
  });

  test('[R28] replacing the address leaves nothing to go back to', () => {
    const before = history.length;
    navigate(`/m/${ID}/review?ply=3`, 'replace');
    navigate(`/m/${ID}/review?ply=4`, 'replace');
    expect(route.value).toEqual({ page: 'review', id: ID, ply: 4 });
    expect(history.length).toBe(before);
  });

  test('[R10] the address bar is followed', () => {
    navigate('/rules/chess');
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(route.value).toEqual({ page: 'home' });
  });
});
