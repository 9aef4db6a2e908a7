/** Matches of Dark Mini Xiangqi from any position. */
import { type Position, type Seat, sealGame } from '../../../../shared/game.ts';
import { about } from '../../../../shared/games/dark-mini-xiangqi/about.ts';
import * as rules from '../../../../shared/games/dark-mini-xiangqi/rules.ts';
import { type DarkMiniXiangqiView, view } from '../../../../shared/games/dark-mini-xiangqi/view.ts';
import { randomOf } from '../../../../shared/random.ts';

/** A match that begins with the first field of a FEN, Red to move unless told otherwise. */
export function fromFen(placement: string, turn: Seat = 'first'): Position {
  const game = sealGame({
    about,
    setup: () => rules.stateFrom(placement, turn),
    setupOf: rules.setupOf,
    toAct: rules.toAct,
    legal: rules.legal,
    apply: rules.apply,
    outcome: rules.outcome,
    view,
  });
  return game.start({}, randomOf('0'.repeat(64), 'setup'));
}

/** A seat's view with the fields of this game. */
export function seen(position: Position, seat: Seat): DarkMiniXiangqiView {
  return position.view(seat) as DarkMiniXiangqiView;
}
