/** The mines of a match and what of the ground is open (MC2, MC3, MC6). */
import { type Square, squareName } from '../../board/squares.ts';
import type { Notice, SquareName } from '../../game.ts';
import { isInZone, NEIGHBOURS, RINGS, TALL, ZONE } from './zone.ts';

export interface Ground {
  /** Live mines, in board order; the undiscovered ones are the secret of this game. */
  readonly mines: readonly Square[];
  /** Zone squares whose fog has lifted. */
  readonly open: ReadonlySet<Square>;
  readonly lifted: boolean;
}

/** What everybody learned of an action (MC8). */
export type GroundNotice =
  | (Notice & { readonly kind: 'revealed'; readonly squares: readonly SquareName[] })
  | (Notice & { readonly kind: 'exploded'; readonly square: SquareName; readonly piece: string })
  | (Notice & { readonly kind: 'defused'; readonly square: SquareName })
  | (Notice & { readonly kind: 'swept'; readonly square: SquareName; readonly found: boolean })
  | (Notice & { readonly kind: 'lifted' });

export interface GroundChange {
  readonly ground: Ground;
  readonly notices: readonly GroundNotice[];
}

export function discoveredMines({ mines, open }: Ground): readonly Square[] {
  return mines.filter((mine) => open.has(mine));
}

/**
 * MC2 in its order: the fog lifts around the landing, a mine under it goes, then perhaps all fog.
 * @param piece the board character of what landed.
 */
export function land(ground: Ground, to: Square, piece: string, minesStay: boolean): GroundChange {
  const notices: GroundNotice[] = [];
  const opened = (RINGS[to] ?? []).filter((square) => !ground.open.has(square));
  if (opened.length > 0) {
    notices.push({ kind: 'revealed', squares: opened.map((square) => squareName(TALL, square)) });
  }
  if (ground.mines.includes(to)) {
    const square = squareName(TALL, to);
    const isKing = piece.toUpperCase() === 'K';
    notices.push(isKing ? { kind: 'defused', square } : { kind: 'exploded', square, piece });
  }
  const landed: Ground = {
    mines: ground.mines.filter((mine) => mine !== to),
    open: opened.length > 0 ? new Set([...ground.open, ...opened]) : ground.open,
    lifted: ground.lifted,
  };
  const isKnown = landed.mines.every((mine) => landed.open.has(mine));
  if (ground.lifted || !isKnown) return { ground: landed, notices };
  return {
    ground: { mines: minesStay ? landed.mines : [], open: new Set(ZONE), lifted: true },
    notices: [...notices, { kind: 'lifted' }],
  };
}

/** MC4: a mine on the swept square goes. Its square was open, so nothing else changes. */
export function sweep(ground: Ground, square: Square): GroundChange {
  const found = ground.mines.includes(square);
  const mines = ground.mines.filter((mine) => mine !== square);
  return {
    ground: { ...ground, mines },
    notices: [{ kind: 'swept', square: squareName(TALL, square), found }],
  };
}

/** One character a square (MC8), as everybody sees it or as it is. */
export function groundText({ mines, open }: Ground, shows: 'public' | 'truth'): string {
  return NEIGHBOURS.map((around, square) => {
    if (!isInZone(square)) return '-';
    if (shows === 'public' && !open.has(square)) return '?';
    if (mines.includes(square)) return '*';
    return `${around.filter((at) => mines.includes(at)).length}`;
  }).join('');
}
