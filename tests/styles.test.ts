import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', 'src');
/** Style sheets are for what utilities cannot say legibly: docs/decisions/0002-styles.md. */
const mostLines = 900;
/** To be built anew, with utilities. */
const notYet = /^features.documents.form\b/;

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('hand-written styles stay few', () => {
  const counted = sheets.filter((name) => !notYet.test(name));
  const lines = counted.map((name) => readFileSync(join(src, name), 'utf8').trimEnd().split('\n').length);
  expect(counted.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostLines);
});
