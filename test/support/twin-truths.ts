/**
 * Matches played at random beside others that one seat cannot tell from them: what is hidden differs,
 * and every view of that seat, from ply 0 on, is the same text.
 */
import type { OwnAction, Position, SealedGame, Seat, View } from '../../shared/game.ts';
import { type Random, randomOf } from '../../shared/random.ts';
import { viewOf } from '../bench/duel.ts';

/** How many other truths are kept, out of so many set up otherwise, if a game hides that. */
const TWINS = 4;
const SETUPS = 16;
/** How many actions of the other side are tried for a truth to become or stay a twin. */
const TRIES = 8;
/** A match that has had no twin for so many turns is left. */
const IDLE = 4;

/** One truth and what the seat has been shown of it. */
interface Line {
  readonly position: Position;
  readonly views: readonly View[];
}

/** A turn of the seat in a truth and in another one that looks the same. */
export interface Moment {
  readonly seat: Seat;
  readonly views: readonly View[];
  readonly truth: Position;
  readonly twinViews: readonly View[];
  readonly twin: Position;
}

/** All that is true of a position, as one text. */
export function truthText(position: Position): string {
  return JSON.stringify(position.view('all'));
}

/** The turns of a seat that have a twin, in one match of at most so many plies. */
export function* twinTruths(
  game: SealedGame,
  options: Readonly<Record<string, unknown>>,
  seat: Seat,
  seed: string,
  plies: number,
): Generator<Moment, void> {
  const random = randomOf(seed, 'play');
  let own: OwnAction | null = null;
  const lineOf = (position: Position, earlier: readonly View[]): Line => ({
    position,
    views: [...earlier, viewOf(position, seat, earlier.length, own)],
  });
  const start = (label: string): Line => lineOf(game.start(options, randomOf(seed, label)), []);
  let truth = start('setup');
  let twins = Array.from({ length: SETUPS }, (_, at) => start(`setup ${at}`));
  for (let ply = 0, idle = 0; ply < plies && idle < IDLE; ply += 1) {
    const { position, views } = truth;
    if (position.outcome) return;
    const whole = truthText(position);
    twins = twins.filter((line) => truthText(line.position) !== whole);
    const mover = position.toAct[0] ?? seat;
    const [twin] = twins;
    if (mover === seat) {
      idle = twin ? 0 : idle + 1;
      if (twin) yield { seat, views, truth: position, twinViews: twin.views, twin: twin.position };
    }
    const action = position.draw(mover, random);
    if (mover === seat) own = { ply, action, by: 'player' };
    const next = lineOf(position.play(mover, action), views);
    const body = bodyText(next.position, seat);
    const shown = JSON.stringify(next.views.at(-1));
    const follow = (line: Line, isNew: boolean): Line[] => {
      const read = line.position.read(mover, action);
      const tried = isNew ? [] : [read];
      if (mover !== seat) tried.push(...drawn(line.position, mover, random));
      for (const text of tried) {
        if (text === null || (isNew && text === action)) continue;
        const to = line.position.play(mover, text);
        // What is legal takes the longest to find out, and seldom tells more.
        if (bodyText(to, seat) !== body) continue;
        const led = lineOf(to, line.views);
        if (JSON.stringify(led.views.at(-1)) === shown) return [led];
      }
      return [];
    };
    // A twin first tries to do the same; the truth itself becomes one where it can do otherwise.
    twins = twins.flatMap((line) => follow(line, false));
    if (mover !== seat && twins.length < TWINS) twins.push(...follow(truth, true));
    truth = next;
  }
}

function* drawn(position: Position, mover: Seat, random: Random): Generator<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) yield position.draw(mover, random);
}

function bodyText(position: Position, seat: Seat): string {
  return JSON.stringify([position.outcome, position.view(seat)]);
}
