/**
 * Short synthesized sounds. Which one is played follows from the viewer's own states alone, so that
 * nothing is heard that was not seen (L-04); none is kept for later (U-14).
 */
import { effect, signal } from '@preact/signals';
import type { StateMessage } from '../../shared/protocol/socket.ts';
import { soundsWanted } from './settings.ts';

export type SoundId = 'action' | 'capture' | 'arrival' | 'end';

/** The sound of a new state, or null: one neutral sound for every action that took nothing. */
export function soundOf(before: StateMessage | null, after: StateMessage): SoundId | null {
  if (!before || before.match.id !== after.match.id) return null;
  if (after.match.status === 'over') return before.match.status === 'over' ? null : 'end';
  if (before.match.status === 'waiting' && after.match.status === 'playing') return 'arrival';
  if (after.view.ply <= before.view.ply) return null;
  // Captures are public (R7); a promotion, a castling or a quiet move in the fog are all alike.
  return after.view.captures.length > before.view.captures.length ? 'capture' : 'action';
}

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const TONES: Readonly<Record<SoundId, readonly Tone[]>> = {
  action: [{ from: 320, to: 190, at: 0, lasts: 0.07, loud: 0.16 }],
  capture: [
    { from: 240, to: 110, at: 0, lasts: 0.1, loud: 0.22 },
    { from: 150, to: 80, at: 0.06, lasts: 0.12, loud: 0.18 },
  ],
  arrival: [
    { from: 520, to: 520, at: 0, lasts: 0.16, loud: 0.1 },
    { from: 780, to: 780, at: 0.14, lasts: 0.24, loud: 0.1 },
  ],
  end: [
    { from: 392, to: 392, at: 0, lasts: 0.22, loud: 0.1 },
    { from: 330, to: 330, at: 0.18, lasts: 0.22, loud: 0.1 },
    { from: 262, to: 262, at: 0.36, lasts: 0.4, loud: 0.1 },
  ],
};

/** A sound later than this after its cause would only confuse. */
const STALE_AFTER_MS = 300;
/** What browsers take for a wish to hear something. */
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const;

/** `blocked` until the first gesture, and wherever there is no sound at all. */
export type SoundState = 'off' | 'blocked' | 'on';

export class Sounds {
  readonly #make: () => AudioContext;
  readonly #now: () => number;
  readonly #unlocked = signal(false);
  readonly #stop: () => void;
  #context: AudioContext | null = null;

  constructor(
    make: () => AudioContext = () => new AudioContext(),
    now: () => number = () => performance.now(),
  ) {
    this.#make = make;
    this.#now = now;
    const listening = new AbortController();
    for (const gesture of GESTURES) {
      addEventListener(gesture, () => this.#unlock(), { signal: listening.signal, passive: true });
    }
    const stopMuting = effect(() => {
      if (!soundsWanted.value) this.#context?.suspend().catch(() => {});
    });
    this.#stop = () => {
      listening.abort();
      stopMuting();
    };
  }

  get state(): SoundState {
    if (!soundsWanted.value) return 'off';
    return this.#unlocked.value ? 'on' : 'blocked';
  }

  /** Plays now or not at all; the game never waits for it. */
  play(id: SoundId): void {
    const context = this.#context;
    if (!context || !soundsWanted.value) return;
    if (context.state === 'running') {
      sound(context, TONES[id]);
      return;
    }
    // Browsers put a silent context to sleep; one that wakes too late keeps quiet.
    const wanted = this.#now();
    context.resume().then(
      () => {
        if (this.#now() - wanted < STALE_AFTER_MS) sound(context, TONES[id]);
      },
      () => {},
    );
  }

  close(): void {
    this.#stop();
    this.#context?.close().catch(() => {});
    this.#context = null;
  }

  #unlock(): void {
    if (!soundsWanted.value) return;
    try {
      this.#context ??= this.#make();
    } catch {
      return;
    }
    const context = this.#context;
    if (context.state === 'running') this.#unlocked.value = true;
    else {
      context.resume().then(
        () => {
          this.#unlocked.value = true;
        },
        () => {},
      );
    }
  }
}

function sound(context: AudioContext, tones: readonly Tone[]): void {
  for (const { from, to, at, lasts, loud } of tones) {
    const begin = context.currentTime + at;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}
