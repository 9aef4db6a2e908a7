/** Every game over real sockets: each viewer's frames are its own, and chance comes from the seed. */
import { expect, it } from 'vitest';
import { VIEWERS } from '../../shared/game.ts';
import { GAMES, type GameId, gameOf } from '../../shared/games/index.ts';
import { parseOptions } from '../../shared/protocol/http.ts';
import { randomOf } from '../../shared/random.ts';
import { bothWays, Hall, SEED } from './support/hall.ts';

const PLIES = 24;

it.each(Object.keys(GAMES) as GameId[])(
  '[L-05, L-13, R8, R27] in %s every frame is its viewer’s own, ply by ply',
  async (game) => {
    const hall = new Hall();
    const { ada, bob, eve } = await hall.seatThree({ game });
    const lines = { first: ada, second: bob, spectator: eve } as const;
    const options = parseOptions(game, {});
    if (!options.ok) throw new Error(options.message);
    let position = gameOf(game)?.start(options.value, randomOf(SEED, 'setup'));
    const random = randomOf(SEED, 'test');
    for (let ply = 0; ply < PLIES && position && !position.outcome; ply += 1) {
      const seat = random.shuffle(position.toAct)[0] ?? 'first';
      const action = position.draw(seat, random);
      await lines[seat].act(ply, action);
      position = position.play(seat, action);
      for (const viewer of VIEWERS) {
        if (viewer === 'all') continue;
        const { view } = await lines[viewer].state();
        expect(view, `${viewer} after ${action}`).toMatchObject({
          ply: ply + 1,
          toAct: position.toAct,
          legal: viewer === 'spectator' ? [] : position.legal(viewer),
          ...position.view(position.outcome ? 'all' : viewer),
        });
      }
    }
  },
);

const FOG = { game: 'fog', options: { turnLimit: 30, onTimeout: 'lose' } };
const PLACED = 'b1,a2,g2,d3';

it('[S-29, R18] in Fog who does not place in time bears it, and only they', async () => {
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree(FOG);
    await ada.act(0, PLACED);
    for (const line of [ada, bob, eve]) expect((await line.state()).view.toAct).toEqual(['second']);
    await hall.pass(30_000);
    for (const line of [ada, bob, eve]) {
      expect((await line.state()).view.outcome).toEqual({ winner: 'first', reason: 'timeout' });
    }
  });
  await bothWays(async (hall) => {
    const { ada } = await hall.seatTwo(FOG);
    await hall.pass(30_000);
    expect((await ada.state()).view.outcome).toEqual({ winner: null, reason: 'timeout' });
  });
});

it('[S-29, R31] both place at once, whichever ply they name, and neither sees the other’s', async () => {
  await bothWays(async (hall) => {
    const { ada, bob, eve } = await hall.seatThree({ game: 'fog' });
    await ada.act(0, PLACED);
    await bob.act(0, 'b7,a6,g6,d5');
    for (const line of [ada, bob, eve]) {
      expect((await line.state()).view.ply).toBe(1);
      expect((await line.state()).view).toMatchObject({ ply: 2, toAct: ['first'] });
    }
    await eve.say({ type: 'resync' });
    expect((await eve.state()).view.board).toBe('?'.repeat(49));
    expect(bob.texts.filter((text) => text.includes('d3'))).toEqual([]);
    expect(ada.texts.filter((text) => text.includes('d5,') || text.includes(',d5'))).toEqual([]);
  });
});
