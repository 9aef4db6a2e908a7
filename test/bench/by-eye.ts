/** Opponents in games of fog that take what they see for all there is. */
import { sideOf } from '../../shared/board/chess-board.ts';
import { diceOf } from '../../shared/cpu/dice.ts';
import { type HiddenTable, kingCapture, seenWorld } from '../../shared/cpu/hidden-player.ts';
import type { Player } from '../../shared/cpu/player.ts';
import { weigh } from '../../shared/cpu/weighing.ts';
import type { Action } from '../../shared/game.ts';

/** The best to look at right after its own move: takes what it can, whatever comes of it. */
export function greedyByEye(table: HiddenTable): Player {
  return function* ({ views, seat, seed }): Generator<void, Action, void> {
    const view = views.at(-1);
    if (!view) throw new Error('nothing to choose from');
    const side = sideOf(seat);
    const taking = kingCapture(table.game, view, side);
    if (taking !== undefined) return taking;
    const { position, search, load, textOf } = table.arena();
    load(seenWorld(table.game, view, side), side);
    const dice = diceOf(seed, 'greedy');
    yield;
    const end = position.generate(search.moves, 0, false);
    const scored = Array.from(search.moves.subarray(0, end), (move) => {
      position.make(move);
      const score = -position.evaluate() * 4 + dice.below(4);
      position.unmake();
      return { action: textOf(move), score };
    });
    scored.sort((a, b) => b.score - a.score);
    // What looks empty may be shrouded.
    return scored.find(({ action }) => view.legal.includes(action))?.action ?? '';
  };
}

/** Searches as deep as the best level does, in the one world of what it sees. */
export function searchByEye(table: HiddenTable): Player {
  return function* ({ views, seat, seed }): Generator<void, Action, void> {
    const view = views.at(-1);
    if (!view) throw new Error('nothing to choose from');
    const side = sideOf(seat);
    const taking = kingCapture(table.game, view, side);
    if (taking !== undefined) return taking;
    const world = seenWorld(table.game, view, side);
    const weighed = yield* weigh(table.arena(), [{ world, weight: 1 }], side, view.legal, 2);
    const best = weighed[0]?.value ?? 0;
    const near = weighed.filter(({ value }) => best - value < 0.01);
    return near[diceOf(seed, 'eye').below(near.length)]?.action ?? '';
  };
}
