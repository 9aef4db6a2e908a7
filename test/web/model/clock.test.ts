import { describe, expect, test } from 'vitest';
import type { ClockInfo } from '../../../shared/protocol/socket.ts';
import { clockFace, standInMs, timeText } from '../../../web/model/clock.ts';
import { stateOf } from '../../support/states.ts';

const received = (clock: ClockInfo | null, receivedAt = 1_000) => {
  const state = stateOf({ clock });
  const options = { ...state.match.options, turnLimit: 60 as const };
  return { message: { ...state, match: { ...state.match, options } }, receivedAt };
};

describe('the face of a turn clock', () => {
  test('[R16] counts from what was left when the state arrived, by the monotonic clock', () => {
    const latest = received({ seats: ['first'], remainingMs: 30_000 });
    expect(clockFace(latest, 'first', 1_000)).toMatchObject({
      text: '0:30',
      left: 0.5,
      running: true,
    });
    expect(clockFace(latest, 'first', 8_500)?.text).toBe('0:23');
    expect(clockFace(latest, 'first', 500)?.text).toBe('0:30');
  });

  test('[R16] shows nothing left only when nothing is left, and never less', () => {
    const latest = received({ seats: ['first'], remainingMs: 30_000 });
    expect(clockFace(latest, 'first', 30_999)?.text).toBe('0:01');
    expect(clockFace(latest, 'first', 31_000)).toMatchObject({ text: '0:00', running: false });
    expect(clockFace(latest, 'first', 99_000)).toMatchObject({ text: '0:00', left: 0 });
  });

  test('[U-10] is low under ten seconds', () => {
    const latest = received({ seats: ['first'], remainingMs: 30_000 });
    expect(clockFace(latest, 'first', 21_000)?.low).toBe(false);
    expect(clockFace(latest, 'first', 21_001)?.low).toBe(true);
  });

  test('[R21] stands still in a pause, beside the seat whose turn it is', () => {
    const latest = received({ seats: [], remainingMs: 12_000 });
    expect(clockFace(latest, 'first', 60_000)).toMatchObject({ text: '0:12', running: false });
    expect(clockFace(latest, 'second', 60_000)).toBeNull();
  });

  test('[FG1] runs for both where both are to act', () => {
    const latest = received({ seats: ['first', 'second'], remainingMs: 60_000 });
    expect(clockFace(latest, 'first', 1_000)?.text).toBe('1:00');
    expect(clockFace(latest, 'second', 1_000)?.text).toBe('1:00');
  });

  test('[R14] is absent without a limit, and for the seat whose time does not run', () => {
    expect(clockFace(received(null), 'first', 1_000)).toBeNull();
    expect(clockFace(received({ seats: ['second'], remainingMs: 1 }), 'first', 1_000)).toBeNull();
  });
});

test('[R19] the countdown to a stand-in goes on from when the state arrived', () => {
  const offers = { standIn: { seat: 'second', inMs: 120_000 } } as const;
  const latest = { message: stateOf({ offers }), receivedAt: 5_000 };
  expect(standInMs(latest, 65_000)).toBe(60_000);
  expect(standInMs(latest, 600_000)).toBe(0);
  const asked = {
    message: stateOf({ offers: { standIn: { seat: 'second', inMs: null } } }),
    receivedAt: 0,
  };
  expect(standInMs(asked, 65_000)).toBeNull();
});

test('[R16] times are minutes and two digits', () => {
  expect([0, 1, 1_000, 59_001, 119_000].map(timeText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '1:59',
  ]);
});
