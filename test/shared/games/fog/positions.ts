/** Matches of Fog from any position. */
import { type Position, type Seat, sealGame } from '../../../../shared/game.ts';
import { about, type Options } from '../../../../shared/games/fog/about.ts';
import { fog } from '../../../../shared/games/fog/index.ts';
import * as rules from '../../../../shared/games/fog/rules.ts';
import { type FogView, view } from '../../../../shared/games/fog/view.ts';
import { randomOf } from '../../../../shared/random.ts';
import { words } from '../../../support/lines.ts';

const random = randomOf('0'.repeat(64), 'setup');

/** Before either side has placed. */
export function fresh(options: Options = { length: 'normal' }): Position {
  return fog.start(options, random);
}

/** A drawn board, the last rank on top, both sides placed, South to move. */
export function fromDiagram(drawn: string, options: Options = { length: 'normal' }): Position {
  const board = [...words(drawn).reverse().join('')];
  const game = sealGame({
    about,
    setup: () => rules.stateFrom(options, board),
    setupOf: rules.setupOf,
    toAct: rules.toAct,
    legal: rules.legal,
    apply: rules.apply,
    outcome: rules.outcome,
    view,
    unlisted: { read: rules.read, draw: rules.draw },
    timeoutWinner: rules.timeoutWinner,
  });
  return game.start({}, random);
}

/** A seat's view with the fields of this game. */
export function seen(position: Position, seat: Seat): FogView {
  return position.view(seat) as FogView;
}

/** Both seats' placements, South's first. */
export function placed(south: string, north: string, options?: Options): Position {
  const half = fresh(options);
  const whole = half.play('first', half.read('first', south) ?? `refused: ${south}`);
  return whole.play('second', whole.read('second', north) ?? `refused: ${north}`);
}
