/** A finished match played again from its record: what each seat saw at each ply, and the truth. */
import type { Outcome, Position, Setup, View, Viewer } from './game.ts';
import { gameOf } from './games/index.ts';
import { append, fold, type Match } from './match.ts';
import type { MatchRecord } from './protocol/record.ts';
import { viewAt } from './views.ts';

export interface Replay {
  /** Actions in all; there is a position before the first and after each. */
  readonly plies: number;
  readonly outcome: Outcome;
  /** @param ply 0 to `plies`. The last one of a seat is what it saw as the match ended. */
  viewAt(ply: number, viewer: Viewer): View;
}

/**
 * Folds a record with the rules of its revision. Chance is taken from its seed; `setup` must say
 * the same, or the record was tampered with and this throws.
 */
export function replay(record: MatchRecord): Replay {
  const seat = (sitting: MatchRecord['seats']['first']) =>
    sitting.kind === 'cpu'
      ? ({ kind: 'cpu', level: sitting.level ?? '' } as const)
      : ({ kind: 'human', name: sitting.name, device: '' } as const);
  const at = record.actions[0]?.at ?? 0;
  let match: Match = fold(
    [
      {
        type: 'created',
        at,
        id: '',
        game: record.game,
        revision: record.revision,
        options: record.options,
        seed: record.seed,
        salt: record.salt,
        seats: { first: seat(record.seats.first), second: seat(record.seats.second) },
        score: { first: 0, second: 0, draws: 0 },
      },
    ],
    null,
  );
  if (JSON.stringify(match.positions[0]?.setup) !== JSON.stringify(record.setup)) {
    throw new Error('the setup of this record does not follow from its seed');
  }
  for (const action of record.actions) match = append(match, { type: 'action', ...action });
  return {
    plies: record.actions.length,
    outcome: record.outcome,
    // Ends that no rule of play knows (resignation, timeout, agreement) are told by the record.
    viewAt: (ply, viewer) => viewAt({ ...match, outcome: record.outcome }, ply, viewer),
  };
}

/**
 * A line of play from the start without a match: diagrams and tests.
 * @param actions by turns, the first seat first.
 * @param setup what chance would have decided.
 */
export function positionAfter(
  game: string,
  options: Readonly<Record<string, unknown>>,
  actions: readonly string[],
  setup?: Setup,
): Position {
  const rules = gameOf(game);
  if (!rules) throw new Error(`no game ${game}`);
  const unused = { below: () => 0, shuffle: <T>(items: readonly T[]) => [...items] };
  let position = rules.start(options, unused, setup);
  for (const action of actions) {
    const seat = position.toAct.find((candidate) => position.read(candidate, action) !== null);
    if (!seat) throw new Error(`${action} is not legal here`);
    position = position.play(seat, action);
  }
  return position;
}
