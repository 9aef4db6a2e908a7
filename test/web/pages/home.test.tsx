import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { about } from '../../../shared/games/fog-of-war-chess/about.ts';
import { optionsSchema } from '../../../shared/protocol/options.ts';
import { recentMatches, rememberMatch } from '../../../web/model/recent-matches.ts';
import type { Api, NewMatch } from '../../../web/net/api.ts';
import { localApi } from '../../../web/net/local-api.ts';
import { Home } from '../../../web/pages/home.tsx';
import { navigate } from '../../../web/router.ts';
import { answer, fakeApi, NASTY_NAMES, openPage, type Page, refusal, summaryOf } from './page.tsx';

let page: Page;
const asked: NewMatch[] = [];
const accepting = fakeApi({
  create: (match) => {
    asked.push(match);
    return answer({ id: 'made', url: 'https://fog.test/m/made', seat: 'first' });
  },
});

function open(api: Api): Page {
  page = openPage(<Home api={api} />);
  return page;
}

function create(): void {
  page.click(page.one('button[type=submit]'));
}

async function created(): Promise<NewMatch> {
  create();
  await page.settle();
  const match = asked.at(-1);
  if (!match) throw new Error('nothing was sent');
  return match;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  asked.length = 0;
});
afterEach(() => {
  page.leave();
  vi.restoreAllMocks();
});

describe('the start form', () => {
  test('[R14] untouched, it asks for a person, lots for the seats, and the defaults of every option', async () => {
    open(accepting);
    const match = await created();
    expect(match).toEqual({
      game: 'fog-of-war-chess',
      opponent: 'person',
      seat: 'random',
      options: optionsSchema(about).parse({}),
    });
  });

  test.each([
    ['fog', 'fog'],
    ['no-such-game', 'fog-of-war-chess'],
    ['constructor', 'fog-of-war-chess'],
  ])('[R14] an address that asks for %s begins with %s', async (wanted, game) => {
    navigate(`/?game=${wanted}`);
    open(accepting);
    expect((await created()).game).toBe(game);
    navigate('/');
  });

  test('[R14] what is chosen is what is asked for, house rules included', async () => {
    open(accepting);
    page.click(page.labelled('30 s'));
    page.click(page.labelled('The match is lost'));
    page.click(page.labelled('Black'));
    page.click(page.labelled('Pawns see straight ahead'));
    page.click(page.labelled('Swap sides'));
    page.type(page.labelled<HTMLInputElement>('Your name'), '  Anna ');
    const match = await created();
    expect(match).toMatchObject({ seat: 'second', opponent: 'person', name: 'Anna' });
    expect(optionsSchema(about).parse(match.options)).toEqual({
      turnLimit: 30,
      onTimeout: 'lose',
      standIn: 'auto',
      swapSides: false,
      showLegal: true,
      pawnSight: true,
    });
  });

  test('[R14] against the computer one moves first, unless another seat was chosen', async () => {
    open(accepting);
    page.click(page.labelled('Computer'));
    expect(page.one('button[type=submit]').textContent).toBe('Play now');
    expect(await created()).toMatchObject({ seat: 'first', opponent: { cpu: 'novice' } });
    page.click(page.labelled('Black'));
    expect(await created()).toMatchObject({ seat: 'second' });
  });

  test('[R18] what happens at zero is asked only where there is a limit, and not sent without', async () => {
    open(accepting);
    expect(page.text()).not.toContain('When it runs out');
    page.click(page.labelled('60 s'));
    page.click(page.labelled('The match is lost'));
    page.click(page.labelled('None'));
    expect(page.text()).not.toContain('When it runs out');
    expect((await created()).options).toMatchObject({ turnLimit: null, onTimeout: 'cpu' });
  });

  test('[R20] where time lost is the match lost, no stand-in is offered', () => {
    open(accepting);
    page.click(page.labelled('60 s'));
    expect(page.text()).toContain('The computer stands in when their time runs out');
    page.click(page.labelled('The match is lost'));
    expect(page.text()).not.toContain('The computer stands in');
    expect(page.text()).toContain('who is away when it runs out has lost');
  });

  test('[R10] a match made leads to its page and is found again from here', async () => {
    open(accepting);
    page.type(page.labelled<HTMLInputElement>('Your name'), 'Anna');
    await created();
    expect(location.pathname).toBe('/m/made');
    expect(recentMatches().map(({ id }) => id)).toEqual(['made']);
    page.leave();
    open(accepting);
    expect(page.labelled<HTMLInputElement>('Your name').value).toBe('Anna');
  });

  test.each([
    [0, 'offline', '', 'Check the connection'],
    [429, 'too-many', '', 'Wait a minute'],
    [400, 'malformed', 'bad field: name', 'bad field: name'],
    [503, 'unreadable', '', 'Try again in a moment'],
  ])(
    '[R32] a failure (%i %s) is told in words and nothing is lost',
    async (status, code, message, told) => {
      const create = vi.fn(() => refusal(status, code, message));
      open(fakeApi({ create }));
      page.type(page.labelled<HTMLInputElement>('Your name'), 'Anna');
      page.click(page.labelled('60 s'));
      page.click(page.one('button[type=submit]'));
      await page.settle();
      expect(page.one('[role=alert]').textContent).toContain(told);
      expect(page.labelled<HTMLInputElement>('Your name').value).toBe('Anna');
      expect(page.labelled<HTMLInputElement>('60 s').checked).toBe(true);
      expect(location.pathname).toBe('/');
      page.click(page.one('button[type=submit]'));
      expect(create).toHaveBeenCalledTimes(2);
    },
  );

  test('[R31] pressed twice, one match is made', async () => {
    open(accepting);
    create();
    create();
    await page.settle();
    expect(asked).toHaveLength(1);
  });

  test('[R10] on one device it starts without the referee, as chosen, and is found again', async () => {
    const create = vi.fn(accepting.create);
    open(fakeApi({ create }));
    page.click(page.labelled('Same device'));
    page.click(page.labelled('Pawns see straight ahead'));
    expect(page.text()).not.toContain('Limit per turn');
    page.click(page.one('button[type=submit]'));
    await page.settle();
    expect(create).not.toHaveBeenCalled();
    const [made] = recentMatches();
    expect(location.pathname).toBe(`/m/${made?.id}`);
    page.leave();
    open(accepting);
    await page.settle();
    expect(page.one('.match').textContent).toContain('on this device');
    const summary = await localApi.summary(made?.id ?? '');
    expect(summary).toMatchObject({
      ok: true,
      value: { status: 'playing', options: { pawnSight: true, turnLimit: null } },
    });
  });

  test('[R33] a name is no longer than the referee takes', () => {
    open(accepting);
    expect(page.labelled<HTMLInputElement>('Your name').maxLength).toBe(24);
  });
});

describe('the matches of this device', () => {
  test('[R29] none yet is said, and what will be here', () => {
    open(accepting);
    expect(page.text()).toContain('None yet.');
  });

  test('[R7] each tells opponent and turn from its public summary, and no position', async () => {
    for (const id of ['lost', 'cpu', 'waits', 'mine']) {
      rememberMatch({ id, game: 'fog-of-war-chess' });
    }
    const cpu = {
      name: 'CPU',
      kind: 'cpu',
      level: 'novice',
      present: true,
      standIn: false,
    } as const;
    const known: Record<string, ReturnType<typeof summaryOf>> = {
      mine: summaryOf(),
      cpu: summaryOf({ seats: { first: summaryOf().seats.first, second: cpu }, toAct: ['second'] }),
      waits: summaryOf({ status: 'waiting', seats: { ...summaryOf().seats, second: null } }),
      lost: summaryOf({
        status: 'over',
        toAct: [],
        result: { winner: 'second', reason: 'king-captured' },
      }),
    };
    const summary: Api['summary'] = (id) => answer(known[id] ?? summaryOf());
    open(fakeApi({ summary }));
    await page.settle();
    const entries = [...page.root.querySelectorAll('.match')].map((entry) =>
      [...entry.querySelectorAll('.match-who, .match-how')].map((part) =>
        part.textContent.replace(/[\u2068\u2069]/g, ''),
      ),
    );
    expect(entries).toEqual([
      ['against Bo', 'Your turn'],
      ['nobody has joined yet', 'Waiting'],
      ['against the computer, Novice', 'Their turn'],
      ['against Bo', 'Lost'],
    ]);
    expect(page.one<HTMLAnchorElement>('.match a').pathname).toBe('/m/mine');
  });

  test('[R29] one that is no longer kept says so and can be taken off the list', async () => {
    rememberMatch({ id: 'gone', game: 'fog-of-war-chess' });
    open(fakeApi());
    await page.settle();
    expect(page.text()).toContain('No longer kept');
    page.click(page.labelled('×Take Fog of War Chess off the list'));
    expect(page.text()).toContain('None yet.');
    expect(recentMatches()).toEqual([]);
  });

  test('[R29] without an answer a match stays on the list', async () => {
    rememberMatch({ id: 'far', game: 'fog-of-war-chess' });
    open(fakeApi({ summary: () => refusal(0, 'offline') }));
    await page.settle();
    expect(page.text()).toContain('did not answer');
    expect(recentMatches()).toHaveLength(1);
  });

  test.each(NASTY_NAMES)('[A-09] an opponent called %s is a text', async (name) => {
    rememberMatch({ id: 'mine', game: 'fog-of-war-chess' });
    const { seats } = summaryOf();
    const second = { name, kind: 'human', present: true, standIn: false } as const;
    open(fakeApi({ summary: () => answer(summaryOf({ seats: { ...seats, second } })) }));
    await page.settle();
    expect(page.one('.match-who').textContent).toContain(name);
    expect(page.one('.match-who').children).toHaveLength(0);
  });

  test.each(['blocked', 'full of nonsense'])(
    '[R29] with storage %s the page works',
    async (how) => {
      if (how === 'blocked') {
        vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      } else {
        localStorage.setItem('fogbound.matches', '[{"id":7},null,{"id":"x"');
      }
      open(accepting);
      expect(page.text()).toContain('None yet.');
      await created();
      expect(location.pathname).toBe('/m/made');
    },
  );
});

describe('the board on the start page', () => {
  test('[FC5] shows what each side sees of one position, and the caption is true of it', async () => {
    open(accepting);
    await page.settle();
    const glyphs = (): string[] =>
      [...page.root.querySelectorAll<HTMLElement>('.demo [data-square]')]
        .filter((cell) => cell.querySelector('.piece'))
        .map((cell) => cell.dataset['square'] ?? '');
    const white = glyphs();
    expect(white).toContain('d4');
    // Black's bishop and queen, which the caption says White does not see.
    expect(white).not.toContain('c5');
    expect(white).not.toContain('f6');
    page.click(page.labelled('The truth'));
    expect(glyphs()).toEqual(expect.arrayContaining([...white, 'c5', 'f6']));
    page.click(page.labelled('Black sees'));
    expect(glyphs()).toEqual(expect.arrayContaining(['c5', 'f6', 'd4']));
    expect(glyphs()).not.toContain('e1');
  });
});
