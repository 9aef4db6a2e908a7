/** Games of fog played on with the views of both seats kept, as a CPU at either seat is given them. */
import type { Budget, Request } from '../../shared/cpu/player.ts';
import { type Action, type Position, SEATS, type Seat, type View } from '../../shared/game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { randomOf } from '../../shared/random.ts';

const SEED = 'd'.repeat(64);

export class HiddenLine {
  position: Position;
  readonly id: string;
  readonly pawnSight: boolean;
  readonly views: Record<Seat, View[]> = { first: [], second: [] };

  constructor(id: string, options: Readonly<Record<string, unknown>> = {}) {
    this.id = id;
    this.pawnSight = options['pawnSight'] === true;
    const game = Object.values(GAMES).find(({ about }) => about.id === id);
    if (!game) throw new Error(`no game ${id}`);
    this.position = game.start({ showLegal: true, ...options }, randomOf(SEED, 'setup'));
    this.#look();
  }

  get seat(): Seat {
    return this.position.toAct[0] ?? 'first';
  }

  /** Plays on: `e2e4 e7e5`. */
  play(line: string): this {
    for (const action of line.split(' ')) this.act(action);
    return this;
  }

  act(action: Action): void {
    if (!this.position.legal(this.seat).includes(action)) throw new Error(`illegal ${action}`);
    this.position = this.position.play(this.seat, action);
    this.#look();
  }

  #look(): void {
    for (const seat of SEATS) {
      this.views[seat].push({
        ...this.position.view(seat),
        viewer: seat,
        ply: this.views[seat].length,
        toAct: this.position.toAct,
        outcome: this.position.outcome,
        legal: this.position.legal(seat),
        own: null,
      });
    }
  }

  request(level: string, budget: Budget = 'lite', seed = SEED): Request {
    const { id, seat } = this;
    const views = [...this.views[seat]];
    return { game: id, level, seat, options: {}, views, budget, seed };
  }
}
