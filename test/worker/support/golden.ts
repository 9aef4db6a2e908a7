/** Golden transcripts: what went over the wire, kept in the repository and compared byte for byte. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

const FIXTURES: Record<string, string> = import.meta.glob('../../fixtures/wire/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @param name of the file in `test/fixtures/wire`, without its ending. */
export async function expectGolden(name: string, lines: readonly string[]): Promise<void> {
  if (env.RECORD_WIRE === '1') {
    const body = `${lines.join('\n')}\n`;
    await env.RECORDER.fetch(`http://recorder/${name}.jsonl`, { method: 'POST', body });
    return;
  }
  const golden = FIXTURES[`../../fixtures/wire/${name}.jsonl`];
  expect(golden?.split('\n').slice(0, -1), `${name}.jsonl`).toEqual(lines);
}
