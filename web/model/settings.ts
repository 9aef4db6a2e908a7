/** What a person set on this device and finds again: sounds, drawing styles, the name they play under. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Presenter } from '../games/presenter.ts';
import { recall, remember } from './storage.ts';

const sounds = signal(recall('sounds') !== 'off');

/** Whether sounds are wanted. */
export const soundsWanted: ReadonlySignal<boolean> = sounds;

export function wantSounds(wanted: boolean): void {
  sounds.value = wanted;
  remember('sounds', wanted ? '' : 'off');
}

const turning = signal(recall('turning') !== 'off');

/** Whether a board that two people share turns to who moves (R14). */
export const boardTurns: ReadonlySignal<boolean> = turning;

export function turnBoard(wanted: boolean): void {
  turning.value = wanted;
  remember('turning', wanted ? '' : 'off');
}

const styles = signal<Readonly<Record<string, string>>>({});

/** The style in which a game is drawn, by its id; undefined where there is but one. */
export function styleOf({ about, styles: offered = [] }: Presenter): string | undefined {
  const chosen = styles.value[about.id] ?? recall(`style.${about.id}`);
  return (offered.find(({ id }) => id === chosen) ?? offered[0])?.id;
}

export function chooseStyle({ about }: Presenter, style: string): void {
  styles.value = { ...styles.value, [about.id]: style };
  remember(`style.${about.id}`, style);
}

/** The name last played under, or an empty one. */
export function lastName(): string {
  return recall('name') ?? '';
}

export function rememberName(name: string): void {
  remember('name', name.trim());
}
