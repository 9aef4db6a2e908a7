import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../web/app.tsx';
import markup from '../../web/index.html?raw';
import { applyTheme, theme } from '../../web/model/theme.ts';
import { navigate, startRouter } from '../../web/router.ts';
import { openPage, type Page } from './pages/page.tsx';

let page: Page;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/nowhere');
  stop = startRouter();
  page = openPage(<App />);
});
afterEach(() => {
  page.leave();
  stop();
  theme.value = 'system';
  applyTheme();
});

describe('the frame of the pages', () => {
  test('[S-26] a wrong address says so, offers a new match and stores nothing', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    expect(page.one('h1').textContent).toBe('There is nothing here');
    expect(page.labelled<HTMLAnchorElement>('Start a new match').pathname).toBe('/');
    expect(setItem).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
    setItem.mockRestore();
  });

  test('[L-11] titles name the page, never a match', async () => {
    expect(document.title).toBe('Fogbound: nothing here');
    navigate('/rules/fog-of-war-chess');
    await page.settle();
    expect(document.title).toBe('Fogbound: rules of Fog of War Chess');
    navigate('/m/abc/review');
    await page.settle();
    expect(document.title).toBe('Fogbound: review of a match');
    navigate('/');
    await page.settle();
    expect(document.title).toBe('Fogbound: board games in the fog');
  });

  test('a page that follows a link starts where a keyboard goes on', async () => {
    expect(document.activeElement).toBe(document.body);
    navigate('/rules/fog-of-war-chess');
    await page.settle();
    expect(document.activeElement?.id).toBe('content');
  });

  test('the theme goes round, says what it is, is shown and remembered', () => {
    const button = () => page.one('.theme-toggle');
    const shown = () => document.documentElement.getAttribute('data-theme');
    expect(button().getAttribute('aria-label')).toContain('as the system');
    expect(shown()).toBeNull();
    page.click(button());
    expect(shown()).toBe('light');
    expect(button().getAttribute('aria-label')).toContain('light');
    page.click(button());
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('fogbound.theme')).toBe('dark');
    page.click(button());
    expect(shown()).toBeNull();
    expect(localStorage.getItem('fogbound.theme')).toBeNull();
  });
});

describe('the document that every address gets', () => {
  const meta = (name: string): string | null | undefined =>
    new DOMParser()
      .parseFromString(markup, 'text/html')
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');

  test('[L-11] a preview names the site and shows no picture that a match could be read from', () => {
    expect(meta('og:title')).toBe('Fogbound: board games in the fog');
    expect(meta('og:description')).toBeTruthy();
    expect(meta('og:image')).toBeUndefined();
  });

  test('[R12] no address of a match is told to another site', () => {
    expect(meta('referrer')).toBe('no-referrer');
  });

  test('[U-17] the page can be zoomed, and uses the whole screen', () => {
    expect(meta('viewport')).toContain('viewport-fit=cover');
    expect(meta('viewport')).not.toMatch(/maximum-scale|user-scalable/);
  });
});
