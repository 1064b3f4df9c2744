import papa from 'papaparse';
import { recordsToWorkbook } from './text-workbook.ts';
import type { Encoding, WorkbookResult } from './workbook.ts';

/** Matches a first line such as `sep=;`, which tells Excel the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/;

const separators = [';', '\t', ','];

/** Maximum number of characters in which to look for a title. */
const maxHeadLength = 20_000;

/**
 * Matches the lines at the beginning that have no separator, such as a title. They would make papaparse guess a wrong
 * separator.
 */
const linesWithoutSeparator = /^(?:[^;,\t\r\n]*\r?\n)+/;

type ParsedCsv = {
  readonly records: readonly (readonly string[])[];
  /** True if a quote never closes. All text after it would then be one cell. */
  readonly hasOpenQuote: boolean;
  readonly hasSeparator: boolean;
};

function parseCsv(text: string): ParsedCsv {
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  // Skip blank lines only to guess the separator. The result keeps blank lines, because they count in the row numbers.
  const guess = papa.parse<string[]>(body.replace(linesWithoutSeparator, ''), {
    delimiter: separator ?? '',
    delimitersToGuess: separators,
    skipEmptyLines: true,
    preview: 1,
  });
  const { data, errors } = papa.parse<string[]>(body, { delimiter: guess.meta.delimiter });
  return {
    records: data,
    hasOpenQuote: errors.some(({ type }) => type === 'Quotes'),
    hasSeparator: !guess.errors.some(({ type }) => type === 'Delimiter'),
  };
}

function toWorkbook({ records, hasOpenQuote }: ParsedCsv, encoding: Encoding | null): WorkbookResult {
  return hasOpenQuote ? { kind: 'refused', reason: 'quotes' } : recordsToWorkbook(records, encoding);
}

/** @param encoding encoding of the file; null for Unicode */
export function readCsv(text: string, encoding: Encoding | null = null): WorkbookResult {
  return toWorkbook(parseCsv(text), encoding);
}

const maxTitleLines = 20;

const countSemicolons = (line: string) => line.split(';').length - 1;

/**
 * True if the first lines with semicolons look like the beginning of a table. The lines above them are then a title.
 */
function hasTitleAbove(text: string): boolean {
  const lines = text
    .slice(0, maxHeadLength)
    .split(/\r\n?|\n/, maxTitleLines)
    .filter((line) => line.trim() !== '');
  const firstIndex = lines.findIndex((line) => line.includes(';'));
  const separatorCount = countSemicolons(lines[firstIndex] ?? '');
  return separatorCount > 1 && countSemicolons(lines[firstIndex + 1] ?? '') === separatorCount;
}

/**
 * Reads pasted text as a .csv. Returns null if it is a single column copied from a spreadsheet, in which commas belong
 * to addresses and quotes to names: its heading has no separator, or no separator divides all rows into the same number
 * of cells.
 */
export function readCsvOrColumn(text: string): WorkbookResult | null {
  if (!/^[^\r\n]*[;,]/.test(text.trimStart()) && !hasTitleAbove(text)) return null;
  const parsedCsv = parseCsv(text);
  return parsedCsv.hasSeparator || parsedCsv.hasOpenQuote ? toWorkbook(parsedCsv, null) : null;
}
