/** A board to look at: diagrams and the review. It never keeps a finger from scrolling the page. */
import './still-board.css';
import { Board, type BoardWords } from '../board/board.tsx';
import type { Scene } from '../board/scene.ts';
import type { Presenter } from '../games/presenter.ts';
import { styleOf } from '../model/settings.ts';

/** Nothing can be played here, so these are never said. */
const SILENT: BoardWords = { target: String, pending: String, choose: '', cancel: '' };

export function StillBoard(props: {
  readonly scene: Scene;
  readonly presenter: Presenter;
  readonly label: string;
  /** How likely something is on each square, 0 to 1. */
  readonly heat?: readonly number[] | undefined;
}) {
  const { presenter } = props;
  const style = styleOf(presenter);
  return (
    <div class="still-board" data-game={presenter.about.id} data-style={style}>
      <Board
        scene={props.scene}
        draw={(glyph) => presenter.draw(glyph, style)}
        gestures={[]}
        showTargets={false}
        onAct={() => {}}
        pending={null}
        words={SILENT}
        label={props.label}
        heat={props.heat}
      />
    </div>
  );
}
