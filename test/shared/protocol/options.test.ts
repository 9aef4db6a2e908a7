/** Options of a match: defaults, and that nothing else gets in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { About } from '../../../shared/game.ts';
import { GAMES } from '../../../shared/games/index.ts';
import {
  ON_TIMEOUT,
  optionsSchema,
  STAND_IN,
  TURN_LIMITS,
} from '../../../shared/protocol/options.ts';

const ABOUT: About = {
  id: 'sample',
  revision: 1,
  hidden: true,
  files: 1,
  ranks: 1,
  houseRules: {
    showLegal: { kind: 'toggle', default: false },
    length: { kind: 'choice', of: ['short', 'long'], default: 'long' },
  },
  levels: [{ name: 'novice', paceMs: 1000 }],
  standInLevel: 'novice',
};
const schema = optionsSchema(ABOUT);
const accepts = (options: unknown): boolean => schema.safeParse(options).success;

describe('options', () => {
  test('[R14] have their defaults', () => {
    expect(schema.parse({})).toStrictEqual({
      turnLimit: null,
      onTimeout: 'cpu',
      standIn: 'auto',
      swapSides: true,
      showLegal: false,
      length: 'long',
    });
  });

  test('[FG13] a game may have another default for who drops out', () => {
    const quiet = optionsSchema({ ...ABOUT, defaults: { standIn: 'never' } });
    expect(quiet.parse({}).standIn).toBe('never');
    expect(quiet.parse({ standIn: 'auto' }).standIn).toBe('auto');
  });

  test('[R14] are kept as they were chosen', () => {
    for (const turnLimit of TURN_LIMITS) {
      for (const onTimeout of ON_TIMEOUT) {
        for (const standIn of STAND_IN) {
          const chosen = {
            turnLimit,
            onTimeout,
            standIn,
            swapSides: false,
            showLegal: true,
            length: 'short',
          };
          expect(schema.parse(chosen)).toStrictEqual(chosen);
        }
      }
    }
  });

  test.each([
    { turnLimit: 45 },
    { turnLimit: 0 },
    { turnLimit: '30' },
    { onTimeout: 'draw' },
    { onTimeout: null },
    { standIn: true },
    { standIn: 'constructor' },
    { swapSides: 1 },
    { showLegal: 'true' },
    { length: 'endless' },
    { length: 'toString' },
    { ranked: true },
    { constructor: 1 },
    JSON.parse('{"__proto__":{"turnLimit":30}}'),
    null,
    [],
    'x',
  ])('[R32, A-04] %j is refused', (options) => {
    expect(accepts(options)).toBe(false);
  });

  test('[R32] whatever comes, it is refused or becomes options with every field', () => {
    const keys = Object.keys(schema.parse({}));
    const value = fc.oneof(fc.constantFrom(30, null, 'cpu', 'ask', true, 'short'), fc.anything());
    const near = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value);
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (options) => {
        const { success, data } = schema.safeParse(options);
        if (!success) return;
        expect(Object.keys(data).sort()).toEqual([...keys].sort());
        expect(schema.parse(data)).toEqual(data);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(Object.values(GAMES))(
    '[R14] $about.id has options and a stand-in of its own',
    (game) => {
      const { levels, standInLevel } = game.about;
      expect(optionsSchema(game.about).parse({})).toMatchObject({
        turnLimit: null,
        swapSides: true,
      });
      expect(levels.map(({ name }) => name)).toContain(standInLevel);
      for (const { name } of levels) expect(name).toBe(name.toLowerCase());
    },
  );
});
