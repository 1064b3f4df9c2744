import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Report = {
  readonly counts: Counts;
  /** Title of each failed test, followed by its messages on the next lines. */
  readonly failures: readonly string[];
};

/** Maximum length of a failed test's messages, because a counterexample can fill pages. */
const maxMessageLength = 2_000;

const formatFailure = (title: string, messages: readonly string[]) =>
  `${title}\n${stripVTControlCharacters(messages.join('\n')).slice(0, maxMessageLength)}`;

const count = v.number();

const VitestReport = v.pipe(
  v.object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    testResults: v.array(
      v.object({
        name: v.string(),
        message: v.optional(v.string(), ''),
        status: v.string(),
        assertionResults: v.array(
          v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) }),
        ),
      }),
    ),
  }),
  v.transform((report): Report => {
    const counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    const failures = report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        if (tests.length === 0) return [formatFailure(name, [message])];
        return tests.map(({ fullName, failureMessages }) =>
          formatFailure(`${name}: ${fullName}`, failureMessages),
        );
      });
    return { counts, failures };
  }),
);

const Journey = v.object({
  file: v.string(),
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string(), '') })) })),
    }),
  ),
});

type Suite = { readonly specs: readonly v.InferOutput<typeof Journey>[]; readonly suites?: readonly Suite[] };

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Journey),
  suites: v.exactOptional(v.array(v.lazy(() => Suite))),
});

function journeyFailures({ specs, suites = [] }: Suite): readonly string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const projects = tests.map(({ projectName }) => projectName).join(', ');
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return formatFailure(`${file} (${projects}): ${title}`, messages);
    });
  return [...failures, ...suites.flatMap(journeyFailures)];
}

const PlaywrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    suites: v.array(Suite),
  }),
  v.transform(
    ({ stats: { expected, unexpected, flaky, skipped }, suites }): Report => ({
      counts: { passed: expected, failed: unexpected + flaky, skipped },
      failures: suites.flatMap(journeyFailures),
    }),
  ),
);

const AnyReport = v.pipe(v.string(), v.parseJson(), v.union([VitestReport, PlaywrightReport]));

/**
 * Reads a test runner's report. A runner that fails without a failed test, for example because it couldn't load a file,
 * counts as one failure.
 */
export function readReport(file: string, ok: boolean): Report {
  if (!existsSync(file)) return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [] };
  const report = v.parse(AnyReport, readFileSync(file, 'utf8'));
  return ok || report.counts.failed > 0 ? report : { ...report, counts: { ...report.counts, failed: 1 } };
}
