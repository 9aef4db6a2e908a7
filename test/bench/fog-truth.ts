/**
 * Whether Fog's belief ever loses the truth: `node test/bench/fog-truth.ts 500` plays so many games
 * between two of a level and looks at every ply, for both seats.
 */
import { fogPlayer } from '../../shared/cpu/fog.ts';
import { Believer } from '../../shared/cpu/fog-believing.ts';
import { rankOf } from '../../shared/cpu/fog-layouts.ts';
import { evenManners, waryManners } from '../../shared/cpu/fog-manners.ts';
import { otherSeat, SEATS } from '../../shared/game.ts';
import { ownerOf } from '../../shared/games/fog/notation.ts';
import { anything, type Choose, finish, gameOf, requestOf } from '../support/fog-games.ts';

const games = Number(process.argv[2] ?? 100);
const novice: Choose = ({ seat, views }) =>
  finish(fogPlayer(requestOf('novice', seat, views[seat]))).value;

let [looks, lost, most] = [0, 0, 0];
for (let game = 0; game < games; game += 1) {
  const believers = SEATS.map((seat) => {
    const manners = game % 2 === 0 ? evenManners() : waryManners(seat);
    return new Believer(seat, { manners, most: Number.POSITIVE_INFINITY });
  });
  // One game in ten at random: those are the longest and the foggiest.
  for (const { ply, views, truth } of gameOf(
    `truth ${game}`,
    game % 10 === 0 ? anything : novice,
  )) {
    for (const believer of believers) {
      const view = views[believer.seat].at(-1);
      if (!view) throw new Error('no view');
      finish(believer.take(view));
      if (ply < 2) continue;
      const { weights, count, pieces } = believer.belief;
      const enemy = otherSeat(believer.seat);
      const squares = [...[...truth].keys()].filter((at) => ownerOf(truth.charAt(at)) === enemy);
      const queen = squares.findIndex((at) => /q/i.test(truth.charAt(at)));
      const weight = weights[rankOf(squares) * pieces + queen] ?? 0;
      looks += 1;
      most = Math.max(most, count * pieces);
      if (weight <= 0 || pieces !== squares.length) lost += 1;
    }
  }
}
console.log(
  `${games} games, ${looks} looks: the truth was lost ${lost} times; at most ${most} layouts`,
);
if (lost > 0) process.exitCode = 1;
