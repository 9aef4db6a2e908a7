/** What must not leave the referee while a match runs: every frame and every body is looked through. */
import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import type { ServerMessage, StateMessage } from '../../shared/protocol/socket.ts';
import { replay } from '../../shared/replay.ts';
import { hashOf } from '../../worker/bytes.ts';
import { naiveAfter, naiveBoard, naivePassed } from '../support/naive-fog-of-war-chess.ts';
import { Program, STRANGER } from './support/device.ts';
import { bothWays, Hall } from './support/hall.ts';

const START_BOARD = `RNBQKBNRPPPPPPPP${'.'.repeat(32)}pppppppprnbqkbnr`;
/** Captures, castling, checks that nobody is told of, and the king at the end. */
const LINE = 'e2e4 d7d5 g1f3 d5e4 f1c4 e4f3 e1g1 d8d3 c2d3 b8c6 f1e1 c6d4 c4f7 a7a6 f7e8';

function statesOf(texts: readonly string[]): StateMessage[] {
  return texts
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter((message) => message.type === 'state');
}

/** The rows of the log and the live row, as they are stored. */
function storedIn(hall: Hall): Promise<string> {
  return runInDurableObject(hall.stub, (_, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT entry FROM log').toArray(),
      storage.sql.exec('SELECT json FROM live').toArray(),
    ]),
  );
}

it('[L-05, L-09, L-13, R8] what a frame shows is what its viewer sees, by another reading of the rules', async () => {
  const hall = new Hall();
  const { ada, bob, eve } = await hall.seatThree();
  const tab = await hall.open('tab', hall.ada);
  await tab.state();
  let truth = START_BOARD;
  let ply = 0;
  for (const action of LINE.split(' ').slice(0, -1)) {
    await (ply % 2 === 0 ? ada : bob).act(ply, action);
    const passed = naivePassed(truth, action);
    truth = naiveAfter(truth, action);
    ply += 1;
    const seen = (seat: 'first' | 'second') => {
      const isToAct = (ply % 2 === 0 ? 'first' : 'second') === seat;
      return naiveBoard(truth, seat, isToAct ? passed : null, false);
    };
    const boards = [];
    for (const line of [ada, tab, bob, eve]) boards.push((await line.state()).view.board);
    expect(boards, action).toEqual([seen('first'), seen('first'), seen('second'), '?'.repeat(64)]);
  }
});

it('[L-05, L-21, R27] no frame and no body tells seed, salt, secret or its hash before the end', async () => {
  const hall = new Hall();
  const bodies: string[] = [];
  const look = async (response: Promise<Response>) => {
    bodies.push(await (await response).text());
  };
  bodies.push(JSON.stringify(await hall.create()));
  const ada = await hall.open('ada', hall.ada);
  await ada.state();
  await look(hall.join());
  await ada.state();
  const bob = await hall.open('bob', hall.bob);
  const eve = await hall.open('eve');
  await Promise.all([ada.state(), bob.state(), eve.state()]);
  await hall.play(LINE.split(' ').slice(0, -1).join(' '));
  for (const device of [hall.ada, hall.bob, STRANGER]) {
    await look(hall.get(device));
    await look(hall.get(device, '/record'));
    await look(hall.post(device, '/claim', { code: 'ABCDEFGH' }));
  }
  await look(hall.post(hall.bob, '/handoff'));
  for (const line of [ada, bob, eve]) {
    await line.say({ type: 'history' });
    await line.next();
    await line.say('nonsense');
    await line.next();
  }
  const texts = [...bodies, ...[ada, bob, eve].flatMap((line) => line.texts)];
  const stored = await storedIn(hall);
  const hex = stored.match(/[0-9a-f]{64}/g) ?? [];
  // Seed, salt, two devices, the hand-off code: the test knows what it looks for.
  expect(new Set(hex).size).toBe(5);
  expect(hex).toContain(await hashOf(hall.ada.secret));
  for (const secret of [...hex, hall.ada.secret, hall.bob.secret]) {
    const marks = [secret.slice(0, 16), secret.slice(-16)];
    expect(texts.filter((text) => marks.some((mark) => text.includes(mark)))).toEqual([]);
  }
  // A device secret is not even stored.
  expect(stored).not.toContain(hall.ada.secret);

  // The end opens the match, not its players: not to each other, not in the rematch.
  await ada.say({ type: 'resign' });
  await look(hall.get(STRANGER, '/record'));
  await ada.say({ type: 'rematch', answer: 'offer' });
  await bob.say({ type: 'rematch', answer: 'accept' });
  while ((await eve.state()).match.next === null);
  await look(hall.get(STRANGER));
  const all = [...bodies, ...[ada, bob, eve].flatMap((line) => line.texts)];
  for (const { secret } of [hall.ada, hall.bob]) {
    const hash = await hashOf(secret);
    expect(all.filter((text) => text.includes(secret) || text.includes(hash.slice(0, 16)))).toEqual(
      [],
    );
  }
});

it('[R27, R9, L-15] the record is refused to everybody, then whole; its replay is what was sent live', async () => {
  const hall = new Hall();
  const { ada, bob, eve } = await hall.seatThree();
  await hall.play(LINE.split(' ').slice(0, -1).join(' '));
  const refusals = [];
  for (const device of [hall.ada, hall.bob, STRANGER]) {
    const response = await hall.get(device, '/record');
    refusals.push([response.status, await response.text()]);
  }
  expect(new Set(refusals.map(String)).size).toBe(1);
  expect(refusals[0]?.[0]).toBe(403);
  expect(refusals[0]?.[1]).toContain('"not-over"');
  await hall.play('f7e8', 14);

  const response = await hall.get(STRANGER, '/record');
  const record = (await response.json()) as MatchRecord;
  expect(response.status).toBe(200);
  expect(record.actions.map(({ action }) => action).join(' ')).toBe(LINE);
  expect(record.commitment).toBe(await hashOf(`${record.seed}:${record.salt}`));
  expect(JSON.stringify(record)).not.toContain(await hashOf(hall.ada.secret));
  const replayed = replay(record);
  const live = { first: ada, second: bob, spectator: eve } as const;
  for (const viewer of ['first', 'second', 'spectator'] as const) {
    const states = statesOf(live[viewer].texts).filter(
      ({ match, view }) => match.status === 'playing' && view.ply > 0,
    );
    expect(states.length).toBe(14);
    for (const { match, view } of states) {
      expect(replayed.viewAt(view.ply, viewer), `${viewer} ${view.ply}`).toEqual(view);
      expect(match.commitment).toBe(record.commitment);
    }
  }
  const [end] = statesOf(ada.texts).slice(-1);
  expect(replayed.viewAt(15, 'all')).toEqual({ ...end?.view, legal: [], toAct: [] });
});

it('[R36] a seat’s history is the views it was sent, and nothing else', async () => {
  await bothWays(async (hall) => {
    const { ada, eve } = await hall.seatThree();
    await hall.play('e2e4 d7d5 e4d5 d8d5');
    for (const line of [ada, eve]) {
      const views = statesOf(line.texts)
        .filter(
          ({ match, view }) => match.status === 'playing' && match.seats.second?.present && view,
        )
        .map(({ view }) => view);
      await line.say({ type: 'history' });
      expect(await line.next()).toEqual({ type: 'history', views });
    }
  });
});

/** Actions that differ in what White cannot see, and only there. */
const PAIRS: readonly (readonly [string, string, string])[] = [
  ['L-01', 'e2e4 a7a6 e4e5 g7g5', 'e2e4 a7a6 e4e5 g7g6'],
  ['L-12', 'e2e4 b8c6', 'e2e4 g7g6'],
  ['L-12', 'd2d4 g8f6', 'd2d4 c7c6'],
  ['L-12', 'e2e4 c7c5', 'e2e4 b8c6'],
];

it.each(PAIRS)(
  '[%s, R4, R6] White and spectators get the same bytes for %s and %s',
  async (_, one, other) => {
    const got = [];
    for (const line of [one, other]) {
      const hall = new Hall();
      const { ada, eve } = await hall.seatThree();
      await hall.play(line);
      for (const reader of [ada, eve]) {
        await reader.say({ type: 'history' });
        await reader.next();
      }
      await hall.settle();
      const { bob, ...others } = hall.transcripts();
      // Black's own frames do differ: the pair is one.
      got.push({
        others,
        bob,
        lengths: [ada, eve].map(({ texts }) => texts.map((text) => text.length)),
      });
    }
    expect(got[1]?.others).toEqual(got[0]?.others);
    expect(got[1]?.lengths).toEqual(got[0]?.lengths);
    expect(got[1]?.bob).not.toEqual(got[0]?.bob);
  },
);

it('[L-01] a real en passant is offered exactly once', async () => {
  const hall = new Hall();
  const { ada } = await hall.seatTwo();
  await hall.play('e2e4 a7a6 e4e5 d7d5');
  const [last] = statesOf(ada.texts).slice(-1);
  expect(last?.view.legal.filter((action) => action === 'e5d6')).toEqual(['e5d6']);
});

it('[L-07, S-15, R2] no message and no address names a seat', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    const claims = [
      { type: 'sync', seat: 'first' },
      { type: 'resync', seat: 'first' },
      { type: 'history', viewer: 'all' },
      { type: 'timeout', seat: 'second' },
      { type: 'act', ply: 0, action: 'e2e4', seat: 'first' },
    ];
    for (const claim of claims) {
      await bob.say(JSON.stringify(claim));
      expect(await bob.refused()).toEqual({ type: 'refused', ply: null, code: 'malformed' });
    }
    await hall.breathe();
    const stranger = await hall.open('stranger', {
      request: (path, init) => STRANGER.request(`${path}?seat=first&you=first&views=all`, init),
    });
    const { match, view } = await stranger.state();
    expect([match.you, view.viewer, view.board]).toEqual([
      'spectator',
      'spectator',
      '?'.repeat(64),
    ]);
    await ada.act(0, 'e2e4');
    expect((await ada.state()).view.ply).toBe(1);
  });
});

it('[L-08, R2] a forged device header, another’s secret cut short or in other case is a stranger', async () => {
  const hall = new Hall();
  await hall.seatTwo();
  const hash = await hashOf(hall.ada.secret);
  const forged = [
    await hall.open('header', STRANGER, { 'X-Device': hash }),
    await hall.open('short', STRANGER, { Authorization: `Bearer ${hall.ada.secret.slice(0, -1)}` }),
    await hall.open('case', STRANGER, { Authorization: `Bearer ${hall.ada.secret.toUpperCase()}` }),
    await hall.open('hash', STRANGER, { Authorization: `Bearer ${hash}` }),
    await hall.open('other', new Program('mallory'), { 'X-Device': hash }),
  ];
  for (const line of forged) expect((await line.state()).match.you).toBe('spectator');
});
