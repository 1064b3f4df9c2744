import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  countsText,
  failed,
  passed,
  readCounts,
  resultLine,
  skipped,
  total,
} from '../../../scripts/lib/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown) {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };

test('unit tests are counted, pending and todo ones as skipped', () => {
  expect(readCounts(report('unit.json', unit), true)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 3,
  });
});

test('a runner that fails without a failed test is one failure', () => {
  expect(readCounts(report('broken.json', unit), false).failed).toBe(1);
});

test('a failed test is not counted twice', () => {
  const failing = { ...unit, numFailedTests: 2 };
  expect(readCounts(report('failing.json', failing), false).failed).toBe(2);
});

test('a journey that passed at the second attempt counts as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  const counts = readCounts(report('e2e.json', { stats }), false);
  expect(counts).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test.each([
  ['absent', join(folder, 'absent.json')],
  ['cut off', report('cut.json', '{"numPassedTests": 5')],
  ['of another shape', report('other.json', { passed: 5 })],
])('a report that is %s is one failure, however the runner ended', (_, file) => {
  expect(readCounts(file, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const unitResult = { name: 'unit', milliseconds: 1234 };

test('the counts of all steps are added', () => {
  const all = [passed, failed, skipped, { passed: 10, failed: 2, skipped: 1 }];
  expect(total(all.map((counts) => ({ ...unitResult, counts })))).toEqual({
    passed: 11,
    failed: 3,
    skipped: 2,
  });
});

test('skipped tests are named only when there are any', () => {
  expect(countsText({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(countsText({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a step of several tests says how many, and its time in seconds', () => {
  const line = resultLine({ ...unitResult, counts: { passed: 4, failed: 1, skipped: 0 } });
  expect(line).toMatch(/^✗ unit +1\.2 s {2}4 passed, 1 failed$/);
});

test('a step that is one check shows its mark and its time', () => {
  expect(resultLine({ ...unitResult, counts: passed })).toMatch(/^✓ unit +1\.2 s$/);
  expect(resultLine({ ...unitResult, counts: skipped })).toMatch(/^- unit +1\.2 s {2}not run$/);
});
