/** A whole match over real sockets: what each seat and a spectator get, frame by frame. */
import { runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import type { ServerMessage } from '../../shared/protocol/socket.ts';
import { STRANGER } from './support/device.ts';
import { expectGolden } from './support/golden.ts';
import { bothWays, Hall } from './support/hall.ts';

/** White's knight takes a queen, a pawn and, unseen by Black, the king. */
const KING_CAPTURE = 'e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5 a6a5 d5c7 a5a4 c7e8';
const PLIES = KING_CAPTURE.split(' ').length;

function read(texts: readonly string[] | undefined): ServerMessage[] {
  return (texts ?? []).map((text) => JSON.parse(text) as ServerMessage);
}

it('[R5, R9] every action gives every viewer one state, and the end the truth to all', async () => {
  const transcripts = await bothWays(async (hall) => {
    await hall.seatThree();
    await hall.play(KING_CAPTURE);
  });
  // Before the first action: the own arrival and those of others.
  const before = { ada: 3, eve: 3, bob: 1 };
  for (const [name, texts] of Object.entries(transcripts)) {
    const plies = read(texts).map((message) => message.type === 'state' && message.view.ply);
    const waited = Array.from({ length: before[name as keyof typeof before] }, () => 0);
    expect(plies, name).toEqual([...waited, ...Array.from({ length: PLIES }, (_, ply) => ply + 1)]);
    expect(read(texts).at(-1), name).toMatchObject({
      match: { status: 'over', score: { first: 1, second: 0, draws: 0 } },
      view: {
        viewer: 'all',
        legal: [],
        outcome: { winner: 'first', reason: 'king-captured' },
        board: expect.stringMatching(/^[^?]{64}$/),
      },
    });
  }
});

it('[R1, R30, R31, R36] the wire of a whole match is byte for byte as it was', async () => {
  const transcripts = await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree({ options: { turnLimit: 60 } });
    const all = [ada, bob, eve];
    await ada.act(0, 'e2e5');
    await ada.refused();
    await bob.act(0, 'd7d5');
    await bob.refused();
    await eve.act(0, 'e2e4');
    await eve.refused();
    hall.leap(1500);
    await hall.play('e2e4 d7d5');
    await ada.act(0, 'e2e4');
    await ada.refused();
    await ada.state();
    hall.leap(10_000);
    await hall.play('e4d5 d8d5 b1c3', 2);
    await bob.say({ type: 'draw', answer: 'offer' });
    await Promise.all(all.map((line) => line.state()));
    await ada.say({ type: 'draw', answer: 'decline' });
    await Promise.all(all.map((line) => line.state()));
    await hall.play('a7a6 c3d5 a6a5 d5c7', 5);
    await bob.say({ type: 'history' });
    await bob.next();
    await eve.say({ type: 'history' });
    await eve.next();
    await hall.play('a5a4 c7e8', 9);
    await bob.act(11, 'a4a3');
    await bob.refused();
    await bob.say({ type: 'rematch', answer: 'offer' });
    await Promise.all(all.map((line) => line.state()));
    await ada.say({ type: 'rematch', answer: 'decline' });
    await Promise.all(all.map((line) => line.state()));
  });
  await expectGolden('fog-of-war-chess.first', transcripts['ada'] ?? []);
  await expectGolden('fog-of-war-chess.second', transcripts['bob'] ?? []);
  await expectGolden('fog-of-war-chess.spectator', transcripts['eve'] ?? []);
});

it('[S-09, R31] an action sent three times in one tick is accepted once', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await Promise.all([1, 2, 3].map(() => ada.act(0, 'e2e4')));
    const got = [
      await ada.next(),
      await ada.next(),
      await ada.next(),
      await ada.next(),
      await ada.next(),
    ];
    expect(
      got.map((message) => (message.type === 'refused' ? message.code : message.type)),
    ).toEqual(['state', 'stale', 'state', 'stale', 'state']);
    await bob.state();
    await hall.play('e7e5 d2d4', 1);
    await ada.act(0, 'e2e4');
    expect(await ada.refused()).toEqual({ type: 'refused', ply: 0, code: 'stale' });
    expect((await ada.state()).view.ply).toBe(3);
    await hall.settle();
    expect([ada.unread(), bob.unread()]).toEqual([[], []]);
  });
});

it('[R23] a draw agreed and a resignation in the other’s turn end a match for everybody', async () => {
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree();
    const all = [ada, bob, eve];
    await hall.play('e2e4');
    await ada.say({ type: 'draw', answer: 'offer' });
    for (const line of all) expect((await line.state()).offers.draw).toBe('first');
    await bob.say({ type: 'draw', answer: 'accept' });
    for (const line of all) {
      const { view } = await line.state();
      expect(view.outcome).toEqual({ winner: null, reason: 'agreement' });
      expect(view.board).not.toContain('?');
    }
  });
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree();
    await bob.say({ type: 'resign' });
    for (const line of [ada, bob, eve]) {
      expect((await line.state()).view.outcome).toEqual({ winner: 'first', reason: 'resignation' });
    }
  });
});

it('[R5] a change in the number of spectators alone sends nothing', async () => {
  await bothWays(async (hall) => {
    const { eve } = await hall.seatThree();
    const other = await hall.open('other');
    expect((await other.state()).match.spectators).toBe(2);
    await other.hangUp();
    hall.lines.delete('other');
    await hall.play('e2e4');
    await eve.say({ type: 'resync' });
    expect((await eve.state()).match.spectators).toBe(1);
  });
});

it('[R9, L-25] who comes after the end sees the truth, whatever the end was', async () => {
  for (const message of [{ type: 'resign' }, { type: 'act', ply: 1, action: 'e7e5' }] as const) {
    const hall = new Hall();
    const { ada, bob } = await hall.seatTwo({ options: { turnLimit: 30, onTimeout: 'lose' } });
    await hall.play('e2e4');
    if (message.type === 'act') hall.leap(30_000);
    await bob.say(message);
    expect((await ada.state()).match.status).toBe('over');
    await hall.evict('close');
    hall.lines.clear();
    for (const device of [hall.ada, hall.bob, STRANGER]) {
      const { view } = await (await hall.open('late', device)).state();
      expect([view.viewer, view.board.includes('?')]).toEqual(['all', false]);
    }
    expect((await hall.get(STRANGER, '/record')).status).toBe(200);
  }
});

it('[R35, pitfall 12] what cannot be stored is told to nobody and leaves no half of it behind', async () => {
  const hall = new Hall();
  const { ada, bob } = await hall.seatTwo();
  let tried = 0;
  const mend = await runInDurableObject(hall.stub, ({ desk }) => {
    const commit = desk.store.commit.bind(desk.store);
    desk.store.commit = (...rows) => {
      commit(...rows);
      tried += 1;
      throw new Error('disk full');
    };
    return () => {
      desk.store.commit = commit;
    };
  });
  await ada.act(0, 'e2e4');
  await vi.waitFor(() => expect(tried).toBe(1), 10_000);
  // The line stays: whoever is not answered asks again.
  await runInDurableObject(hall.stub, mend);
  await ada.say({ type: 'resync' });
  expect((await ada.state()).view.ply).toBe(0);
  expect(bob.unread()).toEqual([]);
  await hall.play('e2e4');
  await hall.evict();
  expect((await hall.summary()).ply).toBe(1);
});
