/** What one of the three boards of a review shows at a ply. */
import type { Viewer } from '../../shared/game.ts';
import type { MatchRecord } from '../../shared/protocol/record.ts';
import type { Replay } from '../../shared/replay.ts';
import type { Scene } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';

/**
 * @param eyes whose view, or `all` for the truth.
 * @param you whose side is at the bottom of all three; the first seat's for who was no player.
 */
export function sceneAt(
  replay: Replay,
  record: MatchRecord,
  presenter: Presenter,
  ply: number,
  eyes: Viewer,
  you: Viewer,
): Scene {
  const view = replay.viewAt(ply, eyes);
  const scene = presenter.scene(view, you === 'second' ? 'second' : 'first');
  const last = record.actions[ply - 1];
  if (eyes !== 'all' || !last) return scene;
  const path = presenter.path(last.action);
  if (!path) return scene;
  // The truth knows the last action whole; the capture that decided the match gets its path drawn.
  const decided = view.outcome !== null && scene.squares[path.to]?.marks.includes('decisive');
  return {
    ...scene,
    squares: scene.squares.map((square, index) =>
      (index === path.from || index === path.to) && !square.marks.includes('last')
        ? { ...square, marks: ['last', ...square.marks] }
        : square,
    ),
    lines: decided ? [...scene.lines, { kind: 'path', ...path }] : scene.lines,
  };
}
