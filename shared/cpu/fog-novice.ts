/** The levels of Fog that go by the present view alone. */
import { squareOf } from '../board/squares.ts';
import type { Action, Seat, View } from '../game.ts';
import { about } from '../games/fog/about.ts';
import { LETTERS } from '../games/fog/notation.ts';
import type { FogView } from '../games/fog/view.ts';
import type { Dice } from './dice.ts';
import { CELLS, REACHES } from './fog-layouts.ts';

const square = (name: string): number => squareOf(about, name);
const rankOf = (at: number): number => Math.floor(at / about.files);

function pick(actions: readonly Action[], dice: Dice): Action | undefined {
  return actions.length === 0 ? undefined : actions[dice.below(actions.length)];
}

const isProbe = (action: Action): boolean => action.startsWith('?');

/** Moves onto a shadow. */
function strikesOf({ legal, board }: View<FogView>): readonly Action[] {
  return legal.filter((action) => !isProbe(action) && board[square(action.slice(2))] === '#');
}

/** Nearly random: it strikes one time in four at what it sees, probes one turn in seven. */
export function beginnerAction(view: View<FogView>, dice: Dice): Action {
  const strike = pick(strikesOf(view), dice);
  if (strike !== undefined && dice.below(4) === 0) return strike;
  const wanted = dice.below(100) < 15;
  const action = pick(
    view.legal.filter((candidate) => isProbe(candidate) === wanted),
    dice,
  );
  if (action === undefined) throw new Error('nothing to choose from');
  return action;
}

/** How many shadows could strike a square, as far as the seat sees. */
function threats(board: string, at: number): number {
  let count = 0;
  for (let from = 0; from < CELLS; from += 1) {
    if (board[from] === '#') count += REACHES[from * CELLS + at] ?? 0;
  }
  return count;
}

function scoreOf({ board }: View<FogView>, seat: Seat, action: Action, dice: Dice): number {
  const [from, to] = [square(action.slice(0, 2)), square(action.slice(2))];
  const isStrike = board[to] === '#';
  const forward = (rankOf(to) - rankOf(from)) * (seat === 'first' ? 1 : -1);
  const danger = threats(board, to) - (isStrike ? 1 : 0);
  // The Queen is the match: she goes nowhere but away from danger, and strikes last of all.
  if (board[from] === LETTERS[seat].queen) {
    return (threats(board, from) - danger) * 500 + (isStrike ? 60 : -40) - forward;
  }
  return (isStrike ? 400 : 0) - danger * 20 + forward * 12 + dice.below(60);
}

/** Strikes what it sees with a Lantern, saves its Queen from shadows beside her, else walks on. */
export function noviceAction(view: View<FogView>, seat: Seat, dice: Dice): Action {
  const probes = view.legal.filter(isProbe);
  const probe = pick(probes, dice);
  if (!view.board.includes('#') && probe !== undefined && dice.below(5) === 0) return probe;
  let best: { action: Action; score: number } | null = null;
  for (const action of view.legal) {
    if (isProbe(action)) continue;
    const score = scoreOf(view, seat, action, dice);
    if (best === null || score > best.score) best = { action, score };
  }
  const action = best?.action ?? probe;
  if (action === undefined) throw new Error('nothing to choose from');
  return action;
}
