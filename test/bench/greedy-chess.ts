/** A one-ply player of Chess: what looks best right after its own move, by the kit's evaluation. */
import { loadViews, newPosition } from '../../shared/cpu/chess.ts';
import { diceOf } from '../../shared/cpu/dice.ts';
import { moveTextOf } from '../../shared/cpu/move-text.ts';
import type { Request } from '../../shared/cpu/player.ts';
import { rootMoves } from '../../shared/cpu/root.ts';
import { Search } from '../../shared/cpu/search.ts';
import type { Action, View } from '../../shared/game.ts';
import type { ChessView } from '../../shared/games/chess/view.ts';

export function* greedyChess({ views, seed }: Request): Generator<void, Action, void> {
  const position = newPosition();
  loadViews(position, views as readonly View<ChessView>[]);
  const dice = diceOf(seed, 'greedy');
  const search = new Search(position, 4);
  yield;
  const scored = rootMoves(search).map(({ move }) => {
    position.make(move);
    const mates = position.checked && rootMoves(new Search(position, 1)).length === 0;
    const score = mates ? 1e6 : -position.evaluate();
    position.unmake();
    return { move, score: score * 4 + dice.below(4) };
  });
  scored.sort((a, b) => b.score - a.score);
  return moveTextOf(position, scored[0]?.move ?? 0);
}
