import papa from 'papaparse';
import { type SheetResult, sheetOf } from './sheet.ts';

/** As spreadsheets save text: in Unicode, with its mark or without, or as Windows of this country does. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/;

export function readCsv(bytes: Uint8Array): SheetResult {
  const text = textOf(bytes);
  const [line = '', separator = ''] = separatorLine.exec(text) ?? [];
  const { data, errors } = papa.parse<string[]>(text.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: [';', '\t', ','],
    skipEmptyLines: true,
  });
  // What follows an open quote would all be one cell.
  if (errors.some(({ type }) => type === 'Quotes')) return { kind: 'refused', reason: 'quotes' };
  return sheetOf(data);
}
