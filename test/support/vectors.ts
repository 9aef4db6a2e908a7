/**
 * Runs whole recorded games through a game's rules and compares what each viewer sees at every ply.
 * The vectors were made by independent programs; a field that a vector leaves out is not compared.
 */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  type Action,
  type Capture,
  type Notice,
  type Outcome,
  type Position,
  SEATS,
  type SealedGame,
  type Seat,
  type Viewer,
} from '../../shared/game.ts';
import { optionsSchema } from '../../shared/protocol/options.ts';
import { randomOf } from '../../shared/random.ts';

type Fields = Readonly<Record<string, unknown>>;

interface VectorPly extends Partial<Readonly<Record<Seat, Fields>>> {
  readonly ply: number;
  readonly toAct: readonly Seat[];
  /** What the last action added to `captures`. */
  readonly captured?: Omit<Capture, 'ply'>;
  readonly everyone?: Fields;
}

export interface Vector {
  readonly game: string;
  readonly covers: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly mines?: readonly string[];
  readonly actions: readonly { readonly seat: Seat; readonly text: Action }[];
  readonly outcome: Outcome | null;
  readonly plies: readonly VectorPly[];
}

const FOLDER = new URL('../fixtures/vectors/', import.meta.url);

export function readVectors(id: string): readonly Vector[] {
  const lines = readFileSync(new URL(`${id}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Plays a vector and compares every ply. */
export function expectVector(game: SealedGame, vector: Vector): void {
  const options = optionsSchema(game.about).parse(vector.options);
  const fixed = vector.mines ? { mines: vector.mines } : {};
  let position = game.start(options, randomOf('0'.repeat(64), 'setup'), fixed);
  let before: readonly Capture[] = [];
  for (const [index, expected] of vector.plies.entries()) {
    const action = vector.actions[index - 1];
    if (action) {
      expect(position.read(action.seat, action.text), `action ${index}`).toBe(action.text);
      position = position.play(action.seat, action.text);
    }
    const isEnd = index === vector.actions.length;
    expect(position.toAct, `toAct at ${index}`).toEqual(expected.toAct);
    expect(position.outcome, `outcome at ${index}`).toEqual(isEnd ? vector.outcome : null);
    before = expectCaptures(position, expected, before);
    for (const viewer of everyoneAt(game, position)) {
      expectFields(position, viewer, expected.everyone ?? {}, `${viewer} at ${index}`);
    }
    for (const seat of SEATS) {
      const fields = withoutOwnMove(expected[seat] ?? {}, seat, action, `${seat} at ${index}`);
      expectFields(position, seat, fields, `${seat} at ${index}`);
    }
  }
}

/** At the end of a hidden game the board is the truth; an open game hides nothing before it. */
function everyoneAt(game: SealedGame, position: Position): readonly Viewer[] {
  const isRevealed = game.about.hidden && position.outcome !== null;
  return isRevealed ? ['all'] : [...SEATS, 'spectator'];
}

function expectCaptures(
  position: Position,
  expected: VectorPly,
  before: readonly Capture[],
): readonly Capture[] {
  const added = expected.captured ? [{ ply: expected.ply - 1, ...expected.captured }] : [];
  const captures = [...before, ...added];
  for (const viewer of [...SEATS, 'spectator', 'all'] as const) {
    expect(position.view(viewer).captures, `captures at ${expected.ply}`).toEqual(captures);
  }
  return captures;
}

/**
 * A vector also lists the squares of a seat's own move. A view has them in `own`, which the referee
 * adds, and `noticed` is of the other side's action alone: so they are compared with the action and
 * the view with nothing.
 */
function withoutOwnMove(
  fields: Fields,
  seat: Seat,
  action: Vector['actions'][number] | undefined,
  label: string,
): Fields {
  if (action?.seat !== seat || !('noticed' in fields)) return fields;
  const [from, to] = action.text.match(/[a-z]\d+/g) ?? [];
  for (const notice of fields['noticed'] as readonly Notice[]) {
    expect(notice, label).toMatchObject({
      kind: 'moved',
      squares: expect.arrayContaining([from, to]),
    });
  }
  return { ...fields, noticed: [] };
}

function expectFields(position: Position, viewer: Viewer, expected: Fields, label: string): void {
  const view: Fields = { ...position.view(viewer) };
  for (const [name, value] of Object.entries(expected)) {
    expect(actual(position, viewer, view, name), `${name} of ${label}`).toEqual(
      name === 'noticed' ? sorted(value) : value,
    );
  }
}

/** A field of a view in the form in which a vector gives it. */
function actual(position: Position, viewer: Viewer, view: Fields, name: string): unknown {
  const legal = viewer === 'first' || viewer === 'second' ? position.legal(viewer) : [];
  if (name === 'legal') return legal.join(',');
  if (name === 'moves') return legal.filter((text) => !text.startsWith('?')).join(',');
  if (name === 'probe') {
    const { ply: _, ...probe } = (view['probes'] as readonly Fields[]).at(-1) ?? {};
    return probe;
  }
  return name === 'noticed' ? sorted(view['noticed']) : view[name];
}

/** Notices and the squares in them without their order; a move without squares is no notice. */
function sorted(noticed: unknown): readonly Fields[] {
  return (noticed as readonly Fields[])
    .map(
      (notice): Fields =>
        Array.isArray(notice['squares'])
          ? { ...notice, squares: notice['squares'].toSorted() }
          : notice,
    )
    .filter(({ squares }) => !Array.isArray(squares) || squares.length > 0)
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
