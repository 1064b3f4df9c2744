import { expect, test } from 'vitest';
import { readAudit } from '../../../scripts/lib/audit-report.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { prod: 12, total: 270 } },
  });

test('no known vulnerability is clean', () => {
  expect(readAudit(report({}))).toEqual({
    verdict: 'clean',
    text: 'No known vulnerability in 270 packages.',
  });
});

test('every vulnerable package is named with its severity', () => {
  const { verdict, text } = readAudit(report({ uno: { severity: 'low' }, dos: { severity: 'critical' } }));
  expect(verdict).toBe('vulnerable');
  expect(text).toContain('uno: low\ndos: critical');
});

test.each([
  [
    'refuses',
    JSON.stringify({ message: '405', statusCode: 405, error: { summary: '' } }),
    'It answered 405.',
  ],
  ['cannot be reached', JSON.stringify({ error: { code: 'ENOTFOUND' } }), 'It could not be asked.'],
  ['says nothing', '', 'It could not be asked.'],
  ['answers a page', '<h1>Proxy</h1>', 'It could not be asked.'],
])('a registry that %s leaves the result unknown, never clean', (_, output, answer) => {
  const { verdict, text } = readAudit(output);
  expect(verdict).toBe('not checked');
  expect(text).toContain(answer);
});
