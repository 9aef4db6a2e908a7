/** How a match ended, told to this viewer's side (R28): from the revealed view and its own past. */
import { type Outcome, otherSeat, type Seat, type View } from '../../shared/game.ts';
import type { MatchInfo } from '../../shared/protocol/socket.ts';
import type { Scene, SceneLine } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import { type Fall, table as text } from '../text/table.ts';
import { nameOf } from './status.ts';

/** Reasons that name a piece that fell. */
const FALLS: readonly string[] = ['king-captured', 'general-captured', 'queen-captured'];

/** Whether a royal piece was taken. */
export function isFall(outcome: Outcome): boolean {
  return FALLS.includes(outcome.reason);
}

export interface Ending {
  readonly outcome: Outcome;
  readonly match: MatchInfo;
  /** The view of the end, with the truth in it. */
  readonly final: View;
  /** What this viewer saw when the deciding action was made, if it is known here. */
  readonly before: View | null;
  /** The deciding action, once the record has come. */
  readonly action: string | null;
}

function nameOn(scene: Scene, square: number): string | null {
  return scene.squares[square]?.name ?? null;
}

/** What is known of the capture that ended the match, or null if it ended otherwise. */
function fallOf(ending: Ending, presenter: Presenter): Fall | null {
  const { outcome, final, before, action } = ending;
  const capture = final.captures.at(-1);
  if (!isFall(outcome) || !capture) return null;
  const scene = presenter.scene(final, 'first');
  const index = scene.squares.findIndex(({ name }) => name === capture.square);
  const taker = final.board[index];
  const path = action === null ? null : presenter.path(action);
  const seen = path && before ? before.board[path.from] : undefined;
  return {
    royal: presenter.pieceName(capture.piece),
    square: capture.square,
    taker: taker && /[a-z]/i.test(taker) ? presenter.pieceName(taker) : null,
    from: path && nameOn(scene, path.from),
    unseen: seen === undefined ? null : seen === '?' ? 'fog' : seen === '#' ? 'shroud' : 'seen',
  };
}

/** The path of the capture that ended the match, to be drawn over the board. */
export function pathOf(ending: Ending, presenter: Presenter): SceneLine | null {
  const { outcome, action } = ending;
  const path = action !== null && isFall(outcome) ? presenter.path(action) : null;
  return path && { kind: 'path', ...path };
}

/** The result as a headline and the sentences that say how it came about. */
export function tellResult(
  ending: Ending,
  presenter: Presenter,
): { headline: string; cause: string } {
  const { outcome, match } = ending;
  const you: Seat | null = match.you === 'spectator' ? null : match.you;
  const { winner, reason } = outcome;
  const name = (seat: Seat): string => nameOf(match, presenter, seat);
  if (winner === null) {
    return { headline: text.result.headline.draw, cause: text.result.drawn(reason, you !== null) };
  }
  const told = you === null ? 'watched' : you === winner ? 'won' : 'lost';
  const fall = fallOf(ending, presenter);
  return {
    headline:
      told === 'watched' ? text.result.headline.watched(name(winner)) : text.result.headline[told],
    cause: fall
      ? text.result.fall(told, fall)
      : text.result.cause(reason, told, name(winner), name(otherSeat(winner))),
  };
}
