// What "done" means here, written once: the steps of `npm test` and what may run beside what on two cores.
import { playwrightReport, vitestReport } from './reports.js';
import { tool } from './run.js';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {string} [needs] the step whose result it works on
 * @property {boolean} [browser] whether it needs a Chromium
 * @property {{ readonly file: string, readonly schema: typeof vitestReport | typeof playwrightReport }} [report]
 * where its tests are counted; a step without one counts as one test
 */

const unitReport = 'test-results/unit.json';

/** @type {readonly (readonly Step[])[]} each group begins when the one before has ended */
const groups = [
  [
    { name: 'types', command: tool('typescript/bin/tsc', '--noEmit') },
    { name: 'lint', command: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  ],
  [
    {
      name: 'unit',
      command: tool(
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ),
      report: { file: unitReport, schema: vitestReport },
    },
  ],
  [
    { name: 'build', command: tool('vite/bin/vite.js', 'build') },
    { name: 'build:sandbox', command: tool('vite/bin/vite.js', 'build', '--mode', 'sandbox') },
  ],
  [
    { name: 'html', command: ['node', 'scripts/check-html.js', 'dist'], needs: 'build' },
    { name: 'browsers', command: ['node', 'scripts/check-browsers.js', 'dist'], needs: 'build' },
    { name: 'budgets', command: ['node', 'scripts/budgets.js'], needs: 'build:sandbox', browser: true },
  ],
  [
    {
      name: 'e2e',
      command: tool('playwright/cli.js', 'test'),
      needs: 'build:sandbox',
      browser: true,
      // Written by playwright.config.ts.
      report: { file: 'test-results/e2e.json', schema: playwrightReport },
    },
  ],
];

/**
 * @param {readonly string[] | undefined} names nothing for all
 * @returns {readonly (readonly Step[])[]}
 * @throws {Error} on a name that no step has: a check that runs nothing would pass
 */
export function selectSteps(names) {
  if (!names) return groups;
  const known = groups.flat().map(({ name }) => name);
  const wrong = names.filter((name) => !known.includes(name));
  if (wrong.length > 0) throw new Error(`No step ${wrong.join(', ')}: there are ${known.join(', ')}`);
  return groups.map((group) => group.filter(({ name }) => names.includes(name)));
}
