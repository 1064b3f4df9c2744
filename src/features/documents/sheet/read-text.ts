import { readCsvOrColumn } from './read-csv.ts';
import { readRecords } from './text-workbook.ts';
import { maxLetters, type WorkbookResult } from './workbook.ts';

/** Characters of a paste. Bounds the time that reading takes; {@link maxLetters} bounds what is kept of it. */
const maxPaste = 10 * maxLetters;

const separator = /[\t\r\n]/g;

const neededQuotes = /[\t\r\n]|""/;

function indexOfSeparator(text: string, from: number): number {
  separator.lastIndex = from;
  return separator.exec(text)?.index ?? text.length;
}

/** Index of the quote that closes the cell, before a separator or the end; -1 if there is none. */
function indexOfClosing(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  // A quote in the cell is doubled.
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote !== -1 && quote + 1 === indexOfSeparator(text, quote + 1) ? quote : -1;
}

/**
 * Reads one cell. Spreadsheets put quotes around a cell that has a line end, a tab or a quote, and double those in it;
 * Excel leaves a cell alone that has quotes only.
 */
function readCell(text: string, start: number): { readonly cell: string; readonly end: number } {
  const closing = text[start] === '"' ? indexOfClosing(text, start + 1) : -1;
  const end = closing === -1 ? indexOfSeparator(text, start) : closing + 1;
  const quoted = closing === -1 ? '' : text.slice(start + 1, closing);
  const cell = neededQuotes.test(quoted) ? quoted.replaceAll('""', '"') : text.slice(start, end);
  return { cell, end };
}

/** Splits text as spreadsheets put it on the clipboard, with tabs between its cells. */
function splitRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let start = 0;
  for (;;) {
    const { cell, end } = readCell(text, start);
    row.push(cell);
    if (text[end] === '\t') {
      start = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (end === text.length) return rows;
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/**
 * Reads rows copied in Excel, Google Sheets or LibreOffice, or in a .csv that was opened as text.
 * @param text the clipboard's text/plain
 */
export function readText(text: string): WorkbookResult {
  if (text.length > maxPaste) return { kind: 'refused', reason: 'wordy' };
  const csv = text.includes('\t') ? null : readCsvOrColumn(text);
  return csv ?? readRecords(splitRows(text));
}
