/** The shape of a game's rules page: words and positions, drawn by `pages/rules-content.tsx`. */
import type { Action, Setup, Viewer } from '../../shared/game.ts';

/** A position reached by real moves and seen by one viewer, so that it cannot go stale. */
export interface Diagram {
  readonly moves: readonly Action[];
  readonly viewer: Exclude<Viewer, 'spectator'>;
  /** Where a house rule is on. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** What chance decided. */
  readonly setup?: Setup;
  readonly caption: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names or questions with what they mean or how they are answered. */
  | { readonly kind: 'terms'; readonly entries: readonly (readonly [string, string])[] }
  /** Where the sources of the game are silent or disagree, and what is played here. */
  | { readonly kind: 'ruling'; readonly text: string }
  | { readonly kind: 'diagrams'; readonly diagrams: readonly Diagram[] };

export interface RulesSection {
  /** Where `#id` leads to; stays when the title is translated. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What `web/games/<id>/rules-page.ts` exports as `rulesPage`. */
export interface RulesPage {
  /** The game in two or three sentences. */
  readonly lead: string;
  /** Short answers to the first questions: players, time, pieces. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly RulesSection[];
}

const pages = import.meta.glob<{ readonly rulesPage: RulesPage }>('./*/rules-page.ts');

/** The rules page of a game, or null if there is no such game. Loaded when asked for. */
export async function rulesPageOf(game: string): Promise<RulesPage | null> {
  const load = Object.hasOwn(pages, `./${game}/rules-page.ts`)
    ? pages[`./${game}/rules-page.ts`]
    : undefined;
  return load ? (await load()).rulesPage : null;
}
