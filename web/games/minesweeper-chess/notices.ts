/** What happened, in words; everybody reads the same but for who "you" are. */
import { squareOf } from '../../../shared/board/squares.ts';
import type { Seat } from '../../../shared/game.ts';
import { about } from '../../../shared/games/minesweeper-chess/about.ts';
import { pieceName } from '../chess-pieces.ts';
import { actorOf, describeMove, tellCheck, tellMove } from '../chess-told.ts';
import { chessWords } from '../chess-words.ts';
import { baredSide, type MinesView, readAction } from './scene.ts';
import { text } from './text.ts';

const say = text.notices;
type Notice = MinesView['noticed'][number];

function groundAt(view: MinesView, square: string): string {
  return view.ground[squareOf(about, square)] ?? '-';
}

/** One thing that the ground showed. */
function tellGround(view: MinesView, notice: Notice): string {
  switch (notice.kind) {
    case 'revealed': {
      const found = notice.squares.filter((square) => groundAt(view, square) === '*');
      return say.revealed(notice.squares.length, found);
    }
    case 'exploded':
      return say.exploded(pieceName(notice.piece), notice.square);
    case 'defused':
      return say.defused(notice.square);
    case 'swept': {
      const actor = actorOf(view);
      return actor === view.viewer
        ? say.youSwept(notice.square, notice.found)
        : say.swept(chessWords.seats[actor], notice.square, notice.found);
    }
    case 'lifted':
      return view.mines > 0 ? say.liftedStay : say.lifted;
  }
}

function tellBared(view: MinesView, side: Seat): string {
  if (view.viewer === side) return text.facts.youAreBared;
  return view.viewer === 'spectator'
    ? text.facts.isBared(chessWords.seats[side])
    : text.facts.youMayTake;
}

/** Sentences about the last action; none before the first and none after the end. */
export function noticesOf(view: MinesView): readonly string[] {
  const action = readAction(view.lastMove ?? '');
  if (!action || view.viewer === 'all') return [];
  const lost = view.noticed.find((notice) => notice.kind === 'exploded');
  const mover = lost?.piece ?? view.board[action.to] ?? '';
  const moved = action.isSweep ? [] : tellMove(about, view, action, mover);
  // When all lifts, what of it lifted by the landing itself is no news.
  const lifts = view.noticed.some(({ kind }) => kind === 'lifted');
  const ground = view.noticed
    .filter(({ kind }) => !lifts || kind !== 'revealed')
    .map((notice) => tellGround(view, notice));
  const bared = baredSide(view);
  const check = bared ? [`${tellBared(view, bared)}.`] : view.check ? [chessWords.told.check] : [];
  return [...moved, ...ground, ...check];
}

/** The mine counter, and what stands of check and bared kings. */
export function factsOf(view: MinesView): readonly string[] {
  const found = [...view.ground].filter((char) => char === '*').length;
  const facts = [text.facts.mines(view.mines, view.outcome ? 0 : found)];
  if (view.lifted) facts.push(text.facts.lifted);
  if (view.outcome !== null || view.check === null) return facts;
  const bared = baredSide(view);
  const king = view.board[squareOf(about, view.check)] ?? '';
  return [...facts, bared ? tellBared(view, bared) : tellCheck(view, king)];
}

/** An action in words: with the view before it by piece, without one by squares alone. */
export function describeAction(action: string, before: MinesView | null): string {
  const parsed = readAction(action);
  if (!parsed) return action;
  if (parsed.isSweep) return text.actions.sweep(parsed.fromName, parsed.toName);
  const words = describeMove(about, action, before?.board ?? null);
  const rank = Math.floor(parsed.to / about.files);
  const isPawn = /p/i.test(before?.board[parsed.from] ?? '');
  // MC1: it becomes a queen by itself, so the action does not say so.
  const promotes = isPawn && (rank === 0 || rank === about.ranks - 1);
  return promotes ? chessWords.moves.becomes(words, chessWords.pieces.queen) : words;
}
