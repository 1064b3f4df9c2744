import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  type IParagraphOptions,
  type ITableCellOptions,
  type ITableRowOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { type BlockOf, type Column, type Line, lineOfRow } from '../model/document.ts';
import { resolveWording } from '../model/inflection.ts';
import { signatureShares, staysWithNext } from '../model/table-layout.ts';
import { headingOf, isSpareRow, keepOnlyBlanks, printedRows } from '../model/values.ts';
import { type WordContext, wordLine } from './inlines.ts';
import {
  columnWidths,
  fieldColumns,
  fieldRowHeight,
  figuresRowHeight,
  handwritingRowHeight,
  headerRowHeight as headerHeight,
  signatureGutter,
  signatureRowHeight,
  signatureUnderscores,
  smallRowHeight,
} from './measures.ts';
import { blankWidth, hasBlank, lineText } from './print-line.ts';
import { colors, handwrittenSignatureSpacing, styleIds } from './styles.ts';
import { attributes, valueElement, type Xml } from './xml.ts';

const cellBorder = { style: BorderStyle.SINGLE, size: 4, color: colors.edge } as const;
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

function everySide<Border>(border: Border) {
  return {
    top: border,
    bottom: border,
    left: border,
    right: border,
    insideHorizontal: border,
    insideVertical: border,
  };
}

const cellMargins = { top: 30, bottom: 30, left: 120, right: 120, marginUnitType: WidthType.DXA } as const;

function minHeight(twips: number) {
  return { value: twips, rule: HeightRule.ATLEAST } as const;
}

type TableOptions = {
  readonly description: string;
  /** Widths in twips, because percentages break in LibreOffice, Google Docs and Pages. */
  readonly widths: readonly number[];
  readonly rows: readonly TableRow[];
  readonly hasBorders?: boolean;
  /** True if the first row is a header row. A table without a header row only lays out text. */
  readonly hasHeaderRow?: boolean;
  readonly hasRowHeaders?: boolean;
};

/**
 * Returns the flags for a header row and a header column (ECMA-376, 17.4.55) as one number, because Office 2007 accepts
 * no other form.
 */
function headerFlags({ hasHeaderRow = false, hasRowHeaders = false }: TableOptions): string {
  const bits = 0x0600 + (hasHeaderRow ? 0x0020 : 0) + (hasRowHeaders ? 0x0080 : 0);
  return bits.toString(16).padStart(4, '0').toUpperCase();
}

/**
 * Returns the alternative text of a table (17.4.62), which Word 2010 introduced. In Office 2007 the element would be an
 * error, so it stands in an mc:AlternateContent. Office 2007 then reads the fallback, which is empty here (ECMA-376,
 * part 3, 7.6).
 */
function descriptionElement(description: string): Xml {
  const choice = [attributes({ Requires: 'w14' }), valueElement('w:tblDescription', description)];
  return { 'mc:AlternateContent': [{ 'mc:Choice': choice }] };
}

/**
 * Table with a description and with flags for its header cells. docx itself writes both in a form that Office 2007
 * rejects.
 */
class DescribedTable extends Table {
  readonly #properties: readonly Xml[];

  /**
   * @param properties further properties, in the order of the schema. The schema requires them after those of `options`
   */
  constructor(options: ConstructorParameters<typeof Table>[0], properties: readonly Xml[]) {
    super(options);
    this.#properties = properties;
  }

  override prepForXml(context: Parameters<Table['prepForXml']>[0]): Xml | undefined {
    const xml = super.prepForXml(context);
    const children: unknown = xml?.['w:tbl'];
    if (!Array.isArray(children)) return xml;
    for (const child of children) {
      if (Array.isArray(child?.['w:tblPr'])) child['w:tblPr'].push(...this.#properties);
    }
    return xml;
  }
}

function wordTable(options: TableOptions): Table {
  const { widths, rows, hasBorders = true } = options;
  return new DescribedTable(
    {
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      margins: cellMargins,
      borders: everySide(hasBorders ? cellBorder : noBorder),
      rows,
    },
    [valueElement('w:tblLook', headerFlags(options)), descriptionElement(options.description)],
  );
}

function solidShading(fill: string) {
  return { type: ShadingType.CLEAR, color: 'auto', fill } as const;
}

type CellStyle = Pick<ITableCellOptions, 'shading' | 'columnSpan'> & {
  readonly style: string;
  readonly align?: Column['align'];
};

const alignments = { center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

function cell(width: number, children: readonly ParagraphChild[], cellStyle: CellStyle): TableCell {
  const { style: styleId, align, ...rest } = cellStyle;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    ...rest,
    children: [
      new Paragraph({
        style: styleId,
        ...(align ? { alignment: alignments[align] } : {}),
        children,
      }),
    ],
  });
}

/** Word repeats a header row at the top of each page on which the table continues. */
function headerRow(cells: readonly TableCell[]): TableRow {
  return new TableRow({
    tableHeader: true,
    cantSplit: true,
    keepNext: true,
    height: minHeight(headerHeight),
    children: cells,
  });
}

function bodyRow(keepNext: boolean, options: Pick<ITableRowOptions, 'height' | 'children'>): TableRow {
  return new TableRow({ cantSplit: true, ...(keepNext ? { keepNext } : {}), ...options });
}

function headerText(text: string): readonly ParagraphChild[] {
  return [new TextRun({ text, bold: true, color: colors.paper })];
}

const headerCellStyle = { shading: solidShading(colors.ink) } as const;
const borderBlanks = { blankStyle: { kind: 'border' } } as const;

export function fieldTable({ name, header, rows }: BlockOf<'fields'>, context: WordContext): Table {
  const [labelWidth = 0, valueWidth = 0] = fieldColumns;
  const headerWidths = header.length === 1 ? ([labelWidth + valueWidth] as const) : fieldColumns;
  const headerCells = header.map((text, index) =>
    cell(headerWidths[index] ?? 0, headerText(resolveWording(text, context.values)), {
      ...headerCellStyle,
      style: styleIds.cell,
      ...(header.length === 1 ? { columnSpan: 2 } : {}),
    }),
  );
  const noTotalFlags = rows.map(() => false);
  const bodyRows = rows.map((row, index) => {
    const value = lineOfRow(row);
    return bodyRow(staysWithNext(noTotalFlags, index), {
      height: minHeight(hasBlank(value, context) ? handwritingRowHeight : fieldRowHeight),
      children: [
        cell(labelWidth, [new TextRun({ text: row.label, color: colors.ink })], {
          style: styleIds.cell,
          shading: solidShading(colors.tint),
        }),
        cell(valueWidth, wordLine(value, { ...context, ...borderBlanks }), { style: styleIds.cell }),
      ],
    });
  });
  return wordTable({
    description: resolveWording(name, context.values),
    widths: fieldColumns,
    rows: [headerRow(headerCells), ...bodyRows],
    hasHeaderRow: true,
    hasRowHeaders: true,
  });
}

/** True if the next block is fine print, which must not be alone on a page. */
export function hasFineprint({ nextBlock }: WordContext): boolean {
  return nextBlock?.kind === 'paragraph' && nextBlock.variant === 'fineprint';
}

export function dataTable(block: BlockOf<'table'>, context: WordContext): Table {
  const { caption, columns, size, rowHeaderIndex } = block;
  const widths = columnWidths(columns.map(({ share }) => share));
  const [styleId, height] =
    size === 'small' ? [styleIds.smallCell, smallRowHeight] : [styleIds.cell, figuresRowHeight];
  const headerCells = columns.map((column, index) => {
    const text = headingOf(column, block.rows, context.values);
    const { align } = column;
    return cell(widths[index] ?? 0, headerText(text), {
      ...headerCellStyle,
      style: styleId,
      ...(align ? { align } : {}),
    });
  });
  const shownRows = printedRows(block.rows, context.values);
  const totalRowFlags = shownRows.map(({ isTotal }) => isTotal === true);
  const rows = shownRows.map((row, rowIndex) => {
    const { isTotal } = row;
    const isSpare = isSpareRow(row, context.values);
    const cells = isSpare ? row.cells.map(keepOnlyBlanks) : row.cells;
    const isShaded = (index: number) => isTotal || index === rowHeaderIndex;
    const hasHandwriting = !isSpare && cells.some((line) => hasBlank(line, context));
    return bodyRow(staysWithNext(totalRowFlags, rowIndex, hasFineprint(context)), {
      height: minHeight(hasHandwriting ? handwritingRowHeight : height),
      children: columns.map(({ align }, index) =>
        cell(widths[index] ?? 0, wordLine(cells[index] ?? [], { ...context, ...borderBlanks }), {
          style: styleId,
          ...(align ? { align } : {}),
          ...(isShaded(index) ? { shading: solidShading(colors.tint) } : {}),
        }),
      ),
    });
  });
  return wordTable({
    description: lineText(caption, context),
    widths,
    rows: [headerRow(headerCells), ...rows],
    hasHeaderRow: true,
    hasRowHeaders: rowHeaderIndex === 0,
  });
}

/** Maximum length of the line to sign on, in underscores. */
const maxSignatureLineWidth = 38;

/**
 * Writes a line to sign on for each person, with space above the line and the person's details below it. The whole
 * table stays on one page. If people write any detail by hand, all details are further apart.
 */
export function signatureTable({ people }: BlockOf<'signatures'>, context: WordContext): Table {
  const widths = columnWidths(signatureShares(people.length));
  // If only one person signs, there is an empty column on each side.
  const columns = people.length === 1 ? [[], ...people, []] : people;
  const hasHandwriting = people.some((lines) => lines.some((line) => hasBlank(line, context)));
  const tableRow = (
    options: Pick<ITableRowOptions, 'keepNext' | 'height'>,
    verticalAlign: NonNullable<ITableCellOptions['verticalAlign']>,
    paragraphOf: (lines: readonly Line[], width: number) => Pick<IParagraphOptions, 'children' | 'spacing'>,
  ) =>
    new TableRow({
      cantSplit: true,
      ...options,
      children: columns.map((lines, index) => {
        const width = widths[index] ?? 0;
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          margins: { top: 0, bottom: 0, left: 0, right: signatureGutter, marginUnitType: WidthType.DXA },
          verticalAlign,
          children: [new Paragraph({ style: styleIds.signature, ...paragraphOf(lines, width) })],
        });
      }),
    });
  const signatureRow = tableRow(
    { keepNext: true, height: minHeight(signatureRowHeight) },
    VerticalAlign.BOTTOM,
    (lines, width) => ({
      children:
        lines.length > 0
          ? [
              new TextRun({
                text: '_'.repeat(Math.min(maxSignatureLineWidth, signatureUnderscores(width))),
                color: colors.text,
              }),
            ]
          : [],
    }),
  );
  const maxLineCount = Math.max(...people.map((lines) => lines.length));
  const details = Array.from({ length: maxLineCount }, (_, lineIndex) =>
    tableRow({ keepNext: lineIndex < maxLineCount - 1 }, VerticalAlign.TOP, (lines, width) => {
      const line = lines[lineIndex] ?? [];
      const lineWidth = blankWidth(line, context, signatureUnderscores(width));
      return {
        ...(hasHandwriting ? { spacing: handwrittenSignatureSpacing } : {}),
        children: wordLine(line, { ...context, blankStyle: { kind: 'line', width: lineWidth } }),
      };
    }),
  );
  return wordTable({ description: 'Firmas', widths, rows: [signatureRow, ...details], hasBorders: false });
}
