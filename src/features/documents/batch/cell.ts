import { unreadableCopy } from '../../../content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../content/documents/fields-copy.ts';
import { clearedCell } from '../../../content/documents/summary-copy.ts';
import { normalizeForComparison } from '../model/comparing.ts';
import { type Field, no } from '../model/field.ts';
import { formatDuration, formatTime } from '../model/hours.ts';
import { parseOnBlur, problemOf } from '../model/input.ts';
import { normalizeInteger, pesos } from '../model/number.ts';
import { cleanLines, maxAnswerLength } from '../model/values.ts';
import { type Cell, displayedText, type NumberCell } from '../sheet/workbook.ts';
import { findOption, findRegion, parseYesOrNo } from './named-option.ts';
import { damageOf } from './survey/damage.ts';
import { type DateReadings, dateOfSerial, isDateSerial } from './survey/dates.ts';

/** Cell that can't be read as an answer. The user may correct the `typed` text. */
export type UnreadableCell = {
  readonly typed: string;
  readonly message: string;
  /** Both ways to read an ambiguous date. The user chooses one for the whole column, whose index is `column`. */
  readonly readings?: DateReadings & { readonly column: number };
};

/**
 * `answer` is in the format of drafts and may be invalid. It is null for a blank cell, and '' if the text says that the
 * answer is blank, as «(en blanco)» does. `original` is the sheet's text if the answer is a reordered name.
 */
export type CellReading =
  | { readonly answer: string | null; readonly original?: string }
  | { readonly unreadable: UnreadableCell };

/** Formats a number as in Chile, without binary rounding errors: '0,3' for 0.1 + 0.2. */
function formatNumber(number: number): string {
  return String(Number(number.toPrecision(15))).replace('.', ',');
}

/** A number includes the leading zeros of its format, because the user would type them. */
function plainCellText(cell: Cell): string {
  if (typeof cell === 'string' || cell.kind === 'error') return displayedText(cell);
  return /^0\d+$/.test(cell.shown) ? cell.shown : formatNumber(cell.value);
}

const blankWords =
  /^(?:\$?\s*[-–—−_.·*?]+|n\s*\/\s*[acd]|s\s*\/\s*[id]|no (?:aplica|corresponde|informa|tiene)|sin (?:informaci[oó]n|datos?)|null)\.?$/i;

/** Results of a formula that somebody filled down into empty rows. */
const emptyFormulaResults = /^(?:0|falso|false)$/i;

const kindsAcceptingZero: readonly Field['kind'][] = [
  'money',
  'integer',
  'time',
  'duration',
  'choice',
  'check',
];

/** True if the cell has a sign for «nothing», from a person or from a formula in an empty row. */
export function isBlankMarker({ kind }: Pick<Field, 'kind'>, cell: Cell): boolean {
  const text = plainCellText(cell).trim();
  if (kind === 'money' && /\p{L}/u.test(text)) return false;
  return blankWords.test(text) || (!kindsAcceptingZero.includes(kind) && emptyFormulaResults.test(text));
}

export function isEmptyCell(cell: Cell): boolean {
  return isBlankCell(cell) || isBlankMarker({ kind: 'text' }, cell);
}

export function isBlankCell(cell: Cell): boolean {
  return typeof cell === 'string' && cell.trim() === '';
}

const minutesPerDay = 24 * 60;

/** Formats a number as a person would type it into the field; null if the field needs no other format. */
function formatForField({ kind }: Field, number: number): string | null {
  const minutes = Math.round((number - Math.floor(number)) * minutesPerDay);
  switch (kind) {
    case 'date':
      if (isDateSerial(number)) return dateOfSerial(number);
      // Restore the leading zero of a date such as '02032026'.
      return /^\d{7,8}$/.test(String(number)) ? String(number).padStart(8, '0') : null;
    case 'time':
      // A date with a time counts as its time.
      return (number >= 0 && number < 1) || (isDateSerial(number) && minutes > 0)
        ? formatTime(minutes % minutesPerDay)
        : null;
    case 'duration':
      return number >= 0 && number < 1 ? formatDuration(minutes) : null;
    default:
      return null;
  }
}

/** Parses a date or time that was pasted as a number, such as '46083' or '0,21875'; null for other text. */
function parsePastedNumber({ kind }: Field, text: string): number | null {
  const pattern = kind === 'date' ? /^[1-9]\d{4}(?:[.,]\d+)?$/ : /^0?[.,]\d{3,}$/;
  const isNumber = ['date', 'time', 'duration'].includes(kind) && pattern.test(text);
  return isNumber ? Number(text.replace(',', '.')) : null;
}

/** Removes parts of a spreadsheet's format that a person wouldn't type. */
function removeFormat({ kind }: Field, text: string): string {
  switch (kind) {
    case 'date':
      return text.replace(/(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\s*[ap]\.?\s?m\.?)?$/i, '');
    case 'duration':
      return text.replace(/^(\d{1,2}:\d{2}):00$/, '$1');
    default:
      return text;
  }
}

/** True if the displayed date has only month and year: «mar-27», «03/2027». The stored day then has no meaning. */
function isMonthOnly(shown: string): boolean {
  return /^(?:\p{L}{3,10}\.?[-\s./]+(?:de[l]?\s+)?\d{2,4}|\d{1,2}[-/]\d{4})$/u.test(shown.trim());
}

/**
 * Returns the text to read instead of the stored number, such as the displayed month of a date; null to read the
 * number.
 */
function preferredText(field: Field, { kind, value, shown }: NumberCell): string | null {
  switch (field.kind) {
    case 'date':
      return kind === 'date' && isMonthOnly(shown) ? shown : null;
    case 'integer': {
      // Read a time such as «24:00» as a number of hours, because the sheet may format the number as a time.
      const hours = Number((value * 24).toPrecision(12));
      return kind === 'time' ? (Number.isInteger(hours) ? String(hours) : shown) : null;
    }
    case 'money': {
      // Use the rounded amount that the sheet shows, because a formula's result may have decimals.
      const rounded = normalizeInteger(shown, pesos);
      return !Number.isInteger(value) && rounded === String(Math.round(value)) ? rounded : null;
    }
    default:
      return null;
  }
}

/** Returns a cell's text in a format that the form's input accepts. */
function toInput(field: Field, cell: string | NumberCell): string {
  const text = cleanLines(plainCellText(cell)).join('\n');
  if (typeof cell === 'object') {
    const shown = preferredText(field, cell);
    if (shown !== null) return shown;
  }
  const number = typeof cell === 'string' ? parsePastedNumber(field, text) : cell.value;
  const formatted = (number === null ? null : formatForField(field, number)) ?? text;
  switch (field.kind) {
    case 'choice':
      return findOption(field.options, text) ?? text;
    case 'region':
      return findRegion(text) ?? text;
    default:
      return removeFormat(field, formatted);
  }
}

/** Returns «no» only if the field has a proposal, which would otherwise tick the box. */
function readCheckbox(field: Field, text: string): CellReading {
  const answer = parseYesOrNo(text);
  if (answer === null) return { unreadable: { typed: text, message: fieldMessages.option } };
  return { answer: answer === no && !field.proposal ? '' : answer };
}

function readFilledCell(field: Field, cell: string | NumberCell, today: string): CellReading {
  const typed = displayedText(cell);
  if (field.kind === 'check') return readCheckbox(field, typed);
  const answer = parseOnBlur(field, toInput(field, cell), today);
  if (answer.length > maxAnswerLength)
    return { unreadable: { typed, message: unreadableCopy.tooLong(maxAnswerLength) } };
  return { answer: answer === '' ? null : answer };
}

/**
 * Reads text that the user typed to correct a cell. The answer may be invalid, which `problemOf` detects.
 * @param today 'YYYY-MM-DD', which decides the century of a two-digit year
 */
export function readTyped(field: Field, typed: string, today: string): CellReading {
  return typed.trim() === '' ? { answer: '' } : readFilledCell(field, typed, today);
}

/**
 * Reads a cell as {@link readTyped} reads typed text, without facts about the cell's column. Returns `unreadable` for
 * an error, text that lost letters or digits, an unclear value for a checkbox, or overlong text, so that the user
 * corrects the cell.
 */
export function readCell(field: Field, cell: Cell, today: string): CellReading {
  if (isBlankCell(cell)) return { answer: null };
  if (cell === clearedCell) return { answer: '' };
  if (typeof cell === 'object' && cell.kind === 'error')
    return { unreadable: { typed: cell.shown, message: unreadableCopy.error } };
  if (isBlankMarker(field, cell)) return { answer: null };
  const damage = damageOf(field, cell);
  if (damage !== null) return { unreadable: { typed: displayedText(cell), message: damage } };
  return readFilledCell(field, cell, today);
}

/**
 * Joins the cells of several columns if they are parts of one text («Nombres», «Apellidos») or of a number that is
 * valid as a whole («RUT», «DV»). Otherwise returns one of the cells: the first that is unreadable, or else the first
 * that isn't blank.
 */
export function joinCells(field: Field, cells: readonly Cell[]): Cell {
  // Accept zero, because it may be the check digit of a RUT.
  const kind = field.kind === 'rut' && cells.length > 1 ? 'integer' : field.kind;
  const filledCells = cells.filter((cell) => !isBlankCell(cell) && !isBlankMarker({ kind }, cell));
  const [first = ''] = filledCells;
  if (filledCells.length < 2) return first;
  const unreadableCell = filledCells.find(
    (cell) => (typeof cell === 'object' && cell.kind === 'error') || damageOf(field, cell) !== null,
  );
  if (unreadableCell !== undefined) return unreadableCell;
  // If all cells are equal, they repeat one answer. If only some are, they may be parts of a name: «Ana», «Soto»,
  // «Soto».
  if (new Set(filledCells.map((cell) => normalizeForComparison(plainCellText(cell)))).size < 2) return first;
  const joinedText = filledCells.map((cell) => plainCellText(cell).trim()).join(' ');
  if (field.kind === 'text') return joinedText;
  const isNumber = field.kind === 'rut' || field.kind === 'phone';
  return isNumber && problemOf(field, joinedText) === null ? joinedText : first;
}
