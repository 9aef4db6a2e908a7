/** Bodies of the HTTP routes, and the words in which a bad one is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimBodySchema,
  createBodySchema,
  joinBodySchema,
  parseBody,
  parseOptions,
} from '../../../shared/protocol/http.ts';

const GAME = 'fog-of-war-chess';
const NOT_A_BODY = 'the body is not what this route takes';

function message(body: unknown, schema: Parameters<typeof parseBody>[0] = createBodySchema) {
  const parsed = parseBody(schema, body);
  return parsed.ok ? null : parsed.message;
}

describe('a new match', () => {
  test.each([
    { game: GAME },
    { game: GAME, opponent: 'person', seat: 'random', name: 'Ada' },
    { game: GAME, opponent: { cpu: 'novice' }, seat: 'second', options: { turnLimit: 30 } },
  ])('[R10, R14] is asked for by %j', (body) => {
    expect(parseBody(createBodySchema, body)).toEqual({ ok: true, value: body });
  });

  test.each([
    [{}, 'game'],
    [{ game: 'go' }, 'game'],
    [{ game: 'hasOwnProperty' }, 'game'],
    [{ game: '__proto__' }, 'game'],
    [{ game: GAME, seat: 'third' }, 'seat'],
    [{ game: GAME, seat: 'constructor' }, 'seat'],
    [{ game: GAME, opponent: 'cpu' }, 'opponent'],
    [{ game: GAME, opponent: { cpu: 3 } }, 'opponent'],
    [{ game: GAME, opponent: { cpu: 'novice', level: 3 } }, 'opponent.level'],
    [{ game: GAME, options: 'fast' }, 'options'],
    [{ game: GAME, name: 5 }, 'name'],
    [{ game: GAME, name: 'x'.repeat(513) }, 'name'],
    [{ game: GAME, ranked: true }, 'ranked'],
    [{ game: GAME, ranked: true, rated: true }, 'ranked'],
    [JSON.parse(`{"game":"${GAME}","__proto__":{"isAdmin":true}}`), '__proto__'],
  ])('[R32, A-04] %j is refused by naming its first bad field', (body, field) => {
    expect(message(body)).toBe(`bad field: ${field}`);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test.each([null, true, 0, 'x', [], [[]], undefined])('[A-01] %j is no body', (body) => {
    expect(message(body)).toBe(NOT_A_BODY);
    expect(message(body, joinBodySchema)).toBe(NOT_A_BODY);
    expect(message(body, claimBodySchema)).toBe(NOT_A_BODY);
  });
});

describe('its options', () => {
  test('[R14] get their defaults', () => {
    const defaults = parseOptions(GAME, undefined);
    expect(defaults).toMatchObject({ ok: true, value: { turnLimit: null, standIn: 'auto' } });
    expect(parseOptions(GAME, {})).toEqual(defaults);
  });

  test.each([
    [{ turnLimit: 45 }, 'options.turnLimit'],
    [{ pawnSight: 'yes' }, 'options.pawnSight'],
    [{ gravity: 1 }, 'options.gravity'],
    [JSON.parse('{"__proto__":{"turnLimit":30}}'), 'options.__proto__'],
  ])('[R32] %j is refused by naming the field', (options, field) => {
    expect(parseOptions(GAME, options)).toEqual({ ok: false, message: `bad field: ${field}` });
  });

  test('[R32, A-04] through both doors nothing unknown gets in, under any name', () => {
    const through = (name: string) => {
      const body = JSON.parse(`{"game":"${GAME}","options":{"${name}":{"turnLimit":30}}}`);
      const parsed = parseBody(createBodySchema, body);
      return parsed.ok ? parseOptions(parsed.value.game, parsed.value.options) : parsed;
    };
    for (const name of ['gravity', 'constructor', 'toString']) {
      expect(through(name), name).toEqual({ ok: false, message: `bad field: options.${name}` });
    }
    // The first door drops this one before the second sees it.
    expect(through('__proto__')).toEqual(parseOptions(GAME, {}));
  });
});

describe('sitting down and claiming', () => {
  test('[R33] a name may be left out', () => {
    expect(parseBody(joinBodySchema, {})).toEqual({ ok: true, value: {} });
    expect(parseBody(joinBodySchema, { name: 'Bob' }).ok).toBe(true);
    expect(message({ name: null }, joinBodySchema)).toBe('bad field: name');
    expect(message({ seat: 'first' }, joinBodySchema)).toBe('bad field: seat');
  });

  test('[R12, A-13] a code is text of some length', () => {
    expect(parseBody(claimBodySchema, { code: 'ABCD-EFGH' }).ok).toBe(true);
    for (const code of [undefined, null, '', [], {}, { $ne: 1 }, 7, 'x'.repeat(65)]) {
      expect(message({ code }, claimBodySchema)).toBe('bad field: code');
    }
  });
});

test('[R32] whatever a body is, reading it does not throw', () => {
  const keys = fc.constantFrom('game', 'options', 'seat', 'opponent', 'name', 'code', '__proto__');
  const near = fc.dictionary(
    keys,
    fc.oneof(fc.constantFrom(GAME, 'person', 'first'), fc.anything()),
  );
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (body) => {
      for (const schema of [createBodySchema, joinBodySchema, claimBodySchema] as const) {
        const parsed = parseBody<unknown>(schema, body);
        if (parsed.ok) expect(parsed.value).toEqual(body);
        else expect(parsed.message).toMatch(/^(bad field: |the body is not)/);
      }
      const options = parseOptions(GAME, body);
      if (options.ok) expect(options.value).toHaveProperty('turnLimit');
    }),
    { numRuns: 1000 },
  );
});
