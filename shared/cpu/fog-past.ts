/** What happened between two views of a seat of Fog, and what a view says of the enemy's squares. */
import { NOWHERE, type Square, squareOf } from '../board/squares.ts';
import type { Seat, View } from '../game.ts';
import { about } from '../games/fog/about.ts';
import { ownerOf } from '../games/fog/notation.ts';
import type { FogView, MovedNotice } from '../games/fog/view.ts';
import { CELLS } from './fog-layouts.ts';

export type Happening =
  /** The seat took a piece. */
  | { readonly kind: 'took'; readonly square: Square; readonly isQueen: boolean }
  /** The seat probed. */
  | { readonly kind: 'asked'; readonly square: Square; readonly answer: number }
  /** The enemy moved; NOWHERE is out of sight. `took` tells whether it captured where it entered. */
  | {
      readonly kind: 'moved';
      readonly left: Square;
      readonly entered: Square;
      readonly took: boolean;
    }
  /** Nothing that tells of the enemy but what is in sight now. */
  | { readonly kind: 'other' };

const square = (name: string | undefined): Square =>
  name === undefined ? NOWHERE : squareOf(about, name);

/** What the later of two views in a row tells beyond what is in sight. */
export function happeningOf(before: View<FogView>, after: View<FogView>, seat: Seat): Happening {
  const moved = after.noticed.find(({ kind }) => kind === 'moved') as MovedNotice | undefined;
  const capture = after.captures[before.captures.length];
  if (moved) {
    const took = capture !== undefined && capture.by !== seat;
    return { kind: 'moved', left: square(moved.left), entered: square(moved.entered), took };
  }
  if (capture?.by === seat) {
    const isQueen = capture.piece.toUpperCase() === 'Q';
    return { kind: 'took', square: square(capture.square), isQueen };
  }
  const probe = after.probes[before.probes.length];
  if (probe?.seat === seat) {
    return { kind: 'asked', square: square(probe.square), answer: probe.answer };
  }
  return { kind: 'other' };
}

/** Whether each square is in a seat's sight: 1 or 0. */
export function sightOf(view: View<FogView>): Uint8Array {
  return Uint8Array.from(view.board, (letter) => (letter === '?' ? 0 : 1));
}

/** No enemy there, one there, or nobody knows. */
export const [FREE, TAKEN, UNKNOWN] = [0, 1, 2];

/** What a view says of each square: FREE, TAKEN or UNKNOWN. */
export function signsOf(view: View<FogView>): Uint8Array {
  const kinds: Readonly<Record<string, number>> = { '#': TAKEN, '?': UNKNOWN };
  return Uint8Array.from(view.board, (letter) => kinds[letter] ?? FREE);
}

/** A seat's own pieces; the Queen's square is NOWHERE when she is not on the board. */
export interface Own {
  readonly squares: readonly Square[];
  readonly queen: Square;
}

export function ownOf(view: View<FogView>, seat: Seat): Own {
  const squares: Square[] = [];
  let queen = NOWHERE;
  for (let at = 0; at < CELLS; at += 1) {
    const letter = view.board.charAt(at);
    if (!/[QL]/i.test(letter) || ownerOf(letter) !== seat) continue;
    squares.push(at);
    if (letter.toUpperCase() === 'Q') queen = at;
  }
  return { squares, queen };
}

/**
 * FG7: the square where a seat stands since it captured there, as the enemy knows as long as the seat
 * has only probed since; else NOWHERE.
 */
export function markOf({ captures, probes, ply }: View<FogView>, seat: Seat): Square {
  const capture = captures.findLast(({ by }) => by === seat);
  if (!capture) return NOWHERE;
  const turnsSince = Math.floor((ply - 1 - capture.ply) / 2);
  const probesSince = probes.filter((probe) => probe.seat === seat && probe.ply > capture.ply);
  return probesSince.length === turnsSince ? square(capture.square) : NOWHERE;
}
