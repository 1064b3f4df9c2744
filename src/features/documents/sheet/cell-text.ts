// Text of a cell as documents may hold it: somebody else wrote it, and not all of it shows.
import { cleanLines } from '../model/values.ts';
import { type Cell, longCell, type SheetNotice } from './workbook.ts';

/** Text that spreadsheets show instead of a value that is missing or has no room: '#N/A', '#¡VALOR!', 'Err:502', '####'. */
const errorText = /^(?:#N\/[AD]!?|#[¡¿]?[\p{Lu}\d_/]+[!?]|#{2,}|#ERROR|Err:\d{3})$/u;

/** Programs keep them where a line broke, as Word does with U+000B: removing them would glue two words. */
const control = /[^\P{Cc}\t\r\n]/gu;

/** Zero-width spaces, soft hyphens and marks that turn the text around. */
export const invisible = /[\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu;

const hidden = /[^\P{Cc}\t\r\n]|[\p{Cf}\p{Cs}\uFFFE\uFFFF]/u;

const markup = /<\/?[a-z][^<>]*>/i;

/** Words of Latin letters and signs with one space between them, which need no cleaning. Most of a sheet's cells match. */
const words = /^[!"$-;=?-~¡-¬®-ɏ]+(?: [!"$-;=?-~¡-¬®-ɏ]+)*$/;

function isPlain(text: string): boolean {
  return text === '' || (text.length <= longCell && words.test(text));
}

/** Makes a cell of text: '' if none of it shows, an error if it is the text of one. */
export function textCell(text: string): Cell {
  const clean = isPlain(text)
    ? text
    : cleanLines(text.replace(control, ' ').replace(invisible, '').normalize('NFC')).join('\n');
  return errorText.test(clean) ? { kind: 'error', shown: clean } : clean;
}

type TextNotice = Exclude<SheetNotice['kind'], 'uncomputed'>;

/** Lists the notices for a cell's text as the file has it. */
export function noticesOfText(text: string): readonly TextNotice[] {
  if (isPlain(text)) return [];
  const notices: TextNotice[] = [];
  if (hidden.test(text)) notices.push('hidden');
  if (markup.test(text)) notices.push('markup');
  if (text.length > longCell) notices.push('long');
  return notices;
}
