import papa from 'papaparse';
import { readRecords } from './text-workbook.ts';
import type { Encoding, WorkbookResult } from './workbook.ts';

/** First line with which Excel names the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/;

const separators = [';', '\t', ','];

/** Number of characters to search for a title. */
const maxHead = 20_000;

/** Lines without separators, such as a title, which would spoil the guess of the separator. */
const linesWithout = /^(?:[^;,\t\r\n]*\r?\n)+/;

type Parsed = {
  readonly records: readonly (readonly string[])[];
  /** True if a quote opens and never closes, so that everything after it would be one cell. */
  readonly isOpen: boolean;
  readonly hasSeparator: boolean;
};

function parse(text: string): Parsed {
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  // Only the guess skips blank lines. The result keeps them because its rows are numbered.
  const guess = papa.parse<string[]>(body.replace(linesWithout, ''), {
    delimiter: named ?? '',
    delimitersToGuess: separators,
    skipEmptyLines: true,
    preview: 1,
  });
  const { data, errors } = papa.parse<string[]>(body, { delimiter: guess.meta.delimiter });
  return {
    records: data,
    isOpen: errors.some(({ type }) => type === 'Quotes'),
    hasSeparator: !guess.errors.some(({ type }) => type === 'Delimiter'),
  };
}

function resultOf({ records, isOpen }: Parsed, encoding: Encoding | null): WorkbookResult {
  return isOpen ? { kind: 'refused', reason: 'quotes' } : readRecords(records, encoding);
}

/**
 * Reads the text of a .csv file.
 * @param encoding encoding of its bytes; null for Unicode
 */
export function readCsv(text: string, encoding: Encoding | null = null): WorkbookResult {
  return resultOf(parse(text), encoding);
}

/** Number of lines to search for a title. */
const maxTitleLines = 20;

const countSemicolons = (line: string) => line.split(';').length - 1;

/** True if the first line with semicolons has several and so does the next one, so that a title stands above them. */
function hasTitleAbove(text: string): boolean {
  const lines = text
    .slice(0, maxHead)
    .split(/\r\n?|\n/, maxTitleLines)
    .filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => line.includes(';'));
  const count = countSemicolons(lines[first] ?? '');
  return count > 1 && countSemicolons(lines[first + 1] ?? '') === count;
}

/**
 * Reads the text of a .csv. Returns null for a single column copied from a spreadsheet, which may have commas in
 * addresses and quotes in names: its heading has no separator, or the rows below have it less often.
 */
export function readCsvOrColumn(text: string): WorkbookResult | null {
  if (!/^[^\r\n]*[;,]/.test(text.trimStart()) && !hasTitleAbove(text)) return null;
  const parsed = parse(text);
  return parsed.hasSeparator || parsed.isOpen ? resultOf(parsed, null) : null;
}
