/**
 * Matches played at random beside others that one seat cannot tell from them: what is hidden differs,
 * and all that the seat was shown is the same by an independent reading of the rules.
 */
import type { OwnAction, Seat, View } from '../../shared/game.ts';
import type { Random } from '../../shared/random.ts';
import { viewOf } from '../bench/duel.ts';
import type { Truth, TruthMaker } from './truths.ts';

/** How many other truths are kept; more where all that is hidden is hidden from the start. */
const TWINS = 4;
const SETUPS = 16;
/** How many actions of the other side are tried for a truth to become or stay a twin. */
const TRIES = 8;
/** A match that has had no twin for so many turns is left. */
const IDLE = 4;

/** One truth and the views of the seat in it. */
interface Line {
  readonly truth: Truth;
  readonly views: readonly View[];
}

/** A turn of the seat in a truth and in another one that looks the same. */
export interface Moment {
  readonly seat: Seat;
  readonly line: Line;
  readonly twin: Line;
}

/**
 * The turns of a seat that have a twin, in one match of at most so many plies.
 * @param leak the name of one that every view shall have.
 */
export function* twinTruths(
  maker: TruthMaker,
  seat: Seat,
  random: Random,
  plies: number,
  leak?: string,
): Generator<Moment, void> {
  let own: OwnAction | null = null;
  const lineOf = (truth: Truth, earlier: readonly View[]): Line => ({
    truth,
    views: [...earlier, viewOf(truth.position, seat, earlier.length, own)],
  });
  const start = maker.start(random, leak);
  let line = lineOf(start, []);
  const setups = maker.id === 'minesweeper-chess' ? SETUPS : 0;
  let twins = Array.from({ length: setups }, () => lineOf(start.rehide(seat, random), []));
  for (let ply = 0, idle = 0; ply < plies && idle < IDLE; ply += 1) {
    const { truth, views } = line;
    if (truth.position.outcome) return;
    twins = twins.filter((other) => other.truth.text !== truth.text);
    const mover = truth.position.toAct[0] ?? seat;
    const [twin] = twins;
    if (mover === seat) {
      idle = twin ? 0 : idle + 1;
      if (twin) yield { seat, line, twin };
    }
    const action = truth.position.draw(mover, random);
    if (mover === seat) own = { ply, action, by: 'player' };
    const next = lineOf(truth.play(mover, action), views);
    const seen = truth.observe(mover, action, seat);
    const isAlike = (from: Truth, text: string): boolean =>
      from.observe(mover, text, seat) === seen &&
      JSON.stringify(from.play(mover, text).position.outcome) ===
        JSON.stringify(next.truth.position.outcome);
    const follow = (from: Line, tried: readonly string[]): Line[] => {
      const text = tried.find((one) => isAlike(from.truth, one));
      return text === undefined ? [] : [lineOf(from.truth.play(mover, text), from.views)];
    };
    const others = (from: Truth): string[] =>
      mover === seat ? [] : Array.from({ length: TRIES }, () => from.position.draw(mover, random));
    // A twin first tries to do the same; the truth itself becomes one where it can do otherwise.
    twins = twins.flatMap((other) => {
      const read = other.truth.position.read(mover, action);
      return follow(other, [...(read === null ? [] : [read]), ...others(other.truth)]);
    });
    if (twins.length < TWINS) {
      twins.push(
        ...follow(
          line,
          others(truth).filter((text) => text !== action),
        ),
      );
    }
    line = next;
  }
}
