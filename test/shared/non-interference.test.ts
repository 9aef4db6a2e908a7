/**
 * Two truths that a viewer has observed alike must send it the same bytes. What it observed is told
 * by a second, independent reading of the rules; the pairs are found in random play:
 *
 * - *other actions*: two actions of the other side that teach the viewer the same;
 * - *other places*: what the viewer has never seen is moved about in the truth;
 * - *later*: both truths of such a pair are played on, as long as the viewer still observes the same.
 */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../shared/game.ts';
import { GAMES } from '../../shared/games/index.ts';
import { type Random, randomOf } from '../../shared/random.ts';
import { TESTED_GAMES } from '../support/games.ts';
import { TRUTH_MAKERS } from '../support/secrets.ts';
import type { Truth, TruthMaker, Watcher } from '../support/truths.ts';

const PAIRS = 10_000;
/** A leaky view is found out long before this. */
const CONTROL_PAIRS = 5_000;
const PLIES_TOGETHER = 8;
const ACTIONS_A_PLY = 6;
/** A match in which nothing is hidden any more is left. */
const IDLE_PLIES = 10;

interface Count {
  actions: number;
  places: number;
  later: number;
  readonly leaks: string[];
}

const total = (count: Count): number => count.actions + count.places + count.later;

/** All that leaves for a watcher, and what is refused. */
function told(truth: Truth, watcher: Watcher, texts: readonly string[]): string {
  const { position } = truth;
  const isSeat = watcher !== 'spectator';
  return JSON.stringify([
    position.view(watcher),
    position.toAct,
    position.outcome,
    isSeat ? position.legal(watcher) : [],
    isSeat ? texts.map((text) => position.read(watcher, text)) : [],
  ]);
}

/** Texts that a viewer might try: moves between random squares and the other side's own actions. */
function tries(a: Truth, b: Truth, random: Random): string[] {
  const square = (): string => `${'abcdefgh'.charAt(random.below(8))}${random.below(8) + 1}`;
  const blind = Array.from({ length: 6 }, () => square() + square());
  return [
    ...blind,
    ...[a, b].flatMap(({ position }) => SEATS.flatMap((s) => position.legal(s).slice(0, 3))),
  ];
}

function compare(a: Truth, b: Truth, watcher: Watcher, random: Random, count: Count): void {
  const texts = tries(a, b, random);
  const [one, other] = [told(a, watcher, texts), told(b, watcher, texts)];
  if (one !== other) count.leaks.push(`${watcher}\n${one}\n${other}\n${a.text}\n${b.text}`);
}

/** A seat's actions; some of them where there are too many to list. */
function choices({ position }: Truth, seat: 'first' | 'second', random: Random): readonly string[] {
  const legal = position.legal(seat);
  return legal.length > 0 ? legal : [0, 1, 2, 3].map(() => position.draw(seat, random));
}

/** Whether the end, which everybody is told of, is the same. */
function endAlike(a: Truth, b: Truth): boolean {
  return JSON.stringify(a.position.outcome) === JSON.stringify(b.position.outcome);
}

function compareActions(truth: Truth, watcher: Watcher, random: Random, count: Count): void {
  const seat = truth.position.toAct.find((name) => name !== watcher);
  if (seat === undefined) return;
  const groups = new Map<string, string[]>();
  for (const action of choices(truth, seat, random)) {
    const seen = truth.observe(seat, action, watcher);
    groups.set(seen, [...(groups.get(seen) ?? []), action]);
  }
  const alike = [...groups.values()].filter((actions) => actions.length > 1);
  const group = alike[random.below(Math.max(1, alike.length))] ?? [];
  const [first, ...others] = random.shuffle(group).slice(0, ACTIONS_A_PLY);
  if (first === undefined) return;
  const one = truth.play(seat, first);
  others.forEach((action, index) => {
    const other = truth.play(seat, action);
    if (!endAlike(one, other)) return;
    compare(one, other, watcher, random, count);
    count.actions += 1;
    if (index === 0) playTogether(one, other, watcher, random, count);
  });
}

function comparePlaces(truth: Truth, seat: 'first' | 'second', random: Random, count: Count): void {
  const other = truth.rehide(seat, random);
  if (other.text === truth.text || !endAlike(truth, other)) return;
  compare(truth, other, seat, random, count);
  count.places += 1;
  playTogether(truth, other, seat, random, count);
}

function playTogether(a: Truth, b: Truth, watcher: Watcher, random: Random, count: Count): void {
  let [one, other] = [a, b];
  for (let ply = 0; ply < PLIES_TOGETHER && !one.position.outcome; ply += 1) {
    const { toAct } = one.position;
    const seat = toAct[random.below(toAct.length)] ?? 'first';
    const action = one.position.draw(seat, random);
    const seen = one.observe(seat, action, watcher);
    const candidates = seat === watcher ? [action] : [action, ...choices(other, seat, random)];
    const before = other;
    const same = candidates.find(
      (text) => before.position.read(seat, text) && before.observe(seat, text, watcher) === seen,
    );
    if (same === undefined) return;
    [one, other] = [one.play(seat, action), other.play(seat, same)];
    if (!endAlike(one, other)) return;
    compare(one, other, watcher, random, count);
    count.later += 1;
  }
}

/** Plays matches at random until that many pairs were compared, or something leaked. */
function search(maker: TruthMaker, pairs: number, leak?: string): Count {
  const count: Count = { actions: 0, places: 0, later: 0, leaks: [] };
  for (let match = 0; total(count) < pairs && count.leaks.length === 0; match += 1) {
    const random = randomOf(`${match}`.padStart(64, '0'), `secrecy of ${maker.id}`);
    let truth = maker.start(random, leak);
    let idle = 0;
    while (!truth.position.outcome && idle < IDLE_PLIES) {
      const before = total(count);
      for (const watcher of [...SEATS, 'spectator'] as const) {
        compareActions(truth, watcher, random, count);
      }
      for (const seat of SEATS) comparePlaces(truth, seat, random, count);
      if (total(count) >= pairs || count.leaks.length > 0) break;
      idle = total(count) === before ? idle + 1 : 0;
      const { toAct } = truth.position;
      const seat = toAct[random.below(toAct.length)] ?? 'first';
      truth = truth.play(seat, truth.position.draw(seat, random));
    }
  }
  return count;
}

test('[R4] every game that hides something is searched', () => {
  const searched = TRUTH_MAKERS.map(({ id }) => id);
  const games = [...Object.values(GAMES), ...Object.values(TESTED_GAMES).map(({ game }) => game)];
  const hiding = games.map(({ about }) => about.id).filter((id) => id !== 'chess');
  expect([...searched].sort()).toEqual([...new Set(hiding)].sort());
});

describe.each(TRUTH_MAKERS)('$id', (maker) => {
  test(`[R3, R4, R6] ${PAIRS} pairs observed alike are told alike`, { timeout: 300_000 }, () => {
    const count = search(maker, PAIRS);
    console.info(
      `${maker.id}: ${total(count)} pairs, other actions ${count.actions}, other places ${count.places}, later ${count.later}`,
    );
    expect(count.leaks).toEqual([]);
    expect(total(count)).toBeGreaterThanOrEqual(PAIRS);
    expect(Math.min(count.places, count.later)).toBeGreaterThan(500);
  });

  test.each(maker.leaks)('[R4] a view with %s is found out', (leak) => {
    expect(search(maker, CONTROL_PAIRS, leak).leaks).not.toEqual([]);
  });
});
