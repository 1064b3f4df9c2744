import { createRowCollector, type RawRow } from './row-collector.ts';
import { type Encoding, maxCharacters, type WorkbookResult } from './workbook.ts';

/**
 * Returns the cells that aren't blank. A file of ten megabytes may consist only of separators, and storing its blank
 * cells would fill the memory.
 */
function cellsOf(record: readonly string[]): RawRow['cells'] {
  const cells: (readonly [column: number, text: string])[] = [];
  for (const [column, text] of record.entries()) if (text !== '') cells.push([column, text]);
  return cells;
}

export function recordsToWorkbook(
  records: readonly (readonly string[])[],
  encoding: Encoding | null = null,
): WorkbookResult {
  const collector = createRowCollector(maxCharacters);
  records.forEach((record, index) => {
    collector.add({ number: index + 1, isHidden: false, cells: cellsOf(record), uncomputedCount: 0 });
  });
  const { sheet, overflow } = collector.finish({ name: '' });
  if (overflow) return { kind: 'refused', reason: overflow };
  if (sheet.rows.length === 0) return { kind: 'refused', reason: 'empty' };
  return { kind: 'workbook', workbook: { sheets: [sheet], active: 0, encoding } };
}
