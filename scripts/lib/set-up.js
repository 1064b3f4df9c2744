// Makes a fresh machine ready for the checks, and says in a sentence what could not be had.
import process from 'node:process';
import { prepareMachine } from './machine.js';
import { installPackages } from './packages.js';
import { failed, notRun, passed } from './summary.js';

const noBrowser =
  'No Chromium: none is installed, Playwright could not download one and the distribution gave none. ' +
  'Install Chromium or Chrome, or give its path in CHROMIUM_PATH.';

/**
 * @typedef {object} SetUp
 * @property {import('./summary.js').Result} result
 * @property {boolean} hasPackages without them no step can run
 * @property {string | undefined} chromium the browser's path
 * @property {readonly string[]} notes what could not be had or will not run
 */

/** @returns {Promise<Omit<SetUp, 'result'> & { ok: boolean, output: string }>} */
async function prepare() {
  const packages = await installPackages(() => console.log('Installing the packages…'));
  const said = packages.note ? [packages.note] : [];
  if (!packages.ok) {
    return { ok: false, hasPackages: false, chromium: undefined, notes: said, output: packages.output };
  }
  const { chromium, missing, output } = await prepareMachine();
  // On a person's machine a missing program is said; CI is where every check runs.
  const ok = chromium !== undefined && (missing.length === 0 || !process.env.CI);
  const notes = [...said, ...(chromium ? [] : [noBrowser]), ...notRun(missing)];
  return { ok, hasPackages: true, chromium, notes, output };
}

/** @returns {Promise<SetUp>} */
export async function setUp() {
  const begun = performance.now();
  const { ok, output, ...rest } = await prepare();
  const milliseconds = performance.now() - begun;
  return {
    ...rest,
    result: {
      name: 'set-up',
      counts: ok ? passed : failed,
      milliseconds,
      output: [output, ...rest.notes].join('\n'),
    },
  };
}
