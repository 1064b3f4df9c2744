import { expect, test } from 'vitest';
import { fillSection, readTables, table } from '../../bench/table.ts';

test('columns are aligned, numbers to the right', () => {
  expect(
    table([
      ['Route', 'JS'],
      ['/', '90.1'],
      ['/tienda', 7],
    ]),
  ).toBe('| Route   |   JS |\n| ------- | ---: |\n| /       | 90.1 |\n| /tienda |    7 |');
});

test('a table takes the place of the one before, however often', () => {
  const page = 'Before\n<!-- figures -->\nold\n<!-- /figures -->\nAfter';
  const filled = fillSection(page, 'figures', '| $1 |');
  expect(filled).toBe('Before\n<!-- figures -->\n\n| $1 |\n\n<!-- /figures -->\nAfter');
  expect(fillSection(filled, 'figures', '| $1 |')).toBe(filled);
});

test('a page without the place is refused', () => {
  expect(() => fillSection('<!-- figures -->', 'figures', '')).toThrow('No place for figures');
});

test('a table is read as it was written', () => {
  const rows = [
    ['Route', 'JS'],
    ['/', '90.1'],
  ];
  expect(readTables(`Before\n\n${table(rows)}\n\nAfter\n`)).toEqual([rows]);
});
