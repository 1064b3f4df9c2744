// Small workbooks, made part by part as other programs than Excel do too, and what is read of them.
import { strToU8, zipSync } from 'fflate';
import type { Cell, Sheet, SheetResult } from '../../../../src/features/documents/sheet/sheet.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = {
  /** What stands in <sheetData>. */
  readonly rows: string;
  /** What follows it. */
  readonly after?: string;
  /** Attributes of workbookPr. */
  readonly properties?: string;
  /** Sheets before the one with the rows, hidden. */
  readonly hidden?: number;
  readonly strings?: readonly string[];
};

/** A worksheet of its own; format 1 is a date, format 2 a time. */
export function workbook({ rows, after = '', properties = '', hidden = 0, strings = [] }: Parts): Uint8Array {
  const numbers = Array.from({ length: hidden + 1 }, (_, place) => place + 1);
  const sheet = (data: string, rest: string) =>
    `<worksheet xmlns="main"><sheetData>${data}</sheetData>${rest}</worksheet>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><workbookPr ${properties}/><sheets>${numbers
      .map(
        (number) =>
          `<sheet name="Hoja${number}" sheetId="${number}" ${number <= hidden ? 'state="hidden" ' : ''}r:id="rId${number}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      ...numbers.map((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
      relation('strings', 'sharedStrings', 'sharedStrings.xml'),
      relation('styles', 'styles', '/xl/styles.xml'),
    ].join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      numbers.map((number) => [
        `xl/worksheets/sheet${number}.xml`,
        number <= hidden ? sheet('', '') : sheet(rows, after),
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;

/** A row of texts, from column A on; `null` leaves the cell out. */
export function textRow(number: number, texts: readonly (string | null)[]): string {
  const cells = texts.map((text, column) =>
    text === null
      ? ''
      : `<c r="${letters(column)}${number}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The rows of a sheet that was read. */
export function rowsOf(result: SheetResult): Sheet['rows'] {
  if (result.kind === 'refused') throw new Error(`Refused: ${result.reason}`);
  return result.sheet.rows;
}

/** How many of each kind were said. */
export function noticesOf(result: SheetResult): Readonly<Record<string, number>> {
  if (result.kind === 'refused') throw new Error(`Refused: ${result.reason}`);
  return Object.fromEntries(result.notices.map(({ kind, count }) => [kind, count]));
}

/** A number of days in whole seconds; any other cell as it is. */
export function toSecond(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.round(cell * 86_400) : cell;
}
