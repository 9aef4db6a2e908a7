/** What strangers send: nothing of it takes a match down, and nobody else notices. */
import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import {
  MAX_FRAME_BYTES,
  MAX_SOCKETS_PER_SEAT,
  MAX_SPECTATORS,
  MESSAGE_BURST,
} from '../../shared/protocol/limits.ts';
import { STRANGER } from './support/device.ts';
import { bothWays, Hall } from './support/hall.ts';

const MALFORMED = { type: 'refused', ply: null, code: 'malformed' };

const FRAMES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"x"',
  '[]',
  '[[]]',
  '{}',
  'NaN',
  ']',
  '{"a":',
  'PING',
  '['.repeat(4000),
  '{"a":'.repeat(800),
  '{"type":"constructor"}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"resign"}}',
  '{"type":"resign","__proto__":{"isAdmin":true}}',
  '{"type":"resign","token":null}',
  '{"type":["act"],"ply":0,"action":"e2e4"}',
  '{"type":"act"}',
  '{"type":"act","ply":"0","action":"e2e4"}',
  '{"type":"act","ply":-1,"action":"e2e4"}',
  '{"type":"act","ply":0.5,"action":"e2e4"}',
  '{"type":"act","ply":1e400,"action":"e2e4"}',
  '{"type":"act","ply":0,"action":{"$ne":1}}',
  '{"type":"act","ply":0,"action":""}',
  `{"type":"act","ply":0,"action":"${'e'.repeat(33)}"}`,
  '{"type":"act","ply":0,"action":"e2e4","by":"cpu"}',
  '{"type":"draw"}',
  '{"type":"draw","answer":"withdrawn"}',
  '{"type":"standIn","answer":"offer"}',
  '{"type":"history","ply":3}',
];

it('[A-01, A-02, A-04, A-13, R32] what is no message is refused to its sender alone, and changes nothing', async () => {
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree();
    for (const frame of FRAMES) {
      hall.leap(1000);
      await ada.say(frame);
      expect(await ada.refused(), frame.slice(0, 40)).toEqual(MALFORMED);
      await eve.say(frame);
      expect(await eve.refused(), frame.slice(0, 40)).toEqual(MALFORMED);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    await hall.play('e2e4');
    expect([ada.unread(), bob.unread(), eve.unread()]).toEqual([[], [], []]);
  });
});

const ACTIONS = [
  'toString',
  '__proto__',
  'e2e9',
  'E2E4',
  'e2-e4',
  'e7e5',
  'e2e4q',
  'e2e4 ',
  '?d4',
  '0000',
  '💥',
];

it('[R30, R3] an action that is none is illegal, whatever it is; refusals tell nothing more', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    for (const action of ACTIONS) {
      await ada.act(0, action);
      expect(await ada.refused(), action).toEqual({ type: 'refused', ply: 0, code: 'illegal' });
    }
    await ada.act(1, 'e2e4');
    expect((await ada.refused()).code).toBe('stale');
    await ada.state();
    await bob.act(0, 'e7e5');
    expect((await bob.refused()).code).toBe('not-your-turn');
    expect((await hall.summary()).ply).toBe(0);
  });
});

it('[R32] text is taken up to 4096 bytes, one more closes with 1009; binary is refused', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await ada.say('x'.repeat(MAX_FRAME_BYTES));
    expect(await ada.refused()).toEqual(MALFORMED);
    await ada.say(
      new Uint8Array([...'{"type":"resign"}'].map((letter) => letter.charCodeAt(0))).buffer,
    );
    expect(await ada.refused()).toEqual(MALFORMED);
    await ada.say({ type: 'resync' });
    await ada.state();

    const sent = ['x'.repeat(MAX_FRAME_BYTES + 1), '€'.repeat(MAX_FRAME_BYTES / 3 + 1)];
    for (const [n, frame] of sent.entries()) {
      const wide = await hall.open(`wide ${n}`);
      await wide.state();
      await wide.say(frame);
      expect(await wide.refused()).toEqual(MALFORMED);
      expect((await wide.closed).code).toBe(1009);
      hall.lines.delete(`wide ${n}`);
    }
    const big = await hall.open('big');
    await big.state();
    await big.say(new ArrayBuffer(MAX_FRAME_BYTES + 1));
    expect((await big.closed).code).toBe(1009);
    hall.lines.delete('big');
    await hall.play('e2e4');
    expect(bob.unread()).toEqual([]);
  });
});

it('[R32, A-05] twenty at once, then one `too-fast`, then 1008; whatever they were; others play on', async () => {
  const hall = new Hall();
  const { ada, bob, eve } = await hall.seatThree();
  for (let n = 0; n < MESSAGE_BURST; n += 1) {
    await eve.say(
      ['{"type":"resync"}', 'x', '{"type":"act","ply":7,"action":"e2e4"}'][n % 3] ?? '',
    );
    await eve.next();
  }
  await eve.act(3, 'e2e4');
  expect(await eve.refused()).toEqual({ type: 'refused', ply: 3, code: 'too-fast' });
  await hall.play('e2e4');
  await eve.say({ type: 'resync' });
  expect((await eve.closed).code).toBe(1008);
  hall.lines.delete('eve');
  await hall.play('e7e5', 1);
  expect([ada.unread(), bob.unread(), eve.unread()]).toEqual([[], [], []]);
});

it('[R32] ten a second go on for ever', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  for (let n = 0; n < 60; n += 1) {
    hall.leap(100);
    await ada.say({ type: 'resync' });
    await ada.state();
  }
  hall.leap(2000);
  for (let n = 0; n < MESSAGE_BURST; n += 1) await ada.say({ type: 'resync' });
  for (let n = 0; n < MESSAGE_BURST; n += 1) await ada.state();
  await ada.say({ type: 'resync' });
  expect((await ada.refused()).code).toBe('too-fast');
});

it('[R32] nothing that is refused or asked writes a row', async () => {
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  await hall.play('e2e4');
  const rows = () =>
    runInDurableObject(hall.stub, ({ desk }) => desk.store.rowsWritten + desk.alarm.timesSet);
  const before = await rows();
  for (let n = 0; n < 3; n += 1) {
    await ada.act(0, 'e2e4');
    await bob.act(1, 'e2e4');
    await bob.say({ type: 'history' });
    await bob.say({ type: 'resync' });
    await ada.say('nonsense');
    await ada.say({ type: 'standIn', answer: 'accept' });
    await ada.say({ type: 'rematch', answer: 'offer' });
    await ada.say({ type: 'draw', answer: 'accept' });
    await hall.get(STRANGER);
    await hall.get(STRANGER, '/record');
    await hall.join();
  }
  await hall.settle();
  expect(bob.unread().length).toBe(9);
  expect(await rows()).toBe(before);
});

it('[R23] a draw is offered once a seat until the next action', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await ada.say({ type: 'draw', answer: 'offer' });
    await ada.state();
    await ada.say({ type: 'draw', answer: 'withdraw' });
    expect((await ada.state()).offers.draw).toBe(null);
    await ada.say({ type: 'draw', answer: 'offer' });
    expect((await ada.refused()).code).toBe('illegal');
    await bob.state();
    await bob.state();
    await bob.say({ type: 'draw', answer: 'accept' });
    expect((await bob.refused()).code).toBe('illegal');
    await hall.play('e2e4');
    await ada.say({ type: 'draw', answer: 'offer' });
    expect((await ada.state()).offers.draw).toBe('first');
  });
});

it('[A-07, R32] at most fifty watch, and players get in all the same', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  for (let n = 0; n < MAX_SPECTATORS; n += 1) {
    const line = await hall.open(`spectator ${n}`);
    expect((await line.state()).match.spectators).toBe(n + 1);
  }
  const late = await hall.open('late');
  expect((await late.closed).code).toBe(1013);
  expect(late.texts).toEqual([]);
  const tab = await hall.open('tab', hall.ada);
  expect((await tab.state()).match).toMatchObject({ you: 'first', spectators: MAX_SPECTATORS });
  await ada.act(0, 'e2e4');
  for (const line of hall.lines.values()) if (line !== late) await line.state();
  // A place that becomes free is free.
  await hall.lines.get('spectator 7')?.hangUp();
  expect((await (await hall.open('after')).state()).match.spectators).toBe(MAX_SPECTATORS);
});

it('[R32, D-04] a fifth window of a seat takes the place of the oldest', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    for (let n = 2; n <= MAX_SOCKETS_PER_SEAT + 2; n += 1) {
      await (await hall.open(`window ${n}`, hall.ada)).state();
    }
    expect((await ada.closed).code).toBe(1013);
    expect((await hall.lines.get('window 2')?.closed)?.code).toBe(1013);
    hall.lines.delete('ada');
    hall.lines.delete('window 2');
    await hall.lines.get('window 3')?.act(0, 'e2e4');
    for (const line of hall.lines.values()) expect((await line.state()).view.ply).toBe(1);
    // Nobody was ever away.
    expect(bob.unread()).toEqual([]);
  });
});

it('[A-15] a frame caught from one seat is worth nothing on another’s socket or in another match', async () => {
  const frame = JSON.stringify({ type: 'act', ply: 0, action: 'e2e4' });
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  await bob.say(frame);
  expect((await bob.refused()).code).toBe('not-your-turn');
  await ada.say(frame);
  await ada.state();
  await ada.say(frame);
  expect((await ada.refused()).code).toBe('stale');
});

it('[D-19, pitfall 1] a client that hangs up is answered with its own code', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    const other = await hall.open('other', hall.ada);
    expect((await ada.hangUp(1000)).code).toBe(1000);
    expect((await other.hangUp(4001)).code).toBe(4001);
    // What a browser says as it leaves the page.
    const leaving = await hall.open('leaving', hall.bob);
    expect((await leaving.hangUp(1001)).code).toBe(1001);
    expect((await bob.state()).match.seats.first?.present).toBe(false);
  });
});

it('[D-06] one dead socket keeps nobody from their message', async () => {
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  for (let n = 0; n < 5; n += 1) await (await hall.open(`spectator ${n}`)).state();
  await runInDurableObject(hall.stub, (_, ctx) => {
    const [first] = ctx.getWebSockets('spectator');
    if (first) {
      first.send = () => {
        throw new TypeError('dead');
      };
    }
  });
  await ada.act(0, 'e2e4');
  expect((await ada.state()).view.ply).toBe(1);
  expect((await bob.state()).view.ply).toBe(1);
  for (let n = 1; n < 5; n += 1) {
    expect((await hall.lines.get(`spectator ${n}`)?.state())?.view.ply).toBe(1);
  }
});
