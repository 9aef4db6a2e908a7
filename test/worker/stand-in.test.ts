/** Who drops out, who waits, and the CPU that plays meanwhile. */
import { expect, it, vi } from 'vitest';
import { SILENT_AFTER_MS } from '../../shared/protocol/limits.ts';
import { bothWays, Hall, PACE, START } from './support/hall.ts';

const AWAY = 120_000;
const DAY = 86_400_000;

it('[R19, R20] after two minutes the CPU stands in, move by move, until its player is back', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await ada.hangUp();
    hall.lines.delete('ada');
    expect(await bob.state()).toMatchObject({
      match: { seats: { first: { present: false, standIn: false } } },
      offers: { standIn: { seat: 'first', inMs: AWAY } },
    });
    await hall.pass(AWAY - 1);
    await bob.say({ type: 'resync' });
    expect((await bob.state()).offers.standIn).toEqual({ seat: 'first', inMs: 1 });
    await hall.pass(1);
    expect(await bob.state()).toMatchObject({
      match: { seats: { first: { present: false, standIn: true } } },
      offers: { standIn: null },
    });
    await hall.pass(PACE);
    expect((await bob.state()).match.last).toEqual({ seat: 'first', by: 'cpu' });
    await bob.act(1, 'a7a6');
    expect((await bob.state()).view.ply).toBe(2);
    // No new wait: the seat is the CPU's until somebody comes.
    await hall.pass(PACE);
    expect((await bob.state()).view.ply).toBe(3);

    // Back in the middle of the CPU's turn: the seat is theirs at once.
    await bob.act(3, 'b7b6');
    expect((await bob.state()).view.ply).toBe(4);
    hall.leap(PACE - 1);
    const back = await hall.open('ada', hall.ada);
    const { view, match } = await back.state();
    expect(match.seats.first).toMatchObject({ present: true, standIn: false });
    expect(view.legal).toContain('h2h3');
    await bob.state();
    await hall.pass(AWAY);
    await back.act(4, 'h2h3');
    expect((await back.state()).match.last).toEqual({ seat: 'first', by: 'player' });
    expect((await bob.state()).view.ply).toBe(5);
  });
});

it('[R19] keep waiting switches it off for this absence, and only for this', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await ada.hangUp();
    await bob.state();
    await hall.pass(60_000);
    await bob.say({ type: 'standIn', answer: 'decline' });
    expect((await bob.state()).offers.standIn).toBe(null);
    await hall.pass(10 * AWAY);
    await bob.say({ type: 'resync' });
    expect(await bob.state()).toMatchObject({
      view: { ply: 0 },
      match: { seats: { first: { standIn: false } } },
    });
    const back = await hall.open('ada', hall.ada);
    await bob.state();
    await back.state();
    await back.hangUp();
    expect((await bob.state()).offers.standIn).toEqual({ seat: 'first', inMs: AWAY });
  });
});

it('[R19] with `ask` the waiting player is offered the CPU and decides', async () => {
  for (const answer of ['accept', 'decline'] as const) {
    await bothWays(async (hall) => {
      const { ada, bob, eve } = await hall.seatThree({ options: { standIn: 'ask' } });
      await ada.hangUp();
      expect((await bob.state()).offers.standIn).toBe(null);
      await eve.state();
      await hall.pass(AWAY);
      expect((await bob.state()).offers.standIn).toEqual({ seat: 'first', inMs: null });
      await eve.state();
      await eve.say({ type: 'standIn', answer: 'accept' });
      expect((await eve.refused()).code).toBe('not-your-turn');
      await hall.pass(AWAY);
      await bob.say({ type: 'standIn', answer });
      expect(await bob.state()).toMatchObject({
        match: { seats: { first: { standIn: answer === 'accept' } } },
        offers: { standIn: null },
      });
      await hall.pass(PACE);
      expect((await hall.summary()).ply).toBe(answer === 'accept' ? 1 : 0);
    });
  }
});

it('[R19] with `never` everybody waits, and the object with them', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo({ options: { standIn: 'never' } });
    await ada.hangUp();
    expect((await bob.state()).offers.standIn).toBe(null);
    await bob.say({ type: 'standIn', answer: 'accept' });
    expect((await bob.refused()).code).toBe('illegal');
    // The one of the match's beginning rings once and arms again.
    await hall.pass(8 * DAY);
    expect(await hall.alarmAt()).toBe(START + 30 * DAY);
    expect((await hall.summary()).ply).toBe(0);
  });
});

it('[R19, R21] nobody’s absence counts while nobody waits', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo();
    await ada.hangUp();
    await bob.state();
    await hall.pass(100_000);
    await bob.hangUp();
    hall.lines.clear();
    await hall.pass(DAY);
    const back = await hall.open('bob', hall.bob);
    expect(await back.state()).toMatchObject({
      view: { ply: 0 },
      offers: { standIn: { seat: 'first', inMs: 20_000 } },
    });
  });
});

it('[R20] with a limit the CPU takes the seat of who is away as the turn runs out', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo({ options: { turnLimit: 30 } });
    await ada.hangUp();
    await bob.state();
    await hall.pass(30_000);
    expect((await bob.state()).match.seats.first).toMatchObject({ standIn: true });
    await hall.pass(PACE);
    expect((await bob.state()).view.ply).toBe(1);
    await bob.act(1, 'a7a6');
    await bob.state();
    // Its later turns do not run down the clock first.
    await hall.pass(PACE);
    expect((await bob.state()).view.ply).toBe(3);
  });
});

it('[R20] with `onTimeout: lose` nobody stands in', async () => {
  await bothWays(async (hall) => {
    const { ada, bob } = await hall.seatTwo({ options: { turnLimit: 30, onTimeout: 'lose' } });
    await ada.hangUp();
    await bob.state();
    await hall.pass(30_000);
    expect(await bob.state()).toMatchObject({
      view: { ply: 0, outcome: { winner: 'second', reason: 'timeout' } },
    });
  });
});

it('[R19] a socket that has pinged and then is silent for a minute is closed, one that never pings is not', async () => {
  const hall = new Hall();
  // The platform stamps its pongs with the real time.
  vi.setSystemTime(vi.getRealSystemTime());
  const { ada, bob } = await hall.seatTwo();
  await ada.ping();
  vi.setSystemTime(vi.getRealSystemTime() + SILENT_AFTER_MS - 5000);
  await bob.say({ type: 'resync' });
  expect((await bob.state()).match.seats.first?.present).toBe(true);
  vi.setSystemTime(vi.getRealSystemTime() + SILENT_AFTER_MS + 1);
  await bob.say({ type: 'resync' });
  expect((await bob.state()).match.seats.first?.present).toBe(false);
  const { standIn } = (await bob.state()).offers;
  expect(standIn?.seat).toBe('first');
  // Counted from the end of that minute, a moment ago.
  expect(standIn?.inMs).toBeLessThan(AWAY);
  expect(standIn?.inMs).toBeGreaterThan(AWAY - 30_000);
  expect((await ada.closed).code).toBe(1001);
});

it('[R19] who acts is not silent, however long ago it pinged', async () => {
  const hall = new Hall();
  vi.setSystemTime(vi.getRealSystemTime());
  const { ada, bob } = await hall.seatTwo();
  await ada.ping();
  vi.setSystemTime(vi.getRealSystemTime() + SILENT_AFTER_MS - 5000);
  await ada.say({ type: 'resync' });
  await ada.state();
  vi.setSystemTime(vi.getRealSystemTime() + SILENT_AFTER_MS + 5000);
  await bob.say({ type: 'resync' });
  expect((await bob.state()).match.seats.first?.present).toBe(true);
});

it('[R19] silence is found by the referee itself while the other side waits', async () => {
  const hall = new Hall();
  vi.setSystemTime(vi.getRealSystemTime());
  const { ada, bob } = await hall.seatTwo();
  await ada.ping();
  await hall.pass(600_000);
  expect((await ada.closed).code).toBe(1001);
  expect((await bob.state()).match.seats.first).toMatchObject({ present: false });
  expect((await bob.state()).match.seats.first).toMatchObject({ standIn: true });
  expect((await bob.state()).match.last).toEqual({ seat: 'first', by: 'cpu' });
});
