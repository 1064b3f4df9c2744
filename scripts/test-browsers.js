// The main journeys in Firefox and in WebKit: `npm run test:browsers`, with `-- --project=webkit` in one of them.
// What it needs beyond the packages of npm, and why, is said before it is installed (root on Debian), else that it is
// missing.
import process from 'node:process';
import { installTools, isDebianRoot } from './lib/machine.js';
import { findProgram } from './lib/programs.js';
import { run, tool } from './lib/run.js';

/** @type {readonly import('./lib/machine.js').Tool[]} */
const browsers = [
  {
    program: 'firefox-esr',
    packages: ['firefox-esr'],
    along: [],
    checks: 'the journeys in Firefox, which speaks WebDriver BiDi itself',
  },
  {
    program: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver'],
    along: [],
    checks: 'the journeys in WebKit, the engine of Safari: the driver and its MiniBrowser',
  },
  {
    program: 'Xvfb',
    packages: ['xvfb'],
    along: [],
    checks: 'a screen for WebKit, which has no headless mode',
  },
];

const missing = () => browsers.filter(({ program }) => !findProgram([program]));

/** @returns {Promise<boolean>} whether everything is there */
async function prepare() {
  const wanted = missing();
  if (wanted.length === 0) return true;
  for (const { packages, checks } of wanted) console.log(`Needed: ${packages[0]}, for ${checks}.`);
  if (isDebianRoot()) {
    console.log('Installing with apt-get…');
    const output = await installTools(wanted);
    if (missing().length > 0) console.error(output);
  }
  for (const { packages } of missing()) console.error(`Missing: ${packages[0]} (Debian's package).`);
  return missing().length === 0;
}

/** Node before 22 has a WebSocket, which Firefox is driven through, only when asked. */
const withWebSocket =
  typeof WebSocket === 'undefined'
    ? { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim() }
    : process.env;

const journeys = tool(
  'playwright/cli.js',
  'test',
  '--config=e2e/engines/playwright.config.ts',
  ...process.argv.slice(2),
);
const build = tool('vite/bin/vite.js', 'build', '--mode', 'sandbox', '--logLevel', 'warn');

const ok =
  (await prepare()) &&
  (await run(build, { shown: true })).ok &&
  (await run(journeys, { shown: true, env: withWebSocket })).ok;
process.exitCode = ok ? 0 : 1;
