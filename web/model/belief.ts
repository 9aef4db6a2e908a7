/** Which seats of a finished match a CPU played, and all it may have known at a ply (R22). */
import type { Request } from '../../shared/cpu/player.ts';
import { type About, SEATS, type Seat } from '../../shared/game.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import { deriveSeed } from '../../shared/random.ts';
import type { Replay } from '../../shared/replay.ts';
import type { Scene } from '../board/scene.ts';
import { review } from '../text/review.ts';

/** The seats that a CPU played, from the start or for a turn; none where nothing is hidden. */
export function seatsByCpu({ seats, actions }: MatchRecord, about: About): readonly Seat[] {
  if (!about.hidden) return [];
  return SEATS.filter(
    (seat) =>
      seats[seat].kind === 'cpu' ||
      actions.some((action) => action.seat === seat && action.by === 'cpu'),
  );
}

/** The level that played for a seat. */
function levelOf({ seats }: MatchRecord, about: About, seat: Seat): string {
  return seats[seat].level ?? about.standInLevel;
}

/** What the CPU of a seat was given at a ply, or would have been given there. */
export function requestAt(
  record: MatchRecord,
  replay: Replay,
  about: About,
  seat: Seat,
  ply: number,
): Request {
  return {
    game: record.game,
    level: levelOf(record, about, seat),
    seat,
    options: record.options,
    views: Array.from({ length: ply + 1 }, (_, at) => replay.viewAt(at, seat)),
    budget: 'full',
    seed: deriveSeed(record.seed, `cpu|${seat}|${ply}`),
  };
}

/** Less than this is not written: a board full of small numbers says nothing. */
const LEAST_TOLD = 0.1;

/** The odds where something is hidden: what is in sight needs none. */
export function heatOf(scene: Scene, odds: readonly number[]): readonly number[] {
  return scene.squares.map(({ fog }, square) => (fog ? (odds[square] ?? 0) : 0));
}

/** The scene with the odds in its labels: `e5, fog, 35 % an enemy piece`. */
export function withOdds(scene: Scene, heat: readonly number[]): Scene {
  return {
    ...scene,
    squares: scene.squares.map((square, index) => {
      const share = heat[index] ?? 0;
      return share < LEAST_TOLD
        ? square
        : { ...square, label: review.belief.square(square.label, Math.round(100 * share)) };
    }),
  };
}
