// Formats numbers as spreadsheets in Spanish (Chile) show them.
import { format, getFormatDateInfo, getFormatInfo, isValidFormat } from 'numfmt';
import { removeInvisible } from '../../../platform/remove-invisible.ts';
import type { NumberCell } from './workbook.ts';

export type NumberFormat = {
  readonly code: string;
  readonly kind: NumberCell['kind'];
};

export const generalFormat: NumberFormat = { code: 'General', kind: 'number' };

/** Maximum length of a format code in Excel. */
const maxCodeLength = 255;

/**
 * Format codes of the built-in formats, to which files refer by number. The missing numbers belong to other languages.
 */
const builtInCodes: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '"$"#,##0;\\-"$"#,##0'],
  [6, '"$"#,##0;\\-"$"#,##0'],
  [7, '"$"#,##0.00;\\-"$"#,##0.00'],
  [8, '"$"#,##0.00;\\-"$"#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'dd-mm-yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'dd-mm-yyyy h:mm'],
  [37, '#,##0;-#,##0'],
  [38, '#,##0;-#,##0'],
  [39, '#,##0.00;-#,##0.00'],
  [40, '#,##0.00;-#,##0.00'],
  [41, '#,##0;-#,##0;"-"'],
  [42, '"$"#,##0;\\-"$"#,##0;"$""-"'],
  [43, '#,##0.00;-#,##0.00;"-"'],
  [44, '"$"#,##0.00;\\-"$"#,##0.00;"$""-"'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** These patterns match the formats that show a long date or a time according to the computer's settings. */
const systemDatePattern = /\[\$-(?:F800|x-sysdate)\]/i;
const systemTimePattern = /\[\$-(?:F400|x-systime)\]/i;

function kindOf(code: string): NumberFormat['kind'] {
  const { isDate, type } = getFormatInfo(code);
  if (!isDate) return 'number';
  const { year, month, day } = getFormatDateInfo(code);
  // numfmt takes the minutes in «mm:ss» for months, and «[hh]» for a date.
  return type !== 'time' && (year || month || day) ? 'date' : 'time';
}

/** Parses a format code. Returns «General» for text formats and for codes that spreadsheets don't accept. */
export function parseFormat(rawCode: string): NumberFormat {
  if (systemDatePattern.test(rawCode)) return { code: 'dddd, d "de" mmmm "de" yyyy', kind: 'date' };
  if (systemTimePattern.test(rawCode)) return { code: 'h:mm:ss', kind: 'time' };
  const code = removeInvisible(rawCode);
  if (code.length > maxCodeLength || !isValidFormat(code) || getFormatInfo(code).isText) return generalFormat;
  return { code, kind: kindOf(code) };
}

export function builtInFormat(id: number): NumberFormat {
  const code = builtInCodes.get(id);
  return code === undefined ? generalFormat : parseFormat(code);
}

/** Serial number of the day after 31 December 9999. */
const endOfCalendar = 2_958_466;

/**
 * Converts a number to a cell. A number outside the calendar stays a number even with a date format. Spreadsheets show
 * such a cell as `####`.
 */
export function numberCell(value: number, { code, kind }: NumberFormat): NumberCell {
  const isOutsideCalendar = kind !== 'number' && (value < 0 || value >= endOfCalendar);
  const formattedText = format(isOutsideCalendar ? generalFormat.code : code, value, {
    locale: 'es-CL',
    throws: false,
  });
  return {
    kind: isOutsideCalendar ? 'number' : kind,
    value,
    shown: formattedText.replace(/\s+/g, ' ').trim(),
  };
}
