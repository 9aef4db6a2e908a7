// `npm run bench`: what a player waits for and what a page weighs, measured on the built product.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PORT = 8891;
const BASE = `http://127.0.0.1:${PORT}`;
const MATCHES = 10;
const PLIES = 40;
/** Between two actions: below what a socket may send (R32). */
const REST_MS = 120;

const server = spawn('node', ['worker/start.mjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    FOGBOUND_STATE: mkdtempSync(join(tmpdir(), 'fogbound-bench-')),
  },
});

async function ready() {
  for (let tries = 0; tries < 120; tries += 1) {
    const ok = await fetch(`${BASE}/api/games`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the product did not start');
}

const secret = () => crypto.randomUUID().replaceAll('-', '').padEnd(40, 'x');

async function post(path, body, token) {
  const answer = await fetch(BASE + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A socket whose frames can be awaited one by one. */
async function open(id, token) {
  const ws = new WebSocket(`${BASE.replace('http', 'ws')}/api/matches/${id}/socket`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const frames = [];
  const waiting = [];
  ws.onmessage = ({ data }) => {
    const frame = { at: performance.now(), bytes: data.length, message: JSON.parse(data) };
    const next = waiting.shift();
    if (next) next(frame);
    else frames.push(frame);
  };
  await new Promise((resolve, reject) => {
    ws.onopen = resolve;
    ws.onerror = reject;
  });
  const next = () =>
    frames.length > 0
      ? Promise.resolve(frames.shift())
      : new Promise((resolve) => waiting.push(resolve));
  return { ws, next };
}

/** The next state at this ply or later: presence may send more than one. */
async function stateAt(socket, ply) {
  for (;;) {
    const frame = await socket.next();
    if (frame.message.type === 'state' && frame.message.view.ply >= ply) return frame;
  }
}

async function playOne(seed, samples, bytes) {
  const tokens = [secret(), secret()];
  const game = { game: 'fog-of-war-chess', seat: 'first', options: { turnLimit: 60 } };
  const { id } = await post('/api/matches', game, tokens[0]);
  await post(`/api/matches/${id}/join`, {}, tokens[1]);
  const seats = [await open(id, tokens[0]), await open(id, tokens[1])];
  let states = await Promise.all(seats.map((seat) => stateAt(seat, 0)));
  for (let ply = 0; ply < PLIES; ply += 1) {
    // The first state of the mover may be older than its turn's start; legal actions tell.
    const mover = ply % 2;
    let mine = states[mover];
    while (mine.message.view.legal.length === 0 && !mine.message.view.outcome) {
      mine = await seats[mover].next();
    }
    const { legal, outcome } = mine.message.view;
    if (outcome) break;
    const action = legal[(ply * 7919 + seed * 104729) % legal.length];
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const sent = performance.now();
    seats[mover].ws.send(JSON.stringify({ type: 'act', ply, action }));
    states = await Promise.all(seats.map((seat) => stateAt(seat, ply + 1)));
    samples.push(Math.max(...states.map(({ at }) => at)) - sent);
    bytes.push(...states.map((state) => state.bytes));
    if (states[0].message.view.outcome) break;
  }
  for (const { ws } of seats) ws.close();
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function report(name, values, unit) {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, p99] = [at(sorted, 0.5), at(sorted, 0.99)].map((value) => value.toFixed(1));
  console.log(`${name}: median ${median} ${unit}, p99 ${p99} ${unit} (${sorted.length} samples)`);
}

/** What index.html names: script, style sheets and preloads of the first page. */
function firstLoad() {
  const html = readFileSync('dist/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const weigh = (text) => gzipSync(text).length;
  const parts = files.map((file) => [file, weigh(readFileSync(join('dist', file)))]);
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, weigh(html));
  for (const [file, bytes] of parts) console.log(`  ${file}: ${bytes} bytes gzipped`);
  console.log(`first load: ${total} bytes gzipped`);
  const all = readdirSync('dist/assets').filter((file) => /\.(js|css)$/.test(file));
  const sum = all.reduce(
    (bytes, file) => bytes + weigh(readFileSync(join('dist/assets', file))),
    0,
  );
  console.log(`all scripts and styles: ${sum} bytes gzipped in ${all.length} files`);
}

try {
  await ready();
  const samples = [];
  const bytes = [];
  for (let match = 0; match < MATCHES; match += 1) await playOne(match, samples, bytes);
  report('action to both views on loopback', samples, 'ms');
  report('size of a state message', bytes, 'bytes');
  firstLoad();
} finally {
  server.kill('SIGTERM');
}
