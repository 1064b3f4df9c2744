import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts, selectSteps } from '../../../scripts/lib/checks.ts';
import { root } from '../../../scripts/lib/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const names = (only?: string, long?: boolean) => selectSteps(only, long).map(({ name }) => name);

test('long steps run only if requested or named', () => {
  const long = ['model', 'unit:long', 'node', 'long', 'nginx'];
  expect(names().filter((name) => long.includes(name))).toEqual([]);
  expect(names(undefined, true)).toEqual(expect.arrayContaining([...names(), ...long]));
  expect(names('long')).toEqual(['long']);
});

test('only the named steps run, in their own order', () => {
  expect(names('e2e,types')).toEqual(['types', 'e2e']);
  expect(() => names('unit,unite')).toThrow('No step unite');
});

test('every step is a script of package.json and follows the steps that it needs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [place, { script, needs = [] }] of selectSteps(undefined, true).entries()) {
    expect(scripts).toHaveProperty([script]);
    const before = ['chromium', ...names(undefined, true).slice(0, place)];
    expect(before).toEqual(expect.arrayContaining([...needs]));
  }
});

const unit = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 2 };

test('tests that did not run count as skipped, and flaky ones as failed', () => {
  expect(readCounts(report(unit), false)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readCounts(report({ stats }), false)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(readCounts(report({ ...unit, numFailedTests: 0 }), false).failed).toBe(1);
  expect(readCounts(join(folder, 'absent.json'), true).failed).toBe(1);
});
