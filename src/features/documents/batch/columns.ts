import { normalizeForComparison } from '../model/comparing.ts';
import { sheetLayoutsOf, type Template } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { problemOf } from '../model/input.ts';
import { otherPeopleKey } from '../model/spreadsheet.ts';
import { type Cell, displayedText } from '../sheet/workbook.ts';
import { isBlankCell, readCell } from './cell.ts';
import type { SheetChoices } from './survey/choices.ts';
import { type Heading, type HeadingField, recogniseHeading } from './survey/heading-row.ts';
import {
  answerableFields,
  hasNewerWord,
  isAboutOthers,
  isSameHeading,
  similarField,
} from './survey/vocabulary.ts';

export type Column = {
  /** Index in the sheet, from 0. */
  readonly index: number;
  /** Heading; '' if the column has none. */
  readonly heading: string;
  /** Title above several headings; '' if there is none. */
  readonly group: string;
  /** Field or layout column that the cells answer; null for an unused column. */
  readonly key: string | null;
  /**
   * Field that the page suggests, but doesn't use yet, because the heading's meaning is uncertain; null for no field.
   */
  readonly suggestedKey: string | null;
};

/**
 * Returns the key for one of several columns with the same heading. If the key is uncertain, returns it as a
 * suggestion.
 */
function chooseKey(
  { keys, isSure, isGrouped }: HeadingField,
  position: number,
  sameHeadings: readonly HeadingField[],
): Pick<Column, 'key' | 'suggestedKey'> {
  // Several sections of the form may ask for a «Teléfono». The columns answer these fields in order.
  const key = keys[Math.min(position, keys.length - 1)] ?? null;
  const groupedCount = sameHeadings.filter((other) => other.isGrouped).length;
  // If two columns are named «Nombre» and the template recognises the group title of only one, such as «Docente», that
  // column keeps its key and the page asks about the other.
  const isSettled = sameHeadings.length <= keys.length || (isGrouped && groupedCount <= keys.length);
  return isSure && isSettled ? { key, suggestedKey: null } : { key: null, suggestedKey: key };
}

/**
 * Recognises the headings. If none of them names the person, ignores the group title of any heading that names the
 * person without it.
 */
function recogniseHeadings(
  headings: readonly Heading[],
  template: Template,
): readonly (HeadingField | null)[] {
  const headingFields = headings.map((heading) => recogniseHeading(heading, template));
  const { key } = template.subject;
  if (headingFields.some((headingField) => headingField?.keys.includes(key))) return headingFields;
  return headings.map((heading, index) => {
    const plainField = recogniseHeading({ ...heading, group: '' }, template);
    return plainField?.keys.includes(key) ? plainField : (headingFields[index] ?? null);
  });
}

/**
 * Corrects headings whose meaning depends on the nearest name on their left. For example, an address between the school
 * and the person is the school's. Such a column answers another field, or the page asks about it.
 */
function resolveAmbiguousHeadings(
  headingFields: readonly (HeadingField | null)[],
  headings: readonly Heading[],
  template: Template,
): readonly (HeadingField | null)[] {
  const { fieldsAboutOthers, uniqueKey } = template.spreadsheet;
  const allNameKeys = new Set([
    ...fieldsAboutOthers.flatMap(({ nameKeys }) => nameKeys),
    template.subject.key,
    uniqueKey,
  ]);
  const nameKeysByColumn = headings.map(({ text }, index) => {
    const [key] = headingFields[index]?.keys ?? [];
    if (key !== undefined) return allNameKeys.has(key) ? key : null;
    return isAboutOthers(text, template) ? otherPeopleKey : null;
  });
  return headingFields.map((headingField, columnIndex) => {
    if (!headingField || headingField.isGrouped) return headingField;
    const nearestNameKey = nameKeysByColumn.slice(0, columnIndex).findLast((key) => key !== null) ?? '';
    const conflict = fieldsAboutOthers.find(
      ({ keys, nameKeys }) =>
        headingField.keys.some((key) => keys.includes(key)) && nameKeys.includes(nearestNameKey),
    );
    if (!conflict) return headingField;
    return conflict.replacement === null
      ? { ...headingField, isSure: false }
      : { ...headingField, keys: [conflict.replacement] };
  });
}

/** Returns the keys, by column, of headings that are recognised only side by side, such as «L», «M», «M», «J», «V». */
function sequenceKeys(headings: readonly Heading[], template: Template): ReadonlyMap<number, string> {
  const texts = headings.map(({ text }) => normalizeForComparison(text));
  const keysByColumn = new Map<number, string>();
  for (const sequence of sheetLayoutsOf(template).flatMap(({ headingSequences }) => headingSequences)) {
    const names = sequence.headings.map(normalizeForComparison);
    const startIndex = texts.findIndex((_, index) =>
      names.every((name, offset) => texts[index + offset] === name),
    );
    if (startIndex === -1) continue;
    for (const [offset, key] of sequence.keys.entries()) keysByColumn.set(startIndex + offset, key);
  }
  return keysByColumn;
}

/**
 * Handles lists with an older and a newer column for the same field, such as «Sueldo base» and «Sueldo reajustado». The
 * field becomes a suggestion for both columns, so that the page asks.
 */
function demoteOlderColumns(columns: readonly Column[], template: Template): readonly Column[] {
  const fields = new Map(answerableFields(template).map((field) => [field.key, field]));
  const keysOfNewerColumns = new Map(
    columns.flatMap(({ index, key, heading }) => {
      const similarKey =
        key === null && hasNewerWord(heading, template) ? similarField(heading, template) : null;
      return similarKey !== null && fields.get(similarKey)?.kind !== 'text'
        ? [[index, similarKey] as const]
        : [];
    }),
  );
  const contestedKeys = new Set(keysOfNewerColumns.values());
  return columns.map((column) => {
    const suggestedKey = keysOfNewerColumns.get(column.index) ?? column.key;
    return suggestedKey !== null && contestedKeys.has(suggestedKey)
      ? { ...column, key: null, suggestedKey }
      : column;
  });
}

/**
 * Returns the columns with the fields that their headings name. A field is suggested instead of assigned if its
 * heading often has another meaning, or if a heading occurs in more columns than it has fields, such as «Horas» of two
 * years.
 */
export function columnsFromHeadings(headings: readonly Heading[], template: Template): readonly Column[] {
  const headingFields = resolveAmbiguousHeadings(recogniseHeadings(headings, template), headings, template);
  const keysFromSequences = sequenceKeys(headings, template);
  /** Returns null for the continuation of another column, whose key it gets. */
  const comparisonKeyOf = (index: number) => {
    const { text = '', continuesPrevious = false } = headings[index] ?? {};
    return continuesPrevious ? null : [...(headingFields[index]?.keys ?? []), text.toLowerCase()].join(' ');
  };
  let previous: Pick<Column, 'key' | 'suggestedKey'> = { key: null, suggestedKey: null };
  const columns = headings.map(({ text, group, continuesPrevious }, index) => {
    const headingField = headingFields[index];
    const columnsWithSameKey = headingFields.flatMap((candidate, candidateIndex) =>
      candidate && headingField && comparisonKeyOf(candidateIndex) === comparisonKeyOf(index)
        ? [{ candidate, candidateIndex }]
        : [],
    );
    const position = columnsWithSameKey.findIndex(({ candidateIndex }) => candidateIndex === index);
    const assignment =
      headingField && !continuesPrevious
        ? chooseKey(
            headingField,
            position,
            columnsWithSameKey.map(({ candidate }) => candidate),
          )
        : continuesPrevious
          ? previous
          : { key: null, suggestedKey: null };
    const sequenceKey = keysFromSequences.get(index);
    previous = sequenceKey === undefined ? assignment : { key: sequenceKey, suggestedKey: null };
    return { index, heading: text, group, ...previous };
  });
  return demoteOlderColumns(columns, template);
}

/** Maximum number of cells that are read to decide whether a column fits a field. */
const maxSample = 30;

function doCellsFit(field: Field, cells: readonly Cell[], today: string): boolean {
  const filledCells = cells.filter((cell) => !isBlankCell(cell)).slice(0, maxSample);
  const validCells = filledCells.filter((cell) => {
    const reading = readCell(field, cell, today);
    return 'answer' in reading && problemOf(field, reading.answer ?? '') === null;
  });
  return filledCells.length > 0 && validCells.length * 2 >= filledCells.length;
}

function areCheckDigits(cells: readonly Cell[]): boolean {
  const filledTexts = cells.map((cell) => displayedText(cell).trim()).filter((text) => text !== '');
  return filledTexts.length > 0 && filledTexts.every((text) => /^[\dk]$/i.test(text));
}

/**
 * If a list has several columns of check digits, such as «RBD», «DV», «RUN», «DV», assigns each of them to the number
 * on its left.
 */
function assignCheckDigits(
  columns: readonly Column[],
  cellsIn: (column: Column) => readonly Cell[],
  fields: ReadonlyMap<string, Field>,
): readonly Column[] {
  const hasCheckDigits = (column: Column) => {
    const field = fields.get(column.key ?? column.suggestedKey ?? '');
    return field?.kind === 'rut' && areCheckDigits(cellsIn(column));
  };
  const digitColumns = columns.filter(hasCheckDigits);
  if (digitColumns.length < 2) return columns;
  return columns.map((column, index) => {
    if (!digitColumns.includes(column)) return column;
    const key = column.key ?? column.suggestedKey;
    return { ...column, key: columns[index - 1]?.key === key ? key : null, suggestedKey: null };
  });
}

/**
 * Suggests a field for each unused column whose heading is similar to a usual heading of the field. Suggests a field
 * that another column already answers only if the field is a text other than a name, because several columns may hold
 * the parts of such a text. Withdraws every suggestion that the column's cells don't fit.
 * @param rows cells of each person's row
 */
export function suggestColumns(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  template: Template,
  today: string,
): readonly Column[] {
  const fields = new Map(answerableFields(template).map((field) => [field.key, field]));
  const cellsIn = ({ index }: Column) => rows.map((row) => row[index] ?? '');
  const assignedColumns = assignCheckDigits(columns, cellsIn, fields);
  const answeredKeys = new Set(assignedColumns.map(({ key }) => key));
  return assignedColumns.map((column) => {
    if (column.key !== null || column.heading === '') return column;
    const similarKey = column.suggestedKey === null ? similarField(column.heading, template) : null;
    const field = fields.get(column.suggestedKey ?? similarKey ?? '');
    const canJoinColumns = field?.kind === 'text' && !field.isName;
    const isUseful = field && (similarKey === null || canJoinColumns || !answeredKeys.has(field.key));
    return {
      ...column,
      suggestedKey: isUseful && doCellsFit(field, cellsIn(column), today) ? field.key : null,
    };
  });
}

export function applyColumnChoices(columns: readonly Column[], choices: SheetChoices): readonly Column[] {
  return columns.map((column) => {
    const choice = choices.columns[column.index];
    return choice === undefined ? column : { ...column, key: choice, suggestedKey: null };
  });
}

/**
 * Returns the columns that answer the field, in the order of the template's headings, such as given names before
 * surnames. Unknown headings come last, in the order of the sheet.
 */
export function columnsFor(key: string, columns: readonly Column[], template: Template): readonly Column[] {
  const names = template.spreadsheet.headings[key] ?? [];
  const orderOf = ({ heading }: Column) => {
    const order = names.findIndex((name) => isSameHeading(name, heading, template));
    return order === -1 ? names.length : order;
  };
  return columns.filter((column) => column.key === key).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Columns that together answer one field. */
export type JoinedColumns = {
  readonly key: string;
  readonly columns: readonly Column[];
};

export function joinedColumns(columns: readonly Column[], template: Template): readonly JoinedColumns[] {
  const keys = new Set(columns.flatMap(({ key }) => key ?? []));
  return [...keys]
    .map((key) => ({ key, columns: columnsFor(key, columns, template) }))
    .filter((joined) => joined.columns.length > 1);
}

/** Returns the displayed text of a column's first filled cell; '' if there is none. */
export function firstFilledText({ index }: Column, rows: readonly (readonly Cell[])[]): string {
  const cell = rows.map((row) => row[index] ?? '').find((candidate) => !isBlankCell(candidate));
  return displayedText(cell).trim();
}
