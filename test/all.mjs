// `npm test`: builds the client, runs every layer, and ends with one line over all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'fogbound-'));
const bin = 'node_modules/.bin';
const total = { passed: 0, failed: 0, skipped: 0 };

function run(name, command, args, env = {}) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Adds a layer's counts; a run that left no report, or failed beside its tests, is one failure. */
function count(name, ok, file, read) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!ok && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  console.log(
    `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  );
}

function chromium() {
  const wanted = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return wanted.find((path) => path !== undefined && existsSync(path));
}

if (!run('build', process.execPath, ['worker/build.mjs'])) total.failed += 1;

const unit = join(reports, 'unit.json');
const unitOk = run('rules, referee and client', `${bin}/vitest`, [
  'run',
  '--config',
  'test/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
]);
count('unit', unitOk, unit, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
}));

const browser = chromium();
if (browser === undefined) {
  console.log('browser: not run, no Chromium found (set CHROMIUM_PATH, or install it)');
  if (process.env.CI) total.failed += 1;
} else {
  const file = join(reports, 'browser.json');
  const ok = run(
    'browser',
    `${bin}/playwright`,
    ['test', '--config', 'test/browser/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  count('browser', ok, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
