import { readCsvOrColumn } from './read-csv.ts';
import { recordsToWorkbook } from './text-workbook.ts';
import { maxCharacters, type WorkbookResult } from './workbook.ts';

/**
 * Maximum characters of pasted text, which limits the time to read it. {@link maxCharacters} limits the cells that
 * result.
 */
const maxPasteLength = 10 * maxCharacters;

const separator = /[\t\r\n]/g;

const quotedTextPattern = /[\t\r\n]|""/;

function indexOfSeparator(text: string, start: number): number {
  separator.lastIndex = start;
  return separator.exec(text)?.index ?? text.length;
}

/**
 * Returns the index of the cell's closing quote, after which a separator or the end of the text must follow; -1 if
 * there is no such quote.
 */
function indexOfClosingQuote(text: string, start: number): number {
  let quoteIndex = text.indexOf('"', start);
  // Skip doubled quotes, which belong to the cell's text.
  while (quoteIndex !== -1 && text[quoteIndex + 1] === '"') quoteIndex = text.indexOf('"', quoteIndex + 2);
  return quoteIndex !== -1 && quoteIndex + 1 === indexOfSeparator(text, quoteIndex + 1) ? quoteIndex : -1;
}

/**
 * Reads one cell. Spreadsheets put a cell with a line break, a tab or a quote between quotes, and double the quotes in
 * it. Excel puts a cell between quotes only if it has a tab or a line break.
 */
function readCell(text: string, start: number): { readonly cell: string; readonly end: number } {
  const closingIndex = text[start] === '"' ? indexOfClosingQuote(text, start + 1) : -1;
  const end = closingIndex === -1 ? indexOfSeparator(text, start) : closingIndex + 1;
  const quotedText = closingIndex === -1 ? '' : text.slice(start + 1, closingIndex);
  const cell = quotedTextPattern.test(quotedText) ? quotedText.replaceAll('""', '"') : text.slice(start, end);
  return { cell, end };
}

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
 * Reads rows that were copied from Excel, Google Sheets or LibreOffice, or from a .csv in a text editor.
 * @param text text/plain of the clipboard
 */
export function readPastedText(text: string): WorkbookResult {
  if (text.length > maxPasteLength) return { kind: 'refused', reason: 'wordy' };
  const csv = text.includes('\t') ? null : readCsvOrColumn(text);
  return csv ?? recordsToWorkbook(splitRows(text));
}
