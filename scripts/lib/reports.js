// The last line of `npm test` gives real counts: they come from the test runners' own reports.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const vitestReport = v.pipe(
  v.object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

/** A flaky test passed only when it was tried again: it counts as failed. */
export const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  }),
  v.transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })),
);

/**
 * @param {string} file a JSON report
 * @param {typeof vitestReport | typeof playwrightReport} schema
 * @param {boolean} ok whether the runner itself ended well
 * @returns {Counts} a runner that failed without a failed test (a file that does not load, no tests, no
 * report) is one failure more
 */
export function readCounts(file, schema, ok) {
  const report = v.safeParse(schema, parseFile(file));
  const counts = report.success ? report.output : { passed: 0, failed: 0, skipped: 0 };
  const isRight = ok && report.success;
  return isRight || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** @param {string} file */
function parseFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
