/** A viewer's own past as a list: what it did and what it noticed (R36). */
import type { Seat, View } from '../../shared/game.ts';
import { otherSeat } from '../../shared/game.ts';
import type { Presenter } from '../games/presenter.ts';

export interface LogEntry {
  /** The ply after which the board looked so. */
  readonly ply: number;
  /** Who acted; null where this viewer cannot tell. */
  readonly seat: Seat | null;
  readonly mine: boolean;
  /** Own actions only: whether the CPU made it. */
  readonly byCpu: boolean;
  /** What the viewer knows of it; empty where it noticed nothing. */
  readonly words: readonly string[];
}

/** Whether the action that led to `view` was the viewer's own. */
function isOwn(view: View): boolean {
  return view.own != null && view.own.ply === view.ply - 1;
}

/** What an own action brought about: where nothing is hidden, notices are about the board itself. */
function broughtBy(view: View, presenter: Presenter): readonly string[] {
  return presenter.about.hidden ? [] : presenter.notices(view);
}

/** What led from one view to the next. */
function entryOf(
  before: View | undefined,
  view: View,
  you: Seat | null,
  presenter: Presenter,
): LogEntry {
  const { own } = view;
  if (own && isOwn(view)) {
    return {
      ply: view.ply,
      seat: you,
      mine: true,
      byCpu: own.by === 'cpu',
      words: [presenter.describe(own.action, before ?? null), ...broughtBy(view, presenter)],
    };
  }
  // In a game of two, what was not mine was the other's; a watcher goes by whose turn it was.
  const acted = before?.toAct.length === 1 ? before.toAct[0] : null;
  return {
    ply: view.ply,
    seat: you ? otherSeat(you) : (acted ?? null),
    mine: false,
    byCpu: false,
    words: presenter.notices(view),
  };
}

/**
 * One entry for each ply after the first view.
 * @param views oldest first, one a ply.
 * @param you the seat whose past it is, or null for a watcher.
 */
export function logOf(views: readonly View[], you: Seat | null, presenter: Presenter): LogEntry[] {
  return views
    .map((view, i) => ({ before: views[i - 1], view }))
    .filter(({ before, view }) => before !== undefined && view.viewer !== 'all')
    .map(({ before, view }) => entryOf(before, view, you, presenter));
}
