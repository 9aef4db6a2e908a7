/** What a start form holds before anything is sent, and the request it becomes (R14). */
import type { About, HouseRule, Seat } from '../../shared/game.ts';
import type { CommonOptions } from '../../shared/protocol/options.ts';
import type { NewMatch } from '../net/api.ts';

export interface Draft {
  readonly game: string;
  /** `here`: two people with this device, without the referee. */
  readonly opponent: 'person' | 'cpu' | 'here';
  /** Against the computer: in this browser, where it needs no connection. */
  readonly offline: boolean;
  /** Null until chosen: the weakest level, the seat and stand-in that R14 gives. */
  readonly level: string | null;
  readonly seat: Seat | 'random' | null;
  readonly standIn: CommonOptions['standIn'] | null;
  readonly turnLimit: CommonOptions['turnLimit'];
  readonly onTimeout: CommonOptions['onTimeout'];
  readonly swapSides: boolean;
  /** Only what was changed, by game: coming back to a game finds it as it was left. */
  readonly houseRules: Readonly<Record<string, Readonly<Record<string, boolean | string>>>>;
  readonly name: string;
}

/** The form before anyone touched it. */
export function emptyDraft(game: string, name: string): Draft {
  return {
    game,
    opponent: 'person',
    offline: false,
    level: null,
    seat: null,
    standIn: null,
    turnLimit: null,
    onTimeout: 'cpu',
    swapSides: true,
    houseRules: {},
    name,
  };
}

/** Whether the match is made in this browser and the referee is not asked. */
export function isHere({ opponent, offline }: Draft): boolean {
  return opponent === 'here' || (opponent === 'cpu' && offline);
}

/** Against a person lots are drawn, against the computer one moves first, unless chosen (R14). */
export function seatOf(draft: Draft): Seat | 'random' {
  return draft.seat ?? (draft.opponent === 'cpu' ? 'first' : 'random');
}

export function levelOf(draft: Draft, about: About): string {
  const chosen = about.levels.find(({ name }) => name === draft.level);
  return (chosen ?? about.levels[0])?.name ?? about.standInLevel;
}

export function standInOf(draft: Draft, about: About): CommonOptions['standIn'] {
  return draft.standIn ?? about.defaults?.standIn ?? 'auto';
}

export function houseRuleOf(draft: Draft, name: string, rule: HouseRule): boolean | string {
  return draft.houseRules[draft.game]?.[name] ?? rule.default;
}

export function withHouseRule(draft: Draft, name: string, value: boolean | string): Draft {
  const ofGame = { ...draft.houseRules[draft.game], [name]: value };
  return { ...draft, houseRules: { ...draft.houseRules, [draft.game]: ofGame } };
}

/** The request for the referee; every option is spelled out, so that the form is what is played. */
export function newMatchOf(draft: Draft, about: About): NewMatch {
  const name = draft.name.trim();
  const houseRules = Object.entries(about.houseRules).map(([key, rule]) => [
    key,
    houseRuleOf(draft, key, rule),
  ]);
  return {
    game: draft.game,
    opponent: draft.opponent === 'cpu' ? { cpu: levelOf(draft, about) } : 'person',
    seat: seatOf(draft),
    options: {
      turnLimit: draft.turnLimit,
      // Chosen only where there is a limit; otherwise the field was never on the screen.
      onTimeout: draft.turnLimit === null ? 'cpu' : draft.onTimeout,
      standIn: standInOf(draft, about),
      swapSides: draft.swapSides,
      ...Object.fromEntries(houseRules),
    },
    ...(name === '' ? {} : { name }),
  };
}
