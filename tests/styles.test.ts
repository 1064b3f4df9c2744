import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', 'src');
/** Style sheets are for what utilities cannot say legibly: docs/decisions/0002-styles-and-images.md. */
const mostLines = 950;

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('hand-written styles stay few', () => {
  const lines = sheets.map((name) => readFileSync(join(src, name), 'utf8').trimEnd().split('\n').length);
  expect(sheets.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostLines);
});
