// The main journeys in Firefox and in WebKit; `-- --project=webkit` runs them in one of the two.
import process from 'node:process';
import { npm, run } from './lib/run.ts';
import { ensurePrograms, type SystemProgram } from './lib/system-programs.ts';

const browsers: readonly SystemProgram[] = [
  {
    program: 'firefox-esr',
    packages: ['firefox-esr'],
    checks: 'the journeys in Firefox, which speaks WebDriver BiDi itself',
  },
  {
    program: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver'],
    checks: 'the journeys in WebKit, the engine of Safari: the driver and its MiniBrowser',
  },
  { program: 'Xvfb', packages: ['xvfb'], checks: 'a screen for WebKit, which has no headless mode' },
];

/** Node before 22 has a WebSocket, through which Firefox is driven, only with this option. */
const withWebSocket =
  typeof WebSocket === 'undefined'
    ? { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim() }
    : process.env;

const missing = await ensurePrograms(browsers);
for (const { packages, checks } of missing) console.error(`Missing: Debian's ${packages[0]}, for ${checks}.`);

const journeys = npm(
  'run',
  'test:e2e',
  '--',
  '--config=e2e/engines/playwright.config.ts',
  ...process.argv.slice(2),
);
const isDone =
  missing.length === 0 &&
  (await run(npm('run', 'build:sandbox'), { shown: true })).ok &&
  (await run(journeys, { shown: true, env: withWebSocket })).ok;
process.exitCode = isDone ? 0 : 1;
