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
import { wordingOf } from '../model/inflection.ts';
import { cleanLines } from '../model/values.ts';
import { type Confirmed, unconfirmedStates } from './figures.ts';
import type { BatchRow } from './rows.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

/** Maximum characters of a typed text, which suffice to find it in the spreadsheet. */
const maxTyped = 80;

function shortened(text: string): string {
  const line = cleanLines(text).join(' ');
  return line.length > maxTyped ? `${line.slice(0, maxTyped)}…` : line;
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}

/** Returns a line for each figure, with its caption if it has one. */
function figureLines({ figures }: BatchRow): readonly string[] {
  return figures.map(({ label, text, caption }) => {
    const words = text === '' ? figureCopy.blank : text;
    return caption === null ? `${label}: ${words}` : `${label}: ${words} (${caption})`;
  });
}

function linesOf(
  row: BatchRow,
  confirmed: Confirmed | undefined,
  template: Template,
  fileOf: (number: number) => string,
): readonly string[] {
  const { values, problems, warnings, sections, twins, figures } = row;
  const label = (field: Field) => labelOf(field, values);
  const { identity } = template.spreadsheet;
  const same = twins.length === 0 ? [] : [label(fieldOf(template, identity))];
  const blanks = sections.filter((section) => section.blanks.length > 0);
  const open = [
    ...unconfirmedStates(figures, confirmed),
    ...listed(
      copy.problems,
      problems.map(({ field, typed, message }) => copy.problem(label(field), shortened(typed), message)),
    ),
    ...same.map((what) => copy.twins(what, listInWords(twins.map(fileOf)))),
    ...listed(
      copy.warnings,
      warnings.map(({ message }) => message),
    ),
    ...listed(
      copy.blanks,
      blanks.map((section) => copy.section(section.title, section.blanks.map(label).join('; '))),
    ),
  ];
  return [...figureLines(row), ...(open.length === 0 ? [copy.ready] : open)];
}

/** Row that becomes a document, with its confirmed figures. */
export type SummaryRow = { readonly row: BatchRow; readonly confirmed?: Confirmed | undefined };

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
  const places = new Map(rows.map(({ row }, place) => [row.number, place]));
  const fileOf = (number: number) => files[places.get(number) ?? -1] ?? batchRowsCopy.row(number);
  const documents = rows.flatMap(({ row, confirmed }, place) => [
    '',
    copy.document(place + 1, files[place] ?? '', row.name),
    ...indented(linesOf(row, confirmed, template, fileOf)),
  ]);
  const head = [copy.title(wordingOf(template.title, {}), rows.length), copy.made(formatDate(today))];
  // Start with a byte order mark and use CRLF, which every Windows editor reads correctly.
  return `\uFEFF${[...head, ...documents, ''].join('\r\n')}`;
}
