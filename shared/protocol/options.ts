/** Options of a match (R14): the common ones and each game's house rules, as one strict schema. */
import * as z from 'zod/mini';
import type { About, HouseRule } from '../game.ts';

export const TURN_LIMITS = [null, 30, 60] as const;
export const ON_TIMEOUT = ['cpu', 'lose'] as const;
export const STAND_IN = ['auto', 'ask', 'never'] as const;

export interface CommonOptions {
  /** Seconds a turn, or null for none. */
  readonly turnLimit: (typeof TURN_LIMITS)[number];
  readonly onTimeout: (typeof ON_TIMEOUT)[number];
  readonly standIn: (typeof STAND_IN)[number];
  readonly swapSides: boolean;
}

/** The options of one match: common ones, and the house rules by their names. */
export type Options = CommonOptions & Readonly<Record<string, unknown>>;

function ruleSchema(rule: HouseRule): z.ZodMiniType {
  return rule.kind === 'toggle'
    ? z._default(z.boolean(), rule.default)
    : z._default(z.enum(rule.of), rule.default);
}

/** The schema of a game's options; every key has its default, unknown keys are refused. */
export function optionsSchema(about: About): z.ZodMiniType<Options> {
  const houseRules = Object.entries(about.houseRules).map(([name, rule]) => [
    name,
    ruleSchema(rule),
  ]);
  return z.strictObject({
    turnLimit: z._default(z.nullable(z.literal([30, 60])), null),
    onTimeout: z._default(z.enum(ON_TIMEOUT), 'cpu'),
    standIn: z._default(z.enum(STAND_IN), about.defaults?.standIn ?? 'auto'),
    swapSides: z._default(z.boolean(), true),
    ...Object.fromEntries(houseRules),
  }) as unknown as z.ZodMiniType<Options>;
}
