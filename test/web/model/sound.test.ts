import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Capture, View } from '../../../shared/game.ts';
import { wantSounds } from '../../../web/model/settings.ts';
import { Sounds, soundOf } from '../../../web/model/sound.ts';
import { settled } from '../../support/fake-surroundings.ts';
import { stateOf } from '../../support/states.ts';

const capture = (by: Capture['by']): Capture => ({ ply: 4, square: 'd5', piece: 'p', by });
const heard = (view: Partial<View>) => soundOf(stateOf({ view: { ply: 4 } }), stateOf({ view }));

describe('which sound', () => {
  test('[L-04] an action of the other side out of sight, a seen one and a promotion sound alike', () => {
    expect(heard({ ply: 5 })).toBe('action');
    expect(heard({ ply: 5, noticed: [{ kind: 'moved' }] })).toBe('action');
    expect(heard({ ply: 5, board: '?'.repeat(64) })).toBe('action');
  });

  test('[L-04] only a capture that everybody is told of sounds like one', () => {
    expect(heard({ ply: 5, captures: [capture('second')] })).toBe('capture');
    expect(heard({ ply: 5, captures: [capture('first')] })).toBe('capture');
    const before = stateOf({ view: { ply: 5, captures: [capture('first')] } });
    expect(soundOf(before, stateOf({ view: { ply: 6, captures: [capture('first')] } }))).toBe(
      'action',
    );
  });

  test('[U-14] the first state, a repeated one and another match are silent', () => {
    expect(soundOf(null, stateOf({ view: { ply: 5 } }))).toBeNull();
    expect(heard({ ply: 4 })).toBeNull();
    expect(soundOf(stateOf(), stateOf({ match: { id: 'other' }, view: { ply: 1 } }))).toBeNull();
  });

  test('[U-21] somebody sitting down and the end have sounds of their own, once', () => {
    const waiting = stateOf({ match: { status: 'waiting' } });
    const over = stateOf({ match: { status: 'over' }, view: { ply: 9 } });
    expect(soundOf(waiting, stateOf())).toBe('arrival');
    expect(soundOf(stateOf(), over)).toBe('end');
    expect(soundOf(over, over)).toBeNull();
  });
});

/** As much of an AudioContext as is used, counting what is played. */
class FakeAudio {
  state: 'suspended' | 'running' = 'suspended';
  played = 0;
  currentTime = 0;
  destination = {};
  wake: () => void = () => {};
  resume(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        this.state = 'running';
        resolve();
      };
    });
  }
  suspend = async (): Promise<void> => {
    this.state = 'suspended';
  };
  close = async (): Promise<void> => {};
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: object) => to,
  });
  createOscillator = () => ({
    frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: object) => to,
    start: () => {
      this.played += 1;
    },
    stop() {},
  });
}

describe('when it is heard', () => {
  let audio: FakeAudio;
  let made: number;
  let now: number;
  let sounds: Sounds;

  beforeEach(() => {
    localStorage.clear();
    wantSounds(true);
    audio = new FakeAudio();
    made = 0;
    now = 0;
    sounds = new Sounds(
      () => {
        made += 1;
        return audio as unknown as AudioContext;
      },
      () => now,
    );
  });
  afterEach(() => sounds.close());

  const tap = async (): Promise<void> => {
    dispatchEvent(new Event('pointerup'));
    audio.wake();
    await settled();
  };

  test('[U-14] nothing before the first gesture, and no burst after it', async () => {
    sounds.play('action');
    sounds.play('capture');
    expect([made, sounds.state]).toEqual([0, 'blocked']);
    await tap();
    expect([made, audio.played, sounds.state]).toEqual([1, 0, 'on']);
    sounds.play('action');
    expect(audio.played).toBe(1);
  });

  test('[U-14] a context that was put to sleep is woken; what comes too late stays silent', async () => {
    await tap();
    await audio.suspend();
    sounds.play('action');
    now = 100;
    audio.wake();
    await settled();
    expect(audio.played).toBe(1);
    await audio.suspend();
    sounds.play('action');
    now = 2_000;
    audio.wake();
    await settled();
    expect(audio.played).toBe(1);
  });

  test('[U-14] muted means silent, at once and after a reload', async () => {
    await tap();
    wantSounds(false);
    sounds.play('end');
    expect([audio.played, sounds.state]).toEqual([0, 'off']);
    expect(localStorage.getItem('fogbound.sounds')).toBe('off');
  });

  test('[U-14] a browser without sound plays on', async () => {
    const deaf = new Sounds(() => {
      throw new Error('no audio');
    });
    dispatchEvent(new Event('pointerup'));
    deaf.play('action');
    expect(deaf.state).toBe('blocked');
    deaf.close();
  });
});
