/** A record as PGN, for the games that are played on a chessboard (R28). */
import { makePgn, type PgnMatch } from '../../shared/games/chess/pgn.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';

function hasPgn(game: string): game is PgnMatch['game'] {
  return game === 'chess' || game === 'fog-of-war-chess';
}

/**
 * The PGN of a match, or null where its game has none.
 * @param variant the game's name; ordinary chess goes without the tag.
 * @param names as they are to stand in the tags.
 */
export function pgnOf(
  record: MatchRecord,
  variant: string,
  names: { readonly first: string; readonly second: string },
): string | null {
  const { game, actions, outcome } = record;
  if (!hasPgn(game)) return null;
  const began = actions[0]?.at;
  return makePgn({
    game,
    actions: actions.map(({ action }) => action),
    outcome,
    tags: {
      Event: 'Fogbound',
      Site: location.origin,
      Date: began === undefined ? '????.??.??' : dateOf(began),
      Round: '-',
      White: names.first,
      Black: names.second,
      ...(game === 'chess' ? {} : { Variant: variant }),
    },
  });
}

/** PGN writes a day as `2026.11.29`. */
function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '.');
}
