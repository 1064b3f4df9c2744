import { readXml, type XmlAttributes, type XmlHandlers } from '../../../platform/files/xml.ts';
import { parseAddress, parseRange } from './cell-address.ts';
import { type CellContext, cellValue, isTrue, type RawCell } from './cell-value.ts';
import type { RawRow, RowCollector, SheetFacts } from './row-collector.ts';
import { richTextHandlers } from './shared-strings.ts';
import type { Cell, MergedRange } from './workbook.ts';

/** Number of rows in Excel. */
const excelRowCount = 1_048_576;
/** Number of columns in Excel. */
const excelColumnCount = 16_384;

const maxMergedRanges = 2_000;
const maxHiddenSpans = 1_000;

type PendingCell = { -readonly [Key in keyof RawCell]: RawCell[Key] } & {
  readonly column: number;
  hasFormula: boolean;
};

type PendingRow = Pick<RawRow, 'number' | 'isHidden'> & {
  readonly cells: (readonly [column: number, cell: Cell])[];
  uncomputedCount: number;
};

function isHidden({ hidden }: XmlAttributes, size: string | undefined): boolean {
  return isTrue(hidden) || (size !== undefined && Number(size) === 0);
}

function rowHandlers(collector: RowCollector, context: CellContext): Required<XmlHandlers> {
  let row: PendingRow | null = null;
  let cell: PendingCell | null = null;
  let lastRow = 0;
  let lastColumn = -1;
  let inValue = false;
  const richText = richTextHandlers('is', (text) => {
    if (cell) cell.text = text;
  });

  function openRow(attributes: XmlAttributes): void {
    // Count rows without a number, because some programs omit it.
    const number = Number(attributes.r ?? lastRow + 1);
    // Refuse a repeated number, which would merge two rows.
    if (!Number.isInteger(number) || number <= lastRow || number > excelRowCount)
      throw new Error(`Row number ${number} is repeated, out of order or too large`);
    lastRow = number;
    lastColumn = -1;
    row = { number, isHidden: isHidden(attributes, attributes.ht), cells: [], uncomputedCount: 0 };
  }

  function openCell({ r = '', t = 'n', s }: XmlAttributes): void {
    const column = parseAddress(r)?.column ?? lastColumn + 1;
    if (column >= excelColumnCount) throw new Error(`Column ${column} is beyond the last column of Excel`);
    lastColumn = column;
    cell = { column, type: t, style: s, value: '', text: '', hasFormula: false };
  }

  function closeCell(): void {
    if (!row || !cell) return;
    const { column, type, value, hasFormula } = cell;
    if (hasFormula && value === '' && type !== 'str') row.uncomputedCount += 1;
    // A full collector only counts rows with content, so it needs no parsed values. A shared string must be looked up
    // even then, because the string may be empty.
    const content = collector.isFull() && type !== 's' ? `${value}${cell.text}` : cellValue(cell, context);
    if (content !== '') row.cells.push([column, content]);
    cell = null;
  }

  return {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (name === 'v') inValue = true;
      else if (name === 'f' && cell) cell.hasFormula = true;
      else richText.open(name, attributes);
    },
    text: (text) => {
      if (inValue && cell) cell.value += text;
      else richText.text(text);
    },
    close: (name) => {
      if (name === 'row' && row) {
        collector.add(row);
        row = null;
      } else if (name === 'c') closeCell();
      else if (name === 'v') inValue = false;
      else richText.close(name);
    },
  };
}

type ColumnSpan = { readonly start: number; readonly end: number };

/**
 * Adds a worksheet's rows to the collector.
 * @returns merged ranges and hidden columns
 * @throws Error if the XML is damaged
 * @throws XmlLimitError if the XML exceeds its limits
 */
export function readWorksheet(
  bytes: Uint8Array,
  collector: RowCollector,
  context: CellContext,
): Omit<SheetFacts, 'name'> {
  const rows = rowHandlers(collector, context);
  const hiddenSpans: ColumnSpan[] = [];
  const merged: MergedRange[] = [];
  let inSheetData = false;
  readXml(bytes, {
    open: (name, attributes) => {
      if (inSheetData) rows.open(name, attributes);
      else if (name === 'sheetData') inSheetData = true;
      else if (
        name === 'col' &&
        hiddenSpans.length < maxHiddenSpans &&
        isHidden(attributes, attributes.width)
      )
        hiddenSpans.push({ start: Number(attributes.min) - 1, end: Number(attributes.max) - 1 });
      else if (name === 'mergeCell' && merged.length < maxMergedRanges) {
        const range = parseRange(attributes.ref ?? '');
        if (range) merged.push(range);
      }
    },
    text: (text) => {
      if (inSheetData) rows.text(text);
    },
    close: (name) => {
      if (name === 'sheetData') inSheetData = false;
      else if (inSheetData) rows.close(name);
    },
  });
  return {
    merged,
    isHiddenColumn: (column) => hiddenSpans.some(({ start, end }) => start <= column && column <= end),
  };
}
