// The list that goes with many documents: what is blank in each, or to be looked at.
import { batchSummaryCopy as copy } from '../../../content/documents/batch-rows-copy.ts';
import { formatDate } from '../model/date.ts';
import { fieldOf, type Template } from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import { wordingOf } from '../model/inflection.ts';
import { cleanLines } from '../model/values.ts';
import { listInWords } from '../templates/comparing.ts';
import type { BatchRow } from './rows.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `   ${line}`);

/** Characters of what was typed: enough to find it. */
const longestTyped = 80;

function shortened(text: string): string {
  const line = cleanLines(text).join(' ');
  return line.length > longestTyped ? `${line.slice(0, longestTyped)}…` : line;
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`)];
}

function linesOf(
  { values, problems, warnings, sections, twins }: BatchRow,
  template: Template,
  fileOf: (index: number) => string,
): readonly string[] {
  const label = (field: Field) => labelOf(field, values);
  const { identity } = template.spreadsheet;
  const same = twins.length === 0 ? [] : [label(fieldOf(template, identity))];
  const blanks = sections.filter((section) => section.blanks.length > 0);
  const all = [
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
  return all.length === 0 ? [copy.ready] : all;
}

/**
 * @param files the name of each row's file
 * @param today 'YYYY-MM-DD'
 */
export function summaryText(
  template: Template,
  rows: readonly BatchRow[],
  files: readonly string[],
  today: string,
): string {
  const places = new Map(rows.map(({ index }, place) => [index, place]));
  const fileOf = (index: number) => files[places.get(index) ?? -1] ?? '';
  const documents = rows.flatMap((row, place) => [
    '',
    copy.document(place + 1, files[place] ?? '', row.name),
    ...indented(linesOf(row, template, fileOf)),
  ]);
  const head = [copy.title(wordingOf(template.title, {}), rows.length), copy.made(formatDate(today))];
  // Line ends and the mark of UTF-8 that every Windows editor reads.
  return `\uFEFF${[...head, ...documents, ''].join('\r\n')}`;
}
