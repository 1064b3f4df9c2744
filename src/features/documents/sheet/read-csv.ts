import papa from 'papaparse';
import { readRecords } from './text-workbook.ts';
import type { Encoding, WorkbookResult } from './workbook.ts';

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/;

const separators = [';', '\t', ','];

/** Characters in which a title is looked for. */
const maxHead = 20_000;

/** Lines such as a title, which would spoil the guess of the separator. */
const linesWithout = /^(?:[^;,\t\r\n]*\r?\n)+/;

type Parsed = {
  readonly records: readonly (readonly string[])[];
  /** A quote opens and never closes: all that follows it would be one cell. */
  readonly isOpen: boolean;
  readonly hasSeparator: boolean;
};

function parse(text: string): Parsed {
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const body = text.slice(line.length);
  // Blank lines would spoil the guess, and the result needs them: its rows are numbered.
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
 * @param encoding the one that its bytes were read in; null for Unicode
 */
export function readCsv(text: string, encoding: Encoding | null = null): WorkbookResult {
  return resultOf(parse(text), encoding);
}

/** Lines in which a title is looked for. */
const maxTitleLines = 20;

const countSemicolons = (line: string) => line.split(';').length - 1;

/** True if the first line with semicolons has several, and the next one as many: a title without any stands above. */
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
 * Reads the text of a .csv, or returns null for a single column copied in a spreadsheet, whose addresses have commas and
 * whose names have quotes: its heading has no separator, or the rows below have it less often.
 */
export function readCsvOrColumn(text: string): WorkbookResult | null {
  if (!/^[^\r\n]*[;,]/.test(text.trimStart()) && !hasTitleAbove(text)) return null;
  const parsed = parse(text);
  return parsed.hasSeparator || parsed.isOpen ? resultOf(parsed, null) : null;
}
