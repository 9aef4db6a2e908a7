/**
 * What a seat may believe, from its own views alone: every world that could have led to just these
 * views, weighted by how likely the other side's moves were. A pure function of the views: nothing is
 * kept from move to move, so that who takes over a seat believes what its old holder did.
 */
import { otherSide, type Side, sideOf } from '../board/chess-board.ts';
import { fromOf, toOf } from '../board/chess-moves.ts';
import type { Square } from '../board/squares.ts';
import type { Seat, View } from '../game.ts';
import { type Dice, diceOf } from './dice.ts';
import { happeningOf, isNoticed, ownMoveOf } from './happening.ts';
import {
  fits,
  fitsSquare,
  type Happening,
  type HiddenGame,
  type Sight,
  type World,
} from './hidden-game.ts';
import { reseeded, rosterOf } from './reseeding.ts';
import { thinned } from './thinning.ts';
import { WorldSet } from './world-set.ts';

/** How much a belief may cost. */
export interface Care {
  /** Worlds kept after a move of the other side. */
  readonly most: number;
  /** Worlds followed in all, over the whole history; the later plies share what is left. */
  readonly work: number;
  /** Worlds made up when none is left. */
  readonly reseed: number;
}

export interface Belief {
  readonly worlds: WorldSet;
  /** Whether it holds every world there is: nothing was thinned out or made up. */
  readonly isWhole: boolean;
}

/** Below this many worlds a belief that is not whole is freshened up. */
const FEW = 24;
/** Share of the weight that made up worlds get beside tracked ones. */
const FRESH_SHARE = 0.25;
/** Worlds followed between two pauses. */
const SLICE = 128;
/** A castling mends four squares; what differs in more cannot become right in one move. */
const MOST_MISFITS = 4;
/** Beliefs do not depend on any match's seed: the review shows what the CPU believed. */
const SEED = 'b'.repeat(64);

export function* believe(
  game: HiddenGame,
  seat: Seat,
  views: readonly View[],
  care: Care,
): Generator<void, Belief, void> {
  const believer = new Believer(game, seat, care);
  yield* believer.follow(views);
  return believer;
}

class Believer implements Belief {
  worlds: WorldSet;
  isWhole = true;
  readonly #game: HiddenGame;
  readonly #side: Side;
  readonly #care: Care;
  readonly #dice: Dice;
  /** Reused for every world followed: making them anew costs more than the rest. */
  readonly #misfits: Square[] = [];
  readonly #child: World;
  #followed = 0;

  constructor(game: HiddenGame, seat: Seat, care: Care) {
    this.#game = game;
    this.#side = sideOf(seat);
    this.#care = care;
    this.#dice = diceOf(SEED, 'belief');
    this.#child = new Int8Array(game.stride);
    this.worlds = new WorldSet(game.stride);
    this.worlds.add(game.start, 1);
  }

  *follow(views: readonly View[]): Generator<void, void, void> {
    const game = this.#game;
    let before: View | null = null;
    let sightBefore: Sight | null = null;
    for (const [index, view] of views.entries()) {
      const sight = game.sightOf(view, this.#side);
      const known = this.worlds;
      let next = new WorldSet(game.stride);
      if (!before || !sightBefore) {
        if (view.ply === 0 && fits(game, game.start, sight)) next.add(game.start, 1);
      } else if (before.ply + 1 === view.ply) {
        next = sightBefore.onTurn
          ? this.#afterOwn(before, sightBefore, sight)
          : yield* this.#afterEnemy(happeningOf(game, before, view), sight);
      }
      before = view;
      sightBefore = sight;
      const cap = this.#cap(views.length - index);
      if (next.count > cap) {
        next = thinned(next, cap, this.#dice);
        this.isWhole = false;
      }
      this.worlds = this.#freshened(next, known, view, sight);
    }
  }

  /** How many worlds may be kept with so many views to go, every second one after a move of theirs. */
  #cap(viewsLeft: number): number {
    const { most, work } = this.#care;
    const share = Math.floor((work - this.#followed) / Math.max(1, viewsLeft >> 1));
    return Math.max(FEW, Math.min(most, share));
  }

  #afterOwn(before: View, seen: Sight, sight: Sight): WorldSet {
    const game = this.#game;
    const move = ownMoveOf(game, before, seen, sight);
    const next = new WorldSet(game.stride);
    if (move === null) return next;
    const child = new Int8Array(game.stride);
    for (let index = 0; index < this.worlds.count; index += 1) {
      child.set(this.worlds.world(index));
      game.play(child, this.#side, move);
      if (fits(game, child, sight)) next.add(child, this.worlds.weight(index));
    }
    return next;
  }

  *#afterEnemy(happening: Happening, sight: Sight): Generator<void, WorldSet, void> {
    const next = new WorldSet(this.#game.stride);
    const { worlds } = this;
    for (let index = 0; index < worlds.count; index += 1) {
      // As shares, or the weights of a long game would vanish.
      const weight = worlds.weight(index) / worlds.total;
      this.#spread(worlds.world(index), weight, happening, sight, next);
      if (index % SLICE === SLICE - 1) yield;
    }
    this.#followed += worlds.count;
    return next;
  }

  /** Adds all that a world may have become by the other side's move. */
  #spread(parent: World, weight: number, happening: Happening, sight: Sight, next: WorldSet): void {
    const game = this.#game;
    const enemy = otherSide(this.#side);
    if (!this.#findMisfits(parent, sight)) return;
    const moves = game.moves(parent, enemy);
    const child = this.#child;
    let sum = 0;
    for (const move of moves) {
      if (!isNoticed(game, parent, enemy, move, happening, sight)) continue;
      const aside = game.aside(parent, enemy, move);
      child.set(parent);
      game.play(child, enemy, move);
      if (!this.#isMended(child, fromOf(move), toOf(move), aside, sight)) continue;
      if (sum === 0) for (const any of moves) sum += game.likelihood(parent, enemy, any);
      next.add(child, (weight * game.likelihood(parent, enemy, move)) / sum);
    }
  }

  /** Notes where a world differs from a sight; false if it is more than a move can mend. */
  #findMisfits(world: World, { wants, side }: Sight): boolean {
    this.#misfits.length = 0;
    for (let square = 0; square < this.#game.squares; square += 1) {
      if (fitsSquare(world[square] ?? 0, wants[square] ?? 0, side)) continue;
      if (this.#misfits.push(square) > MOST_MISFITS) return false;
    }
    return true;
  }

  /** Whether a world fits after a move: only what differed and what the move touched can tell. */
  #isMended(
    world: World,
    from: Square,
    to: Square,
    aside: readonly Square[],
    sight: Sight,
  ): boolean {
    const { wants, side } = sight;
    const isRight = (square: Square): boolean =>
      fitsSquare(world[square] ?? 0, wants[square] ?? 0, side);
    if (!(isRight(from) && isRight(to))) return false;
    for (const square of this.#misfits) if (!isRight(square)) return false;
    for (const square of aside) if (!isRight(square)) return false;
    return this.#game.factOf(world, sight) === sight.fact;
  }

  /** The same worlds, and made up ones if there are too few and some may be missing. */
  #freshened(next: WorldSet, known: WorldSet, view: View, sight: Sight): WorldSet {
    const isShort = next.count === 0 || (!this.isWhole && next.count < FEW);
    if (!isShort) return next;
    this.isWhole = false;
    const game = this.#game;
    const taken = view.captures
      .filter(({ by }) => sideOf(by) === this.#side)
      .map(({ piece }) => game.roleOf(piece));
    const roster = rosterOf(game, sight, taken);
    const models = known.count > 0 ? known : next;
    const wanted = next.count === 0 ? this.#care.reseed : this.#care.reseed >> 2;
    const share = next.count === 0 ? 1 : (next.total * FRESH_SHARE) / wanted;
    for (let made = 0; made < wanted; made += 1) {
      const model = models.count > 0 ? models.world(this.#dice.below(models.count)) : game.start;
      const world = reseeded(game, model, sight, roster, this.#dice);
      if (world) next.add(world, share);
    }
    return next;
  }
}
