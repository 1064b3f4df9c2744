// Writes resumen.txt, which lists each document with the sources of its figures, its blanks, and everything to check.
import {
  batchRowsCopy,
  batchSummaryCopy as copy,
  figureCopy,
} from '../../../content/documents/batch-rows-copy.ts';
import { listInWords } from '../../../platform/format.ts';
import { formatDate } from '../model/date.ts';
import { fieldOf, type Template } from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import { resolveWording } from '../model/inflection.ts';
import { cleanLines } from '../model/values.ts';
import { type Confirmations, unconfirmedLabels } from './figures.ts';
import type { BatchRow } from './rows.ts';

const indent = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

/** Maximum characters of a typed text, which suffice to find it in the spreadsheet. */
const maxTypedLength = 80;

function truncate(text: string): string {
  const line = cleanLines(text).join(' ');
  return line.length > maxTypedLength ? `${line.slice(0, maxTypedLength)}…` : line;
}

function bulletList(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}

function figureLines({ figures }: BatchRow): readonly string[] {
  return figures.map(({ label, text, caption }) => {
    const printedText = text === '' ? figureCopy.blank : text;
    return caption === null ? `${label}: ${printedText}` : `${label}: ${printedText} (${caption})`;
  });
}

function rowLines(
  row: BatchRow,
  confirmed: Confirmations | undefined,
  template: Template,
  fileOf: (number: number) => string,
): readonly string[] {
  const { values, problems, warnings, sections, sameSubjectRows, figures } = row;
  const label = (field: Field) => labelOf(field, values);
  const { uniqueKey } = template.spreadsheet;
  const sameSubjectFiles = listInWords(sameSubjectRows.map(fileOf));
  const sectionsWithBlanks = sections.filter((section) => section.blanks.length > 0);
  const remarks = [
    ...unconfirmedLabels(figures, confirmed),
    ...bulletList(
      copy.problems,
      problems.map(({ field, typed, message }) => copy.problem(label(field), truncate(typed), message)),
    ),
    ...(sameSubjectRows.length > 0
      ? [copy.sameAnswer(label(fieldOf(template, uniqueKey)), sameSubjectFiles)]
      : []),
    ...bulletList(
      copy.warnings,
      warnings.map(({ message }) => message),
    ),
    ...bulletList(
      copy.blanks,
      sectionsWithBlanks.map((section) => copy.section(section.title, section.blanks.map(label).join('; '))),
    ),
  ];
  return [...figureLines(row), ...(remarks.length === 0 ? [copy.ready] : remarks)];
}

export type SummaryRow = { readonly row: BatchRow; readonly confirmed?: Confirmations | undefined };

/**
 * Returns the text of resumen.txt.
 * @param files file name of each row's document
 * @param today 'YYYY-MM-DD'
 */
export function summaryText(
  template: Template,
  rows: readonly SummaryRow[],
  files: readonly string[],
  today: string,
): string {
  const indexes = new Map(rows.map(({ row }, index) => [row.number, index]));
  const fileOf = (number: number) => files[indexes.get(number) ?? -1] ?? batchRowsCopy.row(number);
  const documents = rows.flatMap(({ row, confirmed }, index) => [
    '',
    copy.document(index + 1, files[index] ?? '', row.name),
    ...indent(rowLines(row, confirmed, template, fileOf)),
  ]);
  const headingLines = [
    copy.title(resolveWording(template.title, {}), rows.length),
    copy.made(formatDate(today)),
  ];
  // Start with a byte order mark and use CRLF, which every Windows editor reads correctly.
  return `\uFEFF${[...headingLines, ...documents, ''].join('\r\n')}`;
}
