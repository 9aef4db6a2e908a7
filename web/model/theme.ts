/** Light, dark, or as the system has it. */
import { signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function kept(): Theme {
  const name = recall('theme');
  return THEMES.find((theme) => theme === name) ?? 'system';
}

export const theme = signal<Theme>(kept());

/** Shows the theme on the page; `system` leaves the choice to the style sheet. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (theme.value === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme.value);
}

/** Goes on to the next theme and remembers it. */
export function nextTheme(): void {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  theme.value = next;
  remember('theme', next === 'system' ? '' : next);
  applyTheme();
}
