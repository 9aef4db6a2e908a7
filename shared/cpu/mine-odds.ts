/**
 * Where the undiscovered mines are, as far as everybody can know: all layouts that agree with the
 * numbers are equally likely (MC10), and there are few enough to count them all (35,960 at most).
 */
import { NEIGHBOURS, ZONE } from '../games/minesweeper-chess/zone.ts';
import { CERTAIN } from './searchable.ts';

/** Zone squares as bits of one word, in board order. */
const BIT_BY_SQUARE = new Map(ZONE.map((square, index) => [square, 1 << index]));

interface Clue {
  /** Fogged squares around a number. */
  readonly around: number;
  /** Undiscovered mines among them. */
  readonly mines: number;
}

function bitOf(square: number): number {
  return BIT_BY_SQUARE.get(square) ?? 0;
}

function countBits(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What the numbers tell of the fog around them; a number without fog tells nothing. */
function cluesOf(ground: string): Clue[] {
  return ZONE.flatMap((square) => {
    const number = Number.parseInt(ground.charAt(square), 10);
    const around = NEIGHBOURS[square] ?? [];
    const fog = around
      .filter((at) => ground.charAt(at) === '?')
      .reduce((bits, at) => bits | bitOf(at), 0);
    if (Number.isNaN(number) || fog === 0) return [];
    const discovered = around.filter((at) => ground.charAt(at) === '*').length;
    return [{ around: fog, mines: number - discovered }];
  });
}

/** All sets of fogged squares that may be the undiscovered mines, as bits of the zone's squares. */
export function layoutsOf(ground: string, mines: number): number[] {
  const clues = cluesOf(ground);
  const fog = ZONE.filter((square) => ground.charAt(square) === '?').map(bitOf);
  const discovered = ZONE.filter((square) => ground.charAt(square) === '*').length;
  const layouts: number[] = [];
  const choose = (from: number, left: number, chosen: number): void => {
    if (left === 0) {
      if (clues.every((clue) => countBits(chosen & clue.around) === clue.mines))
        layouts.push(chosen);
      return;
    }
    for (let at = from; at <= fog.length - left; at += 1) {
      const next = chosen | (fog[at] ?? 0);
      if (clues.every((clue) => countBits(next & clue.around) <= clue.mines)) {
        choose(at + 1, left - 1, next);
      }
    }
  };
  choose(0, mines - discovered, 0);
  return layouts;
}

/** By zone square: how likely a mine lies there, of CERTAIN. */
export function mineOdds(ground: string, mines: number): ReadonlyMap<number, number> {
  const layouts = layoutsOf(ground, mines);
  return new Map(
    ZONE.map((square): [number, number] => {
      if (ground.charAt(square) === '*') return [square, CERTAIN];
      const bit = bitOf(square);
      const mined = layouts.filter((layout) => (layout & bit) !== 0).length;
      return [square, Math.round((mined * CERTAIN) / layouts.length)];
    }),
  );
}
