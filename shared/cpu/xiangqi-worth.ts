/** What pieces of Dark Mini Xiangqi are worth and where they like to stand, in hundredths of a soldier. */
import { POINTS } from '../games/dark-mini-xiangqi/moves.ts';

/** By role: none, soldier, horse, cannon, chariot, general. */
export const WORTH = Int32Array.of(0, 100, 420, 430, 900, 20_000);

/** By rank from the own side: a soldier at the palace is feared, on the last rank it is spent. */
const SOLDIER_RANK = [0, 0, 8, 24, 40, 45, 20];
const HORSE_RANK = [0, 8, 20, 28, 26, 16, 4];
const CANNON_RANK = [0, 4, 6, 8, 8, 6, 8];
const CHARIOT_RANK = [0, 6, 10, 14, 16, 18, 12];
/** The general is safest at home. */
const GENERAL_RANK = [0, -14, -30, 0, 0, 0, 0];
const RANKS = [[], SOLDIER_RANK, HORSE_RANK, CANNON_RANK, CHARIOT_RANK, GENERAL_RANK];
/** By role, a step from the middle file. */
const ASIDE = [0, 5, 7, 2, 3, 3];

const SIDE = 7;
/** A table row a piece code from −5 to 5. */
export const ZERO = 5;

/** Seen by Red; by (piece + ZERO) × points + point. */
export const STANDING: Int32Array = Int32Array.from(
  { length: (2 * ZERO + 1) * POINTS.length },
  (_, at) => {
    const piece = Math.floor(at / POINTS.length) - ZERO;
    const point = at % POINTS.length;
    const role = Math.abs(piece);
    if (role === 0) return 0;
    const rank = Math.floor(point / SIDE);
    const own = piece > 0 ? rank : SIDE - 1 - rank;
    const aside = Math.abs((point % SIDE) - 3) * (ASIDE[role] ?? 0);
    const worth = (WORTH[role] ?? 0) + (RANKS[role]?.[own] ?? 0) - aside;
    return piece > 0 ? worth : -worth;
  },
);
