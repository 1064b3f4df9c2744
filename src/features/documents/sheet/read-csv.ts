import papa from 'papaparse';
import { type SheetResult, sheetOf } from './sheet.ts';

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/;

function parse(text: string) {
  const [line = '', separator = ''] = separatorLine.exec(text) ?? [];
  const { data, errors } = papa.parse<string[]>(text.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: [';', '\t', ','],
    skipEmptyLines: true,
  });
  const has = (fault: (typeof errors)[number]['type']) => errors.some(({ type }) => type === fault);
  return { rows: data, isOpen: has('Quotes'), hasSeparator: !has('Delimiter') };
}

function resultOf({ rows, isOpen }: ReturnType<typeof parse>): SheetResult {
  // What follows an open quote would all be one cell.
  return isOpen ? { kind: 'refused', reason: 'quotes' } : sheetOf(rows);
}

/** Reads the text of a .csv file. */
export function readCsv(text: string): SheetResult {
  return resultOf(parse(text));
}

/**
 * The same of text that may be a single column copied in a spreadsheet, whose addresses have commas and whose names have
 * quotes: null for that. Its heading has no separator, or the rows below do not have it as often.
 */
export function readCsvOrColumn(text: string): SheetResult | null {
  if (!/^\s*[^\r\n]*[;,]/.test(text)) return null;
  const parsed = parse(text);
  return parsed.hasSeparator || parsed.isOpen ? resultOf(parsed) : null;
}
