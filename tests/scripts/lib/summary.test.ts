import { expect, test } from 'vitest';
import { tools } from '../../../scripts/lib/machine.js';
import {
  countsText,
  failed,
  notRun,
  passed,
  skipped,
  stepLine,
  total,
} from '../../../scripts/lib/summary.js';

const step = { name: 'unit', milliseconds: 1234, output: '' };

test('the counts of all steps are added', () => {
  expect(total([passed, failed, skipped, { passed: 10, failed: 2, skipped: 1 }])).toEqual({
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
  const line = stepLine({ ...step, counts: { passed: 4, failed: 1, skipped: 0 } });
  expect(line).toMatch(/^✗ unit +1\.2 s {2}4 passed, 1 failed$/);
});

test('a step that is one check shows its mark and its time', () => {
  expect(stepLine({ ...step, counts: passed })).toMatch(/^✓ unit +1\.2 s$/);
  expect(stepLine({ ...step, counts: skipped })).toMatch(/^- unit +1\.2 s {2}not run$/);
});

test('a program that is missing names the checks that did not run', () => {
  const nginx = tools.filter(({ program }) => program === 'nginx');
  expect(notRun(nginx)).toEqual(['Not run here: the built site behind nginx (nginx is not installed).']);
});
