import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summary } from '../../bench/summary.ts';
import { fillSection } from '../../bench/table.ts';
import { root } from '../../scripts/lib/run.ts';

test('README repeats the figures of docs/figures.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const figures = readFileSync(join(root, 'docs', 'figures.md'), 'utf8');
  expect(fillSection(readme, 'figures', summary(figures))).toBe(readme);
});

test('a page without the figures is refused', () => {
  expect(() => summary('# Figures\n')).toThrow('No figures for');
});
