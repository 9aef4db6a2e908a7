/** What the tests of secrecy know of each game that hides something. */
import { pieceOf } from '../../shared/board/chess-text.ts';
import { NOWHERE, squareName } from '../../shared/board/squares.ts';
import { about as xiangqiAbout } from '../../shared/games/dark-mini-xiangqi/about.ts';
import { parsePlacement } from '../../shared/games/dark-mini-xiangqi/notation.ts';
import * as xiangqi from '../../shared/games/dark-mini-xiangqi/rules.ts';
import { view as xiangqiView } from '../../shared/games/dark-mini-xiangqi/view.ts';
import { about as fogAbout } from '../../shared/games/fog/about.ts';
import * as fog from '../../shared/games/fog/rules.ts';
import { view as fogView } from '../../shared/games/fog/view.ts';
import { about as chessAbout } from '../../shared/games/fog-of-war-chess/about.ts';
import * as chess from '../../shared/games/fog-of-war-chess/rules.ts';
import { view as chessView } from '../../shared/games/fog-of-war-chess/view.ts';
import { about as minesAbout } from '../../shared/games/minesweeper-chess/about.ts';
import * as mines from '../../shared/games/minesweeper-chess/rules.ts';
import { view as minesView } from '../../shared/games/minesweeper-chess/view.ts';
import * as naiveFog from './naive-fog.ts';
import * as naiveChess from './naive-fog-of-war-chess.ts';
import * as naiveMines from './naive-minesweeper-chess.ts';
import * as naiveXiangqi from './naive-xiangqi.ts';
import { type Secrets, shuffleUnseen, type TruthMaker, truthMaker } from './truths.ts';

const unseen = (board: string, marks: string): number[] =>
  [...[...board].keys()].filter((square) => marks.includes(board.charAt(square)));

/** A short number that stands for a whole text. */
function checksum(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Promotions, castling and captures in passing are near: from the start they are rare. */
const BUSY = 'r3k2r/p1P3P1/8/3pp3/3PP3/8/P1p3p1/R3K2R w KQkq - 0 1';

const fogOfWarChess: Secrets<chess.State> = {
  game: { ...chess, about: chessAbout, view: chessView },
  start: (random) =>
    chess.stateFromFen(random.below(2) === 1 ? START : BUSY, random.below(2) === 1),
  observe(state, seat, action, watcher) {
    const before = chessView(state, 'all').board;
    return watcher === 'spectator'
      ? naiveChess.naiveCapture(before, action)
      : naiveChess.naiveObservation(before, action, seat, watcher, state.pawnSight);
  },
  rehide(state, seat, random) {
    const { position } = state;
    const isOnTurn = chess.toAct(state).includes(seat);
    const passed =
      isOnTurn && position.passed !== NOWHERE ? squareName(chessAbout, position.passed) : null;
    const looks = (board: string): string | null =>
      /[Pp]/.test(board.slice(0, 8) + board.slice(-8))
        ? null
        : naiveChess.naiveBoard(board, seat, passed, state.pawnSight);
    const board = chessView(state, 'all').board;
    const open = unseen(looks(board) ?? '', '?');
    const changed = shuffleUnseen(board, open, looks, random);
    const isHome = (right: number, squares: readonly [number, string][]): number =>
      squares.every(([square, piece]) => changed.charAt(square) === piece) ? right : 0;
    const kept =
      isHome(1, [
        [4, 'K'],
        [7, 'R'],
      ]) |
      isHome(2, [
        [4, 'K'],
        [0, 'R'],
      ]) |
      isHome(4, [
        [60, 'k'],
        [63, 'r'],
      ]) |
      isHome(8, [
        [60, 'k'],
        [56, 'r'],
      ]);
    return {
      ...state,
      keys: [],
      quietPlies: random.below(100),
      position: {
        ...position,
        board: Int8Array.from(changed, (letter) => pieceOf(letter) ?? 0),
        castling: position.castling & kept,
      },
    };
  },
  leaks: {
    'a checksum of the position': (state) => checksum(chessView(state, 'all').board),
    'the plies since a pawn moved': (state) => state.quietPlies,
    'the castling rights of both': (state) => state.position.castling,
    'the passed square': (state) => state.position.passed,
    'how often the position was there': (state) =>
      state.keys.filter((key) => key === state.keys.at(-1)).length,
    'the queens on the board': (state) => chessView(state, 'all').board.match(/q/gi)?.length ?? 0,
    'the last action': (_state, _viewer, last) => last,
  },
};

const darkMiniXiangqi: Secrets<xiangqi.State> = {
  game: { ...xiangqi, about: xiangqiAbout, view: xiangqiView },
  start: () => xiangqi.setup({ showLegal: true }),
  observe(state, seat, action, watcher) {
    const before = xiangqiView(state, 'all').board;
    if (watcher !== 'spectator') {
      return naiveXiangqi.naiveObservation(before, action, seat, watcher);
    }
    const after = naiveXiangqi.naiveAfter(before, action);
    return before.replaceAll('.', '').length === after.replaceAll('.', '').length
      ? ''
      : [...before].filter((_, at) => after.charAt(at) !== before.charAt(at)).join('') + action;
  },
  rehide(state, seat, random) {
    const looks = (board: string): string | null => {
      const inPalace = ['K', 'k'].every((general) => {
        const at = board.indexOf(general);
        const rank = Math.floor(at / 7);
        const isFar = general === 'K' ? rank > 2 : rank < 4;
        return at >= 0 && at % 7 >= 2 && at % 7 <= 4 && !isFar;
      });
      return inPalace
        ? `${naiveXiangqi.naiveBoard(board, seat)} ${naiveXiangqi.naiveFacing(board)}`
        : null;
    };
    const board = xiangqiView(state, 'all').board;
    const open = unseen(naiveXiangqi.naiveBoard(board, seat), '?#');
    const changed = shuffleUnseen(board, open, looks, random);
    return { ...state, board: boardOfXiangqi(changed) };
  },
  leaks: {
    'a checksum of the position': (state) => checksum(xiangqiView(state, 'all').board),
    'how often the position was there': (state) =>
      state.positions.filter((text) => text === state.positions.at(-1)).length,
    'the last action': (_state, _viewer, last) => last,
  },
};

function boardOfXiangqi(text: string): xiangqi.State['board'] {
  const rows = Array.from({ length: 7 }, (_, rank) => text.slice(rank * 7, rank * 7 + 7));
  return parsePlacement(
    rows
      .reverse()
      .join('/')
      .replace(/\.+/g, (empty) => `${empty.length}`),
  );
}

const fogGame: Secrets<fog.State> = {
  game: { ...fog, about: fogAbout, view: fogView, unlisted: { read: fog.read, draw: fog.draw } },
  start: (random) =>
    fog.setup({ length: ['short', 'normal', 'long'][random.below(3)] ?? 'normal' }),
  observe(state, seat, action, watcher) {
    if (action.includes(',')) return seat === watcher ? action : 'ready';
    const before = state.board.join('');
    if (watcher !== 'spectator') {
      return naiveFog.naiveObservation(before, action, seat, watcher);
    }
    if (action.startsWith('?')) {
      return `${action} ${naiveFog.naiveAnswer(before, seat, action.slice(1))}`;
    }
    const after = naiveFog.naiveAfter(before, action);
    const isCapture = before.replaceAll('.', '').length > after.replaceAll('.', '').length;
    return isCapture ? `${action.slice(2)} ${before.charAt(fogSquare(action.slice(2)))}` : 'moved';
  },
  rehide(state, seat, random) {
    if (fog.isPlacing(state)) return state;
    const board = state.board.join('');
    const looks = (of: string): string => naiveFog.naiveBoard(of, seat);
    const changed = shuffleUnseen(board, unseen(looks(board), '?#'), looks, random);
    // A notice goes by sight before the action, which a piece that was not seen then cannot change.
    return { ...state, board: [...changed] };
  },
  leaks: {
    'a checksum of the position': (state) => checksum(state.board.join('')),
    'where the Queen is': (state, viewer) =>
      state.board.indexOf(viewer === 'first' ? 'q' : 'Q') % 7,
    'the last action': (_state, _viewer, last) => last,
  },
};

function fogSquare(name: string): number {
  return name.charCodeAt(0) - 97 + 7 * (Number(name[1]) - 1);
}

/**
 * The mines are hidden from both seats. What an action teaches of them follows from the rules' own
 * words: the numbers and mines on open squares, and what lies where a piece lands or sweeps.
 */
const minesweeperChess: Secrets<mines.State> = {
  game: { ...mines, about: minesAbout, view: minesView },
  start: (random) => mines.setup({ minesStay: random.below(2) === 1 }, random),
  observe(state, _seat, action) {
    const to = action.match(/[a-h]\d+/g)?.[1] ?? '';
    const isSweep = action.endsWith('*');
    const piece = minesView(state, 'all').board.charAt(naiveMines.indexOf(action));
    const laid = state.ground.mines;
    const opened = [...state.ground.open, ...(isSweep ? [] : naiveMines.ringOf(to))];
    const isMine = laid.includes(naiveMines.indexOf(to));
    const left = laid.filter((mine) => mine !== naiveMines.indexOf(to));
    const isKnown = left.every((mine) => opened.includes(mine));
    return [
      action,
      isMine ? piece : '',
      isKnown ? 'lifted' : naiveMines.groundText(left, opened),
      isKnown && state.minesStay ? left.join() : '',
    ].join(' ');
  },
  rehide(state, _seat, random) {
    const { mines: live, open } = state.ground;
    const layout = Array.from({ length: 80 }, (_, at) => (live.includes(at) ? '*' : '.')).join('');
    const minesIn = (text: string) => [...[...text].keys()].filter((at) => text.charAt(at) === '*');
    const looks = (text: string) => naiveMines.groundText(minesIn(text), [...open]);
    const closed = naiveMines.ZONE.filter((square) => !open.has(square));
    const found = minesIn(shuffleUnseen(layout, closed, looks, random));
    return { ...state, ground: { ...state.ground, mines: found } };
  },
  leaks: {
    'a checksum of the mines': (state) => checksum(state.ground.mines.join()),
    'every number': (state) => minesView(state, 'all').ground,
    'the mines on White’s half': (state) => state.ground.mines.filter((mine) => mine < 40).length,
  },
};

export const TRUTH_MAKERS: readonly TruthMaker[] = [
  truthMaker(fogOfWarChess),
  truthMaker(darkMiniXiangqi),
  truthMaker(fogGame),
  truthMaker(minesweeperChess),
];
