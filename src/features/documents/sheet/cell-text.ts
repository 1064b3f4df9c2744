import { removeInvisible } from '../../../platform/remove-invisible.ts';
import { cleanLines } from '../model/values.ts';
import { type Cell, maxCellLength, type SheetNotice } from './workbook.ts';

/**
 * Matches the text that spreadsheets show for an error, or for a value that doesn't fit into its column: '#N/A',
 * '#¡VALOR!', 'Err:502', '####'.
 */
const errorTextPattern = /^(?:#N\/[AD]!?|#[¡¿]?[\p{Lu}\d_/]+[!?]|#{2,}|#ERROR|Err:\d{3})$/u;

/**
 * Matches control characters. Some programs use them as line breaks, such as Word with U+000B. They become spaces, so
 * that words don't join.
 */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;

const tagPattern = /<\/?[a-z][^<>]*>/i;

/**
 * Matches text that needs no cleaning: Latin letters and signs with single spaces between them. Most cells of a sheet
 * match.
 */
const cleanTextPattern = /^[!"$-;=?-~¡-¬®-ɏ]+(?: [!"$-;=?-~¡-¬®-ɏ]+)*$/;

function needsNoCleaning(text: string): boolean {
  return text === '' || (text.length <= maxCellLength && cleanTextPattern.test(text));
}

/**
 * Cleans text and converts it to a cell: '' if the text has no visible character, an error cell if it is the text of an
 * error.
 */
export function textCell(text: string): Cell {
  const cleaned = needsNoCleaning(text)
    ? text
    : cleanLines(text.replace(controlCharacters, ' ').normalize('NFC')).join('\n');
  return errorTextPattern.test(cleaned) ? { kind: 'error', shown: cleaned } : cleaned;
}

type TextNotice = Exclude<SheetNotice['kind'], 'uncomputed'>;

/** Returns the notices about a cell's text as it was before cleaning. */
export function noticesOfText(text: string): readonly TextNotice[] {
  if (needsNoCleaning(text)) return [];
  const notices: TextNotice[] = [];
  if (removeInvisible(text) !== text) notices.push('hidden');
  if (tagPattern.test(text)) notices.push('markup');
  if (text.length > maxCellLength) notices.push('long');
  return notices;
}
