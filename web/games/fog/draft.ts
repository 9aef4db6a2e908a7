/** A placement in the making (FG1): where the Queen and the Lanterns stand, or still wait. */
import type { Square } from '../../../shared/board/squares.ts';
import type { Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/fog/about.ts';
import { HOME } from '../../../shared/games/fog/geometry.ts';
import { makeAction } from '../../../shared/games/fog/notation.ts';
import type { Random } from '../../../shared/random.ts';
import type { Gesture } from '../../board/scene.ts';

/** The Queen's square, then the Lanterns'. */
export type Draft = readonly Square[];

const PIECES = 4;
/** Files of the middle row, which is nobody's, on which they wait. */
const WAITING_FILES = [1, 2, 4, 5];

export const EMPTY_DRAFT: Draft = WAITING_FILES.map((file) => 3 * about.files + file);

/** Squares of the middle row. */
export function isWaiting(square: Square): boolean {
  return Math.floor(square / about.files) === 3;
}

export function isDone(draft: Draft): boolean {
  return !draft.some(isWaiting);
}

export function randomDraft(seat: Seat, random: Random): Draft {
  return random.shuffle(HOME[seat]).slice(0, PIECES);
}

/** The placement's text for the referee. */
export function actionOf([queen = 0, ...lanterns]: Draft): string {
  return makeAction({ kind: 'place', queen, lanterns: [...lanterns].sort((a, b) => a - b) });
}

/** A piece goes to a square; who stands there takes its place. */
export function afterGesture(draft: Draft, action: string): Draft {
  const [from, to] = action.split(' ').map(Number);
  return draft.map((square) =>
    square === from ? (to ?? square) : square === to ? (from ?? square) : square,
  );
}

/** Any piece to any own square; a tap on a free one alone brings the next that waits. */
export function draftGestures(draft: Draft, seat: Seat): readonly Gesture[] {
  const next = draft.find(isWaiting);
  const moves = draft.flatMap((from) =>
    HOME[seat]
      .filter((to) => to !== from)
      .map((to) => ({ action: `${from} ${to}`, taps: [from, to] })),
  );
  if (next === undefined) return moves;
  const free = HOME[seat].filter((to) => !draft.includes(to));
  return [...moves, ...free.map((to) => ({ action: `${next} ${to}`, taps: [to] }))];
}
