/** Writes golden transcripts from tests in workerd, which has no files: a service of the test rig. */
import { mkdirSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../fixtures/wire/', import.meta.url);

/** Takes the lines of one transcript; the path names it. */
export async function recordWire(request: {
  readonly url: string;
  text(): Promise<string>;
}): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1);
  if (!/^[a-z.-]+\.jsonl$/.test(name)) return new Response('bad name', { status: 400 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(name, FOLDER), await request.text());
  return new Response('recorded');
}
