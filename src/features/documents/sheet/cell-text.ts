// Cleans a cell's text, which comes from somebody else and may have invisible characters.
import { visibleText } from '../../../platform/visible-text.ts';
import { cleanLines } from '../model/values.ts';
import { type Cell, longCell, type SheetNotice } from './workbook.ts';

/** Text that spreadsheets show for a missing value or one that doesn't fit: '#N/A', '#¡VALOR!', 'Err:502', '####'. */
const errorText = /^(?:#N\/[AD]!?|#[¡¿]?[\p{Lu}\d_/]+[!?]|#{2,}|#ERROR|Err:\d{3})$/u;

/**
 * Control characters, which programs use as line breaks, as Word does with U+000B. They become spaces so that words
 * don't join.
 */
const control = /[^\P{Cc}\t\r\n]/gu;

const markup = /<\/?[a-z][^<>]*>/i;

/** Latin words and signs separated by single spaces, which need no cleaning. Most cells of a sheet match. */
const words = /^[!"$-;=?-~¡-¬®-ɏ]+(?: [!"$-;=?-~¡-¬®-ɏ]+)*$/;

function isPlain(text: string): boolean {
  return text === '' || (text.length <= longCell && words.test(text));
}

/** Makes a cell of text: '' if nothing is visible, an error if the text is that of one. */
export function textCell(text: string): Cell {
  const clean = isPlain(text) ? text : cleanLines(text.replace(control, ' ').normalize('NFC')).join('\n');
  return errorText.test(clean) ? { kind: 'error', shown: clean } : clean;
}

type TextNotice = Exclude<SheetNotice['kind'], 'uncomputed'>;

/** Lists the notices for a cell's text as the file has it. */
export function noticesOfText(text: string): readonly TextNotice[] {
  if (isPlain(text)) return [];
  const notices: TextNotice[] = [];
  if (visibleText(text) !== text) notices.push('hidden');
  if (markup.test(text)) notices.push('markup');
  if (text.length > longCell) notices.push('long');
  return notices;
}
