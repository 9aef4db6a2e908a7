/** The referee's door for sockets: what is let in, and that nothing breaks it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientMessage, clientMessageSchema } from '../../../shared/protocol/socket.ts';

const ANSWERS = ['offer', 'accept', 'decline', 'withdraw'] as const;
const MESSAGES: readonly ClientMessage[] = [
  { type: 'act', ply: 0, action: 'e2e4' },
  { type: 'act', ply: 599, action: 'b1,a2,g2,d3' },
  { type: 'resign' },
  ...ANSWERS.map((answer) => ({ type: 'draw', answer }) as const),
  ...ANSWERS.map((answer) => ({ type: 'rematch', answer }) as const),
  { type: 'standIn', answer: 'accept' },
  { type: 'standIn', answer: 'decline' },
  { type: 'history' },
  { type: 'resync' },
];

function read(text: string) {
  return clientMessageSchema.safeParse(JSON.parse(text));
}

describe('a message of a client', () => {
  test.each(MESSAGES)('[R32] is let in as it is: %j', (message) => {
    expect(read(JSON.stringify(message)).data).toStrictEqual(message);
  });

  test.each(MESSAGES)('[R32] with one field less or more is not: %j', (message) => {
    for (const key of Object.keys(message)) {
      const { [key as 'type']: _, ...rest } = message;
      expect(read(JSON.stringify(rest)).success, `without ${key}`).toBe(false);
    }
    for (const extra of ['nonce', 'seat', 'constructor', 'toString', '']) {
      expect(read(JSON.stringify({ ...message, [extra]: 1 })).success, extra).toBe(false);
    }
  });

  test.each(['null', 'true', '0', '"x"', '[]', '[[]]', '{}', '[{"type":"resign"}]'])(
    '[A-01] is an object: not %s',
    (text) => {
      expect(read(text).success).toBe(false);
    },
  );

  test.each([
    '{"type":"join","__proto__":{"isAdmin":true}}',
    '{"type":"resign","__proto__":{"isAdmin":true}}',
    '{"type":"constructor"}',
    '{"type":"__proto__"}',
    '{"type":"hasOwnProperty"}',
    '{"from":"__proto__","to":"toString"}',
    '{"type":["resign"]}',
    '{"type":"draw","answer":"constructor"}',
  ])('[A-04] has no inherited names in it: %s', (text) => {
    expect(read(text).success).toBe(false);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test.each([
    { ply: -1 },
    { ply: 1.5 },
    { ply: '0' },
    { ply: null },
    { ply: 2 ** 60 },
    { action: '' },
    { action: 'x'.repeat(33) },
    { action: 4 },
    { action: ['e2e4'] },
    { action: { $ne: 1 } },
  ])('[A-13, R32] names a ply and an action: not %j', (change) => {
    const message = { type: 'act', ply: 0, action: 'e2e4', ...change };
    expect(read(JSON.stringify(message)).success).toBe(false);
  });

  test.each(['sync', 'timeout', 'join', 'chat', 'ACT', 'act '])(
    '[L-07, S-15] of the type %j is unknown',
    (type) => {
      expect(read(JSON.stringify({ type, seat: 'first' })).success).toBe(false);
    },
  );

  test('[R32] whatever it is, reading it does not throw', () => {
    const types = fc.constantFrom('act', 'draw', 'rematch', 'standIn', 'resign', '__proto__');
    const near = fc.record(
      { type: fc.oneof(types, fc.anything()), ply: fc.anything(), answer: fc.anything() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near, fc.anything()), (value) => {
        const { success, data } = clientMessageSchema.safeParse(value);
        if (success) expect(data).toEqual(value);
      }),
      { numRuns: 2000 },
    );
  });
});
