/**
 * Makes up worlds where tracking has lost the thread: what is known stands where it must, as much of
 * the rest as possible where some earlier world had it, what is left anywhere in the fog.
 */
import { EMPTY, PAWN } from '../board/chess-board.ts';
import type { Square } from '../board/squares.ts';
import type { Dice } from './dice.ts';
import { ANY, ENEMY, fits, type HiddenGame, type Sight, type World } from './hidden-game.ts';

/** Beyond every role. */
const ROLES = 8;
/** Tries a world is worth. */
const TRIES = 3;

/** The roles that the enemy has left, as far as captures tell: promotions count as the pawns they were. */
export function rosterOf(game: HiddenGame, sight: Sight, taken: readonly number[]): Int8Array {
  const left = new Int8Array(ROLES);
  for (let square = 0; square < game.squares; square += 1) {
    const role = -(game.start[square] ?? 0) * sight.side;
    if (role > 0) left[role] = (left[role] ?? 0) + 1;
  }
  for (const role of taken) draw(game, left, role);
  return left;
}

/** Takes one piece of a role off the roster, or the pawn that it must have been. */
function draw(game: HiddenGame, left: Int8Array, role: number): void {
  const count = left[role] ?? 0;
  if (count > 0) left[role] = count - 1;
  else if (game.promotions.includes(role)) left[PAWN] = Math.max(0, (left[PAWN] ?? 0) - 1);
}

function shuffled(items: readonly number[], dice: Dice): number[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = dice.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return mixed;
}

/** A world that fits the sight, close to `model`; null if no try succeeds. */
export function reseeded(
  game: HiddenGame,
  model: World,
  sight: Sight,
  roster: Int8Array,
  dice: Dice,
): World | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const world = rebuilt(game, model, sight, roster, dice);
    if (fits(game, world, sight)) return world;
  }
  return null;
}

function rebuilt(
  game: HiddenGame,
  model: World,
  sight: Sight,
  roster: Int8Array,
  dice: Dice,
): World {
  const { side, wants } = sight;
  const world = model.slice();
  const left = roster.slice();
  const open: Square[] = [];
  for (let square = 0; square < game.squares; square += 1) {
    const want = wants[square] ?? ANY;
    world[square] = want < ANY ? want : EMPTY;
    if (want >= ANY) open.push(square);
    else if (want * side < 0) draw(game, left, Math.abs(want));
  }
  const squares = shuffled(open, dice);
  const place = (square: Square, role: number): void => {
    world[square] = -role * side;
    left[role] = (left[role] ?? 0) - 1;
  };
  for (const square of squares) {
    const role = -(model[square] ?? 0) * side;
    if (role > 0 && (left[role] ?? 0) > 0) place(square, role);
  }
  const fill = (square: Square): void => {
    const roles = rolesLeft(left).filter((role) => game.mayStand(-role * side, square));
    const role = roles[roles.length === 0 ? -1 : dice.below(roles.length)];
    if (role !== undefined) place(square, role);
  };
  const lift = (): void => {
    const at = squares.find((square) => wants[square] === ANY && world[square] !== EMPTY);
    if (at === undefined) return;
    const role = Math.abs(world[at] ?? EMPTY);
    left[role] = (left[role] ?? 0) + 1;
    world[at] = EMPTY;
  };
  for (const square of squares) {
    if (wants[square] !== ENEMY || world[square] !== EMPTY) continue;
    if (rolesLeft(left).length === 0) lift();
    fill(square);
  }
  // Kinds that may stand in few places choose first.
  for (let role = ROLES - 1; role > 0; role -= 1) {
    for (const square of squares) {
      if ((left[role] ?? 0) <= 0) break;
      if (world[square] === EMPTY && game.mayStand(-role * side, square)) place(square, role);
    }
  }
  game.mend(world, sight);
  return world;
}

/** Each piece left by its role, as often as it is left. */
function rolesLeft(left: Int8Array): number[] {
  return Array.from(left, (count, role) => Array<number>(Math.max(0, count)).fill(role)).flat();
}
