/** One-ply players of the open games: what looks best right after its own move, by the kit's evaluation. */
import { loadViews, newPosition } from '../../shared/cpu/chess.ts';
import type { ChessPosition } from '../../shared/cpu/chess-position.ts';
import { diceOf } from '../../shared/cpu/dice.ts';
import { oddsOf, positionOf } from '../../shared/cpu/minesweeper-chess.ts';
import type { Request } from '../../shared/cpu/player.ts';
import { rootMoves } from '../../shared/cpu/root.ts';
import { Search } from '../../shared/cpu/search.ts';
import type { Action, View } from '../../shared/game.ts';
import type { ChessView } from '../../shared/games/chess/view.ts';
import type { MinesweeperChessView } from '../../shared/games/minesweeper-chess/view.ts';

export function* greedyChess({ views, seed }: Request): Generator<void, Action, void> {
  const position = newPosition();
  loadViews(position, views as readonly View<ChessView>[]);
  yield;
  return greedyText(position, views.at(-1)?.legal ?? [], seed);
}

/** The same over mines, which it does not count: fog is ground to it. */
export function* greedyMines({ views, seed }: Request): Generator<void, Action, void> {
  const seen = views as readonly View<MinesweeperChessView>[];
  const position = positionOf(seen, (view) => oddsOf(view, 0));
  yield;
  return greedyText(position, views.at(-1)?.legal ?? [], seed);
}

function greedyText(position: ChessPosition, legal: readonly Action[], seed: string): Action {
  const dice = diceOf(seed, 'greedy');
  const scored = rootMoves(new Search(position, 1)).map(({ move }) => {
    const text = position.textOf(move);
    const score = position.takesKing(move) ? 2e6 : scoreAfter(position, move);
    return { text, score: score * 4 + dice.below(4) };
  });
  scored.sort((a, b) => b.score - a.score);
  const best = scored.find(({ text }) => legal.includes(text));
  if (!best) throw new Error('nothing to choose from');
  return best.text;
}

/** What its own move comes to before any reply, but for mate. */
function scoreAfter(position: ChessPosition, move: number): number {
  position.make(move);
  const mates = position.checked && rootMoves(new Search(position, 1)).length === 0;
  const score = mates ? 1e6 : -position.evaluate();
  position.unmake();
  return score;
}
