import { readCsvOrColumn } from './read-csv.ts';
import { mostLetters, type SheetResult, sheetOf } from './sheet.ts';

/** Bounds the time that the page's own thread takes; what is used of it is bounded by {@link mostLetters}. */
const longestPaste = 10 * mostLetters;

/**
 * A cell in quotes up to its end, or as it stands. Spreadsheets put quotes around a cell that has a line end, a tab or a
 * quote, and double those in it; Excel leaves a cell alone that has quotes only.
 */
const cellPattern = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;

const neededQuotes = /[\t\r\n]|""/;

/** The cells of text as spreadsheets put it on the clipboard, with tabs between them. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const pattern = new RegExp(cellPattern);
  const rows: string[][] = [];
  let row: string[] = [];
  for (;;) {
    const [raw = '', quoted = ''] = pattern.exec(text) ?? [];
    row.push(quoted !== '' && neededQuotes.test(quoted) ? quoted.replaceAll('""', '"') : raw);
    const end = text[pattern.lastIndex];
    if (end === '\t') {
      pattern.lastIndex += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (end === undefined) return rows;
    pattern.lastIndex += text.startsWith('\r\n', pattern.lastIndex) ? 2 : 1;
  }
}

/**
 * Reads rows copied in Excel, Google Sheets or LibreOffice, or in a .csv that was opened as text.
 * @param text the clipboard's text/plain
 */
export function readPasted(text: string): SheetResult {
  if (text.length > longestPaste) return { kind: 'refused', reason: 'wordy' };
  const csv = text.includes('\t') ? null : readCsvOrColumn(text);
  return csv ?? sheetOf(cellsOf(text));
}
