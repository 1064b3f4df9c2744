import { textCell } from './cell-text.ts';
import { numberCell } from './number-format.ts';
import { unescapeText } from './shared-strings.ts';
import type { FormatOf } from './styles.ts';
import { type Cell, displayedText } from './workbook.ts';

export type CellContext = {
  readonly strings: readonly string[];
  readonly formatOf: FormatOf;
  readonly uses1904Dates: boolean;
};

/** A `<c>` element of the worksheet's XML. */
export type RawCell = {
  /** Attribute `t`, such as 's' for a shared string. */
  readonly type: string;
  /** Attribute `s`, the index of the cell's style. */
  readonly style: string | undefined;
  /** Text of `<v>`, the value. */
  readonly value: string;
  /** Text of `<is>`, an inline string. */
  readonly text: string;
};

/** Serial day of 1904-01-01 in the 1900 date system. */
const serialDayOf1904 = 1_462;
/** Serial day of 1970-01-01 in the 1900 date system. */
const serialDayOf1970 = 25_569;
const msOfDay = 86_400_000;

export const isTrue = (value: string | undefined) => value === '1' || value === 'true';

function parseNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`${text} is no number`);
  return value;
}

/** Parses a date as Excel writes it in strict files (ISO/IEC 29500): '2027-03-01T08:30:00'. */
function isoCell(text: string, { style }: RawCell, { formatOf }: CellContext): Cell {
  const ms = Date.parse(text.includes('T') && !text.endsWith('Z') ? `${text}Z` : text);
  if (Number.isNaN(ms)) return text;
  const format = formatOf(style);
  const dateFormat = format.kind === 'number' ? ({ code: 'dd-mm-yyyy', kind: 'date' } as const) : format;
  return numberCell(ms / msOfDay + serialDayOf1970, dateFormat);
}

/** @throws Error if cells of this type can't have the value */
export function cellValue(cell: RawCell, context: CellContext): Cell {
  if (cell.type === 'inlineStr') return cell.text;
  if (cell.type === 'str') return unescapeText(cell.value);
  const value = cell.value.trim();
  if (value === '') return '';
  switch (cell.type) {
    case 's': {
      const sharedString = context.strings[parseNumber(value)];
      if (sharedString === undefined) throw new Error(`There is no text ${value}`);
      return sharedString;
    }
    case 'b':
      return isTrue(value) ? 'VERDADERO' : 'FALSO';
    case 'e':
      return { kind: 'error', shown: displayedText(textCell(value)) };
    case 'd':
      return isoCell(value, cell, context);
    default: {
      const format = context.formatOf(cell.style);
      const shiftDays = context.uses1904Dates && format.kind === 'date' ? serialDayOf1904 : 0;
      return numberCell(parseNumber(value) + shiftDays, format);
    }
  }
}
