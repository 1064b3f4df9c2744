// Writes an .xlsx with one sheet. We don't use a package for this, because such packages compress large parts in a
// worker with a `blob:` URL, which the site's Content Security Policy forbids.
import { strToU8, zipSync } from 'fflate';
import { removeInvisible } from '../../../platform/remove-invisible.ts';

export type SheetCell = {
  readonly value: string | number;
  /** Format code for a number. Text always has the text format. */
  readonly format?: string;
};

export type ExampleColumn = SheetCell & { readonly heading: string };

/** Minimum and maximum width of a column in characters, the unit of spreadsheets. */
const minWidth = 12;
const maxWidth = 60;

/** Code of the text format. In a cell with this format, an edited text never becomes a number, a date or a formula. */
const textFormat = '@';

/** Lowest number that a workbook may give to a format of its own. Lower numbers are built in. */
const firstCustomFormatId = 164;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML. Also escapes sequences such as «_x0041_», which spreadsheets would otherwise decode. */
function escapeText(text: string): string {
  return removeInvisible(text)
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** Returns the name of a column: A for 0, AA for 26. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml({ value, format }: SheetCell, address: string, styleOf: (format: string) => number): string {
  if (value === '') return '';
  return typeof value === 'number'
    ? `<c r="${address}" s="${styleOf(format ?? 'General')}"><v>${value}</v></c>`
    : `<c r="${address}" s="${styleOf(textFormat)}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
}

const xmlHeader = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** @param formats formats of cells. Their styles begin at 2. Style 0 is the default, and style 1 is for headings. */
function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${firstCustomFormatId + index}" formatCode="${escapeText(code)}"/>`,
  );
  const styles = formats.map(
    (_, index) =>
      `<xf numFmtId="${firstCustomFormatId + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left"/></xf>`,
  );
  return `${xmlHeader}<styleSheet xmlns="${mainNamespace}"><numFmts count="${codes.length}">${codes.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${styles.join('')}</cellXfs></styleSheet>`;
}

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}"><sheets><sheet name="Datos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeNamespace}/styles" Target="styles.xml"/></Relationships>`,
};

function widthOf(heading: string, cells: readonly (SheetCell | undefined)[]): number {
  const maxLength = Math.max(heading.length, ...cells.map((cell) => String(cell?.value ?? '').length)) + 2;
  return Math.min(Math.max(maxLength, minWidth), maxWidth);
}

/**
 * Makes an .xlsx with headings and rows. Stores every string as text, so that spreadsheets never compute it as a
 * formula.
 */
export function writeTable(headings: readonly string[], rows: readonly (readonly SheetCell[])[]): Blob {
  const formats = new Map<string, number>();
  const styleOf = (format: string): number => {
    const styleIndex = formats.get(format) ?? formats.size + 2;
    formats.set(format, styleIndex);
    return styleIndex;
  };
  const headingCells = headings.map(
    (heading, index) =>
      `<c r="${columnName(index)}1" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeText(heading)}</t></is></c>`,
  );
  const rowXmls = rows.map((cells, rowIndex) => {
    const number = rowIndex + 2;
    const cellXmls = cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`, styleOf));
    return `<row r="${number}">${cellXmls.join('')}</row>`;
  });
  const columnXmls = headings.map((heading, index) => {
    const width = widthOf(
      heading,
      rows.map((cells) => cells[index]),
    );
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const sheet = `<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columnXmls.join('')}</cols><sheetData><row r="1">${headingCells.join('')}</row>${rowXmls.join('')}</sheetData></worksheet>`;
  const parts = Object.entries({ ...fixedParts, 'xl/worksheets/sheet1.xml': sheet }).map(
    ([name, xml]) => [name, strToU8(xmlHeader + xml)] as const,
  );
  const files = { ...Object.fromEntries(parts), 'xl/styles.xml': strToU8(stylesXml([...formats.keys()])) };
  return new Blob([new Uint8Array(zipSync(files))], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

export function writeSheet(columns: readonly ExampleColumn[]): Blob {
  return writeTable(
    columns.map(({ heading }) => heading),
    [columns],
  );
}
