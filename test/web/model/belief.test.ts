import { describe, expect, test } from 'vitest';
import { cpuRequestOf } from '../../../shared/clock.ts';
import type { Request } from '../../../shared/cpu/player.ts';
import { requestOf } from '../../../shared/cpu-request.ts';
import { about as chess } from '../../../shared/games/chess/about.ts';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { plyOf } from '../../../shared/match.ts';
import { replay } from '../../../shared/replay.ts';
import { recordOf } from '../../../shared/views.ts';
import { heatOf, requestAt, seatsByCpu, withOdds } from '../../../web/model/belief.ts';
import { seated, type Table } from '../../support/match-builder.ts';
import { sceneOf } from '../board/stage.tsx';

function recorded(table: Table) {
  const record = recordOf(table.match);
  if (!record) throw new Error('the match is over');
  return record;
}

describe('what the computer was told', () => {
  test('[R22, R28] is asked again from the record to the letter', () => {
    const table = seated({ second: { kind: 'cpu', level: 'strong' } });
    const asked: Request[] = [];
    table.cpu = (match, seat) => {
      const turn = cpuRequestOf(match);
      if (turn) asked.push(requestOf(match, turn, 'full'));
      return ['e7e5', 'd7d5', 'd5e4'][Math.floor(plyOf(match) / 2)] ?? (seat && null);
    };
    for (const action of ['e2e4', 'g1f3', 'f1b5']) {
      expect(table.act('first', action).reply).toBeNull();
      table.sleep(5_000);
    }
    table.say('first', { type: 'resign' });
    const record = recorded(table);
    const played = replay(record);
    expect(asked).toHaveLength(3);
    for (const request of asked) {
      const ply = request.views.length - 1;
      expect(requestAt(record, played, about, 'second', ply)).toEqual(request);
    }
  });

  test('[R19, R28] is asked of a stand-in at the level that stands in', () => {
    const table = seated();
    table.play('e2e4 e7e5');
    table.say('first', { type: 'resign' });
    const record = recorded(table);
    expect(seatsByCpu(record, about)).toEqual([]);
    const actions = record.actions.map((action) => ({ ...action, by: 'cpu' as const }));
    const stoodIn = { ...record, actions: [...record.actions.slice(0, 1), ...actions.slice(1)] };
    expect(seatsByCpu(stoodIn, about)).toEqual(['second']);
    expect(requestAt(stoodIn, replay(stoodIn), about, 'second', 1).level).toBe(about.standInLevel);
  });

  test('[R8] is nothing to ask where everybody sees the same', () => {
    const table = seated({ second: { kind: 'cpu', level: 'club' } });
    table.say('first', { type: 'resign' });
    expect(seatsByCpu(recorded(table), about)).toEqual(['second']);
    expect(seatsByCpu(recorded(table), chess)).toEqual([]);
  });
});

test('[R28, U-21] odds are read out with the square, where they say something', () => {
  const scene = sceneOf('?? pP');
  const heat = heatOf(scene, [1, 0, 0.347, 0.06]);
  expect(heat).toEqual([0, 0, 0.347, 0.06]);
  expect(withOdds(scene, heat).squares.map(({ label }) => label)).toEqual([
    'a1, p',
    'b1, P',
    'a2, fog, 35 % an enemy piece',
    'b2, fog',
  ]);
});
