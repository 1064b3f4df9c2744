import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Result = {
  readonly name: string;
  readonly counts: Counts;
  readonly milliseconds: number;
  /** To be shown: of a step that failed. */
  readonly output?: string;
};

/** What is no test runner counts as one test. */
export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };
export const skipped: Counts = { passed: 0, failed: 0, skipped: 1 };

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Vitest = v.pipe(
  v.object({ numPassedTests: Count, numFailedTests: Count, numPendingTests: Count, numTodoTests: Count }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

/** A flaky test passed only at a second attempt: it counts as failed. */
const Playwright = v.pipe(
  v.object({ stats: v.object({ expected: Count, unexpected: Count, flaky: Count, skipped: Count }) }),
  v.transform(({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky,
    skipped,
  })),
);

const Report = v.pipe(v.string(), v.parseJson(), v.union([Vitest, Playwright]));

/**
 * @param file the JSON report of Vitest or Playwright
 * @param ok whether the runner itself ended well; one that did not, without a failed test (a file that does not load,
 * no tests, no report), counts as one failure
 */
export function readCounts(file: string, ok: boolean): Counts {
  let counts: Counts | undefined;
  try {
    counts = v.parse(Report, readFileSync(file, 'utf8'));
  } catch {
    return failed;
  }
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function total(results: readonly Result[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((before, { counts }) => before + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function resultLine({ name, counts, milliseconds }: Result): string {
  const mark = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '-';
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const isOne = counts.passed + counts.failed + counts.skipped === 1;
  const note = counts.passed + counts.failed === 0 ? 'not run' : isOne ? '' : countsText(counts);
  return `${mark} ${name.padEnd(14)}${seconds.padStart(9)}  ${note}`.trimEnd();
}
