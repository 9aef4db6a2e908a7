/** The frame around every page: mark, theme, footer. */
import type { ComponentChildren } from 'preact';
import { CARDS } from './games/cards.ts';
import { nextTheme, theme } from './model/theme.ts';
import { hrefOf } from './router.ts';
import { shell as text } from './text/shell.ts';

/** @param props.footer left out where the page wants the whole height (a table). */
export function Shell(props: { readonly footer: boolean; readonly children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content">
        {text.skip}
      </a>
      <header class="masthead">
        <a class="mark" href="/" aria-label={text.home}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span>{text.name}</span>
        </a>
        <button
          type="button"
          class="button quiet theme-toggle"
          aria-label={text.theme[theme.value]}
          title={text.theme[theme.value]}
          onClick={nextTheme}
        >
          <ThemeIcon />
        </button>
      </header>
      <main id="content" tabIndex={-1}>
        {props.children}
      </main>
      {props.footer && <Footer />}
    </>
  );
}

function Footer() {
  const game = Object.keys(CARDS)[0];
  return (
    <footer class="colophon">
      <p>{text.footer.promise}</p>
      <nav aria-label={text.footer.label}>
        {game && <a href={hrefOf({ page: 'rules', game })}>{text.footer.rules}</a>}
        <a href="/#secrets">{text.footer.secrets}</a>
        <a href="/api/openapi.json">{text.footer.programs}</a>
      </nav>
    </footer>
  );
}

const ICONS = {
  system: 'M12 4a8 8 0 1 0 0 16z M12 4a8 8 0 0 1 0 16',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.6 5.6 7 7 M17 17l1.4 1.4 M5.6 18.4 7 17 M17 7l1.4-1.4',
  dark: 'M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
} as const;

function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class={theme.value}>
      <path
        d={ICONS[theme.value]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {theme.value === 'system' && <path d="M12 4a8 8 0 1 0 0 16z" fill="currentColor" />}
    </svg>
  );
}
