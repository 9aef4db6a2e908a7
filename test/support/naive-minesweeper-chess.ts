/**
 * Minesweeper Chess a second time, by other means: a board text and coordinates, no geometry tables.
 * The rules under test share nothing with it.
 */
import type { Seat } from '../../shared/game.ts';

const FILES = 'abcdefgh';

export const ZONE: readonly number[] = Array.from({ length: 80 }, (_, i) => i).filter(
  (square) => Math.floor(square / 8) >= 3 && Math.floor(square / 8) <= 6,
);

/** The square that a name or an action begins with. */
export function indexOf(text: string): number {
  const [name = ''] = text.match(/^[a-h]\d+/) ?? [];
  return FILES.indexOf(name.charAt(0)) + 8 * (Number(name.slice(1)) - 1);
}

function areNear(a: number, b: number): boolean {
  const files = Math.abs((a % 8) - (b % 8));
  const ranks = Math.abs(Math.floor(a / 8) - Math.floor(b / 8));
  return Math.max(files, ranks) <= 1;
}

/** The zone squares that a landing opens (MC2). */
export function ringOf(name: string): number[] {
  return ZONE.filter((square) => areNear(square, indexOf(name)));
}

/** The ground as everybody sees it (MC3, MC8). */
export function groundText(mines: readonly number[], open: readonly number[]): string {
  return Array.from({ length: 80 }, (_, square) => {
    if (!ZONE.includes(square)) return '-';
    if (!open.includes(square)) return '?';
    if (mines.includes(square)) return '*';
    return String(mines.filter((mine) => areNear(mine, square)).length);
  }).join('');
}

/** A match as the brute force knows it. */
export interface NaiveMatch {
  readonly board: string;
  readonly seat: Seat;
  /** `KQkq`, or what is left of it. */
  readonly rights: string;
  readonly mines: readonly number[];
  readonly open: readonly number[];
  readonly lifted: boolean;
}

const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  r: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  b: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  n: [
    [1, 2],
    [2, 1],
    [-1, 2],
    [-2, 1],
    [1, -2],
    [2, -1],
    [-1, -2],
    [-2, -1],
  ],
};
const ALL = [...(STEPS['r'] ?? []), ...(STEPS['b'] ?? [])];

function seatOf(piece: string | undefined): Seat | null {
  if (piece === undefined || piece === '.') return null;
  return piece < 'a' ? 'first' : 'second';
}

function nameOf(square: number): string {
  return FILES.charAt(square % 8) + String(Math.floor(square / 8) + 1);
}

/** Where a piece could go or, of pawns, only capture; castling apart. */
function reach(board: string, from: number, onlyTakes: boolean): number[] {
  const piece = board.charAt(from);
  const seat = seatOf(piece);
  const [file, rank] = [from % 8, Math.floor(from / 8)];
  const role = piece.toLowerCase();
  const found: number[] = [];
  const look = (files: number, ranks: number): string | undefined => {
    const [f, r] = [file + files, rank + ranks];
    if (f < 0 || f > 7 || r < 0 || r > 9) return undefined;
    const there = board.charAt(f + 8 * r);
    if (seatOf(there) !== seat) found.push(f + 8 * r);
    return there;
  };
  if (role === 'p') {
    const up = seat === 'first' ? 1 : -1;
    for (const side of [-1, 1]) {
      const there = look(side, up);
      if (there === '.' && !onlyTakes) found.pop();
    }
    if (onlyTakes || board.charAt(from + 8 * up) !== '.') return found;
    found.push(from + 8 * up);
    const isHome = rank === (seat === 'first' ? 1 : 8);
    if (isHome && board.charAt(from + 16 * up) === '.') found.push(from + 16 * up);
    return found;
  }
  if (role === 'n') for (const [files, ranks] of STEPS['n'] ?? []) look(files, ranks);
  if (role === 'k') for (const [files, ranks] of ALL) look(files, ranks);
  if (role === 'n' || role === 'k') return found;
  for (const [files, ranks] of role === 'q' ? ALL : (STEPS[role] ?? [])) {
    for (let n = 1; look(n * files, n * ranks) === '.'; n += 1);
  }
  return found;
}

function isAttacked(board: string, square: number, by: Seat): boolean {
  for (let from = 0; from < 80; from += 1) {
    if (seatOf(board[from]) === by && reach(board, from, true).includes(square)) return true;
  }
  return false;
}

function put(board: string, changes: Readonly<Record<number, string>>): string {
  return [...board].map((piece, square) => changes[square] ?? piece).join('');
}

/** The board after a move, without mines. */
function moved(board: string, from: number, to: number): string {
  const piece = board.charAt(from);
  const isLast = to < 8 || to > 71;
  const arrives = isLast ? { P: 'Q', p: 'q' }[piece] : undefined;
  const changes: Record<number, string> = { [from]: '.', [to]: arrives ?? piece };
  if (/k/i.test(piece) && Math.abs(from - to) === 2) {
    const isShort = to > from;
    changes[isShort ? from + 3 : from - 4] = '.';
    changes[isShort ? from + 1 : from - 1] = piece === 'K' ? 'R' : 'r';
  }
  return put(board, changes);
}

/** Every action (MC1, MC4, MC5, MC7), sorted. */
export function naiveActions(match: NaiveMatch): string[] {
  const { board, seat, rights, mines, open, lifted } = match;
  const enemy: Seat = seat === 'first' ? 'second' : 'first';
  const king = seat === 'first' ? 'K' : 'k';
  const enemyKing = seat === 'first' ? 'k' : 'K';
  const inCheck = isAttacked(board, board.indexOf(king), enemy);
  const found: string[] = [];
  const add = (from: number, to: number): void => {
    const isDiscovered = mines.includes(to) && open.includes(to) && board.charAt(from) !== king;
    const after = moved(board, from, to);
    const known = isDiscovered ? put(after, { [to]: '.' }) : after;
    const isSafe = !isAttacked(known, known.indexOf(king), enemy);
    if (isSafe || board.charAt(to) === enemyKing) found.push(nameOf(from) + nameOf(to));
  };
  for (let from = 0; from < 80; from += 1) {
    if (seatOf(board[from]) !== seat) continue;
    for (const to of reach(board, from, false)) add(from, to);
    const ahead = from + (seat === 'first' ? 8 : -8);
    const isSapper = /p/i.test(board.charAt(from)) && board.charAt(ahead) === '.';
    if (isSapper && !inCheck && !lifted) found.push(`${nameOf(from)}${nameOf(ahead)}*`);
  }
  const home = seat === 'first' ? 4 : 76;
  for (const [right, between, crossed, to] of [
    ['k', [1, 2], [0, 1, 2], 2],
    ['q', [-1, -2, -3], [0, -1, -2], -2],
  ] as const) {
    const letter = seat === 'first' ? right.toUpperCase() : right;
    const isFree =
      rights.includes(letter) &&
      between.every((step) => board.charAt(home + step) === '.') &&
      crossed.every((step) => !isAttacked(board, home + step, enemy));
    if (isFree) found.push(nameOf(home) + nameOf(home + to));
  }
  return found.sort();
}

/** The match after an action (MC2, MC4, MC6), with the house rule `minesStay` off. */
export function naivePlay(match: NaiveMatch, action: string): NaiveMatch {
  const [source = '', target = ''] = action.match(/[a-h]\d+/g) ?? [];
  const [from, to] = [indexOf(source), indexOf(target)];
  const seat: Seat = match.seat === 'first' ? 'second' : 'first';
  if (action.endsWith('*')) {
    return { ...match, seat, mines: match.mines.filter((mine) => mine !== to) };
  }
  const isLost = match.mines.includes(to) && !/k/i.test(match.board.charAt(from));
  const after = moved(match.board, from, to);
  const homes = { 0: 'Q', 4: 'KQ', 7: 'K', 72: 'q', 76: 'kq', 79: 'k' } as Record<number, string>;
  const gone = (homes[from] ?? '') + (homes[to] ?? '');
  const open = [...new Set([...match.open, ...ringOf(target)])];
  const mines = match.mines.filter((mine) => mine !== to);
  const lifted = match.lifted || mines.every((mine) => open.includes(mine));
  return {
    board: isLost ? put(after, { [to]: '.' }) : after,
    seat,
    rights: [...match.rights].filter((right) => !gone.includes(right)).join(''),
    mines: lifted ? [] : mines,
    open: lifted ? ZONE : open,
    lifted,
  };
}
