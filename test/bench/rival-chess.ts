/** A rival from elsewhere: js-chess-engine (MIT), to measure Chess against what others wrote. */
import { type AILevel, ai } from 'js-chess-engine';
import type { Player, Request } from '../../shared/cpu/player.ts';
import type { Action, View } from '../../shared/game.ts';
import type { ChessView } from '../../shared/games/chess/view.ts';

/** @param level 1 to 5; 4 thinks about a second a move. */
export function rivalChess(level: AILevel): Player {
  return function* ({ views }: Request): Generator<void, Action, void> {
    const view = (views as readonly View<ChessView>[]).at(-1);
    if (!view) throw new Error('no view to think about');
    yield;
    // Without its own chance among equal moves: games must be repeatable.
    const { move } = ai(view.fen, { level, play: false, analysis: false, randomness: 0 });
    const [from = '', to = ''] = Object.entries(move)[0] ?? [];
    const text = `${from}${to}`.toLowerCase();
    // It promotes to a queen and does not say so.
    return view.legal.includes(text) ? text : `${text}q`;
  };
}
