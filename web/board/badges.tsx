/** Badges: small targets of their own in the corner of a square, the rest of which means a move. */
import type { ComponentChild } from 'preact';
import { placeOf } from './geometry.ts';
import type { Gesture, Scene } from './scene.ts';

export function Badges(props: {
  readonly scene: Scene;
  readonly badges: readonly Gesture[];
  draw(glyph: string): ComponentChild;
  onChoose(gesture: Gesture): void;
}) {
  const { scene, badges, draw, onChoose } = props;
  return (
    <div class="badges">
      {badges.map((gesture) => {
        const { badge } = gesture;
        const { column, row } = placeOf(scene, gesture.taps.at(-1) ?? 0);
        return (
          badge && (
            <button
              key={gesture.action}
              type="button"
              class="badge"
              style={{ '--column': column, '--row': row }}
              title={badge.label}
              aria-label={badge.label}
              onClick={() => onChoose(gesture)}
            >
              {draw(badge.glyph)}
            </button>
          )
        );
      })}
    </div>
  );
}
