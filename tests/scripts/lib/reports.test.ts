import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightReport, readCounts, vitestReport } from '../../../scripts/lib/reports.js';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };

test('unit tests are counted, those put off as skipped', () => {
  expect(readCounts(report('unit.json', unit), vitestReport, true)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 3,
  });
});

test('a runner that fails without a failed test is one failure', () => {
  expect(readCounts(report('broken.json', unit), vitestReport, false).failed).toBe(1);
});

test('a failed test is not counted twice', () => {
  const failing = { ...unit, numFailedTests: 2 };
  expect(readCounts(report('failing.json', failing), vitestReport, false).failed).toBe(2);
});

test('a journey that passed at the second try counts as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  const counts = readCounts(report('e2e.json', { stats }), playwrightReport, false);
  expect(counts).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test.each([
  ['absent', join(folder, 'absent.json')],
  ['cut off', report('cut.json', '{"numPassedTests": 5')],
  ['of another shape', report('other.json', { passed: 5 })],
])('a report that is %s is one failure, whatever the runner said', (_, file) => {
  expect(readCounts(file, vitestReport, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
