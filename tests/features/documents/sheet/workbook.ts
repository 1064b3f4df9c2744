// Builds small .xlsx files part by part, and gets the rows from a reader's result.
import { strToU8, zipSync } from 'fflate';
import type {
  Cell,
  Sheet,
  Workbook,
  WorkbookResult,
} from '../../../../src/features/documents/sheet/workbook.ts';

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type SheetContent = {
  /** XML in <sheetData>. */
  readonly rows: string;
  /** XML before <sheetData>. */
  readonly before?: string;
  /** XML after <sheetData>. */
  readonly after?: string;
  readonly name?: string;
  readonly state?: string;
};

type WorkbookContent = Partial<SheetContent> & {
  /** All sheets. By default the workbook has a single sheet with `rows`. */
  readonly sheets?: readonly SheetContent[];
  /** Attributes of <workbookPr>. */
  readonly properties?: string;
  /** Attributes of <workbookView>. */
  readonly view?: string;
  /** Shared strings, as text or as XML in <si>. */
  readonly strings?: readonly string[];
  /** Number formats of the cell styles from 3 up. */
  readonly formats?: readonly string[];
};

export type PartsByName = Readonly<Record<string, string>>;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the parts of a workbook by name. Cell style 1 is a date, style 2 a time. */
export function makeWorkbookParts({
  sheets,
  properties = '',
  view = '',
  strings = [],
  formats = [],
  ...sheet
}: WorkbookContent): PartsByName {
  const allSheets = sheets ?? [{ rows: '', ...sheet }];
  const relationXml = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationshipTypes}/${type}" Target="${target}"/>`;
  const sheetXml = ({ name, state }: SheetContent, index: number) =>
    `<sheet name="${name ?? `Hoja${index + 1}`}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`;
  const formatsXml = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeAttribute(code)}"/>`,
  );
  const xfs = ['0', '14', '20', ...formats.map((_, index) => `${164 + index}`)];
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationXml('main', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relationshipTypes}"><workbookPr ${properties}/><bookViews><workbookView ${view}/></bookViews><sheets>${allSheets.map(sheetXml).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${[
      ...allSheets.map((_, index) =>
        relationXml(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relationXml('strings', 'sharedStrings', 'sharedStrings.xml'),
      relationXml('styles', 'styles', '/xl/styles.xml'),
    ].join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text.startsWith('<') ? text : `<t>${text}</t>`}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formatsXml.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${xfs.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="0%"/></dxf></dxfs></styleSheet>`,
    ...Object.fromEntries(
      allSheets.map(({ rows, before = '', after = '' }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="main" xmlns:x="main">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  };
}

export function zipParts(files: PartsByName): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export function makeWorkbookFile(content: WorkbookContent): Uint8Array<ArrayBuffer> {
  return zipParts(makeWorkbookParts(content));
}

const columnLetters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${columnLetters(Math.floor(column / 26) - 1)}${columnLetters(column % 26)}`;

/** Writes a row of strings, starting in column A. `null` leaves its cell out. */
export function textRowXml(number: number, texts: readonly (string | null)[], attributes = ''): string {
  const cells = texts.map((text, column) =>
    text === null
      ? ''
      : `<c r="${columnLetters(column)}${number}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
  );
  return `<row r="${number}" ${attributes}>${cells.join('')}</row>`;
}

export function workbookOf(result: WorkbookResult): Workbook {
  if (result.kind === 'refused') throw new Error(`Refused: ${result.reason}`);
  return result.workbook;
}

/** Returns the sheet that was open when the file was saved. */
export function activeSheetOf(result: WorkbookResult): Sheet {
  const { sheets, active } = workbookOf(result);
  const sheet = sheets[active];
  if (!sheet) throw new Error(`No sheet ${active}`);
  return sheet;
}

export function rowsOf(result: WorkbookResult): readonly (readonly Cell[])[] {
  return activeSheetOf(result).rows.map(({ cells }) => cells);
}

export function shownRows(result: WorkbookResult): readonly (readonly string[])[] {
  return rowsOf(result).map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.shown)));
}

export function noticeCounts(result: WorkbookResult): Readonly<Record<string, number>> {
  return Object.fromEntries(activeSheetOf(result).notices.map(({ kind, count }) => [kind, count]));
}

/** Converts days into whole seconds, so that tiny differences don't matter, and errors into their text. */
export function toSeconds(cell: Cell | number): string | number {
  if (typeof cell === 'string') return cell;
  if (typeof cell !== 'number' && cell.kind === 'error') return cell.shown;
  return Math.round((typeof cell === 'number' ? cell : cell.value) * 86_400);
}
