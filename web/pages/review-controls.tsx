/** Step, jump, slide, fast-forward. */
import type { Review } from '../model/review.ts';
import { review } from '../text/review.ts';

const text = review.controls;

const ICONS = {
  start: 'M6 5v14 M19 5 9 12l10 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8 5v14 M16 5v14',
  forward: 'M8 5l9 7-9 7z',
  end: 'M18 5v14 M5 5l10 7-10 7z',
} as const;

/** @param props.spoken what a ply is called when the slider is read out. */
export function Controls(props: {
  readonly review: Review;
  readonly spoken: (ply: number) => string;
}) {
  const { review, spoken } = props;
  const { ply, plies, playing, go } = review;
  const atStart = ply.value === 0;
  const atEnd = ply.value === plies;
  return (
    <fieldset class="controls">
      <legend class="visually-hidden">{text.label}</legend>
      <input
        type="range"
        min={0}
        max={plies}
        step={1}
        value={ply.value}
        aria-label={text.slider}
        aria-valuetext={spoken(ply.value)}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="row">
        <Step icon="start" label={text.start} off={atStart} onPress={() => go(0)} />
        <Step icon="back" label={text.back} off={atStart} onPress={() => go(ply.value - 1)} />
        <Step
          icon={playing.value ? 'pause' : 'play'}
          label={playing.value ? text.pause : text.play}
          off={plies === 0}
          onPress={() => (playing.value ? review.pause() : review.play())}
        />
        <Step icon="forward" label={text.forward} off={atEnd} onPress={() => go(ply.value + 1)} />
        <Step icon="end" label={text.end} off={atEnd} onPress={() => go(plies)} />
      </div>
    </fieldset>
  );
}

/** Stays focusable when there is nowhere to go: the focus would fall off the page otherwise. */
function Step(props: {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      class="button"
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.off}
      onClick={() => {
        if (!props.off) props.onPress();
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d={ICONS[props.icon]}
          fill="currentColor"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      </svg>
    </button>
  );
}
