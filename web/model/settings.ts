/** What a person set on this device and finds again: sounds, and the name they play under. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';

const sounds = signal(recall('sounds') !== 'off');

/** Whether sounds are wanted. */
export const soundsWanted: ReadonlySignal<boolean> = sounds;

export function wantSounds(wanted: boolean): void {
  sounds.value = wanted;
  remember('sounds', wanted ? '' : 'off');
}

/** The name last played under, or an empty one. */
export function lastName(): string {
  return recall('name') ?? '';
}

export function rememberName(name: string): void {
  remember('name', name.trim());
}
