import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  type ITableCellOptions,
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
import { type BlockOf, type Column, fieldOf, type Line } from '../model/document.ts';
import { labelOf } from '../model/field.ts';
import { headingOf, printedRows } from '../model/rows.ts';
import type { WordContext } from './context.ts';
import { fieldControl, wordLine } from './inlines.ts';
import { cellBlank, columnWidths, fieldColumns, textWidth } from './measures.ts';
import { colors, style } from './styles.ts';

const edge = { style: BorderStyle.SINGLE, size: 4, color: colors.edge } as const;
const edges = {
  top: edge,
  bottom: edge,
  left: edge,
  right: edge,
  insideHorizontal: edge,
  insideVertical: edge,
};
const noEdge = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noEdges = {
  top: noEdge,
  bottom: noEdge,
  left: noEdge,
  right: noEdge,
  insideHorizontal: noEdge,
  insideVertical: noEdge,
};
const cellMargins = { top: 50, bottom: 50, left: 120, right: 120, marginUnitType: WidthType.DXA } as const;

function tint(fill: string) {
  return { type: ShadingType.CLEAR, color: 'auto', fill } as const;
}

/** A table as wide as the text, its columns in twips: percentages break in LibreOffice, Google Docs and Pages. */
function table(
  widths: readonly number[],
  rows: readonly TableRow[],
  borders: typeof edges | typeof noEdges = edges,
) {
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: cellMargins,
    borders,
    rows,
  });
}

type CellStyle = Pick<ITableCellOptions, 'shading' | 'verticalAlign'> & {
  readonly style: string;
  readonly align?: Column['align'];
  readonly keepNext?: boolean;
};

const alignments = { center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

function cell(width: number, children: readonly ParagraphChild[], cellStyle: CellStyle): TableCell {
  const { style: id, align, keepNext, ...rest } = cellStyle;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    ...rest,
    children: [
      new Paragraph({
        style: id,
        ...(keepNext ? { keepNext } : {}),
        ...(align ? { alignment: alignments[align] } : {}),
        children,
      }),
    ],
  });
}

/** Word merges tables without a paragraph between them, and requires one after the last. */
export function gap(): Paragraph {
  return new Paragraph({ style: style.gap });
}

export function fieldTable({ keys }: BlockOf<'fields'>, context: WordContext): Table {
  const [labelWidth = 0, valueWidth = 0] = fieldColumns;
  const rows = keys.map((key, index) => {
    const field = fieldOf(context.template, key);
    const label = labelOf(field, (of) => context.values[of]);
    // Keeps a section of a few fields on one page.
    const keepNext = index < keys.length - 1;
    return new TableRow({
      cantSplit: true,
      height: { value: 430, rule: HeightRule.ATLEAST },
      children: [
        cell(labelWidth, [new TextRun({ text: label, color: colors.ink })], {
          style: style.cell,
          shading: tint(colors.tint),
          keepNext,
        }),
        cell(valueWidth, fieldControl(field, context, { width: cellBlank }), {
          style: style.cell,
          keepNext,
        }),
      ],
    });
  });
  return table(fieldColumns, rows);
}

export function dataTable(block: BlockOf<'table'>, context: WordContext): Table {
  const { columns, size, rowHeader } = block;
  const widths = columnWidths(columns.map(({ share }) => share));
  const id = size === 'small' ? style.smallCell : style.cell;
  const height = { value: size === 'hand' ? 560 : 340, rule: HeightRule.ATLEAST };
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    height: { value: 340, rule: HeightRule.ATLEAST },
    children: columns.map((column, index) => {
      const { align } = column;
      const text = headingOf(column, block.rows, context.values);
      return cell(widths[index] ?? 0, [new TextRun({ text, bold: true, color: colors.paper })], {
        style: id,
        shading: tint(colors.ink),
        keepNext: true,
        ...(align ? { align } : {}),
      });
    }),
  });
  const printed = printedRows(block.rows, context.values);
  const rows = printed.map(({ cells, total }, place) => {
    const named = (index: number) => total || index === rowHeader;
    return new TableRow({
      cantSplit: true,
      height,
      children: columns.map(({ align }, index) =>
        cell(widths[index] ?? 0, wordLine(cells[index] ?? [], context), {
          style: id,
          keepNext: place < printed.length - 1,
          ...(align ? { align } : {}),
          ...(named(index) ? { shading: tint(colors.tint) } : {}),
        }),
      ),
    });
  });
  return table(widths, [header, ...rows]);
}

/** Each person's line to sign on, with space above it and their details below, on one page. */
export function signatureTable({ people }: BlockOf<'signatures'>, context: WordContext): Table {
  const widths = columnWidths(people.map(() => 100 / people.length));
  const signed = (lines: readonly Line[], width: number) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { left: 0, right: 0, marginUnitType: WidthType.DXA },
      children: [
        new Paragraph({
          style: style.signature,
          keepNext: true,
          spacing: { before: 900, after: 60 },
          children: [new TextRun({ text: '_'.repeat(30), color: colors.text })],
        }),
        ...lines.map(
          (line, index) =>
            new Paragraph({
              style: style.signature,
              ...(index < lines.length - 1 ? { keepNext: true } : {}),
              children: wordLine(line, context),
            }),
        ),
      ],
    });
  const row = new TableRow({
    cantSplit: true,
    children: people.map((lines, index) => signed(lines, widths[index] ?? 0)),
  });
  return table(widths, [row], noEdges);
}
