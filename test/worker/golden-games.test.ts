/** A short match of each game: every frame, byte for byte as recorded. */
import { expect, it } from 'vitest';
import type { ServerMessage } from '../../shared/protocol/socket.ts';
import { expectGolden } from './support/golden.ts';
import { bothWays } from './support/hall.ts';

function lastOf(texts: readonly string[] | undefined): ServerMessage {
  return JSON.parse(texts?.at(-1) ?? '{}') as ServerMessage;
}

it('[DX3, DX8, R4] a cannon takes its screened counterpart, then the general', async () => {
  const transcripts = await bothWays(async (hall) => {
    const { ada } = await hall.seatThree({ game: 'dark-mini-xiangqi' });
    await ada.act(0, 'b1b7');
    expect(await ada.refused()).toEqual({ type: 'refused', ply: 0, code: 'illegal' });
    await hall.play('a2a3 a6b6 b1b7 g6g5 b7d7');
  });
  expect(lastOf(transcripts['bob'])).toMatchObject({
    view: { viewer: 'all', outcome: { winner: 'first', reason: 'general-captured' } },
  });
  await expectGolden('dark-mini-xiangqi.first', transcripts['ada'] ?? []);
  await expectGolden('dark-mini-xiangqi.second', transcripts['bob'] ?? []);
  await expectGolden('dark-mini-xiangqi.spectator', transcripts['eve'] ?? []);
});

it('[FG1, FG5, FG9, R31] placements, a probe, a shadow that walks, a blind strike at the Queen', async () => {
  const transcripts = await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree({ game: 'fog', options: { length: 'short' } });
    const all = [ada, bob, eve];
    // North places first, South names the ply it still believed in.
    await bob.act(0, 'd5,a7,b7,g7');
    for (const line of all) expect((await line.state()).view.ply).toBe(1);
    await bob.act(1, 'd5,a7,b7,f7');
    expect(await bob.refused()).toEqual({ type: 'refused', ply: 1, code: 'not-your-turn' });
    await ada.act(0, 'd1,e3,c3,d3');
    for (const line of all) expect((await line.state()).view.ply).toBe(2);
    await hall.play('?d4 a7a6 d3d5', 2);
  });
  expect(lastOf(transcripts['bob'])).toMatchObject({
    view: { viewer: 'all', outcome: { winner: 'first', reason: 'queen-captured' } },
  });
  await expectGolden('fog.first', transcripts['ada'] ?? []);
  await expectGolden('fog.second', transcripts['bob'] ?? []);
  await expectGolden('fog.spectator', transcripts['eve'] ?? []);
});

it('[CH2, CH3, R8] the shortest mate, watched live', async () => {
  const transcripts = await bothWays(async (hall) => {
    await hall.seatThree({ game: 'chess' });
    await hall.play('f2f3 e7e5 g2g4 d8h4');
  });
  expect(lastOf(transcripts['eve'])).toMatchObject({
    view: { viewer: 'all', outcome: { winner: 'second', reason: 'checkmate' } },
  });
  await expectGolden('chess.first', transcripts['ada'] ?? []);
  await expectGolden('chess.second', transcripts['bob'] ?? []);
  await expectGolden('chess.spectator', transcripts['eve'] ?? []);
});

it('[MC2, MC4, MC8, R8] landings, a sweep and a resignation over mines, watched live', async () => {
  const transcripts = await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree({ game: 'minesweeper-chess' });
    await hall.play('e2e4 d9d7 b1c3 d7d6*');
    await ada.say({ type: 'resign' });
    for (const line of [ada, bob, eve]) expect((await line.state()).view.viewer).toBe('all');
  });
  expect(lastOf(transcripts['eve'])).toMatchObject({
    view: { viewer: 'all', outcome: { winner: 'second', reason: 'resignation' } },
  });
  await expectGolden('minesweeper-chess.first', transcripts['ada'] ?? []);
  await expectGolden('minesweeper-chess.second', transcripts['bob'] ?? []);
  await expectGolden('minesweeper-chess.spectator', transcripts['eve'] ?? []);
});
