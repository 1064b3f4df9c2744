import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/faults.md'), 'utf8');

/** Words as `wc -w` counts them, the tables' lines included. */
const mostWords = 2500;

/** The cells of every line of the tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:fault |-)/.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

const testFile = /^(?:tests\/[\w./-]+\.test\.tsx?|e2e\/[\w./-]+\.spec\.ts)$/;

test('every fault has a line of three cells, and is named once in its table', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  const lines = rows.map((cells) => cells.join());
  expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
});

test('every fault names test files that exist, and nothing else', () => {
  const wrong = rows.flatMap(([fault, , files = '']) =>
    files
      .split(', ')
      .map((file) => file.replace(/^`(.*)`$/, '$1'))
      .filter((file) => !testFile.test(file) || !existsSync(join(root, file)))
      .map((file) => `${fault}: ${file}`),
  );
  expect(wrong).toEqual([]);
});

test('the list of faults stays short, and names no line of code', () => {
  expect(page.trim().split(/\s+/).length).toBeLessThanOrEqual(mostWords);
  expect(page).not.toMatch(/`src\/|\.tsx?`[^|\n]*:/);
});
