// Cleans a cell's text, which may contain invisible characters.
import { removeInvisible } from '../../../platform/remove-invisible.ts';
import { cleanLines } from '../model/values.ts';
import { type Cell, maxCellLength, type SheetNotice } from './workbook.ts';

/** Matches the text of an error or of a value that doesn't fit: '#N/A', '#¡VALOR!', 'Err:502', '####'. */
const errorText = /^(?:#N\/[AD]!?|#[¡¿]?[\p{Lu}\d_/]+[!?]|#{2,}|#ERROR|Err:\d{3})$/u;

/**
 * Matches control characters. Some programs use them as line breaks, such as Word with U+000B. They become spaces, so
 * that words don't join.
 */
const controlCharacters = /[^\P{Cc}\t\r\n]/gu;

const markup = /<\/?[a-z][^<>]*>/i;

/** Matches Latin words and signs between single spaces, which need no cleaning. Most cells of a sheet match. */
const cleanText = /^[!"$-;=?-~¡-¬®-ɏ]+(?: [!"$-;=?-~¡-¬®-ɏ]+)*$/;

function isPlain(text: string): boolean {
  return text === '' || (text.length <= maxCellLength && cleanText.test(text));
}

/** Converts text to a cell: '' if it has no visible character, or an error if it is the text of an error. */
export function textCell(text: string): Cell {
  const cleaned = isPlain(text)
    ? text
    : cleanLines(text.replace(controlCharacters, ' ').normalize('NFC')).join('\n');
  return errorText.test(cleaned) ? { kind: 'error', shown: cleaned } : cleaned;
}

type TextNotice = Exclude<SheetNotice['kind'], 'uncomputed'>;

/** Returns the notices about a cell's original text. */
export function noticesOfText(text: string): readonly TextNotice[] {
  if (isPlain(text)) return [];
  const notices: TextNotice[] = [];
  if (removeInvisible(text) !== text) notices.push('hidden');
  if (markup.test(text)) notices.push('markup');
  if (text.length > maxCellLength) notices.push('long');
  return notices;
}
