import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from '../../../scripts/lib/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const failedTest = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2', 'at sum'] };
const passedTest = { status: 'passed', fullName: 'subtracts', failureMessages: [] };
const testFile = {
  name: 'sum.test.ts',
  message: '',
  status: 'failed',
  assertionResults: [failedTest, passedTest],
};
const unloadedFile = { name: 'broken.test.ts', message: 'No module', status: 'failed', assertionResults: [] };
const unitReport = {
  numPassedTests: 5,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 2,
  testResults: [testFile, unloadedFile],
};

const failedJourney = {
  file: 'cart.spec.ts',
  title: 'adds',
  ok: false,
  tests: [{ projectName: 'movil', results: [{ error: { message: 'No button' } }] }],
};
const suites = [{ specs: [], suites: [{ specs: [failedJourney, { ...failedJourney, ok: true }] }] }];

test('Vitest’s pending tests and to-dos count as skipped', () => {
  expect(readReport(report(unitReport), false).counts).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('flaky journeys count as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readReport(report({ stats, suites }), false).counts).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(readReport(report({ ...unitReport, numFailedTests: 0 }), false).counts.failed).toBe(1);
  expect(readReport(join(folder, 'absent.json'), true).counts.failed).toBe(1);
});

test('lists failed tests and files that do not load, with their messages', () => {
  expect(readReport(report(unitReport), false).failures).toEqual([
    'sum.test.ts: adds\n1 is not 2\nat sum',
    'broken.test.ts\nNo module',
  ]);
});

test('lists failed journeys with their project and messages', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  expect(readReport(report({ stats, suites }), false).failures).toEqual([
    'cart.spec.ts (movil): adds\nNo button',
  ]);
});
