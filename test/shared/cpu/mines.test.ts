import { expect, test } from 'vitest';
import { squareOf } from '../../../shared/board/squares.ts';
import { layoutsOf, mineOdds } from '../../../shared/cpu/mine-odds.ts';
import type { MinePosition } from '../../../shared/cpu/mine-position.ts';
import {
  exactOdds,
  minesweeperChessPlayer,
  oddsOf,
  positionOf,
} from '../../../shared/cpu/minesweeper-chess.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import { rootMoves } from '../../../shared/cpu/root.ts';
import { Search } from '../../../shared/cpu/search.ts';
import { CERTAIN } from '../../../shared/cpu/searchable.ts';
import { type Action, otherSeat, type Seat, type View } from '../../../shared/game.ts';
import { groundText } from '../../../shared/games/minesweeper-chess/ground.ts';
import { minesweeperChess } from '../../../shared/games/minesweeper-chess/index.ts';
import { legal as legalOf, stateFromFen } from '../../../shared/games/minesweeper-chess/rules.ts';
import {
  view as bodyOf,
  type MinesweeperChessView,
} from '../../../shared/games/minesweeper-chess/view.ts';
import { NEIGHBOURS, TALL, ZONE } from '../../../shared/games/minesweeper-chess/zone.ts';
import { deriveSeed, randomOf } from '../../../shared/random.ts';
import { play } from '../../bench/duel.ts';

type MineView = View<MinesweeperChessView>;
const SEED = 'c4'.repeat(32);

interface Moment {
  readonly views: readonly MineView[];
  readonly seat: Seat;
}

/** A random game as the seat to act saw it, ply by ply. */
function* randomGame(label: string, plies: number): Generator<Moment> {
  const random = randomOf(SEED, label);
  const options = { minesStay: random.below(2) === 1 };
  let position = minesweeperChess.start(options, randomOf(SEED, `${label} mines`));
  const views: MineView[] = [];
  for (let ply = 0; ply < plies && !position.outcome; ply += 1) {
    const seat = position.toAct[0] ?? 'first';
    const legal = position.legal(seat);
    const body = position.view(seat) as MinesweeperChessView;
    views.push({ ...body, viewer: seat, ply, toAct: [seat], outcome: null, legal, own: null });
    yield { views, seat };
    position = position.play(seat, position.draw(seat, random));
  }
}

function rootTexts(position: MinePosition): Action[] {
  return rootMoves(new Search(position, 1))
    .map(({ move }) => position.textOf(move))
    .sort();
}

test('[MC1, MC4, MC5] it finds the actions that the referee finds, of idle sweeps at least one', () => {
  let sweeps = 0;
  for (let game = 0; game < 12; game += 1) {
    for (const { views } of randomGame(`legal ${game}`, 120)) {
      const legal = views.at(-1)?.legal ?? [];
      const found = rootTexts(positionOf(views, exactOdds));
      const moves = (texts: readonly Action[]): Action[] => texts.filter((t) => !t.endsWith('*'));
      expect(moves(found)).toEqual(moves(legal));
      for (const text of found) expect(legal).toContain(text);
      const ground = views.at(-1)?.ground ?? '';
      for (const text of legal.filter((action) => action.endsWith('*'))) {
        sweeps += 1;
        const target = text.slice(2, -1);
        if (ground.charAt(squareOf(TALL, target)) === '*') expect(found).toContain(text);
      }
      expect(found.some((t) => t.endsWith('*'))).toBe(legal.some((t) => t.endsWith('*')));
    }
  }
  expect(sweeps).toBeGreaterThan(500);
});

/** All of a mine position that must come back after unmake. */
function stateOf(position: MinePosition): unknown {
  const { board, counts, kings, odds, side, castling, checked, quiet } = position;
  const { keyLow, keyHigh, pawnKey, middle, end, phase } = position;
  const sums = [keyLow, keyHigh, pawnKey, middle, end, phase];
  return [[...board], [...counts], [...kings], [...odds], side, castling, checked, quiet, sums];
}

test('[MC2] explosions and sweeps are taken back whole', () => {
  let explosions = 0;
  for (const { views } of randomGame('unmake', 60)) {
    const position = positionOf(views, exactOdds);
    const before = stateOf(position);
    for (const { move } of rootMoves(new Search(position, 1))) {
      const peril = position.peril(move);
      position.make(move);
      if (peril > 0) {
        const pieces = position.counts[1 - position.side] ?? 0;
        position.explode();
        explosions += 1;
        expect(position.counts[1 - position.side]).toBe(pieces - 1);
        const deeper = stateOf(position);
        for (const reply of rootMoves(new Search(position, 1))) {
          position.make(reply.move);
          position.unmake();
        }
        expect(stateOf(position)).toEqual(deeper);
      }
      position.unmake();
      expect(stateOf(position)).toEqual(before);
    }
  }
  expect(explosions).toBeGreaterThan(30);
});

test('[MC3, MC10] at the start every fogged square is mined once in eight', () => {
  const ground = groundText({ mines: [], open: new Set(), lifted: false }, 'public');
  expect(layoutsOf(ground, 4).length).toBe(35_960);
  expect([...mineOdds(ground, 4).values()]).toEqual(ZONE.map(() => CERTAIN / 8));
});

test('[MC3] the odds are those of the layouts that show the same ground', () => {
  for (let game = 0; game < 6; game += 1) {
    const moments = [...randomGame(`odds ${game}`, 30)];
    const view = moments.at(-1)?.views.at(-1);
    if (!view) throw new Error('no view');
    const { ground, mines } = view;
    const open = new Set(ZONE.filter((square) => ground.charAt(square) !== '?'));
    const known = ZONE.filter((square) => ground.charAt(square) === '*');
    const counts = new Map(ZONE.map((square) => [square, 0]));
    let layouts = 0;
    // Every layout is laid out and looked at, by the rules' own words.
    const lay = (from: number, laid: number[]): void => {
      if (laid.length === mines) {
        if (groundText({ mines: laid, open, lifted: false }, 'public') !== ground) return;
        layouts += 1;
        for (const mine of laid) counts.set(mine, (counts.get(mine) ?? 0) + 1);
        return;
      }
      for (let at = from; at < ZONE.length; at += 1) {
        const square = ZONE[at] ?? 0;
        const isPossible = ground.charAt(square) === '?' || known.includes(square);
        if (isPossible) lay(at + 1, [...laid, square]);
      }
    };
    lay(0, []);
    const expected = ZONE.map((s) => Math.round(((counts.get(s) ?? 0) * CERTAIN) / layouts));
    expect(layouts).toBeGreaterThan(0);
    expect([...mineOdds(ground, mines).values()]).toEqual(expected);
  }
}, 240_000);

test('[MC10] predicted explosions happen as often as predicted', () => {
  let predicted = 0;
  let variance = 0;
  let happened = 0;
  for (let game = 0; game < 120; game += 1) {
    let before: { views: MineView[]; odds: ReadonlyMap<number, number> } | null = null;
    for (const { views } of randomGame(`calibration ${game}`, 40)) {
      const view = views.at(-1) as MineView;
      const landed = view.lastMove && !view.lastMove.endsWith('*') ? view.lastMove : null;
      const to = landed ? squareOf(TALL, landed.replace(/^[a-h]\d+/, '')) : -1;
      if (before && to >= 0 && before.views.at(-1)?.ground.charAt(to) === '?') {
        const chance = (before.odds.get(to) ?? 0) / CERTAIN;
        predicted += chance;
        variance += chance * (1 - chance);
        happened += view.noticed.some(({ kind }) => kind === 'exploded') ? 1 : 0;
      }
      before = { views: [...views], odds: exactOdds(view) };
    }
  }
  expect(variance).toBeGreaterThan(20);
  expect(Math.abs(happened - predicted)).toBeLessThan(3 * Math.sqrt(variance));
});

/** A request about a position that is set up. */
function requestOf(
  fen: string,
  level: string,
  open: readonly number[] = [],
  mines: readonly string[] = [],
): Request {
  const state = stateFromFen(
    fen,
    mines.map((name) => squareOf(TALL, name)),
    false,
    open,
  );
  const seat: Seat = fen.includes(' w ') ? 'first' : 'second';
  const ply = seat === 'first' ? 0 : 1;
  const legal = legalOf(state, seat);
  const view = {
    ...bodyOf(state, seat),
    viewer: seat,
    ply,
    toAct: [seat],
    outcome: null,
    legal,
    own: null,
  };
  return {
    game: 'minesweeper-chess',
    level,
    seat,
    options: {},
    views: [view],
    budget: 'lite',
    seed: SEED,
  };
}

function answer(request: Request): Action {
  const run = minesweeperChessPlayer(request);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

const LEVELS = ['easy', 'hard'] as const;
/** White mates on the back rank, far from the mines. */
const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/8/5PPP/R5K1 w - - 0 1';

test.each(LEVELS)('it never misses a mate in one: %s', (level) => {
  const open = ZONE.filter((square) => square % 8 === 0);
  for (let n = 0; n < 8; n += 1) {
    const request = { ...requestOf(MATE_IN_ONE, level, open), seed: deriveSeed(SEED, `${n}`) };
    expect(answer(request)).toBe('a1a10');
  }
});

test.each(LEVELS)('[MC7] it takes a king that an explosion has bared: %s', (level) => {
  const fen = '4k3/pppp1ppp/8/8/8/8/8/4Q3/PPPP1PPP/4K3 w - - 0 1';
  expect(answer(requestOf(fen, level, ZONE))).toBe('e3e10');
});

test('[MC5] the hard level does not land on a mine that everybody sees', () => {
  const fen = '4k3/pppp1ppp/8/8/8/8/3R4/8/PPP2PPP/4K3 w - - 0 1';
  for (const mine of ['d5', 'd6', 'd7']) {
    const action = answer(requestOf(fen, 'hard', ZONE, [mine]));
    expect(action).not.toBe(`d4${mine}`);
  }
});

test('[MC2] the hard level prefers safe ground to fog, other things being equal', () => {
  // Of the zone only the fourth rank is open, and the numbers there tell of no mine.
  const open = ZONE.filter((square) => Math.floor(square / 8) === 3);
  const fen = '4k3/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1';
  const request = requestOf(fen, 'hard', open, []);
  const view = request.views[0] as MineView;
  const odds = exactOdds(view);
  const action = answer(request);
  const to = squareOf(TALL, action.replace(/^[a-h]\d+/, '').replace('*', ''));
  expect(odds.get(to) ?? 0).toBeLessThan(CERTAIN / 8);
});

test.each(LEVELS)('[R22] the same views, level and seed give the same action: %s', (level) => {
  const moment = [...randomGame('again', 24)].at(-1);
  if (!moment) throw new Error('no game');
  const { views, seat } = moment;
  const request: Request = {
    game: 'minesweeper-chess',
    level,
    seat,
    options: {},
    views,
    budget: 'lite',
    seed: SEED,
  };
  const copy = JSON.parse(JSON.stringify(request)) as Request;
  expect(answer(copy)).toBe(answer(request));
});

test.each(LEVELS)('it plays whole games by the rules, from either seat: %s', (level) => {
  for (const seat of ['first', 'second'] as const) {
    const me = { player: minesweeperChessPlayer, level, budget: 'lite' } as const;
    const other = { player: minesweeperChessPlayer, level: 'easy', budget: 'lite' } as const;
    const seated = { [seat]: me, [otherSeat(seat)]: other } as Record<Seat, typeof me>;
    const seed = deriveSeed(SEED, seat);
    const played = play({ game: minesweeperChess, ...seated, seed, opening: 0, cap: 40 });
    expect(played.plies).toBeGreaterThan(4);
  }
});

test('odds of a player that does not count are the same everywhere in fog', () => {
  const moment = [...randomGame('flat', 10)].at(-1);
  const view = moment?.views.at(-1);
  if (!view) throw new Error('no view');
  for (const [square, chance] of oddsOf(view, 7)) {
    const sign = view.ground.charAt(square);
    expect(chance).toBe(sign === '?' ? 7 : sign === '*' ? CERTAIN : 0);
    expect(NEIGHBOURS[square]?.length).toBeGreaterThan(4);
  }
});
