// Detects text that a spreadsheet or a wrong encoding has damaged. None of the damage can be undone with certainty, so
// the user must type the text again.
import { unreadableCopy } from '../../../../content/documents/batch-rows-copy.ts';
import { months } from '../../../../platform/format.ts';
import type { Field } from '../../model/field.ts';
import { type Cell, displayedText, type NumberCell } from '../../sheet/workbook.ts';
import { dateOfSerial } from './dates.ts';

/** Matches UTF-8 that was decoded with another encoding: «Ã±», «Â°». */
const misdecoded =
  /Ã[\u0080-\u00BF\u0152-\u0178\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|Â[\u00A0-\u00BF]/;

/** Signs that result if Mac Roman or CP850 is decoded with another encoding: «Mu–oz», «Mu¤oz», «MU„OZ». */
const wrongSign = '[–—¤¥‚¢£¡‡Ž„œ≤†‰Š‹‘“”•]';
const wrongSignInWord = new RegExp(String.raw`\p{Ll}${wrongSign}\p{Ll}|\p{Lu}${wrongSign}\p{Lu}`, 'u');

const htmlEntity = /&(?:[a-z]{2,8}|#\d{2,5});/i;

export function isDamaged(text: string): boolean {
  return (
    text.includes('\uFFFD') || misdecoded.test(text) || htmlEntity.test(text) || wrongSignInWord.test(text)
  );
}

const monthNames = months.map((month) => month.slice(0, 3)).join('|');

const dayAndMonth = new RegExp(String.raw`^\d{1,2}-(?:${monthNames})\.?$`, 'i');
const monthAndYear = new RegExp(String.raw`^(?:${monthNames})\.?-\d{2}$`, 'i');

/**
 * Minimum year of a date that must have been a number with a dash. Spreadsheets convert the RBD «8485-3» to a month of
 * the year 8485.
 */
const distantYear = 2_200;

/** Returns the text that the spreadsheet has converted to a date; null if the date doesn't show what the text was. */
function originalText({ value, shown }: NumberCell): string | null {
  const isDay = dayAndMonth.test(shown);
  if (!isDay && !monthAndYear.test(shown)) return null;
  const [year = 0, month = 0, day = 0] = dateOfSerial(value).split('-').map(Number);
  if (isDay) return `${day}-${month}`;
  return year >= distantYear ? `${year}-${month}` : null;
}

/** Number of significant digits that a spreadsheet stores. */
const maxDigits = 15;

const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

const textKinds: readonly Field['kind'][] = ['text', 'rut', 'phone', 'email'];

const numberKinds: readonly Field['kind'][] = ['money', 'integer', 'year'];

const yesOrNo = /^(?:s[ií]|no|x)$/i;

function numberDamage(field: Field, cell: Cell): string | null {
  if (typeof cell === 'string') return null;
  const isTimeUnit = field.kind === 'integer' && field.unit?.isTime === true;
  return cell.kind === 'date' || (cell.kind === 'time' && !isTimeUnit)
    ? unreadableCopy.takenForDate(null, cell.shown)
    : null;
}

/**
 * Returns a message in Spanish if a cell has lost letters or digits, became a date or a time, or has no words where the
 * field needs some; null otherwise.
 */
export function damageOf(field: Field, cell: Cell): string | null {
  const { kind } = field;
  if (numberKinds.includes(kind)) return numberDamage(field, cell);
  if (!textKinds.includes(kind)) return null;
  const shown = displayedText(cell).trim();
  if (kind === 'text' && field.isNonNumeric && (!/\p{L}/u.test(shown) || yesOrNo.test(shown)))
    return unreadableCopy.notWords(shown);
  if (typeof cell === 'string') {
    if (isDamaged(shown)) return unreadableCopy.damaged(shown);
    if (kind === 'text' && (dayAndMonth.test(shown) || monthAndYear.test(shown)))
      return unreadableCopy.takenForDate(null, shown);
    return scientific.test(shown) ? unreadableCopy.lostDigits(shown) : null;
  }
  if (cell.kind === 'date') return unreadableCopy.takenForDate(originalText(cell), shown);
  const isLong = cell.kind === 'number' && Math.abs(cell.value) >= 10 ** maxDigits;
  return isLong ? unreadableCopy.lostDigits(shown) : null;
}
