/** What the computer believed of the fog, over the boards of the seats that it played (R28). */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Request } from '../../shared/cpu/player.ts';
import type { Believer } from '../net/believer.ts';
import { review } from '../text/review.ts';

const text = review.belief;

/** A slider passes many plies on its way; only where it rests is worked out. */
const SETTLED_MS = 120;

/** The odds of all squares, `working` while they are worked out, null where there are none. */
export type Odds = readonly number[] | 'working' | null;

/**
 * What a seat's computer believed at a ply. Answers are kept; one that comes for a ply already left
 * is dropped.
 * @param requestAt what it had been told by a ply; null asks nothing.
 */
export function useOdds(
  requestAt: ((ply: number) => Request) | null,
  ply: number,
  create: () => Believer,
): Odds {
  const known = useMemo(() => new Map<number, readonly number[] | null>(), []);
  const believer = useMemo(create, []);
  const answers = useSignal(0);
  useEffect(() => {
    if (!requestAt || known.has(ply)) return;
    let left = false;
    const timer = setTimeout(async () => {
      const odds = await believer.ask(requestAt(ply));
      if (left) return;
      known.set(ply, odds);
      answers.value += 1;
    }, SETTLED_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      believer.close();
    };
  }, [ply, requestAt === null]);
  // Read, so that an answer draws the board again.
  if (answers.value < 0 || !requestAt) return null;
  return known.has(ply) ? (known.get(ply) ?? null) : 'working';
}

/** Turns it on, and says how it stands. The line under it is always there, so that nothing jumps. */
export function BeliefSwitch(props: {
  readonly on: Signal<boolean>;
  /** Of the seats that the computer played. */
  readonly heats: readonly Odds[];
  readonly onTurnOn: () => void;
}) {
  const { on, heats, onTurnOn } = props;
  return (
    <label class="switch review-belief">
      <span>
        {text.label}
        <small>{on.value ? hintOf(heats) : text.hint}</small>
      </span>
      <input
        type="checkbox"
        checked={on.value}
        onChange={(event) => {
          on.value = event.currentTarget.checked;
          if (on.value) onTurnOn();
        }}
      />
    </label>
  );
}

function hintOf(heats: readonly Odds[]): string {
  if (heats.includes('working')) return text.working;
  const told = heats.filter((heat) => typeof heat === 'object' && heat !== null);
  if (told.length === 0) return text.none;
  return told.flat().some((share) => share > 0) ? text.hint : text.nothing;
}
