/** What CPUs of the games of fog believe: all that can be, nothing that cannot, in fair shares. */
import { describe, expect, test } from 'vitest';
import { sideOf } from '../../../shared/board/chess-board.ts';
import { type Belief, believe, type Care } from '../../../shared/cpu/believing.ts';
import { diceOf } from '../../../shared/cpu/dice.ts';
import { hiddenChess } from '../../../shared/cpu/hidden-chess.ts';
import type { HiddenGame, World } from '../../../shared/cpu/hidden-game.ts';
import { hiddenXiangqi } from '../../../shared/cpu/hidden-xiangqi.ts';
import { thinned } from '../../../shared/cpu/thinning.ts';
import { WorldSet } from '../../../shared/cpu/world-set.ts';
import { SEATS, type Seat, type View } from '../../../shared/game.ts';
import type { DarkMiniXiangqiView } from '../../../shared/games/dark-mini-xiangqi/view.ts';
import { deriveSeed, randomOf } from '../../../shared/random.ts';
import { HiddenLine } from '../../support/hidden-line.ts';
import { naiveBoard as naiveChess } from '../../support/naive-fog-of-war-chess.ts';
import { naiveFacing, naiveBoard as naiveXiangqi } from '../../support/naive-xiangqi.ts';

const SEED = '5'.repeat(64);
const ALL: Care = { most: 1e7, work: 1e9, reseed: 10 };
const LETTERS = { 'fog-of-war-chess': 'kqrbnp.PNBRQK', 'dark-mini-xiangqi': 'krcnp.PNCRK' };

interface Kind {
  readonly id: keyof typeof LETTERS;
  readonly hidden: HiddenGame;
  readonly plies: number;
}
const KINDS: readonly Kind[] = [
  { id: 'fog-of-war-chess', hidden: hiddenChess, plies: 9 },
  { id: 'dark-mini-xiangqi', hidden: hiddenXiangqi, plies: 18 },
];

function believed(hidden: HiddenGame, line: HiddenLine, seat: Seat, care = ALL): Belief {
  const run = believe(hidden, seat, line.views[seat], care);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

function boardOf(id: Kind['id'], hidden: HiddenGame, world: World): string {
  const letters = LETTERS[id];
  const zero = letters.indexOf('.');
  return Array.from(world.subarray(0, hidden.squares), (code) => letters.charAt(code + zero)).join(
    '',
  );
}

function boardsOf(id: Kind['id'], hidden: HiddenGame, { worlds }: Belief): string[] {
  return Array.from({ length: worlds.count }, (_, at) => boardOf(id, hidden, worlds.world(at)));
}

/** Random games, asked now and then. */
function* moments({ id, plies }: Kind, games: number): Generator<HiddenLine> {
  for (let number = 0; number < games; number += 1) {
    const random = randomOf(deriveSeed(SEED, `${number}`), 'play');
    const line = new HiddenLine(
      id,
      id === 'fog-of-war-chess' ? { pawnSight: number % 2 === 1 } : {},
    );
    for (let ply = 0; ply < plies && !line.position.outcome; ply += 1) {
      line.act(line.position.draw(line.seat, random));
      if (ply % 4 === 0 && !line.position.outcome) yield line;
    }
  }
}

describe.each(KINDS)('$id', (kind) => {
  const { id, hidden } = kind;

  test('[R22] a belief that keeps all worlds never loses the true one', () => {
    let asked = 0;
    for (const line of moments(kind, 16)) {
      for (const seat of SEATS) {
        const belief = believed(hidden, line, seat);
        expect(belief.isWhole).toBe(true);
        expect(boardsOf(id, hidden, belief)).toContain(line.position.view('all').board);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(60);
  });

  test('[R22, R3] every world believed looks to the seat as the truth does', () => {
    let others = 0;
    for (const line of moments(kind, 6)) {
      for (const seat of SEATS) {
        const seen = line.views[seat].at(-1);
        const belief = believed(hidden, line, seat);
        for (const board of boardsOf(id, hidden, belief).slice(0, 200)) {
          if (id === 'dark-mini-xiangqi') {
            expect(naiveXiangqi(board, seat)).toBe(seen?.board);
            expect(naiveFacing(board)).toBe((seen as View<DarkMiniXiangqiView>).facing);
          } else if (!/[Pp]/.test(board.slice(0, 8) + board.slice(-8))) {
            const passed = passedIn(line, seat);
            expect(naiveChess(board, seat, passed, line.pawnSight)).toBe(seen?.board);
          }
          others += board === line.position.view('all').board ? 0 : 1;
        }
      }
    }
    expect(others).toBeGreaterThan(100);
  });

  test('[R22] a belief too large for its bounds stays within them, and made up worlds fit too', () => {
    const care = { most: 40, work: 4000, reseed: 30 };
    let thin = 0;
    for (const line of moments({ ...kind, plies: kind.plies * 3 }, 4)) {
      for (const seat of SEATS) {
        const belief = believed(hidden, line, seat, care);
        expect(belief.worlds.count).toBeGreaterThan(0);
        expect(belief.worlds.count).toBeLessThanOrEqual(2 * care.most);
        const sight = hidden.sightOf(line.views[seat].at(-1) ?? never(), sideOf(seat));
        for (const board of boardsOf(id, hidden, belief)) {
          for (const [at, letter] of [...(line.views[seat].at(-1)?.board ?? '')].entries()) {
            if (sight.seen[at]) expect(board.charAt(at)).toBe(letter);
          }
        }
        thin += belief.isWhole ? 0 : 1;
      }
    }
    expect(thin).toBeGreaterThan(10);
  });

  test('[R22] shares are fair: against who moves as assumed, they come true as often as they say', () => {
    const bins = [0, 1].map(() => ({ error: 0, spread: 0, count: 0 }));
    for (let number = 0; number < 240; number += 1) {
      const dice = diceOf(deriveSeed(SEED, `fair|${number}`), 'dice');
      const line = new HiddenLine(id);
      const seat = SEATS[number % 2] ?? 'first';
      const plies = 3 + dice.below(6);
      while (line.views[seat].length <= plies && !line.position.outcome) {
        line.act(line.seat === seat ? anyMove(line, dice.below) : assumedMove(kind, line, dice));
      }
      if (line.position.outcome) continue;
      const { worlds } = believed(hidden, line, seat);
      const unseen = [...(line.views[seat].at(-1)?.board ?? '')].flatMap((letter, at) =>
        letter === '?' ? [at] : [],
      );
      const at = unseen[dice.below(unseen.length)] ?? 0;
      let share = 0;
      for (let index = 0; index < worlds.count; index += 1) {
        if (worlds.world(index)[at] !== 0) share += worlds.weight(index) / worlds.total;
      }
      const isThere = line.position.view('all').board.charAt(at) !== '.';
      const bin = bins[share < 0.5 ? 0 : 1];
      if (!bin || share < 1e-9 || share > 1 - 1e-9) {
        expect(isThere).toBe(share > 0.5);
        continue;
      }
      bin.error += (isThere ? 1 : 0) - share;
      bin.spread += share * (1 - share);
      bin.count += 1;
    }
    for (const { error, spread, count } of bins) {
      expect(count).toBeGreaterThan(15);
      expect(Math.abs(error) / Math.sqrt(spread)).toBeLessThan(3);
    }
  });

  test('[R22] the same views give the same belief, whatever was asked before', () => {
    const care = { most: 60, work: 2000, reseed: 30 };
    for (const line of moments({ ...kind, plies: 24 }, 2)) {
      const cold = boardsOf(id, hidden, believed(hidden, line, 'first', care));
      believed(hidden, line, 'second', care);
      const copy = JSON.parse(JSON.stringify(line.views)) as HiddenLine['views'];
      const again = Object.assign(new HiddenLine(id), { views: copy });
      expect(boardsOf(id, hidden, believed(hidden, again, 'first', care))).toEqual(cold);
    }
  });
});

function never(): never {
  throw new Error('no view');
}

function anyMove(line: HiddenLine, below: (n: number) => number): string {
  const legal = line.position.legal(line.seat);
  return legal[below(legal.length)] ?? '';
}

/** A move drawn as the belief assumes that the other side moves. */
function assumedMove({ id, hidden }: Kind, line: HiddenLine, dice: ReturnType<typeof diceOf>) {
  const side = sideOf(line.seat);
  const letters = LETTERS[id];
  const board = [...line.position.view('all').board];
  const world = hidden.start.slice();
  world.set(board.map((letter) => letters.indexOf(letter) - letters.indexOf('.')));
  const legal = line.position.legal(line.seat);
  const weights = legal.map((action) => hidden.likelihood(world, side, hidden.parseMove(action)));
  return legal[dice.weighted(weights)] ?? '';
}

/** The square on which the seat may take in passing, told by the rules' own list of actions. */
function passedIn(line: HiddenLine, seat: Seat): string | null {
  const view = line.views[seat].at(-1) ?? never();
  const pawn = seat === 'first' ? 'P' : 'p';
  const square = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
  const taking = view.legal.find(
    (action) =>
      view.board.charAt(square(action)) === pawn &&
      action.charAt(0) !== action.charAt(2) &&
      view.board.charAt(square(action.slice(2))) === '.',
  );
  return taking?.slice(2, 4) ?? null;
}

describe('Fog of War Chess', () => {
  const chess = (line: string, seat: Seat): string[] => {
    const played = new HiddenLine('fog-of-war-chess').play(line);
    const belief = believed(hiddenChess, played, seat);
    expect(belief.isWhole).toBe(true);
    return boardsOf('fog-of-war-chess', hiddenChess, belief);
  };
  const at = (board: string, name: string): string =>
    board.charAt(name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1));

  test('[FC1, FC2] castling through an attack is among what the other side may have done', () => {
    const boards = chess('b2b3 e7e5 c1a3 f8e7 h2h3 e7g5 g2g3 g8f6 e2e3 e8g8', 'first');
    expect(boards.every((board) => at(board, 'f8') === 'r')).toBe(true);
    expect(boards.some((board) => at(board, 'g8') === 'k')).toBe(true);
  });

  test('[FC3, FC7] a pawn that may be taken in passing is known, for that turn only', () => {
    const line = new HiddenLine('fog-of-war-chess').play('e2e4 a7a6 e4e5 d7d5');
    const { worlds } = believed(hiddenChess, line, 'first');
    for (let index = 0; index < worlds.count; index += 1) {
      const world = worlds.world(index);
      expect(hiddenChess.moves(world, 1)).toContain(hiddenChess.parseMove('e5d6'));
    }
    line.play('g1f3 a6a5');
    const later = believed(hiddenChess, line, 'first').worlds;
    for (let index = 0; index < later.count; index += 1) {
      const moves = hiddenChess.moves(later.world(index), 1);
      expect(moves).not.toContain(hiddenChess.parseMove('e5d6'));
    }
  });

  test('[FC3, FC10] who loses a pawn in passing concludes where the taker stands', () => {
    const boards = chess('e2e4 a7a6 e4e5 d7d5 e5d6', 'second');
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) expect(at(board, 'd6') + at(board, 'd5')).toBe('P.');
  });
});

test('thinning keeps what is heavy and bends no expectation', () => {
  const set = new WorldSet(1);
  for (let at = 0; at < 100; at += 1) set.add(Int8Array.of(at), at === 7 ? 500 : 1 + (at % 3));
  const sums = { kept: 0, odd: 0 };
  const rounds = 400;
  for (let round = 0; round < rounds; round += 1) {
    const kept = thinned(set, 20, diceOf(SEED, `thin|${round}`));
    expect(kept.count).toBeLessThanOrEqual(21);
    let odd = 0;
    let heavy = 0;
    for (let index = 0; index < kept.count; index += 1) {
      const value = kept.world(index)[0] ?? 0;
      if (value === 7) heavy = kept.weight(index);
      else if (value % 2 === 1) odd += kept.weight(index);
    }
    expect(heavy).toBe(500);
    sums.kept += kept.total;
    sums.odd += odd;
  }
  const odd = Array.from({ length: 100 }, (_, at) => at).filter((at) => at % 2 === 1 && at !== 7);
  const weight = odd.reduce((sum, at) => sum + 1 + (at % 3), 0);
  expect(sums.odd / rounds / weight).toBeCloseTo(1, 1);
  expect(sums.kept / rounds / set.total).toBeCloseTo(1, 1);
});
