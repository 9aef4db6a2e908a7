import { afterEach, describe, expect, test } from 'vitest';
import { CARDS } from '../../../web/games/cards.ts';
import { type Diagram, rulesPageOf } from '../../../web/games/rules-page.ts';
import { viewAfter } from '../../../web/model/line-of-play.ts';
import { Rules } from '../../../web/pages/rules.tsx';
import { openPage, type Page } from './page.tsx';

let page: Page | null = null;
afterEach(() => {
  page?.leave();
  page = null;
});

async function diagramsOf(game: string): Promise<readonly Diagram[]> {
  const rules = await rulesPageOf(game);
  if (!rules) throw new Error(`no rules page for ${game}`);
  return rules.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'diagrams' ? block.diagrams : [])),
  );
}

const GAMES = Object.keys(CARDS);

describe.each(GAMES)('the rules of %s', (game) => {
  test('[R11] has a page in the product, every diagram reached by legal moves', async () => {
    const diagrams = await diagramsOf(game);
    expect(diagrams.length).toBeGreaterThan(0);
    for (const { moves, viewer, options, setup } of diagrams) {
      expect(() => viewAfter(game, moves, viewer, options, setup)).not.toThrow();
    }
  });

  test('[R14] explains every house rule under the name that the start form gives it', async () => {
    page = openPage(<Rules game={game} />);
    await page.settle();
    const text = page.text();
    for (const { label } of Object.values(CARDS[game as keyof typeof CARDS].houseRules)) {
      expect(text).toContain(label);
    }
    expect(page.root.querySelectorAll('h1')).toHaveLength(1);
    expect(page.root.querySelectorAll('figure [role=grid]').length).toBe(
      (await diagramsOf(game)).length,
    );
  });
});

test('[R14] from the rules of a game a match of it is one step away', async () => {
  page = openPage(<Rules game="minesweeper-chess" />);
  await page.settle();
  const { pathname, search } = page.labelled<HTMLAnchorElement>('Start a match');
  expect(pathname + search).toBe('/?game=minesweeper-chess');
});

describe('diagrams of Fog of War Chess say what their captions say', () => {
  async function seen(caption: string): Promise<(square: string) => string> {
    const diagram = (await diagramsOf('fog-of-war-chess')).find((one) =>
      one.caption.startsWith(caption),
    );
    if (!diagram) throw new Error(`no diagram is called ${caption}`);
    const { board } = viewAfter('fog-of-war-chess', diagram.moves, diagram.viewer, diagram.options);
    return (square) =>
      board[square.charCodeAt(0) - 97 + 8 * (Number(square.slice(1)) - 1)] ?? 'nowhere';
  }
  const enemies = (at: (square: string) => string): string[] =>
    [...'abcdefgh'].flatMap((file) =>
      [...'12345678'].map((rank) => at(file + rank)).filter((char) => /[a-z]/.test(char)),
    );

  test('[FC5] each side sees 32 squares at the start', async () => {
    const white = await seen('What White sees');
    const squares = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank));
    expect(squares.filter((square) => white(square) !== '?')).toHaveLength(32);
  });

  test('[FC6] a blocked pawn does not see what blocks it', async () => {
    expect((await seen('Blocked:'))('e5')).toBe('?');
  });

  test('[FC6] a pawn sees what it could take', async () => {
    expect((await seen('A target:'))('d5')).toBe('p');
  });

  test('[FC9] with the house rule it sees what blocks it', async () => {
    expect((await seen('With the house rule'))('e5')).toBe('p');
  });

  test('[FC7] en passant is in sight for one turn', async () => {
    const now = await seen('Black has just played');
    expect([now('d6'), now('d5')]).toEqual(['.', 'p']);
    const after = await seen('White played something else');
    expect(after('d5')).toBe('?');
  });

  test('[FC1] the king passed an attacked square that it did not see', async () => {
    const white = await seen('White has castled');
    expect([white('g1'), white('f1'), white('a6')]).toEqual(['K', 'R', '?']);
    const truth = await seen('In truth the king passed');
    expect([truth('a6'), truth('b5'), truth('c4'), truth('d3'), truth('e2')]).toEqual([
      'b',
      '.',
      '.',
      '.',
      '.',
    ]);
  });

  test('[FC10] a loss is told, its cause in the fog is not', async () => {
    const white = await seen('A pawn was lost on b4');
    expect(white('b4')).toBe('?');
    expect(enemies(white)).toEqual([]);
  });

  test('[FC13] a check that nobody announces', async () => {
    const white = await seen('White sees b3');
    expect([white('b3'), white('b4')]).toEqual(['.', '?']);
    expect(enemies(white)).toEqual([]);
    const truth = await seen('In truth a bishop');
    expect([truth('b4'), truth('c3'), truth('d2'), truth('e1')]).toEqual(['b', '.', '.', 'K']);
  });
});

test.each(['constructor', 'no-such-game', '__proto__'])(
  '[S-26] rules of %s are nowhere',
  async (game) => {
    page = openPage(<Rules game={game} />);
    await page.settle();
    expect(page.text()).toContain('There is nothing here');
    expect(await rulesPageOf(game)).toBeNull();
  },
);
