// Finds facts about columns and cells after each column has its field and the people's rows are known.

import { normalizeForComparison } from '../../model/comparing.ts';
import type { Template } from '../../model/document.ts';
import type { Field, Option } from '../../model/field.ts';
import { displayedText, type SheetRow } from '../../sheet/workbook.ts';
import { type ColumnFacts, type FactsByColumn, lacksCheckDigits } from '../answer-reader.ts';
import { isBlankCell, isBlankMarker } from '../cell.ts';
import type { Column } from '../columns.ts';
import { ambiguousNames, findOption, optionsForColumn } from '../named-option.ts';
import type { SheetChoices } from './choices.ts';
import { damageOf, isDamaged } from './damage.ts';
import { dateQuestions } from './dates.ts';
import { type NameQuestion, nameQuestion } from './person-names.ts';
import { isSameHeading } from './vocabulary.ts';

export type NameFact = NameQuestion & {
  readonly column: Column;
  /** Order to apply; null while the page asks the user. */
  readonly order: 'turn' | 'keep' | null;
};

/** Name that two options share in a column: «M» in «Sexo». */
export type OptionFact = {
  readonly column: Column;
  readonly text: string;
  readonly options: readonly Option[];
  /** Value of the option that the name means; null until the user decides. */
  readonly value: string | null;
};

export type ColumnFindings = {
  readonly factsByColumn: FactsByColumn;
  readonly nameFacts: readonly NameFact[];
  readonly options: readonly OptionFact[];
};

export type CellFindings = {
  readonly damagedAnswers: { readonly count: number; readonly example: string };
  /** Number of answers that lost digits or became dates, and an example. */
  readonly convertedCells: { readonly count: number; readonly example: string };
  /** Headings of columns whose RUTs lack their check digit. */
  readonly headingsWithoutCheckDigit: readonly string[];
  /** Number of cells with a sign for «nothing», such as «-» or «N/A», and examples. */
  readonly blankMarkers: { readonly count: number; readonly examples: readonly string[] };
};

export function findInColumns(
  columns: readonly Column[],
  people: readonly SheetRow[],
  fields: ReadonlyMap<string, Field>,
  template: Template,
  { dateOrders, nameOrders, options: chosenOptions }: SheetChoices,
): ColumnFindings {
  const cellsIn = ({ index }: Column) => people.map(({ cells }) => cells[index] ?? '');
  const fieldOfColumn = ({ key }: Column) => (key === null ? undefined : fields.get(key));
  const factsByColumn = new Map<number, ColumnFacts>();

  const dateColumns = columns.filter((column) => fieldOfColumn(column)?.kind === 'date');
  const questions = dateQuestions(dateColumns.map(cellsIn));
  dateColumns.forEach((column, index) => {
    const question = questions[index];
    if (question)
      factsByColumn.set(column.index, { dates: { question, order: dateOrders[column.index] ?? null } });
  });

  const nameFacts = columns.flatMap((column): readonly NameFact[] => {
    const field = fieldOfColumn(column);
    const isOnlyColumn = columns.filter(({ key }) => key === column.key).length === 1;
    if (!isOnlyColumn || field?.kind !== 'text' || !field.isName) return [];
    const texts = cellsIn(column).map((cell) => displayedText(cell).replace(/\s+/g, ' ').trim());
    const { surnamesFirst } = template.spreadsheet.nameHeadings;
    const mayStartWithSurnames = surnamesFirst.some((name) => isSameHeading(name, column.heading, template));
    const question = nameQuestion(texts, mayStartWithSurnames);
    if (!question) return [];
    const order = nameOrders[column.index] ?? (question.reason === 'comma' ? 'turn' : null);
    factsByColumn.set(column.index, { names: { order, reason: question.reason } });
    return [{ ...question, column, order }];
  });

  const options = columns.flatMap((column): readonly OptionFact[] => {
    const field = fieldOfColumn(column);
    if (field?.kind !== 'choice') return [];
    const texts = cellsIn(column).map((cell) => displayedText(cell).trim());
    const sharedNames = ambiguousNames(field.options);
    const text = texts.find((candidate) => sharedNames.includes(normalizeForComparison(candidate)));
    if (text === undefined) return [];
    const chosenValue = chosenOptions[column.index];
    if (chosenValue !== undefined) factsByColumn.set(column.index, { option: chosenValue });
    const value = findOption(optionsForColumn(field.options, texts, chosenValue), text);
    return [
      {
        column,
        text,
        options: field.options.filter(({ names: optionNames }) =>
          optionNames?.includes(normalizeForComparison(text)),
        ),
        value,
      },
    ];
  });
  return { factsByColumn, nameFacts, options };
}

export function findInCells(
  columns: readonly Column[],
  people: readonly SheetRow[],
  fields: ReadonlyMap<string, Field>,
): CellFindings {
  const damagedTexts: string[] = [];
  const convertedTexts: string[] = [];
  const markerTexts: string[] = [];
  const headingsWithoutCheckDigit: string[] = [];
  for (const column of columns) {
    const field = column.key === null ? undefined : fields.get(column.key);
    if (!field) continue;
    const cells = people
      .map(({ cells: row }) => row[column.index] ?? '')
      .filter((cell) => !isBlankCell(cell));
    const isOnlyColumn = columns.filter(({ key }) => key === column.key).length === 1;
    // Accept zero in one of several columns, because it may be the check digit of a RUT.
    const kind = field.kind === 'rut' && !isOnlyColumn ? 'integer' : field.kind;
    for (const cell of cells) {
      const shown = displayedText(cell).trim();
      if (isBlankMarker({ kind }, cell)) markerTexts.push(shown);
      else if (isDamaged(shown)) damagedTexts.push(shown);
      else if (damageOf(field, cell) !== null) convertedTexts.push(shown);
    }
    if (field.kind === 'rut' && isOnlyColumn && lacksCheckDigits(cells.map(displayedText)))
      headingsWithoutCheckDigit.push(column.heading);
  }
  return {
    damagedAnswers: { count: damagedTexts.length, example: damagedTexts[0] ?? '' },
    convertedCells: { count: convertedTexts.length, example: convertedTexts[0] ?? '' },
    blankMarkers: { count: markerTexts.length, examples: [...new Set(markerTexts)].slice(0, 3) },
    headingsWithoutCheckDigit,
  };
}
