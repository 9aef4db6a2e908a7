/** How the house is built: rules about its sources that no compiler checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

/** The sources of a folder by their paths; comments and texts of comments taken out. */
function sourcesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  return new Map(
    files.map((path) => {
      const text = readFileSync(new URL(path, ROOT), 'utf8');
      return [path, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')];
    }),
  );
}

const WORKER = sourcesOf('worker');
const SHARED = sourcesOf('shared');

/** Where something is written in a folder. */
function filesWith(sources: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

it('finds the sources it speaks of', () => {
  expect(WORKER.size).toBeGreaterThan(10);
  expect(SHARED.size).toBeGreaterThan(30);
});

it('[pitfall 1, pitfall 2] sockets and attachments are touched in one file', () => {
  const pattern = /getWebSockets|serializeAttachment|acceptWebSocket|AutoResponse/;
  expect(filesWith(WORKER, pattern)).toEqual(['worker/referee/sockets.ts']);
});

it('[pitfall 1] no socket is accepted in a way that keeps the object awake', () => {
  expect(filesWith(WORKER, /\.accept\(\)/)).toEqual([]);
});

it('[pitfall 3] the object has no fields but its desk and its thinking', () => {
  const text = WORKER.get('worker/referee/referee.ts') ?? '';
  const fields = text.match(/^ {2}(?:readonly )?#?\w+(?:: [^=;(]+)?(?: = [^;]+)?;$/gm) ?? [];
  const names = fields.map(
    (field) => /#?\w+(?=[:= ;]*(?:[:=]|;$))/.exec(field.replace('readonly ', ''))?.[0],
  );
  expect(names).toEqual(['desk', '#thinking']);
});

it('[pitfall 4] no timer is started in the Worker but the pause between two slices of thought', () => {
  expect(filesWith(WORKER, /setTimeout|setInterval/)).toEqual([]);
  expect(filesWith(WORKER, /scheduler/)).toEqual(['worker/referee/thinking.ts']);
  const waits = WORKER.get('worker/referee/thinking.ts')?.match(/scheduler\.\w+\([^)]*\)/g);
  expect(waits).toEqual(['scheduler.wait(0)']);
});

it('[pitfall 5] the alarm is set in one place and deleted with the match', () => {
  expect(filesWith(WORKER, /setAlarm/)).toEqual(['worker/referee/alarm.ts']);
  expect(filesWith(WORKER, /deleteAlarm|deleteAll/)).toEqual(['worker/referee/referee.ts']);
  expect(WORKER.get('worker/referee/referee.ts')?.match(/deleteAlarm|deleteAll/g)?.length).toBe(2);
});

it('[pitfall 11] there is no await in the section that judges, stores and tells', () => {
  for (const file of ['turn.ts', 'store.ts', 'sockets.ts', 'frame.ts']) {
    expect(WORKER.get(`worker/referee/${file}`), file).not.toMatch(/\bawait\b|\basync\b|\.then\(/);
  }
  expect(filesWith(SHARED, /\bawait\b|\basync\b|Promise/)).toEqual([]);
});

it('[pitfall 12] rows are written inside a transaction, by the store', () => {
  expect(
    filesWith(WORKER, /\.sql\b|\bexec\(/).filter((path) => !path.endsWith('store.ts')),
  ).toEqual(['worker/identity.ts']);
  expect(WORKER.get('worker/identity.ts')).not.toMatch(/\.sql\b/);
  expect(filesWith(WORKER, /transactionSync/).sort()).toEqual([
    'worker/referee/referee.ts',
    'worker/referee/turn.ts',
  ]);
});

it('[pitfall 13] no object asks for its own name', () => {
  expect(filesWith(WORKER, /\bid\.name\b/)).toEqual([]);
});

it('[pitfall 17, L-17] nothing of a match is logged', () => {
  const logged = [...WORKER.values()].flatMap((text) => text.match(/console\.\w+\([^;]*;/g) ?? []);
  expect(logged.sort()).toEqual([
    "console.error('alarm failed', this.ctx.id.toString());",
    "console.error('request failed', error.name);",
  ]);
  expect(filesWith(SHARED, /console\./)).toEqual([]);
});

it('[pitfall 18, A-18] a secret is read from headers only', () => {
  expect(filesWith(WORKER, /searchParams|\.query\(/)).toEqual([]);
});

it('[R27] chance comes from the seed: no other source in the rules, one in the Worker', () => {
  const pattern = /Math\.random|randomUUID|getRandomValues/;
  expect(filesWith(SHARED, pattern)).toEqual([]);
  expect(filesWith(WORKER, pattern)).toEqual(['worker/bytes.ts']);
});

it('[R1] views are built, not stripped: no delete, no rest of a spread truth', () => {
  expect(filesWith(SHARED, /\bdelete \w/)).toEqual([]);
  for (const [path, text] of SHARED) {
    if (!path.endsWith('/view.ts') && path !== 'shared/views.ts') continue;
    expect(text, path).not.toMatch(/\.\.\.(state|position|truth|match)\b/);
  }
});

it('[R33] nothing is put on a page as markup', () => {
  expect(filesWith(sourcesOf('web'), /innerHTML|insertAdjacentHTML|document\.write/)).toEqual([]);
});
